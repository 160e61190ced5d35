import { type FormEvent, useState } from 'react';
import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useToday } from '../../api/use-today';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import type { Employee } from '../employee';
import { useEmploymentChange } from './employment-change';
import { LeaveEffect } from './leave-effect';
import classes from './leaving-dialog.module.css';

export function LeavingDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { day } = useDates();
  const faultOf = useDateFault();
  const today = useToday();
  const { busy, error, setError, question, store } = useEmploymentChange(employee, onClose);
  const { id, name, hireDate } = employee;
  const [typed, setTyped] = useState<string>();
  const [pending, setPending] = useState(false);
  const last = typed ?? today ?? '';
  const limits = {
    min: hireDate ?? EARLIEST_EMPLOYMENT,
    max: today && latestFutureDate(today),
    tooEarly: hireDate ? text('employees.leaving.beforeHire', { date: day(hireDate) }) : undefined,
  };
  const errorOf = (leftOn: string) => faultOf(leftOn, limits);

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
        <DateField
          label={text('employees.leaving.leftOn')}
          error={error}
          {...limits}
          value={last}
          onChange={setTyped}
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
