import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import type { SalaryRecord } from '../../../api/contract/salary/salaries.js';
import { hire, hireCast, paySalary } from '../../support/cast.js';
import {
  applied,
  checked,
  importOf,
  results,
  rowsOf,
  undone,
  uploadFile,
  waitForImport,
} from '../../support/imports.js';
import { auditOf, countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const HEADINGS = 'Employee ID,Pay Date,Basic Salary,Allowances,Deductions,Net Salary';

/** Newly hired before each test. */
let paid: EmployeeRecord;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  paid = await hire(cast.admin, { employeeId: `PAY-${++hired}`, department: cast.research._id });
});

const check = (...lines: string[]) =>
  checked(
    cast.admin,
    'salaries',
    [HEADINGS, ...lines].join('\n'),
    { dateOrder: 'year-first', decimalSign: '.' },
    'salaries.csv',
  );
const history = async () =>
  (await cast.admin.get(`/salary/${paid._id}`)).body.salary as SalaryRecord[];
const stored = () => countRows(server, 'salary');
const voidRecord = (id: string) =>
  cast.admin.post(`/salary/void/${id}`, { reason: 'Entered twice' });

const notes = async (job: ImportRecord) =>
  (await rowsOf(cast.admin, job)).sort((a, b) => a.row - b.row).map((row) => row.notes);

