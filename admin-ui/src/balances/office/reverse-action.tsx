import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { ENTRY_REASON_MAX } from '../../../../api/contract/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/policy-rules.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useTextDraft } from '../../forms/text-draft';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Button, RowAction } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { Spinner } from '../../ui/feedback/spinner';
import { TextAreaField } from '../../ui/fields/text-area-field';
import type { LedgerRow } from '../ledger-rows';
import classes from './person-balances.module.css';

interface Props {
  row: LedgerRow;
  title: string;
  unit: LeaveUnit;
}

/** Of entries only; the server says which can still be reversed. */
export function ReverseAction({ row, title, unit }: Props) {
  const text = useText();
  const { day } = useDates();
  const [asking, setAsking] = useState(false);
  const entry = row.line?.reversible ? row.line.source.entry : undefined;
  if (entry === undefined) return null;
  return (
    <span className={classes.reverse}>
      <RowAction aria-label={text('balances.reverse.of', { title, date: day(row.from) })} onClick={() => setAsking(true)}>
        {text('balances.reverse.button')}
      </RowAction>
      {asking && <ReverseDialog entry={entry} row={row} unit={unit} onClose={() => setAsking(false)} />}
    </span>
  );
}

function ReverseDialog({ entry, row, unit, onClose }: { entry: string; row: LedgerRow; unit: LeaveUnit; onClose: () => void }) {
  const text = useText();
  const { day } = useDates();
  const amounts = useAmounts();
  const notify = useNotify();
  const refresh = useLeaveRefresh();
  const api = useApi();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useTextDraft<HTMLTextAreaElement>(`reverse ${entry}`);
  const label = text('balances.reverse.reason');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setError(text('forms.fillIn', { label }));
    setBusy(true);
    try {
      await api.reverseLeaveEntry(entry, reason, key);
      notify(text('balances.reverse.done'), { type: 'success' });
      onClose();
      void refresh();
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.body.code === 'idempotency.reused') renew();
      if (failure.status === 409) void refresh();
      setError(failure.body.errors?.reason || failure.message || text('error.generic'));
    }
  }

  return (
    <Dialog title={text('balances.reverse.title')} onClose={onClose}>
      <p>{text('balances.reverse.text', { amount: amounts.signed(row.amount, unit), date: day(row.from) })}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField ref={field} label={label} name="reason" maxLength={ENTRY_REASON_MAX} error={error} />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" variant="danger" disabled={busy}>
            {busy && <Spinner />}
            {text(busy ? 'balances.reverse.busy' : 'balances.reverse.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
