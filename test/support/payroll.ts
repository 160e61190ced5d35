import { expect } from '@jest/globals';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import type {
  PayslipListRecord,
  PayslipRecord,
  PayslipWarning,
} from '../../api/contract/payroll/payslips.js';
import type { RunSignaturesRecord } from '../../api/contract/payroll/run-signatures.js';
import { hire, hireCast } from './cast.js';
import { accepted, type Client } from './client.js';
import { startServer } from './server.js';

export const UNPAID = 'Unpaid Leave';

/** Among the warnings of a payslip, with these. */
export const warned = (...warnings: PayslipWarning[]): unknown =>
  expect.arrayContaining(warnings.map((warning) => expect.objectContaining({ warning })));

/** Payroll from October 2026 on, with one more person in Sales; the server is the caller's to stop. */
export async function startPayroll() {
  const server = await startServer();
  const cast = await hireCast(server);
  const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
  await payroll.setUp('2026-10-01');
  const mia = await hire(cast.admin, {
    employeeId: 'M-1',
    name: 'Mia Ek',
    salary: '3100.00',
    department: cast.sales._id,
  });
  return { server, cast, payroll, mia };
}

/** Calls that succeed, for tests that are about something else. */
export class PayrollCalls {
  constructor(
    readonly client: Client,
    readonly approver: Client,
  ) {}

  async post(path: string, body: FormData | Record<string, unknown> = {}, client = this.client) {
    return accepted(await client.post(path, body));
  }

  /** Without four eyes, which both switch off, if `fourEyes` is false. */
  async setUp(firstPeriod: string, settings: Record<string, unknown> = {}): Promise<void> {
    await this.setting({ firstPeriod, ...settings });
    if (settings.fourEyes === false) await this.setting({ fourEyes: false }, this.approver);
    await this.post('/leave/type/add', { name: UNPAID, paid: false });
  }

  async setting(settings: Record<string, unknown>, by = this.client): Promise<void> {
    const answer = await by.put('/payroll/setting', settings);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  async component(fields: Record<string, unknown>): Promise<string> {
    return (await this.post('/payroll/component/add', fields)).component._id;
  }

  assign(componentId: string, fields: Record<string, unknown>) {
    return this.post('/payroll/assignment/add', { componentId, ...fields });
  }

  revise(of: EmployeeRecord, salary: string, from: string) {
    return this.post('/payroll/revision/add', {
      employeeId: of._id,
      salary,
      from,
      reason: 'Review',
      confirmed: true,
    });
  }

  /** Entered and approved. */
  async unpaidLeave(
    of: EmployeeRecord,
    startDate: string,
    endDate = startDate,
    fields: Record<string, unknown> = {},
  ): Promise<void> {
    const { leave } = await this.post('/leave/add', {
      userId: of.userId._id,
      leaveType: UNPAID,
      startDate,
      endDate,
      reason: 'Travels',
      ...fields,
    });
    const answer = await this.client.put(`/leave/${leave._id}`, { status: 'Approved' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  async start(body: Record<string, unknown> = { kind: 'regular' }): Promise<PayRunRecord> {
    return (await this.post('/payroll/run/add', body)).run;
  }

  async compute({ _id }: PayRunRecord): Promise<PayRunRecord> {
    return (await this.post(`/payroll/run/compute/${_id}`)).run;
  }

  approveAnswer({ _id, version, people, net }: PayRunRecord, client = this.approver) {
    return client.post(`/payroll/run/approve/${_id}`, { version, people, net });
  }

  /** By the approver, after the signature of the other where that one counts. */
  async approve(run: PayRunRecord): Promise<PayRunRecord> {
    if ((await this.signatures(run)).effect === 'signs') await this.sign(run);
    const answer = await this.approveAnswer(run);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.run;
  }

  async signatures({ _id }: PayRunRecord, by = this.client): Promise<RunSignaturesRecord> {
    return (await by.get(`/payroll/run/signatures/${_id}`)).body;
  }

  async sign(run: PayRunRecord, by = this.client): Promise<PayRunRecord> {
    const { fingerprint } = await this.signatures(run, by);
    return (await this.post(`/payroll/run/sign/${run._id}`, { fingerprint }, by)).run;
  }

  /** Computed, approved and paid. */
  async finish(run: PayRunRecord): Promise<PayRunRecord> {
    const { _id } = await this.approve(await this.compute(run));
    return (await this.post(`/payroll/run/pay/${_id}`)).run;
  }

  async read({ _id }: Pick<PayRunRecord, '_id'>): Promise<PayRunRecord> {
    return (await this.client.get(`/payroll/run/${_id}`)).body.run;
  }

  async slips({ _id }: PayRunRecord): Promise<PayslipListRecord[]> {
    return (await this.client.get(`/payroll/run/slips/${_id}?range=[0,99]&sort=["name","ASC"]`))
      .body.payslips;
  }

  async slip(run: PayRunRecord, of: EmployeeRecord): Promise<PayslipRecord | undefined> {
    const found = (await this.slips(run)).find(({ employee }) => employee._id === of._id);
    return found && (await this.client.get(`/payslip/single/${found._id}`)).body.payslip;
  }
}

/** Component, amount, and the first day of the period of a difference. */
export function linesOf(payslip: PayslipRecord | undefined): [string, number, string?][] {
  return (payslip?.lines ?? []).map(({ component, amount, difference, period }) =>
    difference ? [component.name, amount, period.from] : [component.name, amount],
  );
}
