import { useId, useState } from 'react';
import { serverErrorText } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/people/job-timeline';
import { useText } from '../i18n/use-text';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Fold } from '../ui/layout/fold';
import classes from './own-timeline.module.css';
import { JobTimeline } from './timeline/job-timeline';
import { useJob } from './use-job';

export const messages = catalogueOf({ 'people/job-timeline': english });

interface Props {
  employee: string;
  /** Among other things about somebody: opened on demand. */
  folded?: boolean;
}

/** How a job has changed, for the person or their manager; the server leaves out what they do not see. */
export default function OwnTimeline({ employee, folded = false }: Props) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (folded)
    return (
      <Fold
        title={text('jobTimeline.title')}
        className={classes.fold}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {open && <Timeline employee={employee} />}
      </Fold>
    );
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{text('jobTimeline.title')}</h2>
      <Timeline employee={employee} />
    </section>
  );
}

function Timeline({ employee }: { employee: string }) {
  const text = useText();
  const today = useToday();
  const { data: job, error, refetch } = useJob(employee);
  if (!job && error)
    return (
      <LoadFailed onRetry={refetch}>
        {serverErrorText(error) || text('jobTimeline.failed')}
      </LoadFailed>
    );
  if (!job || !today) return <Skeleton width="100%" height={120} />;
  return <JobTimeline job={job} today={today} />;
}
