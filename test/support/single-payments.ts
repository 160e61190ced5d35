import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import type { PayslipListRecord } from '../../api/contract/payroll/payslips.js';
import type { Client } from './client.js';
import { PayrollCalls } from './payroll.js';

/** Off-cycle runs with one payment, in each state that a test needs. One admin makes, approves and pays them. */
export class SinglePayments {
  private readonly calls: PayrollCalls;

  private constructor(readonly admin: Client, readonly bonus: string) {
    this.calls = new PayrollCalls(admin, admin);
  }

  static async setUp(admin: Client): Promise<SinglePayments> {
    const calls = new PayrollCalls(admin, admin);
    await calls.setUp('2026-01-01', { fourEyes: false });
    return new SinglePayments(admin, await calls.component({ name: 'Bonus of one run' }));
  }

  async draft(employeeId: string, payDate: string): Promise<PayRunRecord> {
    const run = await this.calls.start({ kind: 'offCycle', payDate, name: 'Bonus' });
    await this.calls.assign(this.bonus, { employeeId, runId: run._id, amount: 100 });
    return this.calls.compute(run);
  }

  async approved(employeeId: string, payDate: string): Promise<PayRunRecord> {
    return this.calls.approve(await this.draft(employeeId, payDate));
  }

  async paid(employeeId: string, payDate: string): Promise<PayRunRecord> {
    return this.calls.finish(await this.draft(employeeId, payDate));
  }

  async payslip(run: PayRunRecord): Promise<PayslipListRecord> {
    return (await this.calls.slips(run))[0] as PayslipListRecord;
  }

  async assignment(employeeId: string): Promise<string> {
    return (await this.calls.assign(this.bonus, { employeeId, amount: 5, from: '2026-01-01' })).assignment._id;
  }
}
