import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BankAccounts, type BankAccount } from '../../bank-account/bank-accounts.js';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import {
  PAYSLIP_ERRORS,
  type PayChange,
  type PayslipWarning,
  type PayslipWarningRecord,
} from '../../contract/payroll/payslips.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PersonPayFacts } from '../due/pay-facts.js';
import { PayFactsReader, type PayFacts, type PayPerson } from '../facts/pay-facts-reader.js';
import { PaymentHistoryReader, type PersonHistory } from '../facts/payment-history-reader.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';
import { changeCauses, type RecordsBefore } from '../settlement/change-causes.js';
import { slipSums, type Recovery, type SlipLine } from '../settlement/payslip-line.js';
import { payslipWarnings } from '../settlement/payslip-warnings.js';
import { settlePay, type SettledPay } from '../settlement/settle-pay.js';
import type { AbsentPerson, StoredRun } from '../facts/pay-run-store.js';
import type { RunPlan } from './run-plan.js';
import { UnsettledPay, type Unsettled } from './unsettled-pay.js';

/** Amounts in minor units. */
export interface ComputedPayslip {
  person: PayPerson;
  held: boolean;
  gross: number;
  deductions: number;
  net: number;
  employerCost: number;
  lines: SlipLine[];
  toRecover: Recovery[];
  causes: PayChange[];
  warnings: PayslipWarningRecord[];
  attention: number;
  previousNet: number | null;
  change: number;
}

/** Then other requests have a turn: one person takes about a millisecond. */
const PEOPLE_PER_TURN = 2;

export interface ComputedPeople {
  payslips: ComputedPayslip[];
  absent: AbsentPerson[];
}

interface PersonFacts extends PayFacts {
  history: PersonHistory;
  bank: BankAccount | null;
  hold: string | null;
  recordExists: boolean;
  paidBefore: boolean;
  recordsBefore: RecordsBefore | null;
  unsettled: Unsettled | null;
}

/** Reads the facts of some people and settles their pay; stores nothing. */
@Injectable()
export class ComputedPayslips {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: PayFactsReader,
    private readonly history: PaymentHistoryReader,
    private readonly banks: BankAccounts,
    private readonly before: RecordsBeforePayroll,
    private readonly unsettled: UnsettledPay,
    private readonly clock: Clock,
  ) {}

  async compute(employeeIds: readonly string[], plan: RunPlan): Promise<ComputedPeople> {
    const people: ComputedPeople = { payslips: [], absent: [] };
    for (const { ids, since } of readTogether(employeeIds, plan))
      await this.add(people, ids, since, plan);
    return people;
  }

  private async add(
    people: ComputedPeople,
    employeeIds: readonly string[],
    since: CalendarDate,
    plan: RunPlan,
  ): Promise<void> {
    const { run } = plan;
    const facts = await this.facts.readPeople(employeeIds, run.id, since);
    const history = await this.history.readPeople(employeeIds, since);
    const banks = await this.banks.readMany(employeeIds);
    const holds = await this.holds(employeeIds, run.id);
    const records = await this.records(employeeIds, run);
    const before = await this.before.readPeople(employeeIds, plan.period);
    const histories = new Map([...facts.keys()].map((id) => [id, history(id)]));
    const unsettled = await this.unsettledOf(facts, histories, plan);
    for (const [place, [id, found]] of [...facts].entries()) {
      if (place % PEOPLE_PER_TURN === 0) await setImmediate();
      const known = {
        ...found,
        history: histories.get(id) as PersonHistory,
        unsettled: unsettled.get(id) ?? null,
        bank: banks.get(id) ?? null,
        hold: holds.get(id) ?? null,
        recordExists: records.has(id),
        paidBefore: before.has(id),
        // Only the first run has no payslips to compare with.
        recordsBefore: plan.earlier.length === 0 ? (before.get(id)?.previous ?? null) : null,
      };
      const { payslip, absent } = computed(known, plan, (instant) => this.clock.dateOf(instant));
      if (payslip) people.payslips.push(payslip);
      if (absent) people.absent.push(absent);
    }
  }

  /** Not of runs that pay single payments only. */
  private async unsettledOf(
    facts: ReadonlyMap<string, PayFacts>,
    histories: ReadonlyMap<string, PersonHistory>,
    plan: RunPlan,
  ): Promise<Map<string, Unsettled>> {
    if (plan.run.kind === 'offCycle' && !plan.run.everything) return new Map();
    const people = [...facts].map(
      ([id, found]) =>
        [id, { facts: found.facts, history: histories.get(id) as PersonHistory }] as const,
    );
    return this.unsettled.ofRecorded(new Map(people), plan);
  }

  private async holds(ids: readonly string[], runId: string): Promise<Map<string, string>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string; reason: string }>(
        `SELECT employee_id AS id, reason FROM pay_hold WHERE run_id = ? AND employee_id IN (${places})`,
        [runId, ...some],
      ),
    );
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }

  /** Also those that an approved run will post on the pay date. */
  private async records(
    ids: readonly string[],
    { id: runId, payDate }: StoredRun,
  ): Promise<Set<string>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string }>(
        `SELECT employee_id AS id FROM salary WHERE pay_date = ? AND valid = 1 AND employee_id IN (${places})
       UNION SELECT s.employee_id FROM payslip s JOIN pay_run r ON r.id = s.run_id WHERE s.state = 'approved' AND r.pay_date = ? AND r.id <> ? AND s.employee_id IN (${places})`,
        [payDate, ...some, payDate, runId, ...some],
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }
}