describe('A file of salary records', () => {
  test('is shown as it would be stored, to the cent, and stores nothing by that', async () => {
    const before = await stored();
    const job = await check(
      `${paid.employeeId.toLowerCase()},2026-01-31,"4,200.50",150,0.05,4350.45`,
      `${paid.employeeId},2026-02-28,1000000000,,,`,
    );
    expect(job).toMatchObject({
      kind: 'salaries',
      state: 'Checked',
      fault: null,
      counts: { new: 2, changed: 0, unchanged: 0, refused: 0 },
      departments: [],
    });
    expect((await rowsOf(cast.admin, job)).map(({ record }) => record)).toEqual([
      {
        employeeId: paid.employeeId.toLowerCase(),
        email: null,
        name: paid.name,
        payDate: '2026-01-31',
        basicSalary: 4200.5,
        allowances: 150,
        deductions: 0.05,
        netSalary: 4350.45,
      },
      {
        employeeId: paid.employeeId,
        email: null,
        name: paid.name,
        payDate: '2026-02-28',
        basicSalary: 1_000_000_000,
        allowances: 0,
        deductions: 0,
        netSalary: 1_000_000_000,
      },
    ]);
    expect(await stored()).toBe(before);
  });

  test('is stored as a whole, as records that look like all others', async () => {
    const job = await applied(
      cast.admin,
      await check(
        `${paid.employeeId},2026-01-31,4200.50,150,0.05,`,
        `${paid.employeeId},2026-02-28,0.10,0.20,,0.30`,
      ),
    );
    expect(job).toMatchObject({
      state: 'Applied',
      fault: null,
      changedSince: 0,
      invitations: null,
    });
    const records = (await history()).sort((a, b) => (a.payDate < b.payDate ? -1 : 1));
    expect(records).toMatchObject([
      {
        basicSalary: 4200.5,
        allowances: 150,
        deductions: 0.05,
        netSalary: 4350.45,
        payDate: '2026-01-31',
        voidedAt: null,
      },
      {
        basicSalary: 0.1,
        allowances: 0.2,
        deductions: 0,
        netSalary: 0.3,
        payDate: '2026-02-28',
        voidedAt: null,
      },
    ]);
    expect(await auditOf(server, records[0]?._id ?? '')).toEqual([
      {
        actor: cast.admin.user._id,
        actorName: 'Head Admin',
        action: 'salary.import',
        subject: 'salary',
        subjectName: paid.name,
        before: null,
        requestId: expect.any(String),
        after: {
          employeeId: paid.employeeId,
          basicSalary: 4200.5,
          allowances: 150,
          deductions: 0.05,
          netSalary: 4350.45,
          payDate: '2026-01-31',
        },
      },
    ]);
  });

  test('refuses rows of nobody, twice the same pay date, amounts that are wrong and cells that have no heading', async () => {
    const job = await check(
      `${paid.employeeId},2026-01-31,1000,,,`,
      'NOBODY-1,2026-01-31,1000,,,',
      `${paid.employeeId.toLowerCase()},2026-01-31,2000,,,`,
      `${paid.employeeId},2026-02-30,1000,,,`,
      `${paid.employeeId},2026-03-31,1000,,,1001`,
      `${paid.employeeId},2026-04-30,1000,,1000.01,`,
      `${paid.employeeId},2026-05-31,1.005,,,`,
      `${paid.employeeId},2026-06-30,1000,,,,surplus`,
      ',2026-07-31,1000,,,',
    );
    expect(await results(cast.admin, job)).toEqual([
      ['new'],
      ['refused', 'employeeId NOBODY-1 does not match any employee. Import the employee first.'],
      [
        'refused',
        'payDate 2026-01-31 repeats row 2 with different values (Basic Salary, Net Salary). Keep only one of them.',
      ],
      ['refused', expect.stringMatching(/^payDate 2026-02-30 is not a valid date/)],
      ['refused', expect.stringMatching(/^netSalary 1001 does not equal/)],
      ['refused', expect.stringMatching(/^deductions 1000.01 cannot exceed/)],
      ['refused', expect.stringMatching(/^basicSalary 1.005 is not an amount/)],
      ['refused', `employeeId ${paid.employeeId} is in a row with more cells than headings.`],
      ['refused', 'employeeId  is missing.'],
    ]);
    expect(await applied(cast.admin, job)).toMatchObject({ state: 'Applied' });
    expect(await history()).toMatchObject([{ payDate: '2026-01-31', basicSalary: 1000 }]);
  });

  test('leaves alone what is there with the same amounts, and refuses other amounts, naming the net', async () => {
    await paySalary(cast.admin, paid._id, { payDate: '2026-01-31', basicSalary: '2000.00' });
    await paySalary(cast.admin, paid._id, { payDate: '2026-02-28', basicSalary: '2000.00' });
    const voided = await paySalary(cast.admin, paid._id, {
      payDate: '2026-03-31',
      basicSalary: '9.00',
    });
    await voidRecord(voided._id);
    const job = await check(
      `${paid.employeeId},2026-01-31,2000,,,2000`,
      `${paid.employeeId},2026-02-28,2000,1,1,2000`,
      `${paid.employeeId},2026-03-31,10,,,`,
    );
    expect(await results(cast.admin, job)).toEqual([
      ['unchanged'],
      [
        'refused',
        'payDate 2026-02-28 already has a salary record for this employee with different amounts (net 2000.00). If this row is right, void that record first.',
      ],
      ['new'],
    ]);
    await applied(cast.admin, job);
    expect((await history()).filter(({ voidedAt }) => voidedAt === null)).toHaveLength(3);
  });

  test('finds doubles and records that are there across many rows', async () => {
    const days = Array.from({ length: 600 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const lines = [...days, ...days.slice(0, 3)].map((day) => `${paid.employeeId},${day},10.01,,,`);
    const job = await check(...lines);
    expect(job.counts).toEqual({ new: 600, changed: 0, unchanged: 0, repeated: 3, refused: 0 });
    expect((await rowsOf(cast.admin, job, 'repeated')).map(({ notes }) => notes[0])).toEqual(
      [2, 3, 4].map((row) => `Repeats row ${row}.`),
    );
    await applied(cast.admin, job);
    expect((await cast.admin.get(`/salary/${paid._id}?range=[0,0]`)).body.summary).toEqual({
      records: 600,
      totalPaid: 6006,
      averageSalary: 10.01,
    });
    expect((await check(...lines)).counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: 600,
      repeated: 3,
      refused: 0,
    });
  });

  test('import pays leavers: says so in the check and stores the record', async () => {
    await cast.admin.put(`/employee/employment/${paid._id}`, { leftOn: '2026-01-30' });
    const job = await check(
      `${paid.employeeId},2026-01-30,1000,,,`,
      `${paid.employeeId},2026-02-28,1000,,,`,
      `${cast.zoe.employeeId},2019-02-28,1000,,,`,
    );
    expect(await notes(job)).toEqual([
      [],
      ['The pay date is after the last day of employment, 2026-01-30.'],
      [],
    ]);
    expect(await applied(cast.admin, job)).toMatchObject({ state: 'Applied' });
    expect(await history()).toHaveLength(2);
  });

  test('two records in a month: says so in the check, of those in the file and those that are stored, and stores them', async () => {
    await paySalary(cast.admin, paid._id, { payDate: '2026-10-25' });
    const voided = await paySalary(cast.admin, paid._id, { payDate: '2026-09-01' });
    await voidRecord(voided._id);
    const job = await check(
      ...['2026-10-26', '2026-10-25', '2026-09-15', '2026-09-16', '2026-09-31', '2026-11-01'].map(
        (day) => `${paid.employeeId},${day},1000.00,,,`,
      ),
      `${cast.zoe.employeeId},2026-09-15,1000,,,`,
    );
    const rows = (await rowsOf(cast.admin, job)).sort((a, b) => a.row - b.row);
    expect(rows.map(({ result, notes }) => [result, ...notes])).toEqual([
      ['new', 'There is already a salary record for this month, dated 2026-10-25.'],
      ['unchanged'],
      ['new'],
      ['new', 'Row 4 pays this person in the same month, on 2026-09-15.'],
      ['refused'],
      ['new'],
      ['new'],
    ]);
    await applied(cast.admin, job);
    expect((await history()).filter(({ voidedAt }) => voidedAt === null)).toHaveLength(5);
  });

  test('is not stored at all when somebody was paid meanwhile', async () => {
    const job = await check(
      `${paid.employeeId},2026-01-31,1000,,,`,
      `${cast.zoe.employeeId},2020-01-31,1000,,,`,
    );
    await paySalary(cast.admin, paid._id, { payDate: '2026-01-31', basicSalary: '1.00' });
    const before = await stored();
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('check it again'),
    });
    expect(await stored()).toBe(before);
    expect(await countRows(server, 'audit_entry', 'changeset_id = ?', [job._id])).toBe(0);
  });
});

