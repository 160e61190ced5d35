import type { ReactNode } from 'react';
import { type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';
import type { CalendarSchedule } from '../../../../api/contract/leave/team-calendar.js';
import { useText } from '../../i18n/use-text';
import type { AwayDay } from './away-day';
import {
  columnPath,
  headMark,
  isFreeForAll,
  lastDayOf,
  ROW,
  type TimelineSpan,
} from './timeline-shapes';
import classes from './timeline.module.css';

interface Props {
  index: number;
  span: TimelineSpan;
  step: number;
  schedules: readonly CalendarSchedule[];
  away: ReadonlyMap<CalendarDate, AwayDay>;
  /** If one rule holds. */
  maxAway: number | undefined;
  narrow: boolean;
  words: string;
  children?: ReactNode;
}

/** How many are away on each day. */
export function TimelineFoot({
  index,
  span,
  step,
  schedules,
  away,
  maxAway,
  narrow,
  words,
  children,
}: Props) {
  const text = useText();
  const days = eachDay(span.from, lastDayOf(span));
  return (
    <div role="row" aria-rowindex={index + 2} data-row={index} className={classes.foot}>
      <div role="rowheader" className={classes.name}>
        <span>
          {text('teamCalendar.away')}
          {maxAway !== undefined && (
            <small>
              {maxAway === 0
                ? text('teamCalendar.noneMay')
                : text('teamCalendar.atMost', { count: maxAway })}
            </small>
          )}
        </span>
      </div>
      <div role="gridcell" className={classes.days}>
        <span className="visually-hidden">{words}</span>
        {narrow ? (
          <Bars days={days} step={step} away={away} schedules={schedules} maxAway={maxAway} />
        ) : (
          days.map((day) => (
            <Count
              key={day}
              of={away.get(day)}
              maxAway={maxAway}
              free={isFreeForAll(schedules, day)}
              holiday={headMark(schedules, day) === 'holiday'}
            />
          ))
        )}
        {children}
      </div>
    </div>
  );
}

interface CountProps {
  of: AwayDay | undefined;
  maxAway: number | undefined;
  free: boolean;
  holiday: boolean;
}

/** Nothing on days without work, where nobody can be away. */
function Count({ of: { away, over, closed } = { away: 0 }, maxAway, free, holiday }: CountProps) {
  const shown = away > 0 || (!free && !holiday);
  return (
    <span
      aria-hidden="true"
      className={classes.count}
      data-free={free}
      data-holiday={holiday && !free}
      data-closed={closed}
      data-none={away === 0}
      data-full={away > 0 && away === maxAway}
    >
      {shown && <span data-over={over}>{away}</span>}
    </span>
  );
}

const TOP = 6;

interface BarsProps {
  days: CalendarDate[];
  step: number;
  away: ReadonlyMap<CalendarDate, AwayDay>;
  schedules: readonly CalendarSchedule[];
  maxAway: number | undefined;
}

/** Where a day has no room for its number. */
function Bars({ days, step, away, schedules, maxAway = 0 }: BarsProps) {
  const most = Math.max(1, maxAway, ...[...away.values()].map((day) => day.away));
  const height = (count: number) => (count / most) * (ROW - TOP);
  const columns = (are: (day: CalendarDate) => boolean) =>
    columnPath(
      days.flatMap((day, place) => (are(day) ? [{ start: place, end: place + 1 }] : [])),
      step,
    );
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${ROW}`}
      preserveAspectRatio="none"
      height={ROW}
      aria-hidden="true"
    >
      <path className={classes.free} d={columns((day) => isFreeForAll(schedules, day))} />
      {(['warn', 'block'] as const).map((tone) => (
        <path
          key={tone}
          className={classes.closed}
          data-closed={tone}
          d={columns((day) => away.get(day)?.closed === tone)}
        />
      ))}
      {days.map((day, place) => {
        const { away: count, over } = away.get(day) ?? { away: 0 };
        return (
          count > 0 && (
            <rect
              key={day}
              data-over={over}
              className={classes.bar}
              x={place * step + 1}
              width={step - 2}
              y={ROW - height(count)}
              height={height(count)}
              rx="1.5"
            />
          )
        );
      })}
      {maxAway > 0 && (
        <path className={classes.limit} d={`M0 ${ROW - height(maxAway)}H${days.length * step}`} />
      )}
    </svg>
  );
}
