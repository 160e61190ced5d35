import { beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, research, sales } = cast;
const payroll = new PayrollCalls(cast.ruthClient, admin);
const add = (employeeId: string, fields: Record<string, unknown> = {}) =>
  hire(admin, { employeeId, salary: '3100.00', department: sales._id, ...fields });
const update = async (id: string, fields: Record<string, unknown>) =>
  expect((await admin.put(`/employee/update/${id}`, fields)).status).toBe(200);
const details = {
  maritalStatus: 'single',
  designation: 'Specialist',
  salary: '3100.00',
  department: sales._id,
};

const moved = await add('0042', { name: '=HYPERLINK("http://evil.example")' });
const leaver = await add('H-2');
const late = await add('H-3');

type Row = Record<string, string | number | null>;
const bytes = async (run: PayRunRecord, query = '') => {
  const answer = await fetch(`${server.url}/api/payroll/run/handover/${run._id}${query}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};
const sheets = async (run: PayRunRecord): Promise<Record<string, Row[]>> => {
  const { sheets: read } = await readXlsx((await bytes(run)).bytes);
  return Object.fromEntries(
    read.map(({ name, rows: [head = [], ...rows] }) => [
      name,
      rows.map(
        (row) =>
          Object.fromEntries(head.map((heading, index) => [heading, row[index] ?? null])) as Row,
      ),
    ]),
  );
};
const of = (rows: Row[] | undefined, employeeId: string) =>
  (rows ?? []).filter((row) => row['Employee ID'] === employeeId);

let october: PayRunRecord;
let november: PayRunRecord;
let december: PayRunRecord;
let joiner: Awaited<ReturnType<typeof add>>;

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  const overtime = await payroll.component({ name: 'Overtime', unit: 'hours', wageCode: '1020' });
  const pension = await payroll.component({
    name: 'Pension',
    kind: 'deduction',
    unit: 'percent',
    wageCode: '9000',
  });
  await payroll.assign(pension, { employeeId: late._id, rate: 5, from: '2026-10-01' });
  october = await payroll.finish(await payroll.start());
  joiner = await add('H-4', { name: 'Jo Joiner', hireDate: '2026-11-16' });
  const move = { people: [moved._id], from: '2026-11-16', set: { department: research._id } };
  expect((await admin.post('/job/add', move)).status).toBe(201);
  await admin.put(`/employee/bank/${moved._id}`, {
    iban: 'IE64 IRCE 9205 0112 3456 78',
    holder: 'Mo Moved',
  });
  await admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-11-15' });
  await payroll.unpaidLeave(late, '2026-11-06', '2026-11-09');
  november = await payroll.start();
  await payroll.assign(overtime, {
    employeeId: late._id,
    runId: november._id,
    hours: 7.5,
    hourly: '20.00',
    note: 'Stocktaking',
  });
  november = await payroll.finish(await payroll.compute(november));
  await update(late._id, { ...details, name: late.name, designation: 'Manager' });
  await update(moved._id, { ...details, name: 'Mo Moved', department: sales._id });
  await admin.put(`/employee/bank/${moved._id}`, {
    iban: 'DE02 1203 0000 0000 2020 51',
    holder: 'Somebody Else',
    version: 1,
  });
  await admin.put(`/employee/employment/${leaver._id}`, { leftOn: '2026-11-20' });
});

describe('The hand-over', () => {
  test('names all people with whole IBANs as they were approved, and marks who joined, left and changed, field by field', async () => {
    const { People } = await sheets(november);
    expect(of(People, '0042')).toMatchObject([
      {
        Name: moved.name,
        Department: 'Research',
        IBAN: 'IE64IRCE92050112345678',
        'Account Holder': 'Mo Moved',
        Status: 'Changed',
      },
    ]);
    expect(of(People, '0042')[0]?.Changes).toBe(
      'Department from 2026-11-16: Sales → Research; IBAN: – → IE64 •••• 5678; Account Holder: – → Mo Moved',
    );
    expect(of(People, 'H-2')).toMatchObject([
      { 'Last Day': '2026-11-15', Status: 'Left, Changed', Changes: 'Last Day: – → 2026-11-15' },
    ]);
    expect(of(People, joiner.employeeId)).toMatchObject([
      { Status: 'Joined', 'Hire Date': '2026-11-16', 'Date of Birth': '1990-05-17' },
    ]);
  });

  test('marks what changed after the approval as next month, and has it as a change in the next one', async () => {
    const change = 'Designation: Specialist → Manager';
    expect(of((await sheets(november)).People, 'H-3')).toMatchObject([
      { Status: null, Changes: null, 'Next Month': change },
    ]);
    await payroll.unpaidLeave(late, '2026-10-07', '2026-10-07');
    await payroll.revise(joiner, '3300.00', '2026-11-16');
    const draft = await payroll.start();
    await payroll.post(`/payroll/run/hold/${draft._id}`, {
      employeeId: joiner._id,
      reason: 'Bank details',
    });
    december = await payroll.finish(draft);
    const { People, Absences } = await sheets(december);
    expect(of(People, 'H-3')).toMatchObject([
      { Status: 'Changed', Changes: change, 'Next Month': null },
    ]);
    expect(of(People, 'H-4')).toMatchObject([
      { Status: 'Changed', Changes: 'Salary from 2026-11-16: 3100.00 → 3300.00' },
    ]);
    expect(of(People, 'H-2')).toMatchObject([
      { Status: 'Left, Changed', Changes: 'Last Day: 2026-11-15 → 2026-11-20' },
    ]);
    expect(of(Absences, 'H-3')).toMatchObject([
      { Day: '2026-10-07', From: '2026-10-01', To: '2026-10-31' },
    ]);
  });

  test('says joined once: with the first payslip, off-cycle included, also if it was on hold', async () => {
    const first = await add('H-5', { hireDate: '2027-01-04' });
    const held = await add('H-6', { hireDate: '2027-01-04' });
    const offCycle = await payroll.finish(
      await payroll.start({
        kind: 'offCycle',
        people: [first._id],
        everything: true,
        period: '2027-01-01',
      }),
    );
    expect(of((await sheets(offCycle)).People, 'H-5')).toMatchObject([{ Status: 'Joined' }]);
    const draft = await payroll.start();
    await payroll.post(`/payroll/run/hold/${draft._id}`, {
      employeeId: held._id,
      reason: 'Bank details',
    });
    const january = await payroll.finish(draft);
    const { People } = await sheets(january);
    expect(of(People, 'H-5')).toMatchObject([{ Status: null }]);
    expect(of(People, 'H-6')).toMatchObject([{ Status: 'Joined' }]);
    expect(of(People, 'H-4')).toMatchObject([{ Status: null }]);
    const february = await payroll.approve(await payroll.start());
    expect(of((await sheets(february)).People, 'H-6')).toMatchObject([{ Status: null }]);
  });

  test('has the department and title of the period’s last day, and dates what was recorded for a day', async () => {
    for (const [from, set] of [
      ['2027-03-10', { designation: 'Director' }],
      ['2027-04-05', { department: research._id }],
    ])
      expect(
        (await admin.post('/job/add', { people: [joiner._id], from, reason: 'Promotion', set }))
          .status,
      ).toBe(201);
    const march = await payroll.approve(await payroll.start());
    expect(of((await sheets(march)).People, 'H-4')).toMatchObject([
      {
        Department: 'Sales',
        Designation: 'Director',
        Changes:
          'Designation from 2027-03-10: Specialist → Director; Department from 2027-04-05: Sales → Research',
      },
    ]);
    expect(
      await rows(
        server,
        'SELECT designation, department FROM payslip WHERE run_id = ? AND employee_id = ?',
        [march._id, joiner._id],
      ),
    ).toEqual([{ designation: 'Director', department: 'Sales' }]);
  });

  test('has a line for each component with wage code, hours and the why in words', async () => {
    const { Pay } = await sheets(november);
    expect(of(Pay, 'H-3')).toMatchObject([
      {
        Component: 'Basic Salary',
        'Wage Code': null,
        Amount: 2686.67,
        From: '2026-11-01',
        To: '2026-11-30',
        Difference: 'no',
        Why: '01 – 30 Nov, 26 of 30 days at $3,100.00; 06 – 09 Nov, 4 days without pay: Unpaid Leave',
      },
      {
        Component: 'Overtime',
        'Wage Code': '1020',
        Kind: 'earning',
        Hours: 7.5,
        'Amount for an Hour': 20,
        Amount: 150,
        Why: 'November only, 7.5 hours at $20.00: Stocktaking',
      },
      { Component: 'Pension', 'Wage Code': '9000', Kind: 'deduction', Percentage: 5 },
    ]);
  });

  test('has approved leave by type and day, without days off', async () => {
    const { Absences } = await sheets(november);
    expect(of(Absences, 'H-3')).toEqual(
      ['2026-11-06', '2026-11-09'].map((day) => ({
        'Employee ID': 'H-3',
        Name: late.name,
        'Leave Type': 'Unpaid Leave',
        Paid: 'no',
        Day: day,
        Days: 1,
        Hours: null,
        From: '2026-11-01',
        To: '2026-11-30',
      })),
    );
  });

  test('makes no formula of a text, in neither format', async () => {
    const { headers, bytes: workbook } = await bytes(november);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="payroll-2026-11-01.xlsx"',
    );
    const parts = unzipSync(workbook);
    for (const [name, part] of Object.entries(parts))
      if (name.startsWith('xl/worksheets/')) expect(strFromU8(part)).not.toMatch(/<f[ >]/);
    const zip = await bytes(november, '?format=csv');
    expect(zip.headers.get('content-disposition')).toBe(
      'attachment; filename="payroll-2026-11-01.zip"',
    );
    const files = unzipSync(zip.bytes);
    expect(Object.keys(files)).toEqual(['people.csv', 'pay.csv', 'absences.csv']);
    expect(strFromU8(files['people.csv'] ?? new Uint8Array())).toContain(`0042,"'=HYPERLINK(`);
    expect(strFromU8(files['pay.csv'] ?? new Uint8Array())).toContain(
      'H-3,Person H-3,1020,Overtime,earning,7.5,20,,150,2026-11-01,2026-11-30,no,',
    );
  });

  test('is audited, recorded as access to pay, and only of approved runs for admins with a confirmed session', async () => {
    const { body } = await admin.get('/audit?range=[0,19]&filter={"subject":"payroll"}');
    expect(body.entries).toContainEqual(expect.objectContaining({ action: 'payroll.hand_over' }));
    expect((await cast.amaraClient.get(`/payroll/run/handover/${november._id}`)).status).toBe(403);
    const unconfirmed = await server.signInUnconfirmed(cast.ruth.email, 'a sound password for all');
    expect(await unconfirmed.get(`/payroll/run/handover/${november._id}`)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_needed' },
    });
    expect((await admin.get(`/payroll/run/handover/${november._id}?format=pdf`)).status).toBe(400);
    const draft = await payroll.start({ kind: 'offCycle', people: [late._id] });
    expect(await admin.get(`/payroll/run/handover/${draft._id}`)).toMatchObject({
      status: 409,
      body: { code: 'payroll.not_approved' },
    });
    expect(october.state).toBe('paid');
  });
});