describe('An import of salary records', () => {
  let job: ImportRecord;
  beforeEach(async () => {
    job = await applied(
      cast.admin,
      await check(`${paid.employeeId},2026-01-31,1000,,,`, `${paid.employeeId},2026-02-28,1000,,,`),
    );
  });

  test('is undone as a whole, and can be brought again', async () => {
    const [record] = await history();
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Undone',
      fault: null,
      undoneBy: 'Head Admin',
    });
    expect(await history()).toEqual([]);
    expect(
      (await auditOf(server, record?._id ?? '')).map(({ action, before, after }) => [
        action,
        before,
        after,
      ]),
    ).toEqual([
      ['salary.import', null, expect.objectContaining({ payDate: record?.payDate })],
      ['salary.import_undone', expect.objectContaining({ payDate: record?.payDate }), null],
    ]);
    expect((await check(`${paid.employeeId},2026-01-31,1000,,,`)).counts).toMatchObject({ new: 1 });
  });

  test('stays once one of its records was voided', async () => {
    const [record] = await history();
    await voidRecord(record?._id ?? '');
    expect((await importOf(cast.admin, job)).changedSince).toBe(1);
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Applied',
      fault: '1 record has changed since, so this import cannot be undone.',
    });
    expect(await history()).toHaveLength(2);
  });

  test('that is undone, and a record that is voided at the same moment, do not both happen', async () => {
    const [record] = await history();
    const [voided] = await Promise.all([
      voidRecord(record?._id ?? ''),
      cast.admin.post(`/import/undo/${job._id}`),
    ]);
    expect((await waitForImport(cast.admin, job)).state).toBe(
      voided.status === 200 ? 'Applied' : 'Undone',
    );
    expect(await history()).toHaveLength(voided.status === 200 ? 2 : 0);
  });
});

test('pay dates that are months are the last days of them, once that is confirmed', async () => {
  const file = [
    'Email,Month,Basic Salary',
    `${paid.email},2023-10,4200`,
    `${paid.email},02/2024,4200`,
    `${paid.email},Mar 2024,4200`,
    `${paid.email},2024-04-15,4200`,
    `${paid.email},Spring 2024,4200`,
  ].join('\n');
  const { import: job, proposal } = (await uploadFile(cast.admin, 'salaries', file)).body;
  expect(proposal).toMatchObject({ columns: { email: 'Email', payDate: 'Month' }, payDay: null });
  const asked = await cast.admin.post(`/import/check/${job._id}`, { mapping: proposal });
  expect([asked.status, asked.body.errors]).toEqual([
    400,
    { payDay: expect.stringContaining('Some pay dates are months, such as “2023-10”.') },
  ]);
  const confirmed = { ...proposal, payDay: 'month-end' };
  expect((await cast.admin.post(`/import/check/${job._id}`, { mapping: confirmed })).status).toBe(
    200,
  );
  expect(await waitForImport(cast.admin, job)).toMatchObject({
    counts: { new: 4, refused: 1 },
  });
  await applied(cast.admin, job);
  expect((await history()).map(({ payDate }) => payDate).sort()).toEqual([
    '2023-10-31',
    '2024-02-29',
    '2024-03-31',
    '2024-04-15',
  ]);
});

test('a mapping is proposed for a file with the same columns, with who saved it', async () => {
  const file = (headings: string) => `${headings}\n${paid.employeeId},2026-01-31,4200\n`;
  const upload = async (headings: string) =>
    (await uploadFile(cast.admin, 'salaries', file(headings))).body;
  const first = await upload('Kennung,Wann,Wieviel');
  expect(first).toMatchObject({ proposal: { columns: {} }, saved: null });
  const columns = { employeeId: 'Kennung', payDate: 'Wann', basicSalary: 'Wieviel' };
  const mapping = { ...first.proposal, columns, decimalSign: '.' };
  await cast.admin.post(`/import/check/${first.import._id}`, { mapping, saveAs: 'Payroll office' });
  await waitForImport(cast.admin, first.import);
  const saved = { name: 'Payroll office', savedBy: expect.any(String), mapping: { columns } };
  const again = await upload('Kennung,Wann,Wieviel');
  expect(again).toMatchObject({ proposal: { columns: {} }, saved });
  expect((await cast.admin.get(`/import/columns/${again.import._id}`)).body).toMatchObject({
    saved,
  });
  const other = await uploadFile(
    cast.admin,
    'salaries',
    `Wieviel,Kennung,Wann\n4200,${paid.employeeId},2026-01-31\n`,
  );
  expect(other.body).toMatchObject({ saved });
  expect(await upload('Kennung,Wann,Wie viel')).toMatchObject({ saved: null });
  const { mappings } = (await cast.admin.get('/import/mapping?kind=salaries')).body;
  expect(mappings).toMatchObject([saved]);
  await cast.admin.delete(`/import/mapping/${mappings[0]._id}`);
  expect(await upload('Kennung,Wann,Wieviel')).toMatchObject({ saved: null });
});
