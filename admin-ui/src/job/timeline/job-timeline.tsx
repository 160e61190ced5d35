import { Fragment, type ReactNode } from 'react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type {
  JobChangeRecord,
  JobTimelineRecord,
} from '../../../../api/contract/job/job-changes.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Badge } from '../../ui/feedback/badge';
import { ChangedValues } from './changed-values';
import classes from './job-timeline.module.css';
import { OpeningWords } from './opening-words';
import { entriesOf, holdsToday, type TimelineEntry } from './timeline-entries';
import { TimelineMark, type TimelineState } from './timeline-mark';
import { useRecordedWords } from './use-recorded-words';

interface Props {
  job: JobTimelineRecord;
  today: CalendarDate;
  /** Buttons of a change. */
  actions?: (change: JobChangeRecord) => ReactNode;
}

/** Changes and employments, the latest first, with a line at today. */
export function JobTimeline({ job, today, actions }: Props) {
  const text = useText();
  const entries = entriesOf(job);
  if (entries.length === 0) return <p className={classes.none}>{text('jobTimeline.none')}</p>;
  const firstPast = entries.findIndex(({ on }) => on === null || on <= today);
  const line = firstPast === -1 ? entries.length : firstPast;
  return (
    <ol className={classes.timeline} aria-label={text('jobTimeline.title')}>
      {entries.map((entry, index) => (
        <Fragment key={keyOf(entry)}>
          {index === line && <TodayLine today={today} />}
          {entry.kind === 'change' ? (
            <Change change={entry.change} job={job} today={today} actions={actions} />
          ) : (
            <Employment entry={entry} job={job} today={today} />
          )}
        </Fragment>
      ))}
      {line === entries.length && <TodayLine today={today} />}
    </ol>
  );
}

const keyOf = (entry: TimelineEntry): string =>
  entry.kind === 'change' ? entry.change._id : `${entry.employment} ${entry.on}`;

function TodayLine({ today }: { today: CalendarDate }) {
  const text = useText();
  const { day } = useDates();
  return (
    <li data-state="today">
      <span className={classes.mark} />
      <p>{text('jobTimeline.today', { date: day(today) })}</p>
    </li>
  );
}

function stateOf(change: JobChangeRecord, job: JobTimelineRecord): TimelineState {
  if (change.state !== 'inForce') return change.state;
  return holdsToday(change, job) ? 'holds' : 'over';
}

function Change({ change, job, today, actions }: Props & { change: JobChangeRecord }) {
  const text = useText();
  const { day, daysAway } = useDates();
  const recorded = useRecordedWords();
  const { from, reason, values, salary, people, round } = change;
  const state = stateOf(change, job);
  const isWithdrawn = state === 'withdrawn';
  return (
    <li data-state={state}>
      <TimelineMark of={state} />
      <div>
        <div className={classes.head}>
          {isWithdrawn ? <s>{day(from)}</s> : <strong>{day(from)}</strong>}
          {isWithdrawn && <Badge>{text('jobTimeline.withdrawn')}</Badge>}
          {state === 'planned' && (
            <>
              <Badge>{text('jobTimeline.planned')}</Badge>
              <small>{daysAway(from, today)}</small>
            </>
          )}
          <span className={classes.acts}>
            {people > 1 && (
              <small>
                {text(round ? 'jobTimeline.round' : 'jobTimeline.many', { count: people })}
              </small>
            )}
            {actions?.(change)}
          </span>
        </div>
        {reason && !isWithdrawn && <p className={classes.why}>{reason}</p>}
        <ChangedValues
          values={values}
          salary={salary}
          isOver={state === 'over'}
          isWithdrawn={isWithdrawn}
        />
        <small className={classes.by}>{recorded(change)}</small>
      </div>
    </li>
  );
}

function Employment({
  entry: { on, employment, opening },
  job,
  today,
}: Props & { entry: Extract<TimelineEntry, { kind: 'employment' }> }) {
  const text = useText();
  const { day } = useDates();
  const state = on !== null && on > today ? 'planned' : employment === 'left' ? 'over' : 'holds';
  return (
    <li data-state={state}>
      <TimelineMark of={state} />
      <div>
        <div className={classes.head}>
          <strong>{on === null ? text('jobTimeline.beginning') : day(on)}</strong>
        </div>
        {employment && (
          <p className={classes.why}>{text(`jobTimeline.employments.${employment}`)}</p>
        )}
        {opening.length > 0 && (
          <p className={classes.opening}>
            <OpeningWords of={opening} job={job} />
          </p>
        )}
        <small className={classes.by}>
          {text(employment ? 'jobTimeline.fromEmployment' : 'jobTimeline.fromBeginning')}
        </small>
      </div>
    </li>
  );
}
