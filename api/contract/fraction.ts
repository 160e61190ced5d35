/** An exact number. The denominator is positive and the fraction reduced. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export function fraction(n: number | bigint, d: number | bigint = 1n): Fraction {
  return reduced(BigInt(n), BigInt(d));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? reduced(a.n + b.n, a.d) : reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.n * b.n, a.d * b.d);
}

export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return b.n < 0n ? reduced(-a.n * b.d, -a.d * b.n) : reduced(a.n * b.d, a.d * b.n);
}

export function isEqual(a: Fraction, b: Fraction): boolean {
  return a.n === b.n && a.d === b.d;
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.n * b.d < b.n * a.d;
}

/** To a multiple of `step`; halves go up. */
export function roundedTo(
  { n, d }: Fraction,
  step: number,
  mode: 'nearest' | 'up' | 'down',
): number {
  const divisor = d * BigInt(step);
  if (mode === 'nearest') return Number(floorDivision(2n * n + divisor, 2n * divisor)) * step;
  return Number(mode === 'up' ? -floorDivision(-n, divisor) : floorDivision(n, divisor)) * step;
}

/** For reading only: with three decimals. */
export function toNumber(value: Fraction): number {
  return roundedTo(times(value, fraction(1000)), 1, 'nearest') / 1000;
}

function floorDivision(n: bigint, d: bigint): bigint {
  return n < 0n && n % d !== 0n ? n / d - 1n : n / d;
}

function reduced(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 1n ? { n, d } : { n: n / a, d: d / a };
}
