import type { LeaveUnit } from '../../leave/policy-rules.js';
import type { ComponentKind } from '../component-kinds.js';
import type { DifferenceCause, PayslipWarning, YearToDateSum } from '../payslips.js';

/** The sentences of payslips, the same on screens and on paper. Amounts, days and names come written. */
export interface PayslipWords {
  title: string;
  /** On the account statement of the person. */
  transfer: (period: string, employeeId: string) => string;
  basicSalary: string;
  unusedLeave: string;
  kinds: Record<ComponentKind, { name: string; group: string; sum: string }>;
  net: string;
  labels: Record<PayslipLabel, string>;
  reversed: string;
  /** On each page of a reversed one. */
  reversedText: (reason: string) => string;
  draft: string;
  offCycle: string;
  /** Beneath the group of employer costs. */
  outsideNet: string;
  recoveredLater: string;
  amountIn: (currency: string) => string;
  carried: (page: string) => string;
  brought: (page: string) => string;
  continued: (group: string) => string;
  page: (page: string, pages: string) => string;

  ofPeriod: (name: string, period: string) => string;
  fromDay: (day: string) => string;
  untilDay: (day: string) => string;
  part: (span: string, days: string, of: string, salary: string) => string;
  unpaid: (span: string, days: string, leave: string) => string;
  percent: (rate: string, basis: string) => string;
  hours: (hours: string) => string;
  hoursAt: (hours: string, hourly: string) => string;
  /** Leave that was not taken, at the pay of a day or hour. */
  unusedDays: (days: string, each: string) => string;
  unusedHours: (hours: string, each: string) => string;
  /** Pay of a day and of an hour, by a month's salary and the weekly work. */
  unusedPay: Record<LeaveUnit, (salary: string, perWeek: string) => string>;
  prorated: (days: string, of: string, fixed: string) => string;
  periodOnly: (period: string) => string;
  since: Record<'employee' | 'department' | 'everybody', (day: string) => string>;
  noted: (text: string, note: string) => string;
  dueLess: (due: string, paid: string) => string;
  toRecover: (name: string, period: string) => string;
  /** Beneath a line of which only a part is taken. */
  leftToRecover: (amount: string) => string;
  /** Beneath one of which a part is no longer asked for. */
  waived: (amount: string) => string;

  /** Rows of the year to date that are salary records. */
  records: Record<NonNullable<YearToDateSum['records']>, string>;
  difference: (reason: string) => string;
  differenceOf: (period: string, reason: string) => string;
  /** `day` is the day from which the fact holds, `name` that of a department. */
  reasons: Record<
    DifferenceCause | 'raise' | 'firstDay' | 'lastDay',
    (day: string | null, name: string) => string
  >;
  recorded: (reason: string, day: string) => string;

  changes: {
    salary: (day: string | null) => string;
    paidDays: (days: string, of: string) => string;
    unpaidLeave: string;
    wholeAgain: string;
    wasHeld: string;
    differencesBefore: string;
    hired: (day: string | null) => string;
    left: (day: string | null) => string;
    from: (name: string, day: string) => string;
    new: (name: string) => string;
    ended: (name: string, day: string | null) => string;
    periodOnly: (name: string, period: string) => string;
    once: (name: string) => string;
    differences: string;
    otherPay: string;
    paidBefore: string;
    gone: string;
    held: (reason: string | null) => string;
  };
  /** Periods whose pay facts changed and no run settles. */
  unsettled: {
    elsewhere: (period: string, amount: string) => string;
    tooLongAgo: (period: string, amount: string) => string;
    several: string;
    earlier: (count: string) => string;
    sum: string;
    note: (period: string) => string;
  };
  /** As a filter of a list. */
  warnings: Record<PayslipWarning, string>;
  /** The name of one payslip, with its number or day. */
  warned: Record<
    | 'netUp'
    | 'netDown'
    | 'bankChanged'
    | 'toRecover'
    | 'differences'
    | 'reachesBack'
    | 'startsAfter',
    (value: string) => string
  >;
}

export type PayslipLabel =
  | 'employee'
  | 'employeeId'
  | 'department'
  | 'designation'
  | 'payPeriod'
  | 'payDate'
  | 'paidTo'
  | 'payTo'
  | 'noAccount'
  | 'employer'
  | 'description'
  | 'amount'
  | 'yearToDate'
  | 'toRecover';