/** Those who still owe from long ago are few: their facts are read from that time on, apart from the others. */
function readTogether(
  employeeIds: readonly string[],
  { period, earlier, owing }: RunPlan,
): { ids: string[]; since: CalendarDate }[] {
  const long = employeeIds.filter((id) => owing.has(id));
  const others = employeeIds.filter((id) => !owing.has(id));
  const periods = long.flatMap((id) => owing.get(id) ?? []);
  return [
    { ids: others, since: earlier[0]?.from ?? period.from },
    { ids: long, since: earliest(period.from, ...periods.map(({ from }) => from)) },
  ].filter(({ ids }) => ids.length > 0);
}

function computed(
  known: PersonFacts,
  plan: RunPlan,
  dateOf: (instant: number) => CalendarDate,
): { payslip?: ComputedPayslip; absent?: AbsentPerson } {
  const { run, period, earlier, rules, settings } = plan;
  const { facts: today, history, person } = known;
  const facts: PersonPayFacts = {
    ...today,
    departmentIn: ({ from }) => history.departments.get(from) ?? person.departmentId,
  };
  const settled = settlePay({
    person: facts,
    rules,
    period,
    earlier,
    owing: plan.owing.get(person.id) ?? [],
    history,
    leastNetPercent: settings.leastNetPercent,
    ...(run.kind === 'offCycle' && !run.everything && { extrasOf: run.id }),
  });
  const sums = slipSums(settled.lines);
  const before = history.slips.findLast(
    (slip) => slip.regular && slip.period.from === earlier.at(-1)?.from,
  );
  const records = run.kind === 'regular' ? known.recordsBefore : null;
  const previousNet =
    before && run.kind === 'regular' ? slipSums(before.lines).net : (records?.net ?? null);
  const warnings = payslipWarnings({
    period,
    person: facts,
    history,
    lines: settled.lines,
    toRecover: settled.toRecover,
    net: sums.net,
    previousNet,
    changePercent: settings.changePercent,
    salaryUnknown: settled.due.salaryUnknown,
    recordExists: known.recordExists,
    paidBefore: known.paidBefore,
    unsettled: known.unsettled,
    bank: known.bank,
    dateOf,
    edits: today.assignments.filter((one) => one.run?.id === run.id && !one.imported),
    ownPay: [
      ...today.salaries,
      ...today.assignments.filter(({ scope }) => scope === 'employee'),
    ].some(
      (one) =>
        one.createdBy === person.accountId &&
        one.from <= period.to &&
        !history.slips.some(
          (slip) => slip.approvedAt >= one.recordedAt && slip.period.to >= one.from,
        ),
    ),
    previousPeriod: earlier.at(-1)?.from ?? null,
  });
  const hasErrors = warnings.some(isError);
  if (settled.lines.length === 0 && !(hasErrors && settled.due.employed))
    return { absent: absentPerson(known, settled, plan, previousNet) };
  const causes =
    run.kind === 'regular'
      ? changeCauses(
          before,
          {
            lines: settled.lines,
            period,
            leftOn: lastDayBy(facts, period.to),
            wasHeld: history.held.has(earlier.at(-1)?.from ?? ''),
          },
          records ?? undefined,
        )
      : [];
  const change = sums.net - (previousNet ?? 0);
  const payslip = {
    person,
    ...sums,
    lines: settled.lines,
    toRecover: settled.toRecover,
    causes,
    warnings,
    previousNet,
    change,
    held: known.hold !== null,
    attention: hasErrors ? 0 : warnings.length > 0 ? 1 : change !== 0 || causes.length > 0 ? 2 : 3,
  };
  return known.hold === null
    ? { payslip }
    : {
        payslip,
        absent: {
          employeeId: person.id,
          reason: 'held',
          previousNet,
          amount: null,
          date: null,
          note: known.hold,
        },
      };
}

function isError({ warning }: PayslipWarningRecord): boolean {
  return (PAYSLIP_ERRORS as readonly PayslipWarning[]).includes(warning);
}

function absentPerson(
  { person, facts, history }: PersonFacts,
  { toRecover, due }: SettledPay,
  { run, period }: RunPlan,
  previousNet: number | null,
): AbsentPerson | undefined {
  const none = { employeeId: person.id, previousNet, amount: null, date: null, note: null };
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
