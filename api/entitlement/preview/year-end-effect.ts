import type { CalendarDate } from '../../contract/calendar-date.js';
import type { YearEndFigures } from '../closing/year-end-figures.js';
import type { BalanceEffect } from './preview-effect.js';

/** From what is left on the last day to what the next day begins with, before it grants anything. */
export function yearEndEffect(figures: YearEndFigures | undefined, until: CalendarDate): BalanceEffect | undefined {
  if (!figures) return undefined;
  const { offered, ...yearEnd } = figures;
  const { rest, expiring, debt, leaver } = yearEnd;
  return {
    before: rest - debt,
    after: rest - expiring - debt,
    effect: leaver ? 'leaver' : expiring > 0 ? 'lose' : 'unchanged',
    negative: debt > 0 ? { amount: -debt, day: until } : null,
    reasons: [],
    requests: [],
    offered,
    yearEnd,
  };
}
