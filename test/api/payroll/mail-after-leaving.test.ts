import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { YESTERDAY } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { eventually } from '../../support/eventually.js';
import { serverWithMailbox } from '../../support/mailbox.js';
import { PayrollCalls } from '../../support/payroll.js';
import { countRows } from '../../support/rows.js';

const ORIGIN = 'https://hr.company.example';
const IBANS = ['IE64IRCE92050112345678', 'DE89370400440532013000'];
const BANK = 'Your bank account for pay was changed';
const PAYSLIP = 'Your payslip is ready';

const { mailbox, server } = await serverWithMailbox({ PUBLIC_URL: ORIGIN });
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
const firstPeriod = `${YESTERDAY.slice(0, 7)}-01`;

async function leaver(employeeId: string, leftOn: string): Promise<EmployeeRecord> {
  const person = await hire(cast.admin, {
    employeeId,
    salary: '4200.00',
    department: cast.sales._id,
  });
  expect((await cast.admin.put(`/employee/employment/${person._id}`, { leftOn })).status).toBe(200);
  return person;
}

let changes = 0;
const changeBank = async ({ _id, name }: EmployeeRecord) =>
  expect(
    (
      await cast.ruthClient.put(`/employee/bank/${_id}`, {
        iban: IBANS[(changes += 1) % IBANS.length],
        holder: name,
      })
    ).status,
  ).toBe(200);

/** By now, when none waits any more. */
const mailed = async (subject: string, { email }: EmployeeRecord) => {
  await eventually(
    async () => (await countRows(server, 'mail', 'next_attempt_at IS NOT NULL')) === 0,
  );
  return mailbox.to(email).filter(({ headers }) => headers.subject?.includes(subject));
};

describe('25. somebody who left', () => {
  let lea: EmployeeRecord;
  let early: EmployeeRecord;
  let run: PayRunRecord;

  beforeAll(async () => {
    await payroll.setUp(firstPeriod);
    lea = await leaver('ML-1', YESTERDAY);
    early = await leaver('ML-2', addDays(firstPeriod, -40));
  });

  test('is mailed when HR changes the bank account before the last pay, without a link', async () => {
    await changeBank(lea);
    const [mail, ...others] = await mailed(BANK, lea);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ruth Admin changed the bank account that your pay goes to');
    expect(mail?.text).toContain('contact your HR department right away');
    for (const form of [mail?.text, mail?.html]) expect(form).not.toContain(ORIGIN);
  });

  test('is mailed as well when HR disables the account first', async () => {
    expect((await cast.admin.put(`/account/${lea._id}`, { disabled: true })).status).toBe(200);
    await changeBank(lea);
    expect(await mailed(BANK, lea)).toHaveLength(2);
  });

  test('gets no mail about leave', async () => {
    const before = mailbox.to(lea.email).length;
    const { leave } = (
      await cast.admin.post('/leave/add', {
        userId: lea.userId._id,
        leaveType: 'Sick Leave',
        startDate: YESTERDAY,
        endDate: YESTERDAY,
        reason: 'Ill',
      })
    ).body;
    expect((await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' })).status).toBe(200);
    await mailed(BANK, lea);
    expect(mailbox.to(lea.email)).toHaveLength(before);
  });

  test('is mailed that the last payslip is ready, and how to get it without signing in', async () => {
    run = await payroll.finish(await payroll.start());
    const [mail, ...others] = await mailed(PAYSLIP, lea);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Your sign-in has been closed since your last day.');
    expect(mail?.text).toContain('Your HR department can give you the payslip as a PDF.');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).not.toContain(ORIGIN);
      expect(form).not.toContain('4,200');
    }
    const slip = await payroll.slip(run, lea);
    expect((await cast.admin.get(`/payslip/pdf/${slip?._id}`)).status).toBe(200);
  });

  test('gets no mail once all is settled', async () => {
    await changeBank(lea);
    expect(await mailed(BANK, lea)).toHaveLength(2);
  });

  test('is mailed again when the last payslip was reversed, since the pay is due again', async () => {
    const slip = await payroll.slip(run, lea);
    await payroll.post(`/payroll/slip/reverse/${slip?._id}`, { reason: 'Bank returned it' });
    await changeBank(lea);
    expect(await mailed(BANK, lea)).toHaveLength(3);
  });

  test('before the first pay period gets no mail', async () => {
    await changeBank(early);
    expect(await mailed(BANK, early)).toEqual([]);
    expect(await mailed(PAYSLIP, early)).toEqual([]);
  });
});
