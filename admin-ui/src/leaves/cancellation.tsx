import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { latestFutureDate } from '../../../api/contract/date-limits.js';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { useNotifyError } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { useTextDraft } from '../forms/text-draft';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { Button, RowAction } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Spinner } from '../ui/feedback/spinner';
import { Field } from '../ui/fields/field';
import { TextAreaField } from '../ui/fields/text-area-field';
import classes from './decision.module.css';
import type { Leave } from './leave';
import { useRequester } from './use-requester';

interface Props {
  leave: Leave;
  /** Called after the cancellation, or when it is no longer possible. */
  onDone: () => void;
}

export function Cancellation({ leave, onDone }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.cancel}>
      <RowAction tone="danger" onClick={() => setOpen(true)}>
        {text('leaves.cancel')}
      </RowAction>
      {open && <CancelDialog leave={leave} onDone={onDone} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CancelDialog({ leave, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ reason?: string; restoreUntil?: string }>({});
  const field = useTextDraft<HTMLTextAreaElement>('cancel');
  const { name, shortName } = useRequester()(leave);
  const amounts = useAmounts();
  const today = useToday();
  const lapsed = leave.lapsedIfCancelled ?? 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [reason, until] = [(form.get('reason') as string).trim(), form.get('restoreUntil') as string | null];
    if (!reason) return setErrors({ reason: text('leaves.cancelReasonMissing') });
    setBusy(true);
    setErrors({});
    try {
      await api.cancelLeave(leave.id, { reason, ...(until && { restoreUntil: until }) }, key);
      notify(text('leaves.cancelled', { name }), { type: 'success' });
    } catch (failure) {
      const { errors: faults, code } = failure instanceof RequestFailed ? failure.body : {};
      // The first reason may be stored under this key, so another reason needs a new key.
      if (code === 'idempotency.reused') renew();
      setErrors(faults ?? {});
      if (!faults?.reason && !faults?.restoreUntil) notifyError(failure);
      setBusy(false);
      if (code !== 'leave.already_decided') return;
    }
    onClose();
    await refresh();
    onDone();
  }

  return (
    <Dialog title={text('leaves.cancelTitle')} onClose={onClose}>
      <p>{text('leaves.cancelText', { name: shortName })}</p>
      {lapsed > 0 && <p>{text('leaves.cancelLapsed', { amount: amounts.words(lapsed, leave.unit), count: leave.unit === 'days' ? lapsed : 2 })}</p>}
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField ref={field} label={text('leaves.cancelReason')} name="reason" maxLength={1000} error={errors.reason} autoFocus />
        {lapsed > 0 && today && (
          <Field type="date" name="restoreUntil" optional label={text('leaves.restoreUntil')} hint={text('leaves.restoreUntilHint')} min={today} max={latestFutureDate(today)} error={errors.restoreUntil} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{text('leaves.keep')}</Button>
          <Button type="submit" variant="danger" disabled={busy}>
            {busy && <Spinner />}
            {text('leaves.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
