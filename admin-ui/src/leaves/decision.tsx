import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { officePath } from '../paths';
import { useTextDraft } from '../forms/text-draft';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { useApi } from '../api/use-api';
import { useNotifyError } from '../api/use-notify-error';
import { Button, RowAction } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Panel } from '../ui/layout/panel';
import { Spinner } from '../ui/feedback/spinner';
import { TextAreaField } from '../ui/fields/text-area-field';
import { DecisionForm } from './decision-form';
import classes from './decision.module.css';
import { isPending, type Leave, statusOf } from './leave';
import { LeaveStatus } from './leave-status';
import { Shortening } from './shortening';
import { useRequester } from './use-requester';

export function Decision({ leave }: { leave: Leave }) {
  const text = useText();
  const navigate = useNavigate();
  const pending = isPending(leave);
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button is gone by then.
  const onDone = () => title.current?.focus();
  const onDecided = (by: 'us' | 'others') => (by === 'us' ? navigate(officePath.leaves) : onDone());
  return (
    <Panel>
      <section className={classes.decision}>
        <h2 ref={title} tabIndex={-1}>
          {text('leaves.decision')}
        </h2>
        {pending ? <DecisionForm leave={leave} onDecided={onDecided} page={officePath.leaves} /> : <Outcome leave={leave} />}
        {(pending || statusOf(leave) === 'Approved') && <Shortening leave={leave} onDone={onDone} />}
        {(pending || statusOf(leave) === 'Approved') && <Cancellation leave={leave} onDone={onDone} />}
      </section>
    </Panel>
  );
}

function Outcome({ leave }: { leave: Leave }) {
  const text = useText();
  const { instant } = useDates();
  const at = leave.cancelledAt ?? leave.decidedAt;
  return (
    <>
      <p className={classes.outcome}>
        <LeaveStatus of={leave.status} />
        {at && <time dateTime={at}>{instant(at)}</time>}
      </p>
      {leave.note && (
        <>
          <p className={classes.note}>{leave.note}</p>
          {leave.decidedBy && <p className={classes.by}>{text('leaves.noteBy', { name: leave.decidedBy })}</p>}
        </>
      )}
    </>
  );
}

interface CancellationProps {
  leave: Leave;
  /** Called after the cancellation, or when it is no longer possible. */
  onDone: () => void;
}

function Cancellation({ leave, onDone }: CancellationProps) {
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

function CancelDialog({ leave, onDone, onClose }: CancellationProps & { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();
  const { key, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useTextDraft<HTMLTextAreaElement>('cancel');
  const { name, shortName } = useRequester()(leave);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = (new FormData(event.currentTarget).get('reason') as string).trim();
    if (!reason) return setError(text('leaves.cancelReasonMissing'));
    setBusy(true);
    setError(undefined);
    try {
      await api.cancelLeave(leave.id, reason, key);
      notify(text('leaves.cancelled', { name }), { type: 'success' });
    } catch (failure) {
      const { errors, code } = failure instanceof RequestFailed ? failure.body : {};
      // The first reason may be stored under this key, so another reason needs a new key.
      if (code === 'idempotency.reused') renew();
      setError(errors?.reason);
      if (!errors?.reason) notifyError(failure);
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
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField ref={field} label={text('leaves.cancelReason')} name="reason" maxLength={1000} error={error} autoFocus />
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
