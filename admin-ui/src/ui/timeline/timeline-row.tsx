import { memo, type ReactNode } from 'react';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../../api/contract/leave/team-calendar.js';
import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import {
  capsuleHeight,
  capsulePath,
  columnPath,
  dotPath,
  groundOf,
  isNarrow,
  ringPath,
  ROW,
  type Segment,
  segmentOf,
  type TimelineSpan,
} from './timeline-shapes';
import classes from './timeline.module.css';

export interface TimelineAbsence extends CalendarAbsence {
  /** True for the request that the page is about. */
  ringed?: boolean;
}

export interface TimelinePerson {
  _id: string;
  name: string;
  /** Beside the name. */
  photo?: ReactNode;
  strong?: boolean;
  absences: readonly TimelineAbsence[];
  schedule: CalendarSchedule;
  /** All absences, for those who do not see the drawing. */
  words: string;
}

interface Props {
  person: TimelinePerson;
  index: number;
  span: TimelineSpan;
  /** The width of a day in pixels. */
  step: number;
  /** Absences that are pointed at. */
  pointed?: readonly TimelineAbsence[];
  /** The button that has the focus, in the row where it is. */
  children?: ReactNode;
}

/** A name, and the days in one drawing. */
export const TimelineRow = memo(function Row({
  person,
  index,
  span,
  step,
  pointed,
  children,
}: Props) {
  const { name, photo, strong = false, words } = person;
  return (
    <div role="row" aria-rowindex={index + 2} data-row={index} className={classes.row}>
      <div role="rowheader" className={classes.name} data-strong={strong}>
        {photo}
        <bdi title={name}>{name}</bdi>
      </div>
      <div role="gridcell" className={classes.days}>
        <span className="visually-hidden">{words}</span>
        <Days person={person} span={span} step={step} pointed={pointed} />
        {children}
      </div>
    </div>
  );
});

function Days({
  person: { absences, schedule },
  span,
  step,
  pointed,
}: Pick<Props, 'person' | 'span' | 'step' | 'pointed'>) {
  const ground = groundOf(schedule, span);
  const drawn = absences.flatMap((absence) => {
    const segment = segmentOf(absence, span);
    return segment ? [{ absence, segment }] : [];
  });
  const { work, rest } = looseDays(
    schedule,
    span,
    drawn.map(({ segment }) => segment),
  );
  const width = step * span.days;
  return (
    <svg
      viewBox={`0 0 ${width} ${ROW}`}
      preserveAspectRatio="none"
      height={ROW}
      aria-hidden="true"
      data-narrow={isNarrow(step)}
    >
      <path className={classes.holiday} d={columnPath(ground.holidays, step)} />
      <path className={classes.free} d={columnPath(ground.free, step)} />
      <path className={classes.dots} d={dotPath(work, step)} />
      <path className={classes.smallDots} d={dotPath(rest, step)} />
      {drawn.map(({ absence, segment }, place) => (
        <Mark
          key={place}
          absence={absence}
          ringed={absence.ringed === true || (pointed?.includes(absence) ?? false)}
          segment={segment}
          step={step}
        />
      ))}
    </svg>
  );
}

const STROKE = 1.75;

function Mark({
  absence: { status, exempt },
  ringed,
  segment,
  step,
}: {
  absence: TimelineAbsence;
  ringed: boolean;
  segment: Segment;
  step: number;
}) {
  const hollow = status === 'Pending' || exempt === true;
  const drawing = exempt ? classes.exempt : hollow ? classes.pending : classes.approved;
  if (segment.isDot)
    return (
      <circle
        className={drawing}
        data-pending={status === 'Pending'}
        cx={(segment.start + 0.5) * step}
        cy={ROW / 2}
        r={capsuleHeight(step) / 4}
      />
    );
  return (
    <>
      {ringed && <path className={classes.ring} d={ringPath(segment, step)} />}
      <path
        className={drawing}
        data-pending={status === 'Pending'}
        d={
          hollow
            ? capsulePath(segment, step, { inset: STROKE / 2, hollow: true })
            : capsulePath(segment, step)
        }
      />
    </>
  );
}

/** A dot for each day without an absence, smaller on days without work. */
function looseDays(
  { free, holidays }: CalendarSchedule,
  { from, days }: TimelineSpan,
  taken: Segment[],
): { work: number[]; rest: number[] } {
  const off = new Set<CalendarDate>(
    [...free, ...holidays].filter(({ half }) => half === null).map(({ day }) => day),
  );
  const loose = Array.from({ length: days }, (_, place) => place).filter(
    (place) => !taken.some(({ start, end }) => start < place + 1 && end > place),
  );
  const isOff = (place: number) => off.has(addDays(from, place));
  return { work: loose.filter((place) => !isOff(place)), rest: loose.filter(isOff) };
}
