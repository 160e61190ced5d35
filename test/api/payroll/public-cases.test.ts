import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { hire, hireCast } from '../../support/cast.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { addWorkPattern } from '../../support/leave-rules-by-calls.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

/** Complaints about other systems, each by its public source. */
async function company(settings: Record<string, string> = {}) {
  const server = await serverOfFile(settings);
  jest.spyOn(server.app.get(Clock), 'today').mockReturnValue('2026-11-28');
  const cast = await hireCast(server);
  let hired = 0;
  const add = (salary: string, fields: Record<string, unknown> = {}) =>
    hire(cast.admin, {
      employeeId: `P-${(hired += 1)}`,
      salary,
      department: cast.sales._id,
      ...fields,
    });
  const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
  const net = async (run: PayRunRecord, of: EmployeeRecord) => (await payroll.slip(run, of))?.net;
  return { cast, add, payroll, net };
}

const byCalendarDays = await company({ CURRENCY: 'EUR' });
const byWorkingDays = await company();
const { cast, add, payroll, net } = byCalendarDays;

const joiner = await add('3100.00', { hireDate: '2026-10-12' });
const firstDayLeaver = await add('3100.00');
const onLeave = await add('3100.00');
const leaver = await add('3100.00');
const withItem = await add('3000.00');
const byHours = await add('5012.00');
const toTheCent = await add('2000.87');
const raisedLater = await add('3000.00');
const reversed = await add('3000.00');

describe('Pay by calendar days', () => {
  const employment = (of: EmployeeRecord, body: Record<string, unknown>) =>
    cast.admin.put(`/employee/employment/${of._id}`, body);

  let september: PayRunRecord;
  let october: PayRunRecord;
  let itemEnd: number;

  beforeAll(async () => {
    await payroll.setUp('2026-09-01', { companyIban: 'DE89 3704 0044 0532 0130 00' });
    const item = await payroll.component({ name: 'Allowance' });
    const overtime = await payroll.component({ name: 'Overtime', unit: 'hours' });
    const { assignment } = await payroll.assign(item, {
      employeeId: withItem._id,
      amount: '100.00',
      from: '2026-09-01',
    });
    for (const [{ _id }, iban] of [
      [toTheCent, 'DE02 1203 0000 0000 2020 51'],
      [reversed, 'IE64 IRCE 9205 0112 3456 78'],
    ] as const)
      await cast.admin.put(`/employee/bank/${_id}`, { iban, holder: 'Whose it is' });

    september = await payroll.finish(await payroll.start());
    itemEnd = (
      await payroll.client.post(`/payroll/assignment/end/${assignment._id}`, { on: '2026-09-30' })
    ).status;
    await payroll.unpaidLeave(onLeave, '2026-10-05', '2026-10-07');
    await payroll.unpaidLeave(leaver, '2026-10-22', '2026-10-24');
    await employment(leaver, { leftOn: '2026-10-15' });
    await employment(firstDayLeaver, { leftOn: '2026-10-01' });
    await payroll.revise(raisedLater, '3300.00', '2026-11-01');
    await payroll.revise(reversed, '3300.00', '2026-10-01');
    await payroll.post(`/payroll/slip/reverse/${(await payroll.slip(september, reversed))?._id}`, {
      reason: 'The bank returned it',
    });
    october = await payroll.start();
    await payroll.assign(overtime, {
      employeeId: byHours._id,
      runId: october._id,
      hours: 57.55,
      hourly: '26.10',
    });
    october = await payroll.finish(october);
  });

  test('somebody hired on 12 October gets 20 of 31 days [frappe/erpnext#7663, frappe/hrms#101]', async () => {
    expect(await net(october, joiner)).toBe(2000);
  });

  test('somebody whose last day is the first of the period gets that day [frappe/hrms#3103]', async () => {
    expect(await net(october, firstDayLeaver)).toBe(100);
  });

  test('three days of unpaid leave are three days of pay [frappe/erpnext#9458]', async () => {
    expect(await net(october, onLeave)).toBe(2800);
  });

  test('unpaid leave after the last day is not taken off [frappe/erpnext#34359]', async () => {
    expect(await net(october, leaver)).toBe(1500);
  });

  test('a recurring item that was paid can be ended, and what was paid stays [frappe/erpnext#32340, frappe/hrms#81]', async () => {
    expect(itemEnd).toBe(200);
    expect(await net(september, withItem)).toBe(3100);
    expect(linesOf(await payroll.slip(october, withItem))).toEqual([['Basic Salary', 3000]]);
  });

  test('hours at a rate are rounded once, half up, and the gross pay is the sum of the lines [odoo/odoo#32192]', async () => {
    const payslip = await payroll.slip(october, byHours);
    expect(linesOf(payslip)).toEqual([
      ['Basic Salary', 5012],
      ['Overtime', 1502.06],
    ]);
    expect(payslip?.gross).toBe(6514.06);
  });

  test('the bank file has each net pay to the cent, and their exact sum [frappe/hrms#190]', async () => {
    const file = async (query = '') =>
      String((await cast.admin.get(`/payroll/run/bank/${october._id}${query}`)).body);
    expect(await net(october, toTheCent)).toBe(2000.87);
    expect(await file()).toContain(',2000.87,EUR,');
    const transfer = await file('?format=sepa');
    expect(transfer).toContain('<InstdAmt Ccy="EUR">2000.87</InstdAmt>');
    const amounts = [...transfer.matchAll(/<InstdAmt[^>]*>([\d.]+)</g)].map(([, amount]) => amount);
    const sums = [...transfer.matchAll(/<CtrlSum>([\d.]+)</g)].map(([, sum]) => sum);
    expect(amounts.sort()).toEqual(['2000.87', '6300.00']);
    expect(new Set(sums)).toEqual(new Set(['8300.87']));
  });

  test('a month that is reversed is paid again at its own salary, beside a raise [frappe/erpnext#10895]', async () => {
    expect(linesOf(await payroll.slip(october, reversed))).toEqual([
      ['Basic Salary', 3300],
      ['Basic Salary', 3000, '2026-09-01'],
    ]);
    expect(await net(october, reversed)).toBe(6300);
  });

  test('a raise of November that is known before the run of October waits for its month [frappe/erpnext#18921]', async () => {
    expect(await net(october, raisedLater)).toBe(3000);
    const november = await payroll.start();
    expect(linesOf(await payroll.slip(november, raisedLater))).toEqual([['Basic Salary', 3300]]);
  });
});

