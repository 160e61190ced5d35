import { useId } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { JobTimelineRecord, JobTodayRecord } from '../../../api/contract/job/job-changes.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './employee-job.module.css';
import { PlannedRing } from './timeline/timeline-mark';
import { useJobWords } from './use-job-words';

const KINDS = [
  'department',
  'designation',
  'manager',
  'approver',
  'employmentType',
  'location',
  'pattern',
  'contractEnd',
  'probationEnd',
] as const;

/** The values that hold today, since when, and the next ones. */
export function JobToday({ job, today }: { job: JobTimelineRecord; today: CalendarDate }) {
  const text = useText();
  const { day } = useDates();
  const id = useId();
  return (
    <>
      <header className={classes.head}>
        <h2 id={id}>
          {text('job.today')}
          <small>{day(today)}</small>
        </h2>
        <small aria-hidden="true">{text('job.since')}</small>
      </header>
      <table className={classes.holds} aria-labelledby={id}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text('job.what')}</th>
            <th scope="col">{text('job.value')}</th>
            <th scope="col">{text('job.since')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <Row
              key={kind}
              of={job.today.find((one) => one.kind === kind) ?? { kind, ...NOTHING }}
              today={today}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

const NOTHING = { value: null, since: null, next: null };

function Row({
  of: { kind, value, since, next },
  today,
}: {
  of: JobTodayRecord;
  today: CalendarDate;
}) {
  const text = useText();
  const { day } = useDates();
  const words = useJobWords();
  const isEnded = kind === 'probationEnd' && isCalendarDate(value?.name) && value.name < today;
  const said = words.value(kind, value);
  return (
    <tr>
      <th scope="row">{words.kind(kind)}</th>
      <td data-quiet={value === null || isEnded}>
        <bdi>{isEnded ? text('job.ended', { date: said }) : said}</bdi>
        {next && (
          <small>
            <PlannedRing />
            <span>
              <span className="visually-hidden">{text('job.plannedValue')} </span>
              {text('job.next', { value: words.value(kind, next.value), date: day(next.from) })}
            </span>
          </small>
        )}
      </td>
      <td>{since && day(since)}</td>
    </tr>
  );
}
