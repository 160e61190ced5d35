import { type FormEvent, useState } from 'react';
import {
  addDays,
  isCalendarDate,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Button } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import type { Employee } from '../employee';
import { CancelLeavingDialog } from './cancel-leaving-dialog';
import { useEmploymentChange } from './employment-change';
import classes from './earlier-periods-dialog.module.css';

/** Asks for the date of a return; a departure that never was is taken back instead, as it leaves no break. */
export function ReturnDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { day } = useDates();
  const today = useToday();
  const { busy, error, setError, question, recordReturn } = useEmploymentChange(employee, onClose);
  const { id, name, leftOn } = employee;
  const [typed, setTyped] = useState<string>();
  const [neverLeft, setNeverLeft] = useState(false);
  const min = leftOn ? addDays(leftOn, 1) : '';
  const max = today && latestFutureDate(today);

  const date = typed ?? (today && today > min ? today : min);

  function errorOf(date: string): string | undefined {
    if (!isCalendarDate(date)) return text('forms.noDate');
    if (leftOn && date < min)
      return text('employees.leaving.notAfterLastDay', { date: day(leftOn) });
    return max && date > max
      ? text('forms.dateOutside', { min: day(min), max: day(max) })
      : undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = errorOf(date);
    setError(wrong);
    if (!wrong) void recordReturn(date, text('employees.leaving.returned'));
  }

  if (neverLeft) return <CancelLeavingDialog employee={employee} onClose={onClose} />;
  return (
    <Dialog title={text('employees.leaving.returnTitle', { name })} onClose={onClose}>
      <p>
        {text('employees.leaving.returnText', {
          date: leftOn ? day(leftOn) : text('app.notAvailable'),
        })}
      </p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <Field
          type="date"
          name="returnDate"
          label={text('employees.leaving.returnDate')}
          error={error}
          min={min}
          max={max}
          value={date}
          onChange={({ target }) => setTyped(target.value)}
        />
        <PayEffectNote
          asked={
            isCalendarDate(date) && errorOf(date) === undefined
              ? { kind: 'return', employeeId: id, returnDate: date }
              : undefined
          }
        />
        <p className={classes.correction}>
          {text('employees.leaving.neverLeft', { name })}
          <Button variant="quiet" disabled={busy} onClick={() => setNeverLeft(true)}>
            {text('employees.leaving.takeBack')}
          </Button>
        </p>
        <FormActions busy={busy} onCancel={onClose}>
          {text(busy ? 'employees.leaving.returning' : 'employees.leaving.return')}
        </FormActions>
      </form>
      {question}
    </Dialog>
  );
}
