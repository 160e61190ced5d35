import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import type { PayAccessResponse } from '../../../api/contract/salary/salary-responses.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { hire, hireCast, PASSWORD, paySalary } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { uploadFile, checked } from '../../support/imports.js';
import { store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

let paid: EmployeeRecord;
let client: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  paid = await hire(cast.admin, { employeeId: `GUESS-${++hired}`, department: cast.research._id });
  client = await server.signIn(paid.email, PASSWORD);
});

const RUTH = ['Ruth Admin', 'import', 1];
const OWNER = [ADMIN.name, 'import', 1];

async function accesses(of = paid, by = client): Promise<unknown[]> {
  await server.app.get(PayAccessLog, { strict: false }).allStored();
  return ((await by.get(`/salary/pay-access/${of._id}`)).body as PayAccessResponse).accesses.map(
    ({ by: { name }, where, people }) => [name, where, people],
  );
}
const logged = (...expected: unknown[]) =>
  eventually(async () => {
    const found = await accesses();
    return found.length >= expected.length && expect(found).toEqual(expected) === undefined;
  });

const line = (cells: Record<string, string>) =>
  `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`;
const person = () => ({
  'Employee ID': paid.employeeId,
  'Full Name': paid.name,
  'Email Address': paid.email,
  Department: 'Research',
});
const guess = (salary: string) =>
  checked(cast.admin, 'employees', line({ ...person(), Salary: salary }), {
    payPeriod: 'month',
    decimalSign: '.',
  });

describe('a guess at somebody’s salary', () => {
  test('tells by its counts whether it is right, and each check is recorded for the person', async () => {
    expect((await guess('2999.00')).counts).toMatchObject({ changed: 1, unchanged: 0 });
    await logged(OWNER);
    expect((await guess('3000.00')).counts).toMatchObject({ changed: 0, unchanged: 1 });
    await logged(OWNER, OWNER);
  });

  test.each([
    ['name', 'Full Name', () => paid.name],
    ['e-mail address', 'Email Address', () => paid.email],
  ])('is recorded also where the file has only the %s', async (_, heading, value) => {
    const file = line({ [heading]: value(), 'Pay Date': '2026-10-30', 'Basic Salary': '1.00' });
    await checked(cast.admin, 'salaries', file, { dateOrder: 'year-first', decimalSign: '.' });
    await logged(OWNER);
  });

  test('tells nothing while its check goes on or after it was cancelled: nobody is recorded then', async () => {
    const job = await guess('3000.00');
    const rows = async () =>
      (await cast.admin.get(`/import/rows/${job._id}?filter={"result":"unchanged"}`)).body.rows;
    const refused = async () => (await cast.admin.get(`/import/refused/${job._id}`)).body;
    expect(await rows()).toHaveLength(1);
    await store(server, `UPDATE import_job SET new_rows = NULL WHERE id = '${job._id}'`);
    expect([await rows(), await refused()]).toEqual([
      [],
      expect.not.stringContaining(paid.employeeId),
    ]);
  });

  test('of a salary record, too', async () => {
    await paySalary(cast.admin, paid._id, { payDate: '2026-03-31' });
    const before = (await accesses()).length;
    await checked(
      cast.admin,
      'salaries',
      line({ 'Employee ID': paid.employeeId, 'Pay Date': '2026-03-31', 'Basic Salary': '1.00' }),
      { dateOrder: 'year-first', decimalSign: '.' },
    );
    expect(await accesses()).toHaveLength(before + 1);
  });

  test('is recorded by the check itself, though nobody looks at its counts', async () => {
    const brought = (
      await uploadFile(cast.admin, 'employees', line({ ...person(), Salary: '3000.00' }))
    ).body;
    await cast.admin.post(`/import/check/${brought.import._id}`, {
      mapping: { ...brought.proposal, payPeriod: 'month', decimalSign: '.' },
    });
    await logged(OWNER);
  });

  test.each<[string, (ruth: Client, job: ImportRecord) => Promise<unknown>]>([
    ['reads the import', (ruth, { _id }) => ruth.get(`/import/single/${_id}`)],
    ['lists imports', (ruth) => ruth.get('/import?range=[0,0]')],
    [
      'asks how many rows are unchanged, and for none of them',
      (ruth, { _id }) =>
        ruth.get(`/import/rows/${_id}?range=[50,59]&filter={"result":"unchanged"}`),
    ],
    [
      'is refused to apply it, since nothing would change',
      async (ruth, { _id }) => {
        await ruth.confirm(PASSWORD);
        expect((await ruth.post(`/import/apply/${_id}`)).status).toBe(409);
      },
    ],
    ['reads its rows', (ruth, { _id }) => ruth.get(`/import/rows/${_id}`)],
  ])('another admin who %s is recorded as well', async (_, look) => {
    const job = await guess('3000.00');
    await logged(OWNER);
    await look(cast.ruthClient, job);
    await logged(RUTH, OWNER);
  });

  test('a file without pay is no access', async () => {
    await checked(cast.admin, 'employees', line({ ...person(), Phone: '+47 22 12 34 56' }));
    await cast.ruthClient.get('/import?range=[0,0]');
    expect(await accesses()).toEqual([]);
  });

  test('one’s own pay never counts', async () => {
    const chief = await hire(cast.admin, {
      employeeId: `CHIEF-${hired}`,
      department: cast.research._id,
      role: 'admin',
    });
    const own = await server.signIn(chief.email, PASSWORD);
    await checked(
      own,
      'employees',
      line({
        'Employee ID': chief.employeeId,
        'Full Name': chief.name,
        'Email Address': chief.email,
        Department: 'Research',
        Salary: '1.00',
      }),
      { payPeriod: 'month', decimalSign: '.' },
    );
    expect(await accesses(chief, own)).toEqual([]);
  });
});

