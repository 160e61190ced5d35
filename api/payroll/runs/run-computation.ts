import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { RecordedFacts, type FactsStamp } from '../facts/recorded-facts.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';
import { ComputedPayslips } from './computed-payslips.js';
import type { ComputedPayslip } from './person-payslip.js';
import {
  absentOf,
  PayRunStore,
  requireDraft,
  type AbsentPerson,
  type StoredRun,
} from '../facts/pay-run-store.js';
import { PayrollJob } from './payroll-job.js';
import { PayslipStore, type StoredChange } from './payslip-store.js';
import { RunPlans, type RunPlan } from './run-plan.js';

/** Up to so many people a run is computed while the request waits. */
const AT_ONCE = 400;
const PEOPLE_PER_UNIT = 25;
const LISTED_CHANGES = 100;

/**
 * Computes drafts. Each computation reads the facts, then stores what differs; the version of the run rises if anything does. Large runs are computed by a
 * periodic job, some people at a time, and anew by another server if this one is killed.
 */
@Injectable()
export class RunComputation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly runs: PayRunStore,
    private readonly plans: RunPlans,
    private readonly recorded: RecordedFacts,
    private readonly computed: ComputedPayslips,
    private readonly store: PayslipStore,
    private readonly before: RecordsBeforePayroll,
    private readonly job: PayrollJob,
  ) {
    job.add('computation', {
      runs: () => runs.where("r.state = 'draft' AND r.computation IS NOT NULL ORDER BY r.id", []),
      resume: (run, stopping) => this.resume(run, stopping),
    });
  }

  /** At once, or in the background for a large company, unless the facts since the last time are about a few people. */
  async compute(id: string): Promise<void> {
    const stamp = await this.recorded.stamp();
    const run = await this.draft(id);
    const plan = await this.plans.make(run);
    const people = await this.plans.people(plan);
    if (people.length <= AT_ONCE) return this.computeAll(plan, people, stamp);
    const few =
      run.stamp && run.computation === null
        ? await this.recorded.peopleSince(run.stamp)
        : undefined;
    if (few && few.length <= AT_ONCE)
      return this.computeSome(
        plan,
        run.kind === 'regular' ? few : few.filter((person) => people.includes(person)),
        stamp,
      );
    await this.work.write((manager) =>
      execute(
        manager,
        "UPDATE pay_run SET computation = ?, progress = 0, progress_of = ? WHERE id = ? AND state = 'draft'",
        [newId(), people.length, id],
      ),
    );
    this.job.wake();
  }

  /** True if facts were recorded since the draft was computed. */
  async isStale({ stamp, computation }: StoredRun): Promise<boolean> {
    return computation === null && (stamp === null || !(await this.recorded.isCurrent(stamp)));
  }

  async draft(id: string): Promise<StoredRun> {
    const run = await this.runs.find(id);
    requireDraft(run);
    return run;
  }

  private async resume(run: StoredRun, stopping: AbortSignal): Promise<void> {
    const stamp = await this.recorded.stamp();
    const plan = await this.plans.make(run);
    await this.computeAll(plan, await this.plans.people(plan), stamp, stopping);
  }

  /** The stamp is from before the first fact was read. `stopping`: in the background, where each part is stored on its own. */
  private async computeAll(
    plan: RunPlan,
    people: string[],
    stamp: FactsStamp,
    stopping?: AbortSignal,
  ): Promise<void> {
    const computation = newId();
    if (stopping && !(await this.begin(plan.run.id, computation, people.length))) return;
    const absent: AbsentPerson[] = [];
    const stored: StoredChange[] = [];
    const unstored: { some: string[]; payslips: ComputedPayslip[] }[] = [];
    for (let start = 0; start < people.length; start += PEOPLE_PER_UNIT) {
      if (stopping?.aborted) return;
      const some = people.slice(start, start + PEOPLE_PER_UNIT);
      const part = await this.computed.compute(some, plan);
      absent.push(...part.absent);
      if (stopping) {
        const changes = await this.storePart(plan.run.id, computation, start + some.length, {
          some,
          payslips: part.payslips,
        });
        if (!changes) return;
        stored.push(...changes);
      } else unstored.push({ some, payslips: part.payslips });
      await setImmediate();
    }
    await this.work.write(async (manager) => {
      if (!(await this.isCurrent(manager, plan.run, stopping ? computation : null))) return;
      const changes = [...stored];
      for (const { some, payslips } of unstored)
        changes.push(...(await this.store.replace(manager, plan.run.id, some, payslips)));
      changes.push(...(await this.store.removeOthers(manager, plan.run.id, people)));
      await this.finish(manager, plan.run, { stamp, absent, changes });
    });
  }

  /** The payslips of the others stay as they were computed before. */
  private async computeSome(plan: RunPlan, people: string[], stamp: FactsStamp): Promise<void> {
    const { payslips, absent } = await this.computed.compute(people, plan);
    const others = absentOf(plan.run).filter(({ employeeId }) => !people.includes(employeeId));
    await this.work.write(async (manager) => {
      if (!(await this.isCurrent(manager, plan.run, null))) return;
      const changes = await this.store.replace(manager, plan.run.id, people, payslips);
      await this.finish(manager, plan.run, { stamp, absent: [...others, ...absent], changes });
    });
  }

  private begin(id: string, computation: string, of: number): Promise<boolean> {
    return this.work.write(
      async (manager) =>
        (await execute(
          manager,
          "UPDATE pay_run SET computation = ?, progress = 0, progress_of = ? WHERE id = ? AND state = 'draft'",
          [computation, of, id],
        )) > 0,
    );
  }

  /** Undefined if another computation has begun since. */
  private storePart(
    id: string,
    computation: string,
    done: number,
    { some, payslips }: { some: string[]; payslips: ComputedPayslip[] },
  ): Promise<StoredChange[] | undefined> {
    return this.work.write(async (manager) => {
      const isOurs =
        (await execute(
          manager,
          "UPDATE pay_run SET progress = ? WHERE id = ? AND state = 'draft' AND computation = ?",
          [done, id, computation],
        )) > 0;
      return isOurs ? this.store.replace(manager, id, some, payslips) : undefined;
    });
  }

  /** Locks the run. False if it is no draft any more, or another computation has begun or ended since. */
  private async isCurrent(
    manager: EntityManager,
    { id, version }: StoredRun,
    computation: string | null,
  ): Promise<boolean> {
    const [is, parameters] =
      computation === null
        ? ['computation IS NULL AND version = ?', [version]]
        : ['computation = ?', [computation]];
    return (
      (await execute(
        manager,
        `UPDATE pay_run SET progress = NULL, progress_of = NULL WHERE id = ? AND state = 'draft' AND ${is}`,
        [id, ...parameters],
      )) > 0
    );
  }

  private async finish(
    manager: EntityManager,
    run: StoredRun,
    {
      stamp,
      absent,
      changes,
    }: { stamp: FactsStamp; absent: AbsentPerson[]; changes: StoredChange[] },
  ): Promise<void> {
    await this.store.weighWarnings(manager, run.id);
    const { people, gross, deductions, net, employerCost } = await this.store.sums(manager, run.id);
    const previous = run.kind === 'regular' ? await this.previousNet(manager, run) : null;
    const first = run.computedAt === null;
    await manager.query(
      `UPDATE pay_run SET computation = NULL, computed_at = ?, facts_since = ?, facts = ?, people = ?, gross = ?, deductions = ?, net = ?, employer_cost = ?, previous_net = ?,
         absent = ?, changes = ?, version = version + ? WHERE id = ?`,
      [
        this.clock.now(),
        stamp.since,
        stamp.facts,
        people,
        gross,
        deductions,
        net,
        employerCost,
        previous,
        JSON.stringify(absent),
        JSON.stringify(first ? [] : changes.slice(0, LISTED_CHANGES)),
        changes.length > 0 ? 1 : 0,
        run.id,
      ],
    );
  }

  private async previousNet(
    manager: EntityManager,
    { from, to }: StoredRun,
  ): Promise<number | string | null> {
    const [row] = await manager.query<{ net: number | string }[]>(
      "SELECT r.net FROM pay_run r JOIN pay_period p ON p.id = r.regular_period WHERE p.start_date < ? AND r.state <> 'draft' ORDER BY p.start_date DESC LIMIT 1",
      [from],
    );
    if (row) return row.net;
    const records = await this.before.previous({ from, to }, this.clock.now());
    return records ? records.gross - records.deductions : null;
  }
}
