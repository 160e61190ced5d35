import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PayPeriod } from '../due/pay-period.js';
import type { Recovery, SlipLine } from './payslip-line.js';

/** A payslip that is approved or paid, so that its lines count as paid. */
export interface PaidPayslip {
  period: PayPeriod;
  regular: boolean;
  /** False for a run of single payments only: nothing else is settled with it. */
  everything: boolean;
  approvedAt: number;
  lines: readonly SlipLine[];
  toRecover: readonly Recovery[];
}

/** Repaid of a component of a period: negative for less that counts as paid. */
export interface RepaidPart {
  componentId: string;
  period: PayPeriod;
  amount: number;
}

/** Payslips of one person in the periods that a run settles. */
export interface PaymentHistory {
  /** In the order of their approval. */
  slips: readonly PaidPayslip[];
  /** First days of periods in which the person was on hold. */
  held: ReadonlySet<CalendarDate>;
  /** The instant of the last reversal, by the first day of the period. */
  reversed: ReadonlyMap<CalendarDate, number>;
  repaid?: readonly RepaidPart[];
  /** The sum that is no longer asked for, of what was paid beyond what is due. */
  waived?: number;
}

/** By period and component, the sum of the lines that belong to it, less what was paid back. */
export function paidAmounts({
  slips,
  repaid = [],
}: Pick<PaymentHistory, 'slips' | 'repaid'>): Map<CalendarDate, Map<string, number>> {
  const paid = new Map<CalendarDate, Map<string, number>>();
  for (const { period, componentId, amount } of [
    ...slips.flatMap(({ lines }) => lines),
    ...repaid,
  ]) {
    const components = paid.get(period.from) ?? new Map<string, number>();
    paid.set(period.from, components.set(componentId, (components.get(componentId) ?? 0) + amount));
  }
  return paid;
}
