import { type DaysParts, totalOf, withoutOwed } from './days-parts.js';
import { type DaysMeasure, type DaysScale, layDays } from './days-layout.js';

export type DaysSize = 'L' | 'M' | 'S';

const MEASURES: Record<DaysSize, DaysMeasure> = {
  L: { pitch: 14, height: 12, dot: 10 },
  M: { pitch: 10, height: 9, dot: 7 },
  S: { pitch: 7, height: 7, dot: 5 },
};

const MOST_DOTS = 40;

/** 1, 2, 5, 10, 25, 50, 100, 200 …: the first with which no more than 40 dots stand for `total`. */
export function daysPerDot(total: number): number {
  const steps = [1, 2, 5, 10, 25, 50];
  for (let ten = 1; ; ten *= 100) {
    const step = steps.find((candidate) => total / (candidate * ten) <= MOST_DOTS);
    if (step) return step * ten;
  }
}

const shrunk = ({ pitch, height, dot }: DaysMeasure, by: number): DaysMeasure => ({
  pitch: pitch * by,
  height: height * by,
  dot: dot * by,
});

/** One scale for all bars, so that they can be compared; too narrow a width shrinks pitch and dots. Parts are in dots. */
export function daysScale(bars: DaysParts[], size: DaysSize, width: number): DaysScale {
  const perDot = Math.max(1, ...bars.map((parts) => daysPerDot(totalOf(withoutOwed(parts)))));
  const natural = { ...MEASURES[size], perDot };
  const widest = Math.max(0, ...bars.map((parts) => layDays(parts, natural).width));
  return widest <= width ? natural : { ...shrunk(natural, width / widest), perDot };
}
