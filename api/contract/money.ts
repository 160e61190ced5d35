/** Amounts are whole minor units (cents) inside, and numbers with at most two decimals on the wire. */
export const MINOR_UNITS = 100;

/** The largest single amount: 1,000,000,000.00. */
export const LARGEST_AMOUNT_MINOR = 100_000_000_000;

const PLAIN_AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;

/**
 * The minor units of an amount as a form or a client sends it ('2000', 2000, '2000.5').
 * Undefined for everything that is not an exact, non-negative amount within the limit.
 */
export function minorUnits(amount: unknown): number | undefined {
  if (typeof amount !== 'string' && typeof amount !== 'number') return undefined;
  const text = String(amount).trim();
  if (!PLAIN_AMOUNT.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const minor = Number(whole) * MINOR_UNITS + Number(fraction.padEnd(2, '0'));
  return minor <= LARGEST_AMOUNT_MINOR ? minor : undefined;
}

/** The wire form of minor units, as the database gives them: a number, or the text of a sum. */
export function amount(minor: number | string | bigint): number {
  const value = BigInt(minor);
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Half-up mean of a sum of minor units; 0 for none. */
export function averageMinor(sum: bigint, count: number): bigint {
  if (count === 0) return 0n;
  const divisor = BigInt(count);
  return (2n * sum + divisor) / (2n * divisor);
}
