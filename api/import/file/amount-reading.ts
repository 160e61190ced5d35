import type { DecimalSign, PayPeriod } from '../../contract/imports.js';
import { minorUnits } from '../../contract/money.js';

const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|(?:[A-Z]{3}|[Kk]r|Fr|Rs|z\u0142)\.?)`;
const AMOUNT = new RegExp(`^(?:${CURRENCY}\\s*)?(\\d[\\d.,'’\\s]*)(?:\\s*${CURRENCY})?$`, 'u');
const MONTHS_A_YEAR = 12;
/** Longer text is none, whatever it holds, and is not searched. */
const LONGEST = 60;

/** Thousands stand in groups of three, divided by one sign throughout; before the last three, Indian amounts have groups of two. */
const WRITTEN: Record<DecimalSign, RegExp> = {
  '.': /^(\d+|\d{1,3}(?:([,'’\s])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/,
  ',': /^(\d+|\d{1,3}(?:([.'’\s])\d{3})(?:\2\d{3})*)(?:,(\d{1,2}))?$/,
};

/**
 * Minor units of an amount as a file has it ('59,231.00', '$59,231', '59 231,00 €'). Undefined for what is no exact,
 * non-negative amount within the limit. What both decimal signs can read means the same with each.
 */
export function readAmount(text: string, sign: DecimalSign): number | undefined {
  if (text.length > LONGEST) return undefined;
  const number = AMOUNT.exec(text.trim())?.[1]?.trim();
  const [, whole, , fraction] = (number && WRITTEN[sign].exec(number)) || [];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return minorUnits(fraction === undefined ? digits : `${digits}.${fraction}`);
}

/** Monthly pay in minor units, half up. */
export function monthlyPay(minor: number, period: PayPeriod): number {
  return period === 'month' ? minor : Math.floor((2 * minor + MONTHS_A_YEAR) / (2 * MONTHS_A_YEAR));
}
