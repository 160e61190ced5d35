import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useMemo,
} from 'react';
import {
  type CalendarDate,
  inclusiveDays,
  latest,
} from '../../../../api/contract/calendar-date.js';
import type { CalendarSchedule } from '../../../../api/contract/leave/team-calendar.js';
import { useWidth } from '../layout/use-width';
import type { AwayDay } from './away-day';
import { TimelineFoot } from './timeline-foot';
import { TimelineHead } from './timeline-head';
import { type TimelineAbsence, type TimelinePerson, TimelineRow } from './timeline-row';
import { isNarrow, type TimelineSpan } from './timeline-shapes';
import { TimelinePopover } from './timeline-popover';
import classes from './timeline.module.css';
import { useTimelineCursor } from './use-timeline-cursor';
import type { TimelinePlace } from './timeline-keys';

interface Props {
  label: string;
  span: TimelineSpan;
  people: readonly TimelinePerson[];
  today?: CalendarDate;
  /** The days of the request that the page is about. */
  marked?: { start: CalendarDate; end: CalendarDate };
  away: ReadonlyMap<CalendarDate, AwayDay>;
  maxAway?: number;
  awayWords: string;
  /** Names a day of a person, or of all where there is none. */
  dayWords: (day: CalendarDate, person: TimelinePerson | undefined) => string;
  /** Shown beside an absence that is pointed at or has the focus. */
  details: (person: TimelinePerson, absence: TimelineAbsence) => ReactNode;
  /** Shown on a day without an absence. */
  note: (day: CalendarDate, person: TimelinePerson) => string | undefined;
  /** The Enter key at an absence. */
  onOpen?: (person: TimelinePerson, absence: TimelineAbsence) => void;
  /** The page keys moved to another month. */
  onDay?: (day: CalendarDate) => void;
}

const NARROWEST = 8;
const MONTH_NARROWEST = 17;
const MONTH = 31;
/** Rows out of sight are not drawn then. */
const MANY = 60;

/** A grid with a single Tab stop: the arrow keys move between days and people. */
export function Timeline(props: Props) {
  const { label, span, people, today, marked, away, maxAway, awayWords } = props;
  const { dayWords, details, note, onOpen, onDay } = props;
  const [measured, width] = useWidth();
  const { from, days } = span;
  const narrowest = days > MONTH ? NARROWEST : MONTH_NARROWEST;
  const step = Math.max(narrowest, width / days);
  const narrow = isNarrow(step);
  const rows = people.length + 1;
  const schedules = useMemo(
    () => [...new Set<CalendarSchedule>(people.map(({ schedule }) => schedule))],
    [people],
  );
  const { grid, cursor, show, shown, person, absences, onKeyDown, onGrid, onTimeline } =
    useTimelineCursor({ span, people, today, onOpen, onDay });

  const button = (
    <CursorButton
      key={`${cursor.row} ${cursor.day}`}
      place={inclusiveDays(from, cursor.day) - 1}
      label={dayWords(cursor.day, people[cursor.row])}
      onFocus={() => show(cursor)}
      onKeyDown={onKeyDown}
    />
  );

  return (
    <div
      className={classes.timeline}
      style={
        {
          '--days': days,
          '--step': `${narrowest}px`,
          '--rows': rows,
        } as CSSProperties
      }
      {...onTimeline}
    >
      <div className={classes.scroller} data-wide={width > 0 && step <= narrowest}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={rows + 1}
          aria-colcount={2}
          className={classes.grid}
          data-many={rows > MANY}
          {...onGrid}
        >
          <div ref={measured} className={classes.measure} />
          <TimelineHead {...{ span, schedules, today, marked, narrow }} />
          {people.map((one, index) => (
            <TimelineRow
              key={one._id}
              person={one}
              index={index}
              span={span}
              step={step}
              pointed={shown?.row === index ? absences : undefined}
            >
              {cursor.row === index && button}
            </TimelineRow>
          ))}
          <TimelineFoot
            index={people.length}
            span={span}
            step={step}
            schedules={schedules}
            away={away}
            maxAway={maxAway}
            narrow={narrow}
            words={awayWords}
          >
            {cursor.row === people.length && button}
          </TimelineFoot>
        </div>
      </div>
      {shown && person && (
        <Details
          {...{ grid, shown, from }}
          absences={absences.map((absence) => ({ ...absence, details: details(person, absence) }))}
          note={absences.length === 0 ? note(shown.day, person) : undefined}
        />
      )}
    </div>
  );
}

function CursorButton({
  place,
  label,
  ...events
}: { place: number; label: string } & Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown'>) {
  return (
    <button
      type="button"
      data-cursor=""
      className={classes.cursor}
      style={{ '--place': place } as CSSProperties}
      aria-label={label}
      {...events}
    />
  );
}

function Details({
  grid,
  shown: { row, day },
  from,
  absences,
  note,
}: {
  grid: RefObject<HTMLDivElement | null>;
  shown: TimelinePlace;
  from: CalendarDate;
  absences: (TimelineAbsence & { details: ReactNode })[];
  note: string | undefined;
}) {
  if (absences.length === 0 && !note) return null;
  const place = inclusiveDays(from, latest(from, absences[0]?.startDate ?? day)) - 1;
  return (
    <TimelinePopover grid={grid} row={row} place={place}>
      {absences.map((absence, index) => (
        <div key={index}>{absence.details}</div>
      ))}
      {note && <p>{note}</p>}
    </TimelinePopover>
  );
}