test('Half days of holidays are halves of working days [frappe/hrms#5042, frappe/hrms#100]', async () => {
  const { cast, add, payroll, net } = byWorkingDays;
  const day: PatternSlot = [240, 240];
  const oneDayUnpaid = await add('2300.00');
  const saturdayUnpaid = await add('2300.00');
  const joiner = await add('2300.00', { hireDate: '2026-11-14' });
  const { calendar } = await payroll.post('/holiday/add', { name: 'Saturday afternoons' });
  await storeHolidayDays(cast.admin, calendar._id, {
    add: ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'].map((saturday) => ({
      day: saturday,
      half: 'afternoon',
      name: 'Closed',
    })),
  });
  const target = {
    pattern: await addWorkPattern(cast.admin, 'Six days', [...Array(6).fill(day), [0, 0]]),
    calendar: calendar._id,
  };
  for (const [subject, id] of Object.entries(target))
    await payroll.post('/work/assignment/add', {
      holders: [oneDayUnpaid._id, saturdayUnpaid._id, joiner._id],
      subject,
      target: id,
      from: '2020-01-01',
    });
  await payroll.setUp('2026-11-01', { proration: 'working' });
  await payroll.unpaidLeave(oneDayUnpaid, '2026-11-04');
  await payroll.unpaidLeave(saturdayUnpaid, '2026-11-07');
  const november = await payroll.start();
  expect([
    await net(november, oneDayUnpaid),
    await net(november, saturdayUnpaid),
    await net(november, joiner),
  ]).toEqual([2200, 2250, 1250]);
  const [part] = (await payroll.slip(november, joiner))?.lines[0]?.parts ?? [];
  expect(part).toMatchObject({ days: 12.5, of: 23 });
});
