import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { useIdempotencyKey } from '../providers/idempotency-key';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { Button, RowAction } from '../ui/button';
import { Dialog, DialogActions } from '../ui/dialog';
import { Spinner } from '../ui/spinner';
import { TextAreaField } from '../ui/text-area-field';
import classes from './decision.module.css';
import type { Leave } from './leave';
import { useLeaveRefresh } from '../providers/use-leave-refresh';
import { useRequester } from './use-requester';

interface Props {
  leave: Leave;
  /** It is cancelled, or cannot be any more. */
  onOver: () => void;
}

/** Takes back what is pending or approved; whoever asked for it is told why. */
export function Cancellation({ leave, onOver }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.cancel}>
      <RowAction tone="danger" onClick={() => setOpen(true)}>
        {text('leaves.cancel')}
      </RowAction>
      {open && <CancelDialog leave={leave} onOver={onOver} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CancelDialog({ leave, onOver, onClose }: Props & { onClose: () => void }) {
  const text = useText();
  const office = useOffice();
  const notify = useNotify();
  const refuse = useRefusal();
  const refresh = useLeaveRefresh();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { name, shortName } = useRequester()(leave);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setError(text('leaves.cancelReasonMissing'));
    setBusy(true);
    setError(undefined);
    try {
      await office.cancelLeave(leave.id, reason, key);
      notify(text('leaves.cancelled', { name }), { type: 'success' });
    } catch (failure) {
      const { errors, code } = failure instanceof RequestFailed ? failure.body : {};
      // What was sent under this key may be stored; another reason is another request.
      if (code === 'idempotency.reused') renew();
      setError(errors?.reason);
      if (!errors?.reason) refuse(failure);
      setBusy(false);
      if (code !== 'leave.already_decided') return;
    }
    onClose();
    await refresh();
    onOver();
  }

  return (
    <Dialog title={text('leaves.cancelTitle')} onClose={onClose}>
      <p>{text('leaves.cancelText', { name: shortName })}</p>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField label={text('leaves.cancelReason')} name="reason" maxLength={1000} error={error} autoFocus />
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
