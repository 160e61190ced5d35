import type { CalendarDate } from '../calendar-date.js';
import type { LeaveUnit } from '../leave/policy-rules.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type { ComponentKind } from './component-kinds.js';
import type { AssignmentScope } from './pay-components.js';

export const PAYSLIP_STATES = ['draft', 'held', 'approved', 'paid', 'reversed'] as const;
export type PayslipState = (typeof PAYSLIP_STATES)[number];

/** With these a run cannot be approved. */
export const PAYSLIP_ERRORS = ['noSalary', 'tooLarge', 'recordExists'] as const;
export type PayslipError = (typeof PAYSLIP_ERRORS)[number];

/** Most urgent first. */
export const PAYSLIP_WARNINGS = [
  ...PAYSLIP_ERRORS,
  'noBank',
  'bankShared',
  'bankChanged',
  'ownPay',
  'netZero',
  'toRecover',
  'bigChange',
  'edited',
  'heldLast',
  'differences',
  'reachesBack',
  'left',
  'first',
  'noHireDate',
  'startsAfter',
] as const;
export type PayslipWarning = (typeof PAYSLIP_WARNINGS)[number];

export interface PayslipWarningRecord {
  warning: PayslipWarning;
  /** For 'bigChange', 'toRecover', 'differences' and 'reachesBack'. */
  amount: number | null;
  /** When the bank account was changed, or the first or last day of work. */
  date: CalendarDate | null;
  /** For 'reachesBack'; a single payment for it lowers the amount, not these. */
  periods?: UnsettledPeriod[];
}

/** Net pay of a period that no run settles. */
export interface UnsettledPeriod extends PeriodDates {
  amount: number;
  /** Before the first period of payroll; otherwise more than twelve periods ago. */
  elsewhere: boolean;
}

export interface PeriodDates {
  from: CalendarDate;
  to: CalendarDate;
}

/** A part of the basic salary at one salary: `days` of the `of` days of the period. Halves are .5. */
export interface SalaryPart extends PeriodDates {
  days: number;
  of: number;
  salary: number;
  amount: number;
}

export interface UnpaidDays extends PeriodDates {
  days: number;
  leave: string;
}

/** One assignment's share of a line. */
export interface AssignedShare {
  assignment: string;
  amount: number;
  /** 'run' for the period of one run only. */
  scope: AssignmentScope | 'run';
  /** Only for a single payment. */
  run?: string;
  from: CalendarDate;
  note: string | null;
  /** The whole amount of a prorated one, or the amount of an hour; null for a percentage. */
  fixed: number | null;
  /** Percentage, and the amount it is taken of. */
  rate: number | null;
  basis: number | null;
  hours: number | null;
  /** Only for a prorated one that has not all days of the period. */
  days: number | null;
  of: number | null;
  /** Its first and last day in the period; null if these are those of the period. */
  span: PeriodDates | null;
  /** The unused leave that a settlement pays. */
  unusedLeave?: PaidLeave[];
}

/** Days, or minutes, and the pay of one day or hour with four decimals: 12 × the month's salary ÷ (52 × what is worked a week). */
export interface PaidLeave {
  unit: LeaveUnit;
  amount: number;
  each: number;
  salary: number;
  /** Days, or minutes. */
  perWeek: number;
}

/** The facts recorded since the period was last paid; 'rules' if none was, such as a changed setting. */
export const DIFFERENCE_CAUSES = [
  'revision',
  'joined',
  'employment',
  'unpaidLeave',
  'assignment',
  'withdrawn',
  'department',
  'notDepartment',
  'schedule',
  'hold',
  'reversal',
  'recovery',
  'rules',
] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

export interface DifferenceReason {
  /** Of the department. */
  name?: string;
  kind: DifferenceCause;
  /** The day from which the fact holds: of a raise, a first or last day, a day of leave. */
  date: CalendarDate | null;
  /** Null where nobody wrote it down. */
  recordedAt: string | null;
}

export interface PayslipLine {
  component: { _id: string; name: string; kind: ComponentKind; wageCode: string | null };
  /** Paid by this line; a deduction is a positive amount. */
  amount: number;
  /** The period that it belongs to: an earlier one for a difference. */
  period: PeriodDates;
  difference: boolean;
  /** Due for the period by the facts as they are now, less what other payslips paid for it. */
  due: number;
  paidBefore: number;
  /** The part that was waived. */
  waived?: number;
  /** For the basic salary. */
  parts: SalaryPart[];
  unpaid: UnpaidDays[];
  /** For other components. */
  shares: AssignedShare[];
  /** For a difference. */
  reasons: DifferenceReason[];
}

export const CHANGE_CAUSES = [
  'revision',
  'proration',
  'started',
  'ended',
  'changed',
  'oneOff',
  'differences',
  'paidBefore',
  'otherPay',
  'new',
  'gone',
  'held',
] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

/** One cause of the change of net pay since the previous period. The amounts of all add up to the change. */
export interface PayChange {
  kind: ChangeCause;
  amount: number;
  /** Name of the component; null for the basic salary and for the whole payslip. */
  component: string | null;
  /** Salary, or amount of the component, before and after. */
  before: number | null;
  after: number | null;
  /** The day from which the salary or component holds, the first or last day of work. */
  date: CalendarDate | null;
  /** For a proration: paid days of the days in the period, all of them where it is whole again. */
  days: number | null;
  of: number | null;
  /** Why somebody is held, or the note of a single payment. */
  note: string | null;
  /** For a difference: its period and the first reason. */
  difference?: { period: PeriodDates; reason: DifferenceReason };
}

export interface StillToRecover {
  component: string;
  period: PeriodDates;
  amount: number;
}

export interface PayslipSums {
  gross: number;
  deductions: number;
  net: number;
  employerCost: number;
}

export interface PayslipListRecord extends PayslipSums {
  _id: string;
  run: string;
  employee: { _id: string; employeeId: string; name: string; department: string };
  state: PayslipState;
  period: PeriodDates;
  payDate: CalendarDate;
  previousNet: number | null;
  change: number;
  causes: PayChange[];
  warnings: PayslipWarningRecord[];
  /** The sum of what stays to be recovered by later payslips. */
  leftToRecover: number;
  /** 0 with an error, 1 with a warning, 2 changed, 3 as before. */
  attention: 0 | 1 | 2 | 3;
}

export interface YearToDateSum {
  /** Null for salary records without a payslip, of which only sums are known. */
  component: string | null;
  /** When these were paid: before payroll began, or beside it. */
  records?: 'beforePayroll' | 'outsidePayroll';
  kind: ComponentKind;
  amount: number;
}

export interface WithdrawnPayment {
  assignment: string;
  reason: string;
  at: string;
  by: { name: string };
}

export interface PayslipRecord extends PayslipListRecord {
  kind: 'regular' | 'offCycle';
  runName: string | null;
  lines: PayslipLine[];
  toRecover: StillToRecover[];
  /** Sums of the lines of paid payslips of the calendar year of the pay date, by component in their order, and those of salary records beside them. */
  yearToDate: YearToDateSum[];
  /** `refusal` is the reason as a key and values, where payment itself put it on hold. */
  held: { reason: string; refusal: RefusalRecord | null; by: { name: string } } | null;
  reversed: { reason: string; at: string } | null;
  /** Its single payments that were withdrawn since, for who runs payroll. */
  withdrawn?: WithdrawnPayment[];
  /** Masked; null without one. */
  iban: string | null;
  /** A PDF of the payroll office that stands beside it. */
  files: { _id: string; name: string }[];
}
