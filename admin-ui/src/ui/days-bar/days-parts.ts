/** Amounts in the type's unit, days or minutes, none of them negative; in the order in which they are drawn. */
export interface DaysParts {
  taken?: number;
  booked?: number;
  pending?: number;
  request?: number;
  /** The part of the available leave that lapses first. */
  expiring?: number;
  /** Without what is expiring. */
  available?: number;
  /** Below zero. */
  owed?: number;
  /** Not granted yet. */
  toCome?: number;
}

export type DaysPart = keyof DaysParts;

/** Joined is spoken for. */
export const JOINED_PARTS = ['taken', 'booked', 'pending', 'request'] as const satisfies DaysPart[];
/** Loose is free. */
export const LOOSE_PARTS = ['expiring', 'available', 'toCome'] as const satisfies DaysPart[];
export const DAYS_PARTS = [
  'taken',
  'booked',
  'pending',
  'request',
  'expiring',
  'available',
  'owed',
  'toCome',
] as const satisfies DaysPart[];

const MINUTES_PER_DOT = 60;

/** A dot is a day, or an hour. */
export function asDots(parts: DaysParts, unit: 'days' | 'minutes'): DaysParts {
  if (unit === 'days') return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([part, amount]: [string, number | undefined]) => [
      part,
      (amount ?? 0) / MINUTES_PER_DOT,
    ]),
  );
}

/** Owed leave was taken or reserved before, so it is drawn only once, as owed. */
export function withoutOwed(parts: DaysParts): DaysParts {
  let owed = parts.owed ?? 0;
  const drawn = { ...parts };
  for (const part of [...JOINED_PARTS].reverse()) {
    const amount = drawn[part] ?? 0;
    drawn[part] = Math.max(0, amount - owed);
    owed = Math.max(0, owed - amount);
  }
  return drawn;
}

export const totalOf = (parts: DaysParts): number =>
  DAYS_PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
