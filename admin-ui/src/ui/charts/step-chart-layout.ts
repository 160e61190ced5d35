import { addDays, type CalendarDate, inclusiveDays } from '../../../../api/contract/calendar-date.js';

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
  /** Without days away, the months stand right beneath the axis. */
  bottom?: number;
  /** Near its lowest value instead of at zero. */
  floating?: boolean;
}

export interface StepPoint {
  x: number;
  y: number;
}

export const CHART_MARGIN = { start: 34, end: 44, top: 22, bottom: 46 };

/** The axis begins at zero or below it, unless it floats. */
export function stepScale(steps: Step[], { width, height, from, to, bottom: beneath = CHART_MARGIN.bottom, floating = false }: View) {
  const values = steps.map(({ value }) => value);
  const base = floating ? [] : [0];
  const highest = Math.max(...base, ...values);
  const lowest = Math.min(...base, ...values);
  const unit = tick(highest - lowest);
  const bottom = Math.floor(lowest / unit) * unit;
  const top = Math.max(bottom + unit, Math.ceil(highest / unit) * unit);
  const ticks = Array.from({ length: Math.round((top - bottom) / unit) + 1 }, (_, index) => bottom + index * unit);
  const days = inclusiveDays(from, to);
  const inner = { width: width - CHART_MARGIN.start - CHART_MARGIN.end, height: height - CHART_MARGIN.top - beneath };
  const x = (day: CalendarDate) => CHART_MARGIN.start + (Math.max(0, inclusiveDays(from, day) - 1) / days) * inner.width;
  const y = (value: number) => CHART_MARGIN.top + ((top - value) / (top - bottom)) * inner.height;
  return { x, y, ticks };
}

/** Three or four lines, of 1, 2 or 5 times a power of ten. */
function tick(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(range, 1) / 4));
  return [1, 2, 5, 10].map((factor) => Math.max(1, factor * power)).find((candidate) => range / candidate <= 4) ?? 10 * power;
}

/** The line up to today and, dotted, from there on. */
export function stepLines(steps: Step[], view: View): { past: StepPoint[]; later: StepPoint[] } {
  const { x, y } = stepScale(steps, view);
  const past: StepPoint[] = [];
  const later: StepPoint[] = [];
  let value = steps[0]?.value ?? 0;
  let at = view.from;
  const push = (day: CalendarDate, level: number) => (day <= view.today ? past : later).push({ x: x(day), y: y(level) });
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
