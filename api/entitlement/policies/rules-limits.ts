import type { LeaveUnit } from '../../contract/policy-rules.js';

/** Larger amounts count as typing errors. */
export const LARGEST_AMOUNT: Record<LeaveUnit, number> = { days: 1_000_000, minutes: 600_000 };
export const MOST_TIERS = 20;
export const LONGEST_SERVICE_YEARS = 60;
export const LONGEST_MONTHS = 120;
export const LONGEST_NOTICE_DAYS = 366;

/** Thousandths of a day, or minutes. */
export const ROUNDING_STEPS: Record<LeaveUnit, readonly number[]> = { days: [1, 250, 500, 1000], minutes: [1, 15, 30, 60] };
