import { type FormEvent, useState } from 'react';
import { addDays, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Button } from '../../ui/button';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import type { Employee } from '../employee';
import { CancelLeavingDialog } from './cancel-leaving-dialog';
import { useEmploymentChange } from './employment-change';
import classes from './earlier-periods-dialog.module.css';

/** Asks for the date of a return; a departure that never was is taken back instead, as it leaves no break. */
export function ReturnDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { day } = useDates();
  const faultOf = useDateFault();
  const today = useToday();
  const { busy, error, setError, question, recordReturn } = useEmploymentChange(employee, onClose);
  const { id, name, leftOn } = employee;
  const [typed, setTyped] = useState<string>();
  const [neverLeft, setNeverLeft] = useState(false);
  const min = leftOn ? addDays(leftOn, 1) : '';
  const limits = {
    min,
    max: today && latestFutureDate(today),
    tooEarly: leftOn ? text('employees.leaving.notAfterLastDay', { date: day(leftOn) }) : undefined,
  };
  const date = typed ?? (today && today > min ? today : min);

  const errorOf = (returned: string) => faultOf(returned, limits);

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
        <DateField
          label={text('employees.leaving.returnDate')}
          error={error}
          {...limits}
          value={date}
          onChange={setTyped}
        />
        <PayEffectNote
          asked={
            errorOf(date) === undefined
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
