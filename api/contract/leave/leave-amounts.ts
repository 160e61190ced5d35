import type { LeaveUnit } from './policy-rules.js';

const THOUSANDTHS = 1000;

/** From thousandths of a day, or minutes, to the wire: days with up to three decimals, or minutes. */
export function wireAmount(unit: LeaveUnit, amount: number): number {
  return unit === 'days' ? amount / THOUSANDTHS : amount;
}

/** From the wire to thousandths of a day, or minutes. NaN for what has more decimals. */
export function storedAmount(unit: LeaveUnit, amount: number): number {
  if (unit === 'minutes') return Number.isInteger(amount) ? amount : NaN;
  const stored = Math.round(amount * THOUSANDTHS);
  return stored / THOUSANDTHS === amount ? stored : NaN;
}
