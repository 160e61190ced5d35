import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BankAccounts } from '../../bank-account/bank-accounts.js';
import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayFactsReader, type PayFacts } from '../facts/pay-facts-reader.js';
import type { AbsentPerson, StoredRun } from '../facts/pay-run-store.js';
import { PaymentHistoryReader, type PersonHistory } from '../facts/payment-history-reader.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';
import { personPayslip, type ComputedPayslip } from './person-payslip.js';
import type { RunPlan } from './run-plan.js';
import { UnsettledPay, type Unsettled } from './unsettled-pay.js';

/** Then other requests have a turn: one person takes about a millisecond. */
const PEOPLE_PER_TURN = 2;

export interface ComputedPeople {
  payslips: ComputedPayslip[];
  absent: AbsentPerson[];
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
      const { payslip, absent } = personPayslip(known, plan, (instant) =>
        this.clock.dateOf(instant),
      );
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
