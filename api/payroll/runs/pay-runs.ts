import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { EARLIEST_PAY, latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { PayAssignments } from '../components/pay-assignments.js';
import { SettledLeave } from '../components/settled-leave.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayPeriods, notSetUp, type StoredPeriod } from '../facts/pay-periods.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import type { PayRunDto } from './pay-run.dto.js';
import { addEachPayment } from './payments-field.js';
import { RunComputation } from './run-computation.js';

interface NewRun {
  kind: StoredRun['kind'];
  payDate: CalendarDate;
  name?: string | null;
  everything?: boolean;
  people?: string[];
  payments: object[];
}

/** Begins and discards runs. */
@Injectable()
export class PayRuns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly periods: PayPeriods,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
    private readonly assignments: PayAssignments,
    private readonly settled: SettledLeave,
  ) {}

  async add(actor: Actor, dto: PayRunDto): Promise<string> {
    const id =
      dto.kind === 'regular'
        ? await this.addRegular(actor, dto)
        : await this.addOffCycle(actor, dto);
    await this.computation.compute(id);
    return id;
  }

  discard(actor: Actor, id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const run = await this.runs.find(id);
      const discarded = await execute(
        manager,
        "UPDATE pay_run SET state = 'discarded', regular_period = NULL, version = version + 1 WHERE id = ? AND state = 'draft'",
        [id],
      );
      if (discarded === 0) throw new Problem('payroll.not_draft', refusal('payroll.not_draft'));
      await this.computation.cancel(manager, id);
      await manager.query('DELETE FROM payslip WHERE run_id = ?', [id]);
      await this.settled.takeBack(actor, { runId: id });
      await this.record(actor, 'payroll.discard', run);
    });
  }

  private addRegular(actor: Actor, { payDate, payments }: PayRunDto): Promise<string> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      const next = await this.periods.next();
      if (!next) throw notSetUp();
      const [open] = await this.runs.where("r.kind = 'regular' AND r.state = 'draft'", []);
      if (open)
        throw new Problem(
          'payroll.run_open',
          refusal('payroll.run_open', { start: open.from, end: open.to }),
        );
      const period = await this.periods.require(manager, next);
      return this.insert(manager, actor, period, {
        kind: 'regular',
        payDate: payDate ?? period.payDate,
        payments: payments ?? [],
      });
    });
  }

  private addOffCycle(
    actor: Actor,
    { people = [], payments, everything, name, payDate, period: day }: PayRunDto,
  ): Promise<string> {
    const paysPeople = (people?.length ?? 0) > 0;
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      const period = await this.offCyclePeriod(manager, day ?? null);
      await this.requireKnown(manager, people ?? []);
      return this.insert(manager, actor, period, {
        kind: 'offCycle',
        payDate: payDate ?? this.clock.today(),
        name: name ?? null,
        everything: paysPeople && everything !== false,
        people: [...new Set(people)],
        payments: payments ?? [],
      });
    });
  }

  private async offCyclePeriod(
    manager: EntityManager,
    day: CalendarDate | null,
  ): Promise<StoredPeriod> {
    const next = await this.periods.next();
    if (!next) throw notSetUp();
    const period =
      day !== null && day > next.to
        ? undefined
        : await this.periods.offCycle(day, this.clock.today());
    if (!period) throw Problem.at('period', refusal('payroll.period_unknown'));
    return this.periods.require(manager, period);
  }

  private async requireKnown(manager: EntityManager, people: readonly string[]): Promise<void> {
    const known = await readByIds([...new Set(people)], (ids, places) =>
      manager.query<{ id: string }[]>(`SELECT id FROM employee WHERE id IN (${places})`, ids),
    );
    if (known.length < new Set(people).size)
      throw Problem.at('people', refusal('employee.missing'));
  }

  private async insert(
    manager: EntityManager,
    actor: Actor,
    period: StoredPeriod,
    { kind, payDate, name = null, everything = true, people = [], payments }: NewRun,
  ): Promise<string> {
    const latest = latestFutureDate(this.clock.today());
    requireDate('payDate', 'Pay Date', payDate, { earliest: EARLIEST_PAY, latest });
    const id = newId();
    await insertRow(manager, 'pay_run', {
      id,
      period_id: period.id,
      regular_period: kind === 'regular' ? period.id : null,
      kind,
      everything: Number(everything),
      name,
      pay_date: payDate,
      state: 'draft',
      version: 1,
      created_by: actor.accountId,
      created_at: this.clock.now(),
    });
    await insertRows(
      manager,
      'pay_run_person',
      ['run_id', 'employee_id'],
      people.map((employeeId) => [id, employeeId]),
    );
    await this.record(actor, 'payroll.start', await this.runs.find(id));
    await addEachPayment(payments, (payment) =>
      this.assignments.add(actor, { ...payment, runId: id }),
    );
    return id;
  }

  private record(actor: Actor, action: AuditAction, run: StoredRun): Promise<void> {
    const { kind, from, to, payDate, people, net } = run;
    const after = { runKind: kind, from, to, payDate, people, netPay: amount(net) };
    return this.audit.record(actor, auditedRun(action, run, after));
  }
}
