import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type CalendarDate, eachDay } from '../../../api/contract/calendar-date.js';
import type { CalendarSchedule } from '../../../api/contract/leave/team-calendar.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { monthOf } from '../ui/calendar/month-days';
import type { AwayDay } from '../ui/timeline/away-day';
import { isFreeForAll } from '../ui/timeline/timeline-shapes';
import type { Period } from './calendar-period';
import { type DayDots, peopleOf } from './month-dots';
import classes from './month-strip.module.css';

interface Props {
  period: Period;
  dots: ReadonlyMap<CalendarDate, DayDots>;
  away: ReadonlyMap<CalendarDate, AwayDay>;
  schedules: readonly CalendarSchedule[];
  /** If one limit holds on all days. */
  maxAway: number | undefined;
  day: CalendarDate;
  /** The day in words. */
  said: string;
  onDay: (day: CalendarDate) => void;
}

const WIDTH = 337;
/** Room for the pill of the first and the last day. */
const SIDE = 7;
const HEIGHT = 108;
const BASE = 69;
const TOP = 25;
const STEP = 11;
/** In days: two numbers need it. */
const LABEL_GAP = 2;

/** In pixels to the side. */
const DRAG = 6;
/** In days, as of a slider: up is more. */
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 7, PageDown: -7 };

/** A month at a glance: a column is a day, a dot is somebody away. One slider, for fingers and keys. */
export function MonthStrip(props: Props) {
  const { period, day, said, onDay } = props;
  const text = useText();
  const { longMonth } = useDates();
  const days = eachDay(period.from, period.to);
  // A finger that scrolls the page chooses nothing.
  const pressedAt = useRef(0);

  function choose({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const onDrawing = ((clientX - left) / width) * (WIDTH + 2 * SIDE) - SIDE;
    const along = Math.min(0.999, Math.max(0, onDrawing / WIDTH));
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const found = days[Math.floor((isMirrored ? 1 - along : along) * days.length)];
    if (found && found !== day) onDay(found);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps = {
      ...STEPS,
      ArrowRight: forward,
      ArrowLeft: -forward,
      Home: -days.length,
      End: days.length,
    }[event.key];
    if (!steps) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(days.length - 1, days.indexOf(day) + steps));
    onDay(days[place] ?? day);
  }

  return (
    <div
      className={classes.strip}
      role="slider"
      tabIndex={0}
      aria-label={text('teamCalendar.dayOfMonth', { month: longMonth(monthOf(day)) })}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={Number(day.slice(8))}
      aria-valuetext={said}
      onKeyDown={press}
      onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
      onPointerMove={(event) =>
        event.buttons > 0 && Math.abs(event.clientX - pressedAt.current) > DRAG && choose(event)
      }
      onPointerUp={choose}
    >
      <Drawing {...props} days={days} />
    </div>
  );
}

function Drawing({
  days,
  dots,
  away,
  schedules,
  maxAway,
  day: chosen,
}: Props & { days: CalendarDate[] }) {
  const text = useText();
  const column = WIDTH / days.length;
  const labelled = new Set(labelledDays(days, schedules, chosen));
  const most = Math.max(maxAway ?? 0, ...[...dots.values()].map(peopleOf));
  const step = Math.min(STEP, (BASE - TOP) / Math.max(1, most - 1));
  const limit = maxAway !== undefined && maxAway > 0 ? BASE - (maxAway - 0.5) * step : undefined;
  return (
    <svg
      viewBox={`${-SIDE} 0 ${WIDTH + 2 * SIDE} ${HEIGHT}`}
      aria-hidden="true"
      style={{ '--column': column } as CSSProperties}
    >
      <path className={classes.ground} d={`M0 76H${WIDTH}`} />
      {days.map((day, place) => {
        const x = (place + 0.5) * column;
        const isFree = isFreeForAll(schedules, day);
        return (
          <g key={day}>
            {isFree && (
              <rect className={classes.free} x={place * column} y="14" width={column} height="68" />
            )}
            {day === chosen && (
              <rect
                className={classes.chosen}
                x={x - column / 2 - 1}
                y="14"
                width={column + 2}
                height="68"
                rx={column / 2 + 1}
              />
            )}
            <Dots
              of={dots.get(day)}
              x={x}
              step={step}
              isFree={isFree}
              maxAway={away.get(day)?.over ? (maxAway ?? 0) : undefined}
            />
            {day === chosen && (
              <rect className={classes.pill} x={x - 12} y="86" width="24" height="20" rx="10" />
            )}
            {(day === chosen || labelled.has(day)) && (
              <text
                className={day === chosen ? classes.number : undefined}
                x={x}
                y="100"
                textAnchor="middle"
              >
                {place + 1}
              </text>
            )}
          </g>
        );
      })}
      {limit !== undefined && (
        <>
          <path className={classes.limit} d={`M0 ${limit}H${WIDTH}`} />
          <text x="0" y={limit - 5}>
            {text('teamCalendar.limit', { count: maxAway ?? 0 })}
          </text>
        </>
      )}
    </svg>
  );
}

/** The first day of the month and of each working week, unless the number of the chosen day is too close. */
function labelledDays(
  days: CalendarDate[],
  schedules: readonly CalendarSchedule[],
  chosen: CalendarDate,
): CalendarDate[] {
  const isFree = days.map((day) => isFreeForAll(schedules, day));
  const chosenPlace = days.indexOf(chosen);
  return days.filter(
    (_, place) =>
      Math.abs(place - chosenPlace) >= LABEL_GAP &&
      (place === 0 || (place >= LABEL_GAP && isFree[place - 1] && !isFree[place])),
  );
}

/** Approved from the ground up, then pending, then who is not counted; above the limit in red. */
function Dots({
  of = { approved: 0, pending: 0, exempt: 0 },
  x,
  step,
  isFree,
  maxAway,
}: {
  of: DayDots | undefined;
  x: number;
  step: number;
  isFree: boolean;
  /** On days above it. */
  maxAway: number | undefined;
}) {
  const { approved, pending } = of;
  const all = peopleOf(of);
  if (all === 0) return <circle className={classes.nobody} cx={x} cy={BASE} r={isFree ? 1 : 1.8} />;
  return Array.from({ length: all }, (_, place) => {
    const isCounted = place < approved + pending;
    return (
      <circle
        key={place}
        className={
          place < approved ? classes.approved : isCounted ? classes.pending : classes.exempt
        }
        data-over={isCounted && maxAway !== undefined && place >= maxAway}
        cx={x}
        cy={BASE - place * step}
        r={place < approved ? 4 : 3.3}
      />
    );
  });
}
