import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  addDays,
  type CalendarDate,
  inclusiveDays,
  latest,
} from '../../../../api/contract/calendar-date.js';
import type { CalendarSchedule } from '../../../../api/contract/leave/team-calendar.js';
import { useWidth } from '../layout/use-width';
import type { AwayDay } from './away-day';
import { TimelineFoot } from './timeline-foot';
import { TimelineHead } from './timeline-head';
import { placeForKey, type TimelinePlace, within } from './timeline-keys';
import { type TimelineAbsence, type TimelinePerson, TimelineRow } from './timeline-row';
import { isNarrow, lastDayOf, type TimelineSpan } from './timeline-shapes';
import { TimelinePopover } from './timeline-popover';
import classes from './timeline.module.css';

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
export function Timeline({
  label,
  span,
  people,
  today,
  marked,
  away,
  maxAway,
  awayWords,
  dayWords,
  details,
  note,
  onOpen,
  onDay,
}: Props) {
  const [measured, width] = useWidth();
  const { from, days } = span;
  const to = lastDayOf(span);
  const step = Math.max(days > MONTH ? NARROWEST : MONTH_NARROWEST, width / days);
  const narrow = isNarrow(step);
  const rows = people.length + 1;
  const schedules = useMemo(
    () => [...new Set<CalendarSchedule>(people.map(({ schedule }) => schedule))],
    [people],
  );
  const grid = useRef<HTMLDivElement>(null);
  const moving = useRef(false);
  const [wanted, setWanted] = useState<TimelinePlace>({ row: 0, day: today ?? from });
  const [shown, setShown] = useState<TimelinePlace>();
  const cursor = within(wanted, { rows, from, to });
  // The days of another month arrive later.
  const isThere = cursor.day === wanted.day;

  useLayoutEffect(() => {
    if (!moving.current) return;
    grid.current?.querySelector<HTMLElement>('button[data-cursor]')?.focus();
    if (isThere) moving.current = false;
  }, [cursor.row, cursor.day, isThere]);

  const hide = useCallback(() => setShown(undefined), []);
  const absencesAt = ({ row, day }: TimelinePlace) =>
    people[row]?.absences.filter(({ startDate, endDate }) => startDate <= day && endDate >= day) ??
    [];
  const person = shown && people[shown.row];
  const pointed = shown ? absencesAt(shown) : [];
  const noted = shown && person && pointed.length === 0 ? note(shown.day, person) : undefined;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      const [absence] = absencesAt(cursor);
      if (key === 'Enter' && shown && person && absence) onOpen?.(person, absence);
      else setShown(cursor);
      return;
    }
    const next = placeForKey(
      { key, ctrlKey },
      cursor,
      { rows, from, to },
      getComputedStyle(currentTarget).direction === 'rtl',
    );
    if (!next) return;
    event.preventDefault();
    const leaves = next.day < from || next.day > to;
    if (leaves && !onDay) return;
    moving.current = true;
    setWanted(next);
    if (leaves) onDay?.(next.day);
  }

  function placeOf({
    clientX,
    target,
  }: {
    clientX: number;
    target: EventTarget;
  }): TimelinePlace | undefined {
    const cell = (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
    const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!cell || row === undefined) return undefined;
    const { left, right } = cell.getBoundingClientRect();
    const rightToLeft = getComputedStyle(cell).direction === 'rtl';
    const place = Math.floor(
      ((rightToLeft ? right - clientX : clientX - left) / (right - left)) * days,
    );
    return { row: Number(row), day: addDays(from, Math.max(0, Math.min(days - 1, place))) };
  }

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const place = placeOf(event);
    if (place?.row !== shown?.row || place?.day !== shown?.day) setShown(place);
  }

  /** The popover goes, and the focus within it would go with it. */
  function onEscape() {
    grid.current?.querySelector<HTMLElement>('button[data-cursor]')?.focus();
    hide();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) hide();
  }

  const button = (
    <button
      key={`${cursor.row} ${cursor.day}`}
      type="button"
      data-cursor=""
      className={classes.cursor}
      style={{ '--place': inclusiveDays(from, cursor.day) - 1 } as CSSProperties}
      aria-label={dayWords(cursor.day, people[cursor.row])}
      onFocus={() => setShown(cursor)}
      onKeyDown={onKeyDown}
    />
  );

  return (
    <div
      className={classes.timeline}
      style={
        {
          '--days': days,
          '--step': `${days > MONTH ? NARROWEST : MONTH_NARROWEST}px`,
          '--rows': rows,
        } as CSSProperties
      }
      onPointerLeave={hide}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <div className={classes.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={rows + 1}
          aria-colcount={2}
          className={classes.grid}
          data-many={rows > MANY}
          onPointerMove={onPointerMove}
          onClick={(event) => {
            const place = placeOf(event);
            if (!place || (event.target as HTMLElement).closest('button')) return;
            moving.current = true;
            setWanted(place);
            setShown(place);
          }}
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
              pointed={shown?.row === index ? pointed : undefined}
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
      {shown && person && (pointed.length > 0 || noted) && (
        <TimelinePopover
          grid={grid}
          row={shown.row}
          place={inclusiveDays(from, latest(from, pointed[0]?.startDate ?? shown.day)) - 1}
        >
          {pointed.map((absence, place) => (
            <div key={place}>{details(person, absence)}</div>
          ))}
          {noted && <p>{noted}</p>}
        </TimelinePopover>
      )}
    </div>
  );
}
