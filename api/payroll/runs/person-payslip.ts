import type { BankAccount } from '../../bank-account/bank-accounts.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import {
  PAYSLIP_ERRORS,
  type PayChange,
  type PayslipSums,
  type PayslipWarning,
  type PayslipWarningRecord,
} from '../../contract/payroll/payslips.js';
import { departmentOn, type PersonPayFacts } from '../due/pay-facts.js';
import type { PayFacts, PayPerson } from '../facts/pay-facts-reader.js';
import type { AbsentPerson } from '../facts/pay-run-store.js';
import type { PersonHistory } from '../facts/payment-history-reader.js';
import { changeCauses, type RecordsBefore } from '../settlement/change-causes.js';
import type { PaidPayslip } from '../settlement/payment-history.js';
import { slipSums, type Recovery, type SlipLine } from '../settlement/payslip-line.js';
import { payslipWarnings } from '../settlement/payslip-warnings.js';
import { settlePay, type SettledPay } from '../settlement/settle-pay.js';
import type { RunPlan } from './run-plan.js';
import type { Unsettled } from './unsettled-pay.js';

/** Amounts in minor units. */
export interface ComputedPayslip extends PayslipSums {
  person: PayPerson;
  held: boolean;
  lines: SlipLine[];
  toRecover: Recovery[];
  causes: PayChange[];
  warnings: PayslipWarningRecord[];
  attention: number;
  previousNet: number | null;
  change: number;
}

export interface PersonFacts extends PayFacts {
  history: PersonHistory;
  bank: BankAccount | null;
  hold: string | null;
  recordExists: boolean;
  paidBefore: boolean;
  recordsBefore: RecordsBefore | null;
  unsettled: Unsettled | null;
}

/** The pay of the period beside the regular pay of the one before. */
interface ComparedPay extends SettledPay {
  facts: PersonPayFacts;
  sums: PayslipSums;
  before: PaidPayslip | undefined;
  previousNet: number | null;
}

/** Somebody held has a payslip and is listed as absent. */
export function personPayslip(
  known: PersonFacts,
  plan: RunPlan,
  dateOf: (instant: number) => CalendarDate,
): { payslip?: ComputedPayslip; absent?: AbsentPerson } {
  const pay = comparedPay(known, plan);
  const { lines, toRecover, sums, previousNet } = pay;
  const warnings = warningsOf(known, plan, pay, dateOf);
  const hasErrors = warnings.some(isError);
  if (lines.length === 0 && !(hasErrors && pay.due.employed))
    return { absent: withoutPayslip(known, pay, plan) };
  const causes = causesOf(known, plan, pay);
  const change = sums.net - (previousNet ?? 0);
  const payslip = {
    person: personOn(known, plan.period.to),
    ...sums,
    lines,
    toRecover,
    causes,
    warnings,
    previousNet,
    change,
    held: known.hold !== null,
    attention: hasErrors ? 0 : warnings.length > 0 ? 1 : change !== 0 || causes.length > 0 ? 2 : 3,
  };
  if (known.hold === null) return { payslip };
  const absent = { ...absentPerson(known, pay), reason: 'held' as const, note: known.hold };
  return { payslip, absent };
}

/** As on the last day of the period. */
function personOn({ person, facts, designations }: PersonFacts, day: CalendarDate): PayPerson {
  const department = departmentOn(facts, day);
  return {
    ...person,
    ...(department && { departmentId: department.valueId ?? '', department: department.name }),
    ...(designations.length > 0 && { designation: spanOn(designations, day)?.value ?? null }),
  };
}

function comparedPay(known: PersonFacts, plan: RunPlan): ComparedPay {
  const { run, period, earlier } = plan;
  const { history, person, facts } = known;
  const settled = settlePay({
    person: facts,
    rules: plan.rules,
    period,
    earlier,
    owing: plan.owing.get(person.id) ?? [],
    history,
    leastNetPercent: plan.settings.leastNetPercent,
    ...(run.kind === 'offCycle' && !run.everything && { extrasOf: run.id }),
  });
  const compared = { ...settled, facts, sums: slipSums(settled.lines) };
  if (run.kind !== 'regular') return { ...compared, before: undefined, previousNet: null };
  const before = history.slips.findLast(
    (slip) => slip.regular && slip.period.from === earlier.at(-1)?.from,
  );
  const previousNet = before ? slipSums(before.lines).net : (known.recordsBefore?.net ?? null);
  return { ...compared, before, previousNet };
}

