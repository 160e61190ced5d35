import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal, refusalText } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { SlipLine } from '../settlement/payslip-line.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { PayrollJob } from './payroll-job.js';
import { PayslipsPaid } from './payslips.events.js';
import { PayslipStore } from './payslip-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { postedSalary } from './posted-salary.js';

const PER_UNIT = 200;
const AT_ONCE = 400;
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

/** Pays approved runs: each payslip becomes a salary record, exactly once. Goes on where a server that was killed stopped. */
@Injectable()
export class RunPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly currency: CurrencyInUse,
    private readonly runs: PayRunStore,
    private readonly store: PayslipStore,
    private readonly job: PayrollJob,
  ) {
    job.add('payment', {
      runs: () => runs.where("r.state = 'paying' ORDER BY r.id", []),
      resume: (run, stopping) => this.finish(run, stopping),
    });
  }

  /** At once, or in the background for a large company. */
  async pay(actor: Actor, id: string): Promise<void> {
    const run = await this.work.write(async (manager) => {
      await lockPayroll(manager);
      await this.currency.fix();
      await this.requireFreeDates(manager, id);
      const paying = await execute(
        manager,
        "UPDATE pay_run SET state = 'paying', progress = 0, progress_of = people, paid_by = ? WHERE id = ? AND state = 'approved'",
        [actor.accountId, id],
      );
      const found = await this.runs.find(id);
      if (paying === 0) throw new Problem('payroll.not_approved', refusal('payroll.not_approved'));
      await this.audit.record(actor, {
        action: 'payroll.pay',
        subject: 'payroll',
        id,
        name: found.name ?? `${found.from} – ${found.to}`,
        after: { people: found.people, netPay: amount(found.net), payDate: found.payDate },
      });
      return found;
    });
    if (run.people <= AT_ONCE) return this.finish(run);
    this.job.wake();
  }

  private async finish(run: StoredRun, stopping?: AbortSignal): Promise<void> {
    while (
      !stopping?.aborted &&
      (await this.work.write((manager) => this.payPart(manager, run))) > 0
    );
  }

  /** The number of payslips that were paid or put on hold; 0 if the run is paid. */
  private async payPart(manager: EntityManager, run: StoredRun): Promise<number> {
    const locked = await execute(
      manager,
      "UPDATE pay_run SET version = version + 1 WHERE id = ? AND state = 'paying'",
      [run.id],
    );
    if (locked === 0) return 0;
    const slips = await manager.query<ApprovedSlip[]>(
      `SELECT s.id, s.employee_id AS employeeId, e.account_id AS accountId, a.name, s.net, s.line_items AS "lines",
         (SELECT COUNT(*) FROM salary o WHERE o.employee_id = s.employee_id AND o.pay_date = ? AND o.valid = 1) AS recordExists
       FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id WHERE s.run_id = ? AND s.state = 'approved' ORDER BY s.id LIMIT ?`,
      [run.payDate, run.id, PER_UNIT],
    );
    const now = this.clock.now();
    if (slips.length === 0) {
      const { people, gross, deductions, net, employerCost } = await this.store.sums(
        manager,
        run.id,
      );
      await manager.query(
        "UPDATE pay_run SET state = 'paid', paid_at = ?, progress = NULL, progress_of = NULL, people = ?, gross = ?, deductions = ?, net = ?, employer_cost = ? WHERE id = ?",
        [now, people, gross, deductions, net, employerCost, run.id],
      );
      return 0;
    }
    const [paid, blocked] = [
      slips.filter((slip) => Number(slip.recordExists) === 0),
      slips.filter((slip) => Number(slip.recordExists) > 0),
    ];
    await insertRows(
      manager,
      'salary',
      COLUMNS,
      paid.map(({ employeeId, net, lines }) => {
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
    await this.mark(manager, 'paid', paid);
    for (const slip of blocked) await this.hold(manager, run, slip, now);
    await manager.query('UPDATE pay_run SET progress = progress + ? WHERE id = ?', [
      slips.length,
      run.id,
    ]);
    await this.events.emit(
      new PayslipsPaid(
        run.id,
        paid.map(({ id, accountId }) => ({ id, accountId })),
      ),
    );
    return slips.length;
  }

  private async mark(
    manager: EntityManager,
    state: 'paid' | 'held',
    slips: readonly ApprovedSlip[],
  ): Promise<void> {
    if (slips.length === 0) return;
    await manager.query(
      `UPDATE payslip SET state = ? WHERE id IN (${slips.map(() => '?').join(', ')}) AND state = 'approved'`,
      [state, ...slips.map(({ id }) => id)],
    );
  }

  /** A record that was added since the run was approved takes the pay date: the payslip is due again by itself. */
  private async hold(
    manager: EntityManager,
    run: StoredRun,
    slip: ApprovedSlip,
    now: number,
  ): Promise<void> {
    await this.mark(manager, 'held', [slip]);
    const reason = refusalText(
      refusal('payroll.record_exists', { name: slip.name, date: run.payDate }),
    );
    const payer = run.paidBy ?? run.createdBy;
    await insertRow(manager, 'pay_hold', {
      run_id: run.id,
      employee_id: slip.employeeId,
      reason,
      created_by: payer,
      created_at: now,
    });
    await this.audit.record(
      { accountId: payer, name: run.paidByName ?? '', requestId: null },
      {
        action: 'payroll.hold',
        subject: 'payroll',
        id: run.id,
        name: slip.name,
        employeeId: slip.employeeId,
        after: { reason },
      },
    );
  }

  private async requireFreeDates(manager: EntityManager, id: string): Promise<void> {
    const [taken] = await manager.query<{ name: string; date: string }[]>(
      `SELECT a.name, r.pay_date AS date FROM pay_run r JOIN payslip s ON s.run_id = r.id AND s.state = 'approved' JOIN salary o ON o.employee_id = s.employee_id AND o.pay_date = r.pay_date AND o.valid = 1
         JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id WHERE r.id = ? LIMIT 1`,
      [id],
    );
    if (taken) throw new Problem('payroll.record_exists', refusal('payroll.record_exists', taken));
  }
}
