import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { amount } from '../../contract/money.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { PaymentJob } from './payment-job.js';

const AT_ONCE = 400;

/** Pays approved runs, at once or by a job for a large company. */
@Injectable()
export class RunPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly currency: CurrencyInUse,
    private readonly runs: PayRunStore,
    private readonly job: PaymentJob,
  ) {}

  async pay(actor: Actor, id: string): Promise<void> {
    const job = await this.work.write(async (manager) => {
      await lockPayroll(manager);
      await this.currency.fix();
      await this.requireFreeDates(manager, id);
      const paying = await execute(
        manager,
        "UPDATE pay_run SET state = 'paying', paid_by = ? WHERE id = ? AND state = 'approved'",
        [actor.accountId, id],
      );
      const run = await this.runs.find(id);
      if (paying === 0) throw new Problem('payroll.not_approved', refusal('payroll.not_approved'));
      const { people, net, payDate } = run;
      const after = { people, netPay: amount(net), payDate };
      await this.audit.record(actor, auditedRun('payroll.pay', run, after));
      return this.job.begin(manager, actor, run, run.people <= AT_ONCE);
    });
    if (job) await this.job.worker.runHere(job);
  }

  /** With the plus SQLite finds the records of each person, not those of everybody's dates. */
  private async requireFreeDates(manager: EntityManager, id: string): Promise<void> {
    const [taken] = await manager.query<{ name: string; date: string }[]>(
      `SELECT a.name, r.pay_date AS date FROM pay_run r JOIN payslip s ON s.run_id = r.id AND s.state = 'approved' JOIN salary o ON o.employee_id = s.employee_id AND o.pay_date = r.pay_date AND +o.valid = 1
         JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id WHERE r.id = ? LIMIT 1`,
      [id],
    );
    if (taken) throw new Problem('payroll.record_exists', refusal('payroll.record_exists', taken));
  }
}
