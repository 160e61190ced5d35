import { LostFocusHeading } from '../ui/lost-focus-heading';
import { RequestFailed } from '../api/http-client';
import { serverErrorText } from '../api/use-notify-error';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { EmptyState } from '../ui/feedback/empty-state';
import classes from './leave-preview.module.css';
import { PreviewResult } from './preview-result';
import { PreviewRunning } from './preview-running';
import type { FollowedPreview } from './use-leave-preview';

export function PreviewContent({ preview, failure, again, cancel, stale }: FollowedPreview & { stale: boolean }) {
  const text = useText();
  const { day } = useDates();
  const tryAgain = <Button onClick={again}>{text('leavePreview.again')}</Button>;
  if (failure instanceof RequestFailed && failure.status === 409) return <EmptyState title={text('leavePreview.refused')}>{serverErrorText(failure)}</EmptyState>;
  if (failure) return <EmptyState title={text('leavePreview.failed')} action={tryAgain}>{serverErrorText(failure) || text('leavePreview.failedText')}</EmptyState>;
  if (!preview || preview.state === 'Running') return <PreviewRunning title={text('leavePreview.running')} preview={preview} onCancel={cancel} />;
  if (preview.state === 'Cancelled') return <EmptyState title={text('leavePreview.cancelled')} action={tryAgain}>{text('leavePreview.cancelledText')}</EmptyState>;
  if (preview.state === 'Failed') return <EmptyState title={text('leavePreview.failed')} action={tryAgain}>{text('leavePreview.failedText')}</EmptyState>;
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
