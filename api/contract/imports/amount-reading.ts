import { minorUnits } from '../money.js';
import type { DecimalSign, PayPeriod } from './import-mapping.js';

const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|(?:[A-Z]{3}|[Kk]r|Fr|Rs|z\u0142)\.?)`;
const AMOUNT = new RegExp(
  `^(?:(?<before>${CURRENCY})\\s*)?(?<number>\\d[\\d.,'’\\s]*)(?<after>${CURRENCY})?$`,
  'u',
);
export const MONTHS_A_YEAR = 12;
const MAX_LENGTH = 60;

/** Digit groups of three with one separator throughout, or Indian grouping: 12,34,567. */
const NUMBER_PATTERNS: Record<DecimalSign, RegExp> = {
  '.': /^(\d+|\d{1,3}(?:([,'’\s])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d{1,2}))?$/,
  ',': /^(\d+|\d{1,3}(?:([.'’\s])\d{3})(?:\2\d{3})*)(?:,(\d{1,2}))?$/,
};

/** The number, and the currency before or after it. */
export function amountParts(
  text: string,
): { before?: string; number?: string; after?: string } | undefined {
  return text.length > MAX_LENGTH ? undefined : AMOUNT.exec(text.trim())?.groups;
}

/** Minor units of '59,231.00', '$59,231' or '59 231,00 €'; undefined for anything but an exact, non-negative amount within the limit. */
export function readAmount(text: string, sign: DecimalSign): number | undefined {
  const number = amountParts(text)?.number?.trim();
  const [, whole, , fraction] = (number && NUMBER_PATTERNS[sign].exec(number)) || [];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return minorUnits(fraction === undefined ? digits : `${digits}.${fraction}`);
}

/** Monthly pay in minor units, half up to a multiple of `step`. */
export function monthlyPay(minor: number, period: PayPeriod, step = 1): number {
  const year = MONTHS_A_YEAR * step;
  return period === 'month' ? minor : Math.floor((2 * minor + year) / (2 * year)) * step;
}
