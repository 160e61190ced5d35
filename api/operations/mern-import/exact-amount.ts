import { LARGEST_AMOUNT_MINOR } from '../../contract/money.js';
import type { Value } from './extended-json.js';

const NUMBER = /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

export interface ExactAmount {
  minor: number;
  /** There were more than two decimals; rounded half up. */
  rounded: boolean;
}

/** Works on the digits, without floating point. Undefined outside 0 to LARGEST_AMOUNT_MINOR. */
export function exactAmount(value: Value | undefined): ExactAmount | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim();
  const [, whole = '', fraction = '', exponent = '0'] =
    NUMBER.exec(THOUSANDS.test(text) ? text.replaceAll(',', '') : text) ?? [];
  if (whole + fraction === '') return undefined;
  const end = whole.length + Number(exponent) + 2;
  const digits = (end < 0 ? '0'.repeat(-end) : '') + whole + fraction;
  const cents = digits.slice(0, Math.max(0, end)).padEnd(Math.max(0, end), '0');
  const rest = digits.slice(Math.max(0, end));
  const minor = BigInt(cents || '0') + (/^[5-9]/.test(rest) ? 1n : 0n);
  return minor > BigInt(LARGEST_AMOUNT_MINOR)
    ? undefined
    : { minor: Number(minor), rounded: /[1-9]/.test(rest) };
}
