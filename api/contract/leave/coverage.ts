import type { CalendarDate } from '../calendar-date.js';

export const COVERAGE_NAME_MAX = 100;
/** The largest limit of a rule; as many people as we design for. */
export const AWAY_MAX = 10_000;

/** How many people are away on a day: those of its fuller half. */
export interface AwayOnDay {
  day: CalendarDate;
  away: number;
}

/** How many people may be away together. */
export interface CoverageRuleRecord {
  _id: string;
  name: string;
  /** Null for everybody. */
  department: { _id: string; dep_name: string } | null;
  /** Null for always. */
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** 0 for no leave at all. */
  maxAway: number;
  /** True if leave above the limit is refused; otherwise it is only warned of. */
  block: boolean;
  version: number;
  /** The people it is about, today. */
  people: number;
  /** From today on, within a year; null if nobody is away. */
  busiest: AwayOnDay | null;
  /** Days above the limit, from today on, within a year. */
  daysOver: number;
}

/** A day above the limit of a rule. */
export interface DayAboveLimit {
  day: CalendarDate;
  /** The rule's own count, for those who decide; null for others. */
  away: number | null;
}

/** A rule that leave would break. */
export interface CoverageBreachRecord {
  rule: string;
  /** Null for those who do not decide, unless the rule allows no leave at all. */
  maxAway: number | null;
  block: boolean;
  /** The days above the limit, with the leave itself counted. */
  days: DayAboveLimit[];
}

/** The people away on a day, for a rule before it is saved. */
export interface CoverageOutlookDay {
  day: CalendarDate;
  approved: number;
  pending: number;
  /** The first ten. */
  names: string[];
}

export interface CoverageOutlook {
  people: number;
  /** Days on which somebody is away, from today on, within a year. */
  days: CoverageOutlookDay[];
}
