import type { CalendarDate } from '../../contract/calendar-date.js';
import { LARGEST_AMOUNT_MINOR } from '../../contract/money.js';
import {
  PAYSLIP_WARNINGS,
  type PayslipWarning,
  type PayslipWarningRecord,
  type UnsettledPeriod,
} from '../../contract/payroll/payslips.js';
import type { PayAssignment, PersonPayFacts } from '../due/pay-facts.js';
import type { PayPeriod } from '../due/pay-period.js';
import type { PaymentHistory } from './payment-history.js';
import { netEffect, type Recovery, type SlipLine } from './payslip-line.js';

export interface WarningFacts {
  period: PayPeriod;
  person: PersonPayFacts;
  history: PaymentHistory;
  lines: readonly SlipLine[];
  toRecover: readonly Recovery[];
  net: number;
  previousNet: number | null;
  salaryUnknown: boolean;
  /** Another salary record of the person stands on the pay date. */
  recordExists: boolean;
  /** Null without one. */
  bank: { changedAt: number; people: number } | null;
  /** In the company's time zone. */
  dateOf: (instant: number) => CalendarDate;
  /** Single payments of this run, without those of a file: it may have one for everybody. */
  edits: readonly PayAssignment[];
  /** The person recorded a salary or component of their own since the last payslip. */
  ownPay: boolean;
  /** First day of the period before. */
  previousPeriod: string | null;
  /** By salary records before payroll. */
  paidBefore: boolean;
  /** Changes in periods that no run settles, by facts recorded since the last paid run, less single payments for it. */
  unsettled: { periods: readonly UnsettledPeriod[]; left: number } | null;
  changePercent: number;
}

/** In order of urgency, with amounts in minor units. */
export function payslipWarnings(facts: WarningFacts): PayslipWarningRecord[] {
  return PAYSLIP_WARNINGS.filter((warning) => RULES[warning](facts)).map((warning) => ({
    warning,
    amount: AMOUNTS[warning]?.(facts) ?? null,
    date: DATES[warning]?.(facts) ?? null,
    ...(warning === 'reachesBack' && { periods: [...(facts.unsettled?.periods ?? [])] }),
  }));
}

const lastPaid = ({ history: { slips } }: WarningFacts) => slips.at(-1)?.approvedAt;
const latest = ({ person: { employments } }: WarningFacts) => employments.at(-1);

const RULES: Record<PayslipWarning, (facts: WarningFacts) => boolean> = {
  noSalary: ({ salaryUnknown }) => salaryUnknown,
  tooLarge: ({ lines }) =>
    lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0) > LARGEST_AMOUNT_MINOR,
  recordExists: ({ recordExists }) => recordExists,
  noBank: ({ bank, net }) => bank === null && net > 0,
  bankShared: ({ bank }) => (bank?.people ?? 0) > 1,
  bankChanged: (facts) =>
    facts.bank !== null && facts.bank.changedAt > (lastPaid(facts) ?? Infinity),
  ownPay: ({ ownPay }) => ownPay,
  netZero: ({ net }) => net === 0,
  toRecover: ({ toRecover }) => toRecover.length > 0,
  /** Net 0 is a warning of its own. */
  bigChange: ({ net, previousNet, changePercent }) =>
    previousNet !== null &&
    net !== 0 &&
    Math.abs(net - previousNet) * 100 > changePercent * previousNet,
  edited: ({ edits }) => edits.length > 0,
  heldLast: ({ history, previousPeriod }) =>
    previousPeriod !== null && history.held.has(previousPeriod),
  differences: ({ lines }) => lines.some(({ difference }) => difference),
  reachesBack: ({ unsettled }) => unsettled !== null,
  left: (facts) => {
    const leftOn = latest(facts)?.leftOn;
    return leftOn != null && leftOn <= facts.period.to;
  },
  first: ({ history, paidBefore }) =>
    history.slips.length === 0 && history.reversed.size === 0 && !paidBefore,
  noHireDate: (facts) => latest(facts)?.hiredOn === null,
  startsAfter: (facts) => (latest(facts)?.hiredOn ?? '') > facts.period.to,
};

const AMOUNTS: { [warning in PayslipWarning]?: (facts: WarningFacts) => number } = {
  bigChange: ({ net, previousNet }) => net - (previousNet ?? 0),
  toRecover: ({ toRecover }) => toRecover.reduce((sum, { amount }) => sum + amount, 0),
  reachesBack: ({ unsettled }) => unsettled?.left ?? 0,
  differences: ({ lines }) =>
    lines.reduce((sum, line) => (line.difference ? sum + netEffect(line) : sum), 0),
};

const DATES: {
  [warning in PayslipWarning]?: (facts: WarningFacts) => CalendarDate | null | undefined;
} = {
  bankChanged: ({ bank, dateOf }) => bank && dateOf(bank.changedAt),
  left: (facts) => latest(facts)?.leftOn,
  startsAfter: (facts) => latest(facts)?.hiredOn,
};
