import {
  addDays,
  type CalendarDate,
  inclusiveDays,
} from '../../../../api/contract/calendar-date.js';

/** A value that holds from a day on; between `from` and `to` it moves evenly, as while somebody is away. */
export interface Step {
  from: CalendarDate;
  to: CalendarDate;
  value: number;
}

export interface StepSpan {
  from: CalendarDate;
  to: CalendarDate;
  open: boolean;
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

interface View extends Days {
  width: number;
  height: number;
  /** Begins near its lowest value instead of at zero. */
  floating?: boolean;
  /** How a tick is written: no two alike. */
  format?: (value: number) => string;
}

export interface StepPoint {
  x: number;
  y: number;
}

export const CHART_MARGIN = { start: 34, end: 44, top: 22, bottom: 46 };
/** Without values at its end and days away beneath it; its start is as wide as the ticks are written. */
const FLOATING_MARGIN = { end: 6, top: 8, bottom: 28 };
const CHARACTER = 6.4;

/** The axis begins at zero or below it, unless it floats. */
export function stepScale(
  steps: Step[],
  { width, height, from, to, today, floating = false, format = String }: View,
) {
  const values = cornersOf(steps, { from, to, today }).map(({ level }) => level);
  const base = floating ? [] : [0];
  const highest = Math.max(...base, ...values);
  const lowest = Math.min(...base, ...values);
  const ticksBy = (unit: number) => {
    const bottom = Math.floor(lowest / unit) * unit;
    const top = Math.max(floating ? bottom + unit : unit, Math.ceil(highest / unit) * unit);
    return Array.from(
      { length: Math.round((top - bottom) / unit) + 1 },
      (_, index) => bottom + index * unit,
    );
  };
  const ticks =
    tickUnits(highest - lowest)
      .map(ticksBy)
      .find((some) => new Set(some.map(format)).size === some.length) ??
    ticksBy(highest - lowest || 1);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const margin = floating
    ? {
        ...FLOATING_MARGIN,
        start: 8 + CHARACTER * Math.max(...ticks.map((tick) => format(tick).length)),
      }
    : CHART_MARGIN;
  const days = inclusiveDays(from, to);
  const inner = {
    width: width - margin.start - margin.end,
    height: height - margin.top - margin.bottom,
  };
  const x = (day: CalendarDate) =>
    margin.start + (Math.max(0, inclusiveDays(from, day) - 1) / days) * inner.width;
  const y = (value: number) => margin.top + ((top - value) / (top - bottom)) * inner.height;
  return { x, y, ticks, margin };
}

/** At most four steps, each 1, 2 or 5 times a power of ten; the smallest first. */
function tickUnits(range: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(range, 1) / 4));
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    .map((factor) => Math.max(1, factor * power))
    .filter((candidate) => range / candidate <= 4);
}

/** The line up to today and, dotted, from there on. */
export function stepLines(steps: Step[], view: View): { past: StepPoint[]; later: StepPoint[] } {
  const { x, y } = stepScale(steps, view);
  const corners = cornersOf(steps, view);
  const point = ({ day, level }: Corner) => ({ x: x(day), y: y(level) });
  const past = corners.filter(({ day }) => day <= view.today).map(point);
  const later = corners.filter(({ day }) => day > view.today).map(point);
  return { past, later: later.length > 0 ? [...past.slice(-1), ...later] : [] };
}

interface Corner {
  day: CalendarDate;
  level: number;
}

/** Where the line turns, each day before and after what happens at once. */
function cornersOf(steps: Step[], { from, to, today }: Days): Corner[] {
  const days = steps.flatMap((step) => [step.from, endOf(step, to)]);
  const within = [...new Set([from, today, to, ...days])].filter((day) => from <= day && day <= to);
  return within.sort().flatMap((day) => {
    const [before, after] = [levelOn(steps, day, to, false), levelOn(steps, day, to, true)];
    return before === after
      ? [{ day, level: after }]
      : [before, after].map((level) => ({ day, level }));
  });
}

/** Steps that overlap add up: somebody is away while something lapses, and the line never goes back in time. */
function levelOn(steps: Step[], day: CalendarDate, last: CalendarDate, after: boolean): number {
  return steps.reduce((level, step, index) => {
    const change = step.value - (steps[index - 1]?.value ?? 0);
    if (index === 0) return change;
    const end = endOf(step, last);
    if (step.from >= end)
      return day > step.from || (after && day === step.from) ? level + change : level;
    const passed = (inclusiveDays(step.from, day) - 1) / (inclusiveDays(step.from, end) - 1);
    return level + change * Math.min(1, Math.max(0, passed));
  }, 0);
}

/** On the line, for what is drawn upon it. */
export const stepLevel = (steps: Step[], day: CalendarDate, last: CalendarDate): number =>
  levelOn(steps, day, last, true);

function endOf({ from, to }: Step, last: CalendarDate): CalendarDate {
  const end = from === to ? from : addDays(to, 1);
  return end < last ? end : last;
}
