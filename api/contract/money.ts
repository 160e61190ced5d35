/** Amounts are integers of minor units (cents) in code and database, and numbers with at most two decimals in JSON. */
export const MINOR_UNITS = 100;

/** 1,000,000,000.00 */
export const LARGEST_AMOUNT_MINOR = 100_000_000_000;

/** 10,000,000,000,000.00: the pay of everybody together. */
export const LARGEST_SUM_MINOR = 1_000_000_000_000_000;

const PLAIN_AMOUNT = /^\d{1,14}(?:\.\d{1,2})?$/;

/** Undefined for anything but an exact, non-negative amount within the limit, such as '2000', 2000 or '2000.5'. */
export function minorUnits(amount: unknown, largest = LARGEST_AMOUNT_MINOR): number | undefined {
  if (typeof amount !== 'string' && typeof amount !== 'number') return undefined;
  const text = String(amount).trim();
  if (!PLAIN_AMOUNT.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const minor = Number(whole) * MINOR_UNITS + Number(fraction.padEnd(2, '0'));
  return minor <= largest ? minor : undefined;
}

/** The amount for JSON. Database drivers return sums as text. */
export function amount(minor: number | string | bigint): number {
  const value = BigInt(minor);
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** In cents, since a sum of fractions is not exact. */
export function totalAmount(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, one) => sum + Math.round(one.amount * MINOR_UNITS), 0) / MINOR_UNITS;
}

/** Rounds half up; 0 if there is nothing to average. */
export function averageMinor(sum: bigint, count: number): bigint {
  if (count === 0) return 0n;
  const divisor = BigInt(count);
  return (2n * sum + divisor) / (2n * divisor);
}
