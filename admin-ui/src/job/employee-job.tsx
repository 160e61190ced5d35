import { EyeOff } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { JobChangeRecord, JobTimelineRecord } from '../../../api/contract/job/job-changes.js';
import { serverErrorText } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import type { Employee } from '../employees/employee';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/people/job';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PayNote } from '../people/pay-note';
import note from '../people/pay-note.module.css';
import { Button, RowAction } from '../ui/button';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import { screenChunk } from '../ui/layout/screen-chunk';
import { usePhone } from '../ui/layout/use-phone';
import { usePageTitle } from '../ui/layout/use-page-title';
import classes from './employee-job.module.css';
import { JobToday } from './job-today';
import { JobTimeline } from './timeline/job-timeline';
import { useJob } from './use-job';
import { WithdrawDialog } from './withdraw-dialog';

export const messages = catalogueOf({ 'people/job': english });

/** Its fields for people are heavier than the screen. */
const JobChangeDialog = screenChunk(() => import('./change/job-change-dialog')).Screen;

export default function EmployeeJob({ employee }: { employee: Employee }) {
  const text = useText();
  const today = useToday();
  const { data: job, error, refetch } = useJob(employee.id);
  usePageTitle(text('job.title', { name: employee.name }));
  if (!job && error)
    return (
      <ScreenFailed onRetry={refetch}>
        {serverErrorText(error) || text('jobTimeline.failed')}
      </ScreenFailed>
    );
  if (!job || !today) return <JobSkeleton />;
  return <Job employee={employee} job={job} today={today} />;
}

interface Props {
  employee: Employee;
  job: JobTimelineRecord;
  today: string;
}

function Job({ employee, job, today }: Props) {
  const text = useText();
  const id = useId();
  const phone = usePhone();
  const { day } = useDates();
  const [changing, setChanging] = useState(false);
  const [withdrawing, setWithdrawing] = useState<JobChangeRecord>();
  const change = (
    <Button variant="primary" wide={phone} onClick={() => setChanging(true)}>
      {text('job.change')}
    </Button>
  );
  const withdraw = (one: JobChangeRecord) =>
    one.canWithdraw &&
    one.state !== 'withdrawn' && (
      <RowAction
        aria-label={text('job.withdraw.actionOf', { date: day(one.from) })}
        onClick={() => setWithdrawing(one)}
      >
        {text('job.withdraw.action')}
      </RowAction>
    );
  return (
    <>
      {phone && <div className={classes.first}>{change}</div>}
      <div className={classes.columns}>
        <section aria-labelledby={id}>
          <header className={classes.head}>
            <h2 id={id} tabIndex={-1}>
              {text('jobTimeline.title')}
            </h2>
            {!phone && change}
          </header>
          <JobTimeline job={job} today={today} actions={withdraw} />
        </section>
        <section className={classes.today}>
          <JobToday job={job} today={today} />
          {job.salary && <PayNote of={employee} />}
          <small className={note.note}>
            <Icon of={EyeOff} size={14} />
            {text('job.onlyHr')}
          </small>
        </section>
      </div>
      {changing && (
        <Suspense>
          <JobChangeDialog person={employee} job={job} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {withdrawing && (
        <WithdrawDialog
          change={withdrawing}
          person={employee}
          onClose={() => setWithdrawing(undefined)}
          onDone={() => document.getElementById(id)?.focus()}
        />
      )}
    </>
  );
}

function JobSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.waiting}>
        {[0, 1, 2, 3].map((entry) => (
          <div key={entry}>
            <Skeleton width="28%" />
            <Skeleton width="64%" height={44} />
          </div>
        ))}
      </div>
      <div className={classes.waiting}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} width="100%" />
        ))}
      </div>
    </div>
  );
}
