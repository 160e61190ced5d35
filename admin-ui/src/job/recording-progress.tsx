import type { JobProgress } from '../../../api/contract/job/job-changes.js';
import { useText } from '../i18n/use-text';
import { ProgressTrack } from '../ui/feedback/progress-track';

/** How far a change for more than 200 people is recorded. */
export function RecordingProgress({ done, total }: JobProgress) {
  const text = useText();
  const words = text('job.changing.progress', { done, total });
  return (
    <p>
      {words}
      <ProgressTrack label={words} done={done} total={total} />
    </p>
  );
}
