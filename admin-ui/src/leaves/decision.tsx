import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { officePath } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useLeaveRefresh } from '../api/use-leave-refresh';
import { useApi } from '../api/use-api';
import { useRefusal } from '../api/use-refusal';
import { Button, RowAction } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Panel } from '../ui/layout/panel';
import { Spinner } from '../ui/feedback/spinner';
import { TextAreaField } from '../ui/fields/text-area-field';
import { DecisionForm } from './decision-form';
import classes from './decision.module.css';
import { isPending, type Leave, statusOf } from './leave';
import { LeaveStatus } from './leave-status';
import { useRequester } from './use-requester';

/** What can be decided about it, or what was. */
export function Decision({ leave }: { leave: Leave }) {
  const text = useText();
  const navigate = useNavigate();
  const pending = isPending(leave);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone then.
  const onOver = () => title.current?.focus();
  const onDecided = (by: 'us' | 'others') => (by === 'us' ? navigate(officePath.leaves) : onOver());
  return (
    <Panel>
      <section className={classes.decision}>
        <h2 ref={title} tabIndex={-1}>
          {text('leaves.decision')}
        </h2>
        {pending ? <DecisionForm leave={leave} onDecided={onDecided} /> : <Outcome leave={leave} />}
        {(pending || statusOf(leave) === 'Approved') && <Cancellation leave={leave} onOver={onOver} />}
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
  /** It is cancelled, or cannot be any more. */
  onOver: () => void;
}

/** Takes back what is pending or approved; whoever asked for it is told why. */
function Cancellation({ leave, onOver }: CancellationProps) {
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

function CancelDialog({ leave, onOver, onClose }: CancellationProps & { onClose: () => void }) {
  const text = useText();
  const office = useApi();
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
