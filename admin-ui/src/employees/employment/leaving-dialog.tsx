import { type FormEvent, useState } from 'react';
import { isCalendarDate, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useToday } from '../../api/use-today';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import type { Employee } from '../employee';
import { useEmploymentChange } from './employment-change';
import { LeaveEffect } from './leave-effect';
import classes from './leaving-dialog.module.css';

const EARLIEST = '1950-01-01';

export function LeavingDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { day } = useDates();
  const today = useToday();
  const { busy, error, setError, question, store } = useEmploymentChange(employee, onClose);
  const { id, name, hireDate } = employee;
  const [typed, setTyped] = useState<string>();
  const [pending, setPending] = useState(false);
  const last = typed ?? today ?? '';
  const min = hireDate ?? EARLIEST;
  const max = today && latestFutureDate(today);

  function errorOf(leftOn: string): string | undefined {
    if (!isCalendarDate(leftOn)) return text('forms.noDate');
    if (hireDate && leftOn < hireDate)
      return text('employees.leaving.beforeHire', { date: day(hireDate) });
    return leftOn < min || (max && leftOn > max)
      ? text('forms.dateOutside', { min: day(min), max: day(max ?? leftOn) })
      : undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = errorOf(last);
    setError(wrong);
    if (!wrong && !pending) void store({ leftOn: last }, text('employees.leaving.recorded'));
  }

  return (
    <Dialog title={text('employees.leaving.title', { name })} onClose={onClose}>
      <p>{text('employees.leaving.text')}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <Field
          type="date"
          name="leftOn"
          label={text('employees.leaving.leftOn')}
          error={error}
          min={min}
          max={max}
          value={last}
          onChange={({ target }) => setTyped(target.value)}
        />
        <LeaveEffect
          employment={errorOf(last) === undefined ? { employee: id, leftOn: last } : undefined}
          onPending={setPending}
        />
        <PayEffectNote
          asked={
            errorOf(last) === undefined
              ? { kind: 'employment', employeeId: id, leftOn: last }
              : undefined
          }
        />
        <FormActions busy={busy} disabled={pending || busy} onCancel={onClose}>
          {text(busy ? 'employees.leaving.recording' : 'employees.leaving.record')}
        </FormActions>
      </form>
      {question}
    </Dialog>
  );
}
