import type { CalendarDate } from '../calendar-date.js';
import type { RefusalRecord } from '../refusals/refusals.js';
import type {
  PayChange,
  PayslipSums,
  PayslipWarning,
  PeriodDates,
  UnsettledPeriod,
} from './payslips.js';
import type { SignatureEffect } from './run-signatures.js';

/** 'extras': off-cycle without people, which pays single payments only. */
export const RUN_KINDS = ['regular', 'offCycle'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export const RUN_STATES = ['draft', 'approved', 'paying', 'paid', 'discarded'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const RUN_NAME_MAX = 60;
export const RUN_REASON_MAX = 200;

interface Done {
  by: { name: string };
  at: string;
}

/** A payslip that a fact changed since the draft was computed before. */
export interface DraftChange {
  employee: { _id: string; name: string };
  before: number | null;
  after: number | null;
}

export interface PayRunListRecord extends PayslipSums {
  _id: string;
  kind: RunKind;
  name: string | null;
  period: PeriodDates;
  payDate: CalendarDate;
  state: RunState;
  people: number;
  /** Net pay less that of the regular run before, or of salary records before the first one; null for off-cycle runs and without either. */
  change: number | null;
}

/** People of a run. In a paid one nothing is to check any more: only the pay that moved counts as changed. */
export const PEOPLE_GROUPS = ['check', 'changed', 'unchanged'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

export interface PeopleGroupRecord {
  people: number;
  net: number;
  change: number;
}

/** Why the signed-in admin may neither approve nor sign; null if they may. */
export type ApproveRefusal = 'errors' | 'nobody' | 'computing' | 'signed' | 'unsigned';

/** The file for the bank: of approved payslips until they are paid, then of paid ones. */
export interface RunBankFileRecord {
  /** By which a bank knows the file: of its own after a run was reopened. */
  messageId: string;
  /** The file of the approval before, which was not sent. */
  replaces: string | null;
  payments: number;
  /** Payslips with net pay that it leaves out. */
  withoutAccount: number;
  /** By each admin the last time. */
  made: Done[];
  /** The people who have confirmed that it was not sent, while others still have to. */
  notSent: Done[];
  /** The effect of the reader's confirmation: 'approves' reopens the run. Null until the file was made, and once the run is paid. */
  effect: SignatureEffect | null;
}

export interface PayRunRecord extends PayRunListRecord {
  version: number;
  /** The regular run that it is compared with. Its id is null before the first run, where salary records of the period before are. */
  previous: { _id: string | null; period: PeriodDates; people: number; sums: PayslipSums } | null;
  /** Off-cycle: false if it pays single payments only. */
  everything: boolean;
  /** Payslips that are computed or paid so far, of `people`; null when nothing runs. */
  progress: { done: number; of: number } | null;
  computedAt: string | null;
  /** A fact was recorded since: it should be computed again. */
  stale: boolean;
  /** By the last computation, the first hundred. */
  changes: DraftChange[];
  /** `common`: most payslips have it, so it puts none of them among those to check. */
  warnings: { warning: PayslipWarning; people: number; common: boolean }[];
  /** Payslips with an error, or with a warning that is not common. */
  toCheck: number;
  held: number;
  /** Counts the people with a payslip who can sign in and read it. */
  told: number;
  changed: number;
  /** Payslips as before, without a warning of their own. */
  unchanged: number;
  groups: Record<PeopleGroup, PeopleGroupRecord>;
  made: Done;
  approved: Done | null;
  paid: Done | null;
  approveRefusal: ApproveRefusal | null;
  /** The effect of the reader's signature; null but for drafts. */
  signature: SignatureEffect | null;
  fourEyes: boolean;
  /** PDFs of the payroll office. */
  files: { all: number; published: number };
  /** Null for drafts. */
  bankFile: RunBankFileRecord | null;
}

/** The bridge from the previous net pay to this one. */
export interface RunCause {
  kind: PayChange['kind'];
  component: string | null;
  people: number;
  amount: number;
}

export interface RunTotal {
  name: string;
  people: number;
  amount: number;
  change: number | null;
}

/** Without a payslip in this run. */
export const ABSENT_REASONS = [
  'held',
  'left',
  'toRecover',
  'nothingDue',
  'paidOffCycle',
  'setOff',
  'notEmployed',
] as const;
export type AbsentReason = (typeof ABSENT_REASONS)[number];

export interface AbsentRecord {
  /** The id of a payslip on hold. */
  payslip: string | null;
  employee: { _id: string; employeeId: string; name: string; department: string };
  reason: AbsentReason;
  previousNet: number | null;
  /** Still to recover. */
  amount: number | null;
  /** Last day, or why it is held. */
  date: CalendarDate | null;
  note: string | null;
  /** `note` as a key and values, where payment itself put it on hold. */
  noteRefusal: RefusalRecord | null;
  /** With an earlier run. */
  unusedLeavePaid: boolean;
}

/** The open regular run, or the next one before it exists. */
export interface NextRunRecord extends PeriodDates {
  payDate: CalendarDate;
  people: number;
  hires: number;
  leavers: number;
  /** Hired before the period, and without a payslip since. */
  lateHires: number;
  /** Left before the period and were paid beyond that day, told since the last run. */
  lateLeavers: number;
  revisions: number;
  backdated: number;
  unpaidDays: number;
  unpaidPeople: number;
  /** The draft, which has to be approved or discarded before another one begins; null if there is none. */
  open: string | null;
}

/** A change that may move pay, by the call that stores it. */
export const PAY_EFFECT_KINDS = [
  'salary',
  'salaryWithdrawn',
  'item',
  'itemEnded',
  'employment',
  'return',
  'department',
  'leaveApproved',
  'leaveCancelled',
  'leaveShortened',
  'leaveType',
  'workingTime',
  'component',
  'setting',
] as const;
export type PayEffectKind = (typeof PAY_EFFECT_KINDS)[number];
/** More are not computed while somebody waits. */
export const EFFECT_PEOPLE_MAX = 1000;

/** The effect of a change on payslips, before it is saved: sums over the people whose pay it changes. */
export interface PayEffect {
  people: number;
  /** Paid periods whose due changes, newest first. */
  periods: (PeriodDates & { paid: number; due: number; difference: number })[];
  /** The next payslips without the change and with it. */
  next: PeriodDates & { before: number; after: number; toRecover: number };
  /** The largest change of one person's next payslip in percent, where it is above payroll's warning. */
  percent: number | null;
  /** Periods before the first one, or more than twelve ago, whose due changes and which no run settles, newest first. */
  unsettled: UnsettledPeriod[];
}
