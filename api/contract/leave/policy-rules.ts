/** Amounts are whole: thousandths of a day, or minutes. */
export const LEAVE_UNITS = ['days', 'minutes'] as const;
export type LeaveUnit = (typeof LEAVE_UNITS)[number];

export const FREQUENCIES = ['yearly', 'monthly'] as const;
export const TIMINGS = ['start', 'end'] as const;
export const PRORATIONS = ['none', 'days', 'halfMonths', 'fullMonths'] as const;
export const ROUNDING_MODES = ['nearest', 'up', 'down'] as const;

/** The rules of a policy from a date on. `null` means that there is no such rule. */
export interface PolicyRules {
  /** False: leave is recorded and nothing is granted or checked (sick leave without limit). */
  tracked: boolean;
  /** Amount a year at full time, from a number of completed years of service on; the first is for 0 years. */
  tiers: readonly { years: number; amount: number }[];
  /** 'MM-DD' with a day up to 28, or 'hire' for years that begin on the hire date. */
  yearStart: string;
  frequency: (typeof FREQUENCIES)[number];
  timing: (typeof TIMINGS)[number];
  /** How a month counts that is only partly employed. 'none' grants the whole year, and is for yearly policies. */
  proration: (typeof PRORATIONS)[number];
  /** True if part-time work earns a proportional share. */
  scale: boolean;
  step: number;
  mode: (typeof ROUNDING_MODES)[number];
  wait: { months: number; for: 'use' | 'earn' } | null;
  cap: number | null;
  /** The maximum carried over at the end of a year; null: all. */
  carry: number | null;
  /** How long carried leave can be used; null: without end. */
  carryMonths: number | null;
  /** How far below zero the balance may go; null: without limit. */
  negativeLimit: number | null;
  /** Calendar days between the request and its first day. */
  notice: number | null;
  /** The highest cost of one request. */
  longest: number | null;
}

/** Annual leave as most companies begin, as it is sent: in days. */
export const USUAL_RULES: PolicyRules = {
  tracked: true,
  tiers: [{ years: 0, amount: 25 }],
  yearStart: '01-01',
  frequency: 'yearly',
  timing: 'start',
  proration: 'days',
  scale: true,
  step: 0.5,
  mode: 'nearest',
  wait: null,
  cap: null,
  carry: 5,
  carryMonths: 3,
  negativeLimit: 0,
  notice: null,
  longest: null,
};
