import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';
import { LedgerReceipt } from '../balances/ledger-receipt-list';
import { leaveYearName } from '../balances/ledger-texts';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { Dialog, DialogActions, FormActions } from '../ui/feedback/dialog';
import { Field } from '../ui/fields/field';
import classes from './close-dialog.module.css';
import { useYearEndRefresh } from './use-year-end';
import { yearEndCalls } from './year-end-calls';
import { yearSums } from './year-totals';

interface Props {
  yearEnd: YearEndRecord;
  basis: string;
  /** After a refusal because something has changed since the simulation. */
  onAgain: () => void;
  onClose: () => void;
}

export function CloseDialog({
  yearEnd: { leaveType, until, unit, perPolicy },
  basis,
  onAgain,
  onClose,
}: Props) {
  const text = useText();
  const { day } = useDates();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const withConfirmation = useWithConfirmation();
  const refresh = useYearEndRefresh();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [stale, setStale] = useState(false);
  const sums = yearSums(perPolicy);
  const year = leaveYearName(until);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = (new FormData(event.currentTarget).get('year') as string).trim();
    setError(typed === year ? undefined : text('yearEnd.typeYearError', { year }));
    if (typed !== year) return;
    setBusy(true);
    try {
      await withConfirmation(() => yearEndCalls.close({ leaveType: leaveType._id, until, basis }));
      await refresh();
      onClose();
      notify(text('yearEnd.closedDone', { type: leaveTypeName(text, leaveType.name), year }), {
        type: 'success',
      });
    } catch (failure) {
      setBusy(false);
      if (failure instanceof RequestFailed && failure.body.code === 'request.stale')
        return setStale(true);
      notifyError(failure);
    }
  }

  return (
    <Dialog
      title={text('yearEnd.closeTitle', { type: leaveTypeName(text, leaveType.name), year })}
      onClose={onClose}
    >
      <p>{text('yearEnd.closeFor', { count: sums.people, date: day(until) })}</p>
      <YearReceipt sums={sums} unit={unit} until={until} />
      <ul className={classes.facts}>
        <li>{text('yearEnd.locks', { date: day(until) })}</li>
        <li>{text('yearEnd.creditsLater')}</li>
      </ul>
      {stale ? (
        <>
          <AlertBox>{text('yearEnd.stale')}</AlertBox>
          <DialogActions>
            <Button onClick={onClose}>{text('app.cancel')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                onAgain();
                onClose();
              }}
            >
              {text('yearEnd.again')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Field
            name="year"
            label={text('yearEnd.typeYear', { year })}
            autoComplete="off"
            error={error}
          />
          <FormActions busy={busy} icon={Lock} onCancel={onClose}>
            {text('yearEnd.close', { year })}
          </FormActions>
        </form>
      )}
    </Dialog>
  );
}

function YearReceipt({
  sums,
  unit,
  until,
}: { sums: ReturnType<typeof yearSums> } & Pick<YearEndRecord, 'unit' | 'until'>) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const receipt = {
    heading: text('yearEnd.balances'),
    items: [
      {
        label: text('yearEnd.leftOnDay', { date: day(until) }),
        value: amounts.column(sums.rest, unit),
      },
      { label: text('yearEnd.expired'), value: amounts.column(-sums.expiring, unit) },
    ],
    total: { label: text('yearEnd.carriedOn'), value: amounts.column(sums.carried, unit) },
  };
  return (
    <div>
      <LedgerReceipt receipt={receipt} />
    </div>
  );
}
