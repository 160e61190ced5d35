import type { CalendarDate } from '../calendar-date.js';

export const PAY_FREQUENCIES = ['monthly', 'twiceMonthly', 'biweekly', 'weekly'] as const;
export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

/** How days weigh: every day the same, the working days only, or months of 30 days. */
export const PRORATIONS = ['calendar', 'working', 'thirty'] as const;
export type Proration = (typeof PRORATIONS)[number];

/** The last day of a month, however long it is. */
export const LAST_DAY = 31;
export const CHANGE_PERCENT_MAX = 100;

export interface PayrollSettings {
  frequency: PayFrequency;
  /** First day of the first pay period; null until payroll is set up. */
  firstPeriod: CalendarDate | null;
  /** Day of the month, 31 for its last day; moved to the Friday before a weekend. Weeks are paid on their last weekday. */
  payDay: number;
  proration: Proration;
  fourEyes: boolean;
  /** Net pay that changes by more than this percentage is a warning. */
  changePercent: number;
  /** Share of the gross pay, in percent, that recoveries leave as net pay. */
  leastNetPercent: number;
  companyIban: string | null;
  companyBic: string | null;
}

/** Those that change amounts hold for whole periods; earlier periods keep theirs. */
export const PERIOD_SETTINGS = ['frequency', 'proration', 'leastNetPercent'] as const;
export interface PeriodSettings extends Pick<PayrollSettings, (typeof PERIOD_SETTINGS)[number]> {
  from: CalendarDate;
}

export interface PayrollSettingsRecord extends PayrollSettings {
  version: number;
  /** Then the first period stays. */
  started: boolean;
  /** The next periods and their pay dates by these settings. */
  next: { from: CalendarDate; to: CalendarDate; payDate: CalendarDate }[];
  /** First day of the first period that a change of frequency, proration and least net pay holds for; null for all periods. */
  changesFrom: CalendarDate | null;
  /** In order, each until the next one. */
  versions: PeriodSettings[];
  admins: number;
  /** The admin who asked to switch four eyes off; it is off once somebody else asks for it too. */
  fourEyesOff: { by: { _id: string; name: string }; at: string } | null;
}
