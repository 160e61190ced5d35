import type { LeavePreviewRecord } from '../../../api/contract/leave/leave-preview.js';
import { useAction } from '../api/use-action';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { ProgressTrack } from '../ui/feedback/progress-track';
import { LostFocusHeading } from '../ui/lost-focus-heading';
import classes from './leave-preview.module.css';

interface Props {
  title: string;
  /** Undefined until it has been started. */
  preview: LeavePreviewRecord | undefined;
  onCancel: () => Promise<void>;
}

export function PreviewRunning({ title, preview, onCancel }: Props) {
  const text = useText();
  const { busy, act } = useAction();
  const { done, total } = preview ?? { done: 0, total: 0 };

  return (
    <div className={classes.running}>
      <LostFocusHeading>{title}</LostFocusHeading>
      <ProgressTrack label={title} done={done} total={total} />
      <p>
        {total > 0
          ? text('leavePreview.progress', { done, count: total })
          : text('leavePreview.starting')}
      </p>
      {preview && (
        <Button aria-disabled={busy} onClick={() => void (busy || act(onCancel))} busy={busy}>
          {text('app.cancel')}
        </Button>
      )}
    </div>
  );
}