describe('the file of refused rows', () => {
  test('of employees shows salaries and is recorded', async () => {
    const job = await checked(
      cast.admin,
      'employees',
      line({ ...person(), 'Full Name': 'x'.repeat(300), Salary: '3000.00' }),
      { payPeriod: 'month', decimalSign: '.' },
    );
    expect(job.counts).toMatchObject({ refused: 1 });
    const before = (await accesses()).length;
    expect((await cast.ruthClient.get(`/import/refused/${job._id}`)).body).toContain('3000.00');
    await eventually(async () => (await accesses()).length > before);
    expect((await accesses())[0]).toEqual(RUTH);
  });

  test('counts for everybody where it is another admin’s file and has people whom nobody knows', async () => {
    const rows = Array.from(
      { length: 1_100 },
      (_, n) => `${n === 1_050 ? paid.employeeId : `NOBODY-${n}`},never,1.00`,
    );
    const job = await checked(
      cast.admin,
      'salaries',
      `Employee ID,Pay Date,Basic Salary\n${rows.join('\n')}\n`,
      { dateOrder: 'year-first', decimalSign: '.' },
    );
    expect(job.counts).toMatchObject({ refused: 1_100 });
    const before = await accesses();
    await cast.ruthClient.get(`/import/refused/${job._id}`);
    await logged(['Ruth Admin', 'import', null], RUTH, ...before);
  });
});

test('deleting an upload is in the audit log', async () => {
  const job = await guess('1.00');
  expect((await cast.admin.delete(`/import/${job._id}`)).status).toBe(200);
  const { entries } = (
    await cast.admin.get(`/audit?filter=${encodeURIComponent(JSON.stringify({ object: job._id }))}`)
  ).body;
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'import.remove',
      subject: 'import',
      subjectName: 'people.csv',
      actor: { _id: expect.any(String), name: ADMIN.name },
      changes: [
        { field: 'kind', before: 'employees', after: null },
        { field: 'fileName', before: 'people.csv', after: null },
      ],
    }),
  ]);
});
