import { LEAVE_UNITS, type LeaveUnit } from '../../contract/leave/policy-rules.js';
import { isBlank } from './cell-text.js';

const MINUTES_AN_HOUR = 60;
const THOUSANDTHS = 3;
const MAX_LENGTH = 60;
const NUMBER = /^([+-]?)(\d{1,5})(?:[.,](\d{1,9}))?$/;
const HOURS_AND_MINUTES = /^([+-]?)(\d{1,5})[:h]([0-5]\d)$/i;
const UNIT_WORDS: Record<LeaveUnit, RegExp> = {
  days: /(?:days?|d|jours?|j|tage?|t)\.?$/i,
  minutes: /(?:hours?|hrs?|h|heures?|stunden?|std)\.?$/i,
};

/**
 * Thousandths of a day of '12.5' and '12,125 days', minutes of '12:30' and '12,5 h'; undefined for anything else. Nobody has a thousand days of leave, so
 * that a comma is as much the decimal separator as a point.
 */
export function readBalance(text: string, unit: LeaveUnit): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const written = text
    .trim()
    .replace(/^\u2212/, '-')
    .replace(UNIT_WORDS[unit], '')
    .trimEnd();
  const [, clockSign, hours, minutes] =
    (unit === 'minutes' && HOURS_AND_MINUTES.exec(written)) || [];
  if (hours !== undefined)
    return signed(clockSign, Number(hours) * MINUTES_AN_HOUR + Number(minutes));
  const [, sign, whole, decimals = ''] = NUMBER.exec(written) ?? [];
  if (whole === undefined) return undefined;
  if (unit === 'minutes')
    return signed(sign, Math.round(Number(`${whole}.${decimals}`) * MINUTES_AN_HOUR));
  const fraction = decimals.replace(/(?<!0)0+$/, '');
  return fraction.length > THOUSANDTHS
    ? undefined
    : signed(sign, Number(whole + fraction.padEnd(THOUSANDTHS, '0')));
}

/** At least half of what is written. */
export function looksLikeBalances(samples: readonly string[]): boolean {
  const written = samples.filter((sample) => !isBlank(sample));
  return (
    written.filter((sample) => LEAVE_UNITS.some((unit) => readBalance(sample, unit) !== undefined))
      .length *
      2 >=
    written.length
  );
}

/** Not -0. */
function signed(sign: string | undefined, amount: number): number {
  return sign === '-' && amount !== 0 ? -amount : amount;
}
