import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { JobRun } from '../../platform/jobs/job-run.js';
import { JobWorkers, type JobHandler, type JobWorker } from '../../platform/jobs/job-worker.js';
import type { Job } from '../../platform/jobs/jobs.js';
import { holdReason, RECORD_EXISTS } from '../facts/hold-reason.js';
import { PAYMENT, PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import type { SlipLine } from '../settlement/payslip-line.js';
import { PayslipStore } from './payslip-store.js';
import { PayslipsPaid } from './payslips.events.js';
import { postedSalary } from './posted-salary.js';

const PER_STEP = 200;
const COLUMNS = [
  'id',
  'employee_id',
  'basic_salary',
  'allowances',
  'deductions',
  'net_salary',
  'pay_date',
  'valid',
  'created_at',
  'run_id',
];

interface ApprovedSlip {
  id: string;
  employeeId: string;
  accountId: string;
  name: string;
  net: number | string;
  lines: string;
  recordExists: number;
}

/** Pays runs: each payslip becomes a salary record, exactly once. Goes on where a server that was killed stopped. */
@Injectable()
export class PaymentJob implements JobHandler {
  readonly retries = Infinity;
  readonly underWay = "SELECT id FROM pay_run WHERE state = 'paying'";
  readonly worker: JobWorker;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly runs: PayRunStore,
    private readonly store: PayslipStore,
    workers: JobWorkers,
  ) {
    this.worker = workers.add(PAYMENT, this);
  }

  /** Belongs into the unit of work from which on the run is being paid. Returns the job if the caller is to work on it. */
  async begin(
    manager: EntityManager,
    { accountId }: Actor,
    { id, people }: StoredRun,
    atOnce: boolean,
  ): Promise<Job | undefined> {
    const job = { ownerId: accountId, total: people };
    if (atOnce) return this.worker.beginHere(manager, id, job);
    await this.worker.begin(manager, id, job);
    return undefined;
  }

  /** Never refused because its owner is no admin any more: others are paid already. */
  async run(step: JobRun): Promise<'more' | void> {
    const run = await this.runs.find(step.job.subjectId);
    return this.work.write(async (manager) => {
      const paid = (await this.lock(manager, run)) ? await this.payPart(manager, run) : 0;
      if (paid === 0) return step.finish(manager);
      await step.storeStep(manager, (run.progress?.done ?? 0) + paid);
      return 'more';
    });
  }

  /** False if it is paid. */
  private async lock(manager: EntityManager, { id }: StoredRun): Promise<boolean> {
    const sql = "UPDATE pay_run SET version = version + 1 WHERE id = ? AND state = 'paying'";
    return (await execute(manager, sql, [id])) === 1;
  }

  /** The number of payslips that were paid or put on hold; 0 if the run is paid. */
  private async payPart(manager: EntityManager, run: StoredRun): Promise<number> {
    const slips = await manager.query<ApprovedSlip[]>(
      `SELECT s.id, s.employee_id AS employeeId, e.account_id AS accountId, a.name, s.net, s.line_items AS "lines",
         (SELECT COUNT(*) FROM salary o WHERE o.employee_id = s.employee_id AND o.pay_date = ? AND o.valid = 1) AS recordExists
       FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id WHERE s.run_id = ? AND s.state = 'approved' ORDER BY s.id LIMIT ?`,
      [run.payDate, run.id, PER_STEP],
    );
    if (slips.length === 0) await this.markPaid(manager, run.id);
    const paid = slips.filter(({ recordExists }) => Number(recordExists) === 0);
    await this.post(manager, run, paid);
    for (const slip of slips) if (!paid.includes(slip)) await this.hold(manager, run, slip);
    return slips.length;
  }

  private async markPaid(manager: EntityManager, id: string): Promise<void> {
    const { people, gross, deductions, net, employerCost } = await this.store.sums(manager, id);
    await manager.query(
      "UPDATE pay_run SET state = 'paid', paid_at = ?, people = ?, gross = ?, deductions = ?, net = ?, employer_cost = ? WHERE id = ?",
      [this.clock.now(), people, gross, deductions, net, employerCost, id],
    );
  }

  private async post(manager: EntityManager, run: StoredRun, slips: ApprovedSlip[]): Promise<void> {
    if (slips.length === 0) return;
    const now = this.clock.now();
    await insertRows(
      manager,
      'salary',
      COLUMNS,
      slips.map(({ employeeId, net, lines }) => {
        const { basicSalary, allowances, deductions } = postedSalary(
          JSON.parse(lines) as SlipLine[],
        );
        return [
          newId(),
          employeeId,
          basicSalary,
          allowances,
          deductions,
          net,
          run.payDate,
          1,
          now,
          run.id,
        ];
      }),
    );
    await this.mark(manager, 'paid', slips);
    await this.events.emit(
      new PayslipsPaid(
        run.id,
        slips.map(({ id, accountId }) => ({ id, accountId })),
      ),
    );
  }

  private async mark(
    manager: EntityManager,
    state: 'paid' | 'held',
    slips: readonly ApprovedSlip[],
  ): Promise<void> {
    await manager.query(
      `UPDATE payslip SET state = ? WHERE id IN (${slips.map(() => '?').join(', ')}) AND state = 'approved'`,
      [state, ...slips.map(({ id }) => id)],
    );
  }

  /** A record that was added since the run was approved takes the pay date: the payslip is due again by itself. */
  private async hold(manager: EntityManager, run: StoredRun, slip: ApprovedSlip): Promise<void> {
    await this.mark(manager, 'held', [slip]);
    const payer = run.paidBy ?? run.createdBy;
    await insertRow(manager, 'pay_hold', {
      run_id: run.id,
      employee_id: slip.employeeId,
      reason: RECORD_EXISTS,
      created_by: payer,
      created_at: this.clock.now(),
    });
    await this.audit.record(
      { accountId: payer, name: run.paidByName ?? '', requestId: null },
      {
        action: 'payroll.hold',
        subject: 'payroll',
        id: run.id,
        name: slip.name,
        employeeId: slip.employeeId,
        after: { reason: holdReason(RECORD_EXISTS, slip.name, run.payDate).text },
      },
    );
  }
}
