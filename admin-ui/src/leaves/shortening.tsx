import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTextDraft } from '../forms/text-draft';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
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
  /** Called after days were taken out, or when that is no longer possible. */
  onDone: () => void;
}

/** Of leave of one day nothing would be left. */
export function Shortening(props: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (props.leave.days < 2) return null;
  return (
    <div className={classes.cancel}>
      <RowAction onClick={() => setOpen(true)}>{text('leaveCost.shorten')}</RowAction>
      {open && <ShortenDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ShortenDialog({ leave, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const reason = useTextDraft<HTMLTextAreaElement>('shorten');
  const { name } = useRequester()(leave);
  const limits = { type: 'date', min: leave.startDate, max: leave.endDate };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = { from: form.get('from') as string, to: form.get('to') as string, reason: (form.get('reason') as string).trim() };
    setBusy(true);
    setErrors({});
    try {
      await api.shortenLeave(leave.id, values, key);
      notify(text('leaveCost.shortened', { name }), { type: 'success' });
    } catch (failure) {
      const { errors: faults, code } = failure instanceof RequestFailed ? failure.body : {};
      // The first values may be stored under this key, so others need a new key.
      renew();
      setErrors(faults ?? {});
      if (!faults) notifyError(failure);
      setBusy(false);
      if (code !== 'leave.already_decided') return;
    }
    onClose();
    await refresh();
    onDone();
  }

  return (
    <Dialog title={text('leaveCost.shortenTitle')} onClose={onClose}>
      <p>{text('leaveCost.shortenText')}</p>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text('leaveCost.shortenFrom')} name="from" error={errors.from} {...limits} autoFocus />
        <Field label={text('leaveCost.shortenTo')} name="to" error={errors.to} {...limits} />
        <TextAreaField ref={reason} label={text('leaveCost.shortenReason')} name="reason" maxLength={1000} error={errors.reason} />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy && <Spinner />}
            {text('leaveCost.shorten')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
