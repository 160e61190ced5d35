import { type FormEvent, useState } from 'react';
import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../../api/contract/employee/employment-periods.js';
import { useToday } from '../../api/use-today';
import { DatePair } from '../../forms/date-field/date-pair';
import { type DateSpan, useDateFault } from '../../forms/date-field/use-typed-dates';
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
  const { spans, setSpans, limits, earlier, faults, isChanged } = useEarlierPeriods(periods);
  const [isSent, setSent] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const areRight = faults.every(({ from, to }) => !from && !to);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    if (areRight) void store({ earlierPeriods: earlier }, text('employees.periods.saved'));
  }

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
        {spans.map((span, place) => (
          <fieldset key={place} className={classes.period}>
            <legend className="visually-hidden">
              {text('employees.periods.nth', { number: place + 1 })}
            </legend>
            <DatePair
              from={{ label: text('employment.hireDate'), clearable: true }}
              to={{
                label: text('employees.leaving.leftOn'),
                refusal: isSent ? faults[place]?.to : undefined,
              }}
              {...limits}
              value={span}
              onChange={(typed) => setSpans(spans.with(place, typed))}
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
            isChanged && areRight
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

/** The employments before the latest one as they are typed. */
function useEarlierPeriods(periods: EmploymentPeriod[]) {
  const before = periods.slice(0, -1);
  const [spans, setSpans] = useState<DateSpan[]>(
    before.map(({ hiredOn, leftOn }) => ({ from: hiredOn ?? '', to: leftOn ?? '' })),
  );
  const faultOf = useDateFault();
  const today = useToday();
  const limits = { min: EARLIEST_EMPLOYMENT, max: today && latestFutureDate(today) };
  const earlier = spans.map(({ from, to }) => ({ hiredOn: from || null, leftOn: to || null }));
  // A first day may be unknown.
  const faults = spans.map(({ from, to }) => ({
    from: from === '' ? undefined : faultOf(from, limits),
    to: faultOf(to, { ...limits, from }),
  }));
  const isChanged = JSON.stringify(earlier) !== JSON.stringify(before);
  return { spans, setSpans, limits, earlier, faults, isChanged };
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
