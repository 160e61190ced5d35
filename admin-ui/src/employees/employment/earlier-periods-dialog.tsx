import { type FormEvent, useState } from 'react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../../api/contract/employee/employment-periods.js';
import { DateField } from '../../forms/date-field/date-field';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Button } from '../../ui/button';
import { ConfirmDialog, Dialog, FormActions } from '../../ui/feedback/dialog';
import type { Employee } from '../employee';
import { useEmploymentChange } from './employment-change';
import classes from './earlier-periods-dialog.module.css';

/** Corrects the dates of employments before the latest one, and takes back a return that was recorded by mistake. */
export function EarlierPeriodsDialog({
  employee,
  onClose,
}: {
  employee: Employee;
  onClose: () => void;
}) {
  const text = useText();
  const { day } = useDates();
  const { busy, error, question, store } = useEmploymentChange(employee, onClose);
  const { id, hireDate, leftOn, periods } = employee;
  const [earlier, setEarlier] = useState(periods.slice(0, -1));
  const [cancelling, setCancelling] = useState(false);

  const change = (place: number, dates: Partial<EmploymentPeriod>) =>
    setEarlier(earlier.map((period, at) => (at === place ? { ...period, ...dates } : period)));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Its field says so.
    if (isUnread) return;
    void store({ earlierPeriods: earlier }, text('employees.periods.saved'));
  }

  const datesHold = earlier.every(
    ({ hiredOn, leftOn: last }) =>
      (hiredOn === null || isCalendarDate(hiredOn)) && last !== null && isCalendarDate(last),
  );
  const isUnread = earlier
    .flatMap((period) => [period.hiredOn, period.leftOn])
    .some((date) => date !== null && !isCalendarDate(date));
  const isChanged = JSON.stringify(earlier) !== JSON.stringify(periods.slice(0, -1));

  if (cancelling)
    return (
      <>
        <CancelReturn {...{ employee, busy, error, store, onClose }} />
        {question}
      </>
    );
  return (
    <Dialog title={text('employees.periods.title')} onClose={onClose}>
      <p>{text('employees.periods.text')}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        {earlier.map((period, place) => (
          <fieldset key={place} className={classes.period}>
            <legend className="visually-hidden">
              {text('employees.periods.nth', { number: place + 1 })}
            </legend>
            <DateField
              label={text('employment.hireDate')}
              value={period.hiredOn ?? ''}
              onChange={(hiredOn) => change(place, { hiredOn: hiredOn || null })}
            />
            <DateField
              label={text('employees.leaving.leftOn')}
              value={period.leftOn ?? ''}
              from={period.hiredOn ?? undefined}
              onChange={(leftOn) => change(place, { leftOn: leftOn || null })}
            />
          </fieldset>
        ))}
        {error && (
          <p role="alert" className={classes.error}>
            {error}
          </p>
        )}
        {leftOn === null && hireDate && (
          <p className={classes.correction}>
            {text('employees.periods.neverReturned', { date: day(hireDate) })}
            <Button variant="quiet" disabled={busy} onClick={() => setCancelling(true)}>
              {text('employees.periods.cancelReturn')}
            </Button>
          </p>
        )}
        <PayEffectNote
          asked={
            isChanged && datesHold
              ? { kind: 'employment', employeeId: id, earlierPeriods: earlier }
              : undefined
          }
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text(busy ? 'employees.periods.saving' : 'employees.periods.save')}
        </FormActions>
      </form>
      {question}
    </Dialog>
  );
}

interface CancelReturnProps {
  employee: Employee;
  busy: boolean;
  error: string | undefined;
  store: ReturnType<typeof useEmploymentChange>['store'];
  onClose: () => void;
}

function CancelReturn({ employee, busy, error, store, onClose }: CancelReturnProps) {
  const text = useText();
  const { day } = useDates();
  const { id, name, periods } = employee;
  const previous = periods.at(-2);
  const neverReturned = {
    hireDate: previous?.hiredOn ?? null,
    leftOn: previous?.leftOn,
    earlierPeriods: periods.slice(0, -2),
  };
  return (
    <ConfirmDialog
      title={text('employees.periods.cancelReturnTitle', { name })}
      action={text('employees.periods.cancelReturn')}
      busy={busy}
      effect={
        <>
          <PayEffectNote asked={{ kind: 'employment', employeeId: id, ...neverReturned }} />
          {error && <p role="alert">{error}</p>}
        </>
      }
      onConfirm={() => void store(neverReturned, text('employees.periods.returnCancelled'))}
      onCancel={onClose}
    >
      {text('employees.periods.cancelReturnText', {
        name,
        date: previous?.leftOn ? day(previous.leftOn) : text('app.notAvailable'),
      })}
    </ConfirmDialog>
  );
}
