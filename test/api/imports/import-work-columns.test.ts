import { beforeEach, describe, expect, test } from '@jest/globals';
import { EARLIEST_EMPLOYMENT } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import { setToday, TODAY, TOMORROW } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { applied, checked, results, rowsOf, undone, uploadFile } from '../../support/imports.js';
import { auditOf, countRows, rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const IBAN = 'IE64 IRCE 9205 0112 3456 78';
const OTHER_IBAN = 'DE89 3704 0044 0532 0130 00';
const HALF = Array.from({ length: 7 }, (_, day) => (day < 5 ? [240, 0] : [0, 0]));
const HEADINGS =
  'Employee ID,Name,Email,Department,Hire date,Employment type,Office,Contract end date,Probation period end,Weekly hours,IBAN,Account holder,Street,House number,Postal code,City,Country';

const server = await serverOfFile();
const { admin, sales } = await hireCast(server);
const half = accepted(await admin.post('/work/pattern/add', { name: 'Half', slots: HALF })).pattern;

let id: string;
let name: string;
let count = 0;
beforeEach(() => {
  id = `W-${++count}`;
  name = `Wim Work ${count}`;
});

const check = (lines: string[], changes: Partial<ImportMapping> = {}) =>
  checked(admin, 'employees', [HEADINGS, ...lines].join('\n'), {
    dateOrder: 'year-first',
    ...changes,
  });
const line = (rest: string) => `${id},${name},${id}@company.example,Sales,2021-05-01,${rest}`;
const WHOLE = `Fixed term,Oslo,2027-04-30,2021-10-31,20,${IBAN},,Storgata,1,0155,Oslo,Norway`;

const personOf = async () => {
  const [row] = await rows<{ id: string; address: string | null }>(
    server,
    'SELECT id, address FROM employee WHERE employee_id = ?',
    [id],
  );
  return { id: row?.id ?? '', address: row?.address };
};
const facts = async () => {
  const found = await rows<Record<string, string>>(
    server,
    `SELECT f.kind, f.from_date, COALESCE(t.name, f.value) AS value FROM job_fact f LEFT JOIN employment_type t ON t.id = f.value_id
     WHERE f.employee_id = ? AND f.valid = 1 AND f.kind NOT IN ('department', 'designation') ORDER BY f.kind, f.from_date`,
    [(await personOf()).id],
  );
  return found.map(({ kind, from_date, value }) => [kind, from_date, value]);
};
const account = async () =>
  rows(server, 'SELECT iban, holder, version FROM bank_account WHERE employee_id = ?', [
    (await personOf()).id,
  ]);
const patterns = async () =>
  rows(
    server,
    'SELECT pattern_id, from_date FROM leave_assignment WHERE employee_id = ? AND live = 1',
    [(await personOf()).id],
  );
/** Beside the mail, which a server without a mail server cannot send. */
const told = (person: EmployeeRecord) =>
  countRows(server, 'notification', "kind = 'bank.changed' AND account_id = ?", [
    person.userId._id,
  ]);

describe('A file of people', () => {
  test('brings type, place, ends, working time, bank account and an address in parts', async () => {
    const job = await check([line(WHOLE)]);
    expect((await rowsOf(admin, job))[0]).toMatchObject({
      result: 'new',
      record: {
        employmentType: 'Fixed term',
        location: 'Oslo',
        contractEnd: '2027-04-30',
        probationEnd: '2021-10-31',
        pattern: 'Half',
        iban: 'IE64 •••• 5678',
        accountHolder: name,
        address: 'Storgata 1\n0155 Oslo\nNorway',
      },
    });
    expect(await applied(admin, job)).toMatchObject({ state: 'Applied', changedSince: 0 });
    expect(await facts()).toEqual([
      ['contractEnd', EARLIEST_EMPLOYMENT, '2027-04-30'],
      ['employmentType', EARLIEST_EMPLOYMENT, 'Fixed term'],
      ['location', EARLIEST_EMPLOYMENT, 'Oslo'],
      ['probationEnd', EARLIEST_EMPLOYMENT, '2021-10-31'],
    ]);
    expect(await account()).toEqual([{ iban: 'IE64IRCE92050112345678', holder: name, version: 1 }]);
    expect(await patterns()).toEqual([{ pattern_id: half._id, from_date: '2021-05-01' }]);
    expect(await personOf()).toMatchObject({ address: 'Storgata 1\n0155 Oslo\nNorway' });
    const again = await check([line(WHOLE)]);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  });

  test('is undone with all of it', async () => {
    const job = await applied(admin, await check([line(WHOLE)]));
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
    expect(await countRows(server, 'employee', 'employee_id = ?', [id])).toBe(0);
    expect(await countRows(server, 'bank_account')).toBe(
      await countRows(
        server,
        'bank_account b',
        'EXISTS (SELECT 1 FROM employee e WHERE e.id = b.employee_id)',
      ),
    );
  });

  test('changes what is known from today on, tells the person of a new account, and is undone', async () => {
    const person = await hire(admin, {
      employeeId: id,
      name,
      email: `${id.toLowerCase()}@company.example`,
      department: sales._id,
      hireDate: '2021-05-01',
    });
    await applied(admin, await check([line(WHOLE)]));
    expect(await told(person)).toBe(1);
    const job = await check([line(`Permanent,Oslo,,,,${OTHER_IBAN},Somebody Else,,,,,`)]);
    expect((await rowsOf(admin, job))[0]).toMatchObject({
      result: 'changed',
      changes: [
        { field: 'employmentType', before: 'Fixed term', after: 'Permanent' },
        { field: 'iban', before: 'IE64 •••• 5678', after: 'DE89 •••• 3000' },
        { field: 'accountHolder', before: name, after: 'Somebody Else' },
      ],
    });
    await applied(admin, job);
    expect(await told(person)).toBe(2);
    expect(await facts()).toContainEqual(['employmentType', TODAY, 'Permanent']);
    expect(await account()).toMatchObject([{ holder: 'Somebody Else', version: 2 }]);
    const [entry] = (await auditOf(server, person._id)).filter(
      ({ action }) => action === 'bank.change',
    );
    expect(JSON.stringify(entry)).not.toContain('0532');
    expect(await undone(admin, job)).toMatchObject({ state: 'Undone', fault: null });
    expect(await account()).toMatchObject([{ iban: 'IE64IRCE92050112345678', holder: name }]);
    expect((await facts()).filter(([kind]) => kind === 'employmentType')).toEqual([
      ['employmentType', EARLIEST_EMPLOYMENT, 'Fixed term'],
    ]);
  });

  test('changes what is known from the day of the import, though something else is recorded for that of the check', async () => {
    await applied(admin, await check([line(WHOLE)]));
    const places = async () => (await facts()).filter(([kind]) => kind === 'location');
    await applied(admin, await check([line(',Bergen,,,,,,,,,,')]));
    expect(await places()).toContainEqual(['location', TODAY, 'Bergen']);
    const job = await check([line(',Molde,,,,,,,,,,')]);
    setToday(server, TOMORROW);
    try {
      const later = await server.signIn(ADMIN.email, ADMIN.password);
      expect(await applied(later, job)).toMatchObject({ state: 'Applied', fault: null });
    } finally {
      setToday(server, TODAY);
    }
    expect(await places()).toEqual([
      ['location', EARLIEST_EMPLOYMENT, 'Oslo'],
      ['location', TODAY, 'Bergen'],
      ['location', TOMORROW, 'Molde'],
    ]);
  });

  test('whose bank account was changed since is not undone', async () => {
    const job = await applied(admin, await check([line(WHOLE)]));
    const person = await personOf();
    accepted(
      await admin.put(`/employee/bank/${person.id}`, {
        iban: OTHER_IBAN,
        holder: name,
        version: 1,
      }),
    );
    expect(await undone(admin, job)).toMatchObject({ state: 'Applied' });
  });

  test('with an account that changed between check and import is refused as a whole', async () => {
    await applied(admin, await check([line(WHOLE)]));
    const job = await check([line(`,,,,,${OTHER_IBAN},,,,,,`)]);
    accepted(
      await admin.put(`/employee/bank/${(await personOf()).id}`, {
        iban: IBAN,
        holder: 'Another',
        version: 1,
      }),
    );
    expect(await applied(admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.any(String),
    });
    expect(await account()).toMatchObject([{ holder: 'Another' }]);
  });

  test('refuses what cannot be, masks an account that is wrong, and leaves out a holder without one', async () => {
    const job = await check([
      line('Permanent,Oslo,2027-04-30,,,IE64 IRCE 9205 0112 3456 79,,,,,,'),
      `X${line('Permanent,,2027-02-30,,,,,,,,,')}`.replace(`${id}@`, `x${id}@`),
      `Y${line('Permanent,,2027-04-30,,,,Ola,,,,,')}`.replace(`${id}@`, `y${id}@`),
    ]);
    expect(await results(admin, job)).toEqual([
      ['refused', 'iban IE64 •••• 6 79 is not a valid IBAN.'],
      ['refused', expect.stringContaining('contractEnd 2027-02-30 is not a valid date')],
      ['new'],
    ]);
    expect((await rowsOf(admin, job, 'new'))[0]?.noteRemarks.map(({ key }) => key)).toContain(
      'holderWithoutIban',
    );
  });

  test('shows its accounts before the check only to the admin who uploaded it', async () => {
    const { ruthClient } = await hireOther();
    const { import: job } = accepted(
      await uploadFile(admin, 'employees', [HEADINGS, line(WHOLE)].join('\n')),
    );
    const samples = async (client: typeof admin) =>
      (await client.get(`/import/columns/${job._id}`)).body.columns.find(
        ({ heading }: { heading: string }) => heading === 'IBAN',
      ).samples;
    expect(await samples(admin)).toEqual([IBAN]);
    expect(await samples(ruthClient)).toEqual([]);
  });
});

describe('A day that may be that of the newest contract', () => {
  const FILE = 'Employee ID,Name,Email,Department,Contract start\n';
  const upload = async () =>
    accepted(
      await uploadFile(
        admin,
        'employees',
        `${FILE}${id},${name},${id}@company.example,Sales,2024-02-01\n`,
      ),
    ) as { import: { _id: string }; proposal: ImportMapping };

  test('is asked about, and is a hire date once the admin says so', async () => {
    const { import: job, proposal } = await upload();
    expect(proposal).toMatchObject({ columns: { hireDate: 'Contract start' }, hireDay: null });
    expect(await admin.post(`/import/check/${job._id}`, { mapping: proposal })).toMatchObject({
      status: 400,
      body: { errors: { hireDay: expect.stringContaining('“Contract start”') } },
    });
    accepted(
      await admin.post(`/import/check/${job._id}`, {
        mapping: { ...proposal, hireDay: 'contract-start' },
      }),
    );
  });

  test('is not asked about where another column has the hire date', async () => {
    const { proposal } = accepted(
      await uploadFile(
        admin,
        'employees',
        `Contract start,${FILE.replace('Contract start', 'Hire date')}2024-02-01,${id},${name},a@b.example,Sales,2020-01-01\n`,
      ),
    ) as { proposal: ImportMapping };
    expect(proposal.columns.hireDate).toBe('Hire date');
  });
});

async function hireOther() {
  const ruth = await hire(admin, {
    employeeId: `A-${id}`,
    name: 'Another Admin',
    department: sales._id,
    role: 'admin',
  });
  const ruthClient = await server.signIn(ruth.email, 'a sound password for all');
  return { ruthClient };
}
