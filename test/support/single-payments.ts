import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import type { PayslipListRecord } from '../../api/contract/payroll/payslips.js';
import type { Client } from './client.js';
import { PayrollCalls } from './payroll.js';

/** Off-cycle runs with one payment, in each state that a test needs. One admin makes, approves and pays them. */
export class SinglePayments {
  private readonly calls: PayrollCalls;
  private files = 0;

  private constructor(
    readonly admin: Client,
    readonly bonus: string,
  ) {
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

  /** The id of its payment. */
  async payment(run: PayRunRecord): Promise<string> {
    const { _id } = await this.payslip(run);
    const { payslip } = (await this.admin.get(`/payslip/single/${_id}`)).body;
    return payslip.lines[0].shares[0].assignment;
  }

  async fingerprint(run: PayRunRecord): Promise<string> {
    return (await this.calls.signatures(run)).fingerprint;
  }

  /** One more bonus, from a file. */
  async imported(run: PayRunRecord, employeeId: string): Promise<string> {
    return (
      await this.upload(
        `import/${run._id}`,
        `Employee ID,Component,Amount\n${employeeId},Bonus of one run,1\n`,
        'amounts.csv',
      )
    ).file._id;
  }

  /** A PDF of the payroll office. */
  async file(run: Pick<PayRunRecord, '_id'>, name: string): Promise<string> {
    const { matched, unmatched } = await this.upload(
      `files/${run._id}`,
      `%PDF-1.7 ${(this.files += 1)}`,
      `${name}.pdf`,
    );
    return [...matched, ...unmatched][0]._id;
  }

  private async upload(path: string, content: string, name: string) {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    const { status, body } = await this.admin.post(`/payroll/run/${path}`, form);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async assignment(employeeId: string): Promise<string> {
    return (await this.calls.assign(this.bonus, { employeeId, amount: 5, from: '2026-01-01' }))
      .assignment._id;
  }
}
