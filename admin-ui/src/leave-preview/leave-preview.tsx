import { useState } from 'react';
import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useNotifyError, serverErrorText } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import classes from './leave-preview.module.css';
import type { LeaveChange } from './preview-calls';
import { useLeavePreview, type FollowedPreview } from './use-leave-preview';
import { LostFocusHeading } from '../ui/lost-focus-heading';
import { useDates } from '../i18n/use-dates';
import { AlertBox } from '../ui/feedback/alert-box';
import { EmptyState } from '../ui/feedback/empty-state';
import { PreviewResult } from './preview-result';
import { PreviewRunning } from './preview-running';
import { PayEffectNote } from '../pay-items/pay-effect';

interface Props {
  change: LeaveChange;
  /** Set where a form has started it, to show errors at its fields. */
  started?: LeavePreviewRecord;
  /** Names the balances that stay as they are. */
  note?: string;
  save: string;
  saving: string;
  back?: string;
  onBack: () => void;
  /** Stores the change. What it throws is told here. */
  onSave: (basis: string, key: string) => Promise<void>;
}

export function LeavePreview({ change, started, note, save, saving, back, onBack, onSave }: Props) {
  const text = useText();
  const notifyError = useNotifyError();
  const { key, renew } = useIdempotencyKey();
  const followed = useLeavePreview(change, started);
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState(false);
  const { preview } = followed;
  const basis = stale ? null : (preview?.basis ?? null);

  async function store() {
    if (busy || basis === null) return;
    setBusy(true);
    try {
      await onSave(basis, key);
    } catch (failure) {
      setBusy(false);
      if (failure instanceof RequestFailed && failure.body.code === 'request.stale')
        return setStale(true);
      notifyError(failure);
    }
  }

  function again() {
    setStale(false);
    // Another basis is another request.
    renew();
    followed.again();
  }

  return (
    <section className={classes.preview} aria-label={text('leavePreview.title')}>
      <PreviewContent {...followed} again={again} stale={stale} />
      <WorkingTimeEffect change={change} />
      <div className={classes.foot}>
        <div className={classes.note}>
          {note && <p>{note}</p>}
          <small>{text('leavePreview.meanwhile')}</small>
        </div>
        <div className={classes.buttons}>
          <Button variant="quiet" onClick={onBack}>
            {back ?? text('leavePreview.back')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={busy || basis === null}
            onClick={() => void store()}
            busy={busy}
          >
            {busy ? saving : save}
          </Button>
        </div>
      </div>
    </section>
  );
}

function PreviewContent({
  preview,
  failure,
  again,
  cancel,
  stale,
}: FollowedPreview & { stale: boolean }) {
  const text = useText();
  const { day } = useDates();
  const tryAgain = <Button onClick={again}>{text('leavePreview.again')}</Button>;
  if (failure instanceof RequestFailed && failure.status === 409)
    return <EmptyState title={text('leavePreview.refused')}>{serverErrorText(failure)}</EmptyState>;
  if (failure)
    return (
      <EmptyState title={text('leavePreview.failed')} action={tryAgain}>
        {serverErrorText(failure) || text('leavePreview.failedText')}
      </EmptyState>
    );
  if (!preview || preview.state === 'Running')
    return (
      <PreviewRunning title={text('leavePreview.running')} preview={preview} onCancel={cancel} />
    );
  if (preview.state === 'Cancelled')
    return (
      <EmptyState title={text('leavePreview.cancelled')} action={tryAgain}>
        {text('leavePreview.cancelledText')}
      </EmptyState>
    );
  if (preview.state === 'Failed')
    return (
      <EmptyState title={text('leavePreview.failed')} action={tryAgain}>
        {text('leavePreview.failedText')}
      </EmptyState>
    );
  return (
    <>
      <LostFocusHeading hidden>{text('leavePreview.done')}</LostFocusHeading>
      {stale && (
        <div className={classes.stale}>
          <AlertBox>{text('leavePreview.stale')}</AlertBox>
          {tryAgain}
        </div>
      )}
      <p className={classes.on}>{text('leavePreview.on', { date: day(preview.on) })}</p>
      <PreviewResult key={preview._id} preview={preview} />
    </>
  );
}

/** Patterns and holidays change pay; policies change none. */
export function WorkingTimeEffect({ change }: { change: LeaveChange }) {
  const movesWorkingTime =
    change.kind === 'holidays' ||
    ((change.kind === 'assignment' || change.kind === 'assignmentEnd') &&
      ['pattern', 'calendar'].includes(change.subject));
  return <PayEffectNote asked={movesWorkingTime ? { kind: 'workingTime', change } : undefined} />;
}
