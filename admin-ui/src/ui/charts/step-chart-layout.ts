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

interface View {
  width: number;
  height: number;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
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
  { width, height, from, to, floating = false, format = String }: View,
) {
  const values = steps.map(({ value }) => value);
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
  const past: StepPoint[] = [];
  const later: StepPoint[] = [];
  let value = steps[0]?.value ?? 0;
  let at = view.from;
  const push = (day: CalendarDate, level: number) =>
    (day <= view.today ? past : later).push({ x: x(day), y: y(level) });
  for (const step of steps) {
    if (at <= view.today && step.from > view.today) {
      push(view.today, value);
      later.push({ x: x(view.today), y: y(value) });
    }
    push(step.from, value);
    at = step.from === step.to ? step.from : addDays(step.to, 1);
    push(at > view.to ? view.to : at, step.value);
    value = step.value;
  }
  if (at <= view.today && view.today < view.to) {
    push(view.today, value);
    later.push({ x: x(view.today), y: y(value) });
  }
  push(view.to, value);
  return { past, later };
}