function warningsOf(
  known: PersonFacts,
  { run, period, earlier, settings }: RunPlan,
  { facts, lines, toRecover, sums, previousNet, due }: ComparedPay,
  dateOf: (instant: number) => CalendarDate,
): PayslipWarningRecord[] {
  const { history, recordExists, paidBefore, unsettled, bank } = known;
  return payslipWarnings({
    period,
    person: facts,
    history,
    lines,
    toRecover,
    net: sums.net,
    previousNet,
    changePercent: settings.changePercent,
    salaryUnknown: due.salaryUnknown,
    recordExists,
    paidBefore,
    unsettled,
    bank,
    dateOf,
    edits: facts.assignments.filter((one) => one.run?.id === run.id && !one.imported),
    ownPay: recordedOwnPay(known, period.to),
    previousPeriod: earlier.at(-1)?.from ?? null,
  });
}

/** By a salary or component that no payslip has paid since. */
function recordedOwnPay({ facts, history, person }: PersonFacts, until: CalendarDate): boolean {
  const ownItems = facts.assignments.filter(({ scope }) => scope === 'employee');
  return [...facts.salaries, ...ownItems].some(
    ({ createdBy, from, recordedAt }) =>
      createdBy === person.accountId &&
      from <= until &&
      !history.slips.some((slip) => slip.approvedAt >= recordedAt && slip.period.to >= from),
  );
}

function causesOf(
  { history, recordsBefore }: PersonFacts,
  { run, period, earlier }: RunPlan,
  { facts, lines, before }: ComparedPay,
): PayChange[] {
  if (run.kind !== 'regular') return [];
  const after = {
    lines,
    period,
    leftOn: lastDayBy(facts, period.to),
    wasHeld: history.held.has(earlier.at(-1)?.from ?? ''),
  };
  return changeCauses(before, after, recordsBefore ?? undefined);
}

function isError({ warning }: PayslipWarningRecord): boolean {
  return (PAYSLIP_ERRORS as readonly PayslipWarning[]).includes(warning);
}

function absentPerson({ person }: PersonFacts, { previousNet }: ComparedPay) {
  return { employeeId: person.id, previousNet, amount: null, date: null, note: null };
}

function withoutPayslip(
  known: PersonFacts,
  pay: ComparedPay,
  { run, period }: RunPlan,
): AbsentPerson | undefined {
  const { facts, history } = known;
  const { toRecover, due, previousNet } = pay;
  const none = absentPerson(known, pay);
  const leftOn = lastDayBy(facts, period.to);
  if (toRecover.length > 0)
    return {
      ...none,
      reason: 'toRecover',
      amount: toRecover.reduce((sum, { amount }) => sum + amount, 0),
      date: leftOn,
      toRecover,
    };
  const payments = due.components
    .flatMap(({ shares }) => shares)
    .filter(({ assignment, amount }) => assignment.run?.id === run.id && amount !== 0);
  const paid = history.slips.filter((slip) => slip.period.from === period.from);
  const paidShares = new Set(
    paid.flatMap(({ lines }) => lines.flatMap(({ shares }) => shares.map((one) => one.assignment))),
  );
  if (!run.everything && payments.some(({ assignment }) => !paidShares.has(assignment.id)))
    return { ...none, reason: 'setOff' };
  if (paid.some(({ regular }) => !regular)) return { ...none, reason: 'paidOffCycle' };
  if (isEmployedOn([...facts.employments], period.to)) return { ...none, reason: 'nothingDue' };
  return previousNet === null
    ? undefined
    : { ...none, reason: leftOn === null ? 'notEmployed' : 'left', date: leftOn };
}

function lastDayBy({ employments }: PersonPayFacts, day: CalendarDate): CalendarDate | null {
  return employments.findLast(({ leftOn }) => leftOn !== null && leftOn <= day)?.leftOn ?? null;
}
