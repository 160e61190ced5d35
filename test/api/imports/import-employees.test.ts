import { describe, expect, test } from '@jest/globals';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { ImportRunner } from '../../../api/import/import-runner.js';
import { Housekeeping } from '../../../api/platform/periodic/housekeeping.js';
import { hire, hireCast } from '../../support/cast.js';
import {
  applied,
  checked,
  importOf,
  rowsOf,
  undone,
  uploadFile,
  waitForImport,
} from '../../support/imports.js';
import { countRows, rows, store } from '../../support/rows.js';
import { serverOfFile, startServer } from '../../support/server.js';

const HEADINGS =
  'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Hire Date,Last Day,Manager';

const server = await serverOfFile();
const cast = await hireCast(server);

const find = async (words: string) =>
  (
    await cast.admin.get(
      `/employee?range=[0,9]&fields=["salary"]&filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
    )
  ).body.employees;

describe('A file of employees', () => {
  let job: ImportRecord;

  test('is checked row by row, and nothing is stored by that', async () => {
    job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        'N-1,Nia Novak,nia@company.example,1990-05-17,female,single,Archive,Clerk,3000.00,2020-01-01,,Amara Okafor',
        'N-2,Ben Novak,ben@company.example,1990-02-31,male,single,Archive,Clerk,3000.00,,,',
        'N-1,Nia Double,double@company.example,1990-05-17,female,single,Archive,Clerk,3000.00,,,',
        'N-3,Olu Gone,olu@company.example,1980-01-02,male,married,Research,Analyst,4000.50,2019-01-01,2022-03-31,Board of Directors',
        `R-1,Amara Okafor,${cast.amara.email},1990-05-17,other,single,Sales,Specialist,3100.00,,,`,
        `S-1,Zoë Weiß,${cast.zoe.email},1990-05-17,other,single,Sales,Specialist,3000.00,,,`,
        'N-4,Taken,amara.elsewhere@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,Nia Novak',
        `N-5,Thief,${cast.amara.email},1990-05-17,other,single,Sales,Specialist,3000.00,,,`,
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    expect(job).toMatchObject({
      state: 'Checked',
      fault: null,
      counts: { new: 3, changed: 1, unchanged: 1, refused: 3 },
      departments: ['Archive'],
      rows: 8,
    });
    const refused = await rowsOf(cast.admin, job, 'refused');
    expect(refused.map(({ row, faults }) => [row, faults.map(({ field }) => field)])).toEqual([
      [3, ['dob']],
      [4, ['employeeId']],
      [9, ['email']],
    ]);
    const [changed] = await rowsOf(cast.admin, job, 'changed');
    expect(changed?.changes).toEqual([
      { field: 'department', label: 'Department', before: 'Research', after: 'Sales' },
      { field: 'salary', label: 'Salary', before: 3000, after: 3100 },
    ]);
    expect(await find('Nia')).toEqual([]);
  });

  test('with a row of too many cells stays so in the file of what was refused, whose headings are no formulas', async () => {
    const bad = await checked(
      cast.admin,
      'employees',
      [
        `${HEADINGS},"=1+1"`,
        `X-1,Xi Extra,xi@company.example,1990-05-17,other,single,Sales,Clerk,1,234.00,,,,x,left over`,
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    expect(bad.counts).toMatchObject({ refused: 1 });
    const refused = (await cast.admin.get(`/import/refused/${bad._id}`)).body as unknown as string;
    expect(refused).toContain(",Manager,'=1+1,Why refused");
    expect(
      (
        await checked(cast.admin, 'employees', refused, {
          payPeriod: 'month',
          dateOrder: 'year-first',
        })
      ).counts,
    ).toMatchObject({ new: 0, refused: 1 });
  });

  test('needs a confirmed session to be stored, and so do the file of what was refused and a mapping that is kept', async () => {
    const { admin } = cast;
    const unconfirmed = await server.signInUnconfirmed(cast.ruth.email, 'a sound password for all');
    for (const answer of [
      await unconfirmed.post(`/import/apply/${job._id}`),
      await unconfirmed.get(`/import/refused/${job._id}`),
      await unconfirmed.post(`/import/check/${job._id}`, { mapping: job.mapping, saveAs: 'Mine' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.confirm_needed']);
    expect((await importOf(admin, job)).state).toBe('Checked');
  });

  test('is stored as a whole, with departments, managers and people who left', async () => {
    job = await applied(cast.admin, job);
    expect(job).toMatchObject({
      state: 'Applied',
      fault: null,
      appliedBy: 'Head Admin',
      changedSince: 0,
      invitations: { waiting: 2, invited: 0, left: 1 },
    });
    expect((await cast.admin.post('/account/invitees', { importId: job._id })).body.byMail).toEqual(
      { notInvited: 2, invited: 0 },
    );
    const [nia] = await find('Nia Novak');
    expect(nia).toMatchObject({
      employeeId: 'N-1',
      department: { dep_name: 'Archive' },
      salary: 3000,
      status: 'Active',
    });
    const record = (await cast.admin.get(`/employee/single/${nia._id}`)).body.employee;
    expect(record).toMatchObject({
      hireDate: '2020-01-01',
      leftOn: null,
      manager: { _id: cast.amara._id, name: 'Amara Okafor' },
      version: 1,
    });
    expect((await find('Olu'))[0]).toMatchObject({ status: 'Left' });
    const [taken] = await find('Taken');
    expect((await cast.admin.get(`/employee/single/${taken._id}`)).body.employee.manager).toEqual({
      _id: nia._id,
      name: 'Nia Novak',
    });
  });

  test('notifies the admin who began it, once it is stored', async () => {
    const { notifications } = (await cast.admin.get('/notification')).body;
    expect(notifications[0]).toEqual({
      _id: expect.any(String),
      kind: 'import.applied',
      import: { _id: job._id, name: 'people.csv' },
      createdAt: expect.any(String),
      read: false,
    });
    expect((await cast.ruthClient.get('/notification')).body.notifications).toEqual([]);
  });

  test('leaves its changes in the audit log, one for each record, as one changeset', async () => {
    const entries = await rows<{ action: string; n: number }>(
      server,
      'SELECT action, COUNT(*) AS n FROM audit_entry WHERE changeset_id = ? GROUP BY action ORDER BY action',
      [job._id],
    );
    expect(entries.map(({ action, n }) => [action, Number(n)])).toEqual([
      ['department.add', 1],
      ['employee.import', 4],
      ['import.apply', 1],
    ]);
  });

  test('can be undone as a whole', async () => {
    job = await undone(cast.admin, job);
    expect(job).toMatchObject({ state: 'Undone', fault: null, undoneBy: 'Head Admin' });
    expect(await find('Novak')).toEqual([]);
    expect((await find('Amara'))[0]).toMatchObject({
      salary: 3000,
      department: { dep_name: 'Research' },
    });
    expect(
      (await cast.admin.get('/department')).body.departments.map(
        (department: { dep_name: string }) => department.dep_name,
      ),
    ).not.toContain('Archive');
  });
});

describe('Duplicate rows of a file', () => {
  const person = (id: string, born = '1990-05-17', more = '') =>
    `${id},Person ${id},${id.toLowerCase()}@company.example,${born},female,single,Archive,Clerk,3000.00,${more},,`;
  const check = async (...lines: string[]) =>
    checked(cast.admin, 'employees', [HEADINGS, ...lines].join('\n'), {
      payPeriod: 'month',
      dateOrder: 'year-first',
    });

  test('import the complete one (13 people were lost whose first row was refused)', async () => {
    const job = await check(
      person('D-1', '1990-02-31'),
      person('D-2'),
      person('D-1'),
      person('D-1', ''),
    );
    expect(job.counts).toEqual({ new: 2, changed: 0, unchanged: 0, repeated: 2, refused: 0 });
    expect(
      (await rowsOf(cast.admin, job, 'repeated')).map(({ row, notes, noteRemarks }) => [
        row,
        notes,
        noteRemarks,
      ]),
    ).toEqual(
      [2, 5].map((row) => [row, ['Repeats row 4.'], [{ key: 'repeats', parameters: { row: 4 } }]]),
    );
    expect(await rowsOf(cast.admin, job, 'new')).toMatchObject([
      { row: 3 },
      { row: 4, record: { employeeId: 'D-1', dob: '1990-05-17' } },
    ]);
  });

  test('are one if they are identical (135 copies counted as refused)', async () => {
    const job = await check(
      ...Array.from({ length: 68 }, () => person('D-3')),
      ...Array.from({ length: 68 }, () => person('D-4')),
      ',Nobody,,,,,,,,,,',
      ',Nobody,,,,,,,,,,',
    );
    expect(job.counts).toEqual({ new: 2, changed: 0, unchanged: 0, repeated: 135, refused: 1 });
  });

  test('are refused if they say something else, and say what', async () => {
    const job = await check(person('D-5'), person('D-5', '1990-05-18', '2020-01-01'));
    expect((await rowsOf(cast.admin, job, 'refused'))[0]?.faults).toMatchObject([
      {
        field: 'employeeId',
        value: 'D-5',
        text: 'repeats row 3 with different values (Date of Birth). Keep only one of them.',
      },
    ]);
  });

  test('do not keep an address from a complete row, if they are refused', async () => {
    const shared = (line: string) => line.replace(/d-\d@/, 'shared@');
    const job = await check(
      shared(person('D-6', '1990-02-31')),
      shared(person('D-7')),
      shared(person('D-8')),
    );
    expect(
      (await rowsOf(cast.admin, job)).map(({ row, result, faults }) => [
        row,
        result,
        faults.map(({ text }) => text),
      ]),
    ).toEqual([
      [
        2,
        'refused',
        [
          expect.stringContaining('is not a valid date.'),
          'is also in row 3. Each person needs their own email address.',
        ],
      ],
      [4, 'refused', ['is also in row 3. Each person needs their own email address.']],
      [3, 'new', []],
    ]);
  });
});

describe('What the check says beside refusals', () => {
  const line = (id: string, status: string, pay: string) =>
    `${id},Person ${id},${id.toLowerCase()}@company.example,1990-05-17,female,${status},Sales,Clerk,${pay},,,`;

  test('a yearly pay that is not twelve monthly ones, and marital statuses that are simplified; the audit log keeps the yearly pay', async () => {
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        line('Y-1', 'Separated', '92368'),
        line('Y-2', 'single', '60000'),
        line('Y-3', 'Civil partnership', '92369'),
      ].join('\n'),
      { payPeriod: 'year', dateOrder: 'year-first' },
    );
    expect(job.remarks).toEqual([
      { key: 'maritalStatusSimplified', count: 2 },
      { key: 'yearlyRounded', count: 2 },
    ]);
    const [first, second] = await rowsOf(cast.admin, job);
    expect(first).toMatchObject({
      record: { salary: 7697.33, salaryWritten: 92_368 },
      notes: [
        'Marital Status “Separated” is saved as married.',
        '92368.00 per year becomes 7697.33 per month, which is 92367.96 over twelve months.',
      ],
    });
    expect(second?.notes).toEqual([]);
    // A rounded amount warns of nothing: the amount itself says it.
    expect(job.warned).toBe(2);
    const warned = await cast.admin.get(`/import/rows/${job._id}?filter={"warned":"true"}`);
    expect(warned.body.rows.map(({ row }: { row: number }) => row)).toEqual([2, 4]);
    await applied(cast.admin, job);
    const kept = await rows<{ value_after: string }>(
      server,
      "SELECT value_after FROM audit_entry WHERE changeset_id = ? AND subject = 'employee' ORDER BY subject_name",
      [job._id],
    );
    expect(kept.map(({ value_after }) => JSON.parse(value_after))).toMatchObject(
      [92_368, 60_000, 92_369].map((yearlySalary) => ({ yearlySalary })),
    );
  });

  test('a currency that is not the company’s, once it was asked about', async () => {
    const { import: job, proposal } = (
      await uploadFile(
        cast.admin,
        'employees',
        [HEADINGS, line('Y-4', 'single', '€5000')].join('\n'),
      )
    ).body;
    const mapping = { ...proposal, payPeriod: 'month', dateOrder: 'year-first' };
    const asked = await cast.admin.post(`/import/check/${job._id}`, { mapping });
    expect([asked.status, asked.body.errors]).toEqual([
      400,
      {
        currency:
          'The file shows amounts in €. Confirm that they are in USD, or convert them in the file.',
      },
    ]);
    await cast.admin.post(`/import/check/${job._id}`, {
      mapping: { ...mapping, currency: 'USD' },
      saveAs: 'Euros',
    });
    expect(await waitForImport(cast.admin, job)).toMatchObject({
      state: 'Checked',
      foreignCurrencies: ['€'],
      counts: { new: 1 },
    });
    expect((await cast.admin.get('/import/mapping?kind=employees')).body.mappings).toMatchObject([
      { name: 'Euros', mapping: { currency: null } },
    ]);
  });
});

describe('Undo chain', () => {
  const company = (pay: string, change: (line: string, index: number) => string = String) =>
    [
      HEADINGS,
      ...Array.from({ length: 20 }, (_, index) =>
        change(
          `C-${index},Chain ${index},c${index}@company.example,1990-05-17,female,single,Chained,Clerk,${pay},2020-01-01,,${index ? 'Chain 0' : ''}`,
          index,
        ),
      ),
    ].join('\n');
  const brought = async (content: string) =>
    applied(
      cast.admin,
      await checked(cast.admin, 'employees', content, {
        payPeriod: 'month',
        dateOrder: 'year-first',
      }),
    );
  const changedSince = async ({ _id }: ImportRecord) =>
    (await importOf(cast.admin, { _id })).changedSince as number;
  const changes = (line: string, index: number) =>
    index === 1
      ? line.replace('c1@', 'other@')
      : index === 2
        ? line.replace(/,,Chain 0$/, ',2024-01-31,')
        : index === 3
          ? line.replace('Chained', 'Elsewhere')
          : line;

  test('ends with the first import, once the later ones are undone (it could not be undone any more)', async () => {
    const [first, second, third] = [
      await brought(company('3000.00')),
      await brought(company('3100.00', changes)),
      await brought(company('3200.00', changes)),
    ];
    expect([await changedSince(first), await changedSince(second)]).toEqual([20, 20]);
    expect(await undone(cast.admin, third)).toMatchObject({ state: 'Undone', fault: null });
    expect([await changedSince(first), await changedSince(second)]).toEqual([20, 0]);
    expect(await undone(cast.admin, second)).toMatchObject({ state: 'Undone', fault: null });
    expect((await find('Chain 0'))[0]).toMatchObject({
      salary: 3000,
      department: { dep_name: 'Chained' },
    });
    expect(await changedSince(first)).toBe(0);
    expect(await undone(cast.admin, first)).toMatchObject({ state: 'Undone', fault: null });
    expect(await find('Chain')).toEqual([]);
  });

  test('ends where somebody was changed by hand in between', async () => {
    const first = await brought(company('3000.00'));
    const [person] = await find('Chain 5');
    await cast.admin.put(`/employee/contact/${person._id}`, { phone: '123' });
    const [other] = await find('Chain 6');
    await cast.admin.put(`/employee/update/${other._id}`, {
      name: 'Chain 6',
      maritalStatus: 'married',
      designation: 'Clerk',
      salary: 3000,
      department: other.department._id,
    });
    const second = await brought(company('3100.00'));
    expect(await undone(cast.admin, second)).toMatchObject({ state: 'Undone', fault: null });
    expect(await changedSince(first)).toBe(2);
    expect(await undone(cast.admin, first)).toMatchObject({
      state: 'Applied',
      fault: '2 records have changed since, so this import cannot be undone.',
    });
  });
});

describe('An import', () => {
  test('is not stored once what it was compared with was changed', async () => {
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        `S-1,Zoë Weiß,${cast.zoe.email},1990-05-17,other,single,Sales,Specialist,3333.00,,,`,
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    await cast.admin.put(`/employee/update/${cast.zoe._id}`, {
      name: 'Zoë Weiß',
      maritalStatus: 'married',
      designation: 'Specialist',
      salary: 3000,
      department: cast.sales._id,
    });
    expect(await applied(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('check it again'),
    });
    expect((await find('Weiß'))[0].salary).toBe(3000);
  });

  test('cannot be undone once one of its records was changed', async () => {
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        'N-9,Later Lee,later@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,',
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    await applied(cast.admin, job);
    const [lee] = await find('Later Lee');
    await cast.admin.put(`/employee/contact/${lee._id}`, { phone: '123' });
    expect((await importOf(cast.admin, job)).changedSince).toBe(1);
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Applied',
      fault: '1 record has changed since, so this import cannot be undone.',
    });
    expect(await find('Later Lee')).toHaveLength(1);
  });

  test('cannot be undone once somebody else has the address that it took away', async () => {
    await hire(cast.admin, {
      name: 'Former Address',
      employeeId: 'N-10',
      email: 'former@company.example',
      department: cast.sales._id,
    });
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        'N-10,Former Address,present@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,',
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    await applied(cast.admin, job);
    await hire(cast.admin, {
      name: 'Present Owner',
      employeeId: 'N-11',
      email: 'former@company.example',
      department: cast.sales._id,
    });
    expect((await importOf(cast.admin, job)).changedSince).toBe(1);
  });

  test('ends the sessions of somebody who left by it', async () => {
    expect((await cast.amaraClient.get('/auth/verify')).status).toBe(200);
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        `R-1,Amara Okafor,${cast.amara.email},1990-05-17,other,single,Research,Specialist,3000.00,2020-01-01,2024-01-31,`,
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    const [row] = await rowsOf(cast.admin, job);
    expect(row?.notes).toEqual(['Sign-in will be closed and all sessions ended.']);
    await applied(cast.admin, job);
    expect((await cast.amaraClient.get('/auth/verify')).status).toBe(401);
    expect(await countRows(server, 'session', 'account_id = ?', [cast.amara.userId._id])).toBe(0);
  });

  test('tells the amounts of its file to the admin who uploaded it, before its rows are shown', async () => {
    const { import: job } = (
      await uploadFile(
        cast.admin,
        'employees',
        `${HEADINGS}\nN-7,Quiet Pay,quiet@company.example,1990-05-17,other,single,Sales,Specialist,7654.32,,,`,
      )
    ).body;
    const salary = async (client: typeof cast.admin) =>
      (await client.get(`/import/columns/${job._id}`)).body.columns.find(
        ({ heading }: { heading: string }) => heading === 'Salary',
      );
    expect(await salary(cast.admin)).toMatchObject({ samples: ['7654.32'] });
    const ruth = await server.signIn(cast.ruth.email, 'a sound password for all');
    expect(await salary(ruth)).toMatchObject({ samples: [], values: null });
  });

  test('that would leave no admin is not stored', async () => {
    const lonely = await startServer();
    try {
      const { ruth, ruthClient, admin } = await hireCast(lonely);
      const head = admin.user._id;
      await ruthClient.put(`/account/${head}`, { disabled: true });
      const job = await checked(
        ruthClient,
        'employees',
        [
          HEADINGS,
          `R-2,Ruth Admin,${ruth.email},1990-05-17,other,single,Research,Specialist,3000.00,,2024-01-31,`,
        ].join('\n'),
        { payPeriod: 'month', dateOrder: 'year-first' },
      );
      expect(await applied(ruthClient, job)).toMatchObject({
        state: 'Checked',
        fault: expect.stringContaining('last admin'),
      });
    } finally {
      await lonely.stop();
    }
  });

  test.each([
    [
      'dismissal of its admin',
      (id: string) => cast.admin.put(`/account/${id}`, { disabled: true }),
    ],
    ['end of its session', (id: string) => cast.admin.delete(`/account/sessions/${id}`)],
  ])('that waited until after the %s is not stored', async (what, end) => {
    const key = what.split(' ')[0];
    const chief = await hire(cast.admin, {
      employeeId: `CHIEF-${key}`,
      department: cast.sales._id,
      role: 'admin',
    });
    const client = await server.signIn(chief.email, 'a sound password for all');
    const job = await checked(
      client,
      'employees',
      `${HEADINGS}\nLATE-${key},Late Comer,late.${key}@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,`,
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    expect(job.state).toBe('Checked');
    await end(chief._id);
    await store(server, "UPDATE import_job SET state = 'Applying', applied_by = ? WHERE id = ?", [
      chief.userId._id,
      job._id,
    ]);
    await store(
      server,
      "INSERT INTO job (id, kind, subject_id, owner_id, session_id, created_at, lease_expires_at, attempts) SELECT id, 'import', id, applied_by, session_id, 0, 0, 0 FROM import_job WHERE id = ?",
      [job._id],
    );
    server.app.get(ImportRunner).wake();
    expect(await waitForImport(cast.admin, job)).toMatchObject({
      state: 'Checked',
      fault: expect.stringContaining('no longer an admin'),
    });
    expect(await countRows(server, 'employee', `employee_id = 'LATE-${key}'`)).toBe(0);
  });

  test('that is old keeps what its undoing needs, and nothing of one that was never stored', async () => {
    const unused = (
      await uploadFile(
        cast.admin,
        'employees',
        `${HEADINGS}\nN-8,Never Stored,never@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,`,
      )
    ).body.import._id;
    await store(server, 'UPDATE import_job SET created_at = created_at - ?', [
      91 * 24 * 60 * 60 * 1000,
    ]);
    const staged = await countRows(
      server,
      'staged_employee',
      "import_id IN (SELECT id FROM import_job WHERE state = 'Applied')",
    );
    await server.app.get(Housekeeping).runAll();
    expect((await cast.admin.get(`/import/single/${unused}`)).status).toBe(404);
    expect([await countRows(server, 'import_row'), await countRows(server, 'checked_row')]).toEqual(
      [0, 0],
    );
    expect(await countRows(server, 'staged_employee')).toBe(staged);
    expect(staged).toBeGreaterThan(0);
  });

  test('of a file that is none leaves nothing behind', async () => {
    const before = (await cast.admin.get('/import')).body.imports.length;
    for (const content of [
      '',
      '\0\0\0\u0001',
      'only one column\n1\n2',
      'a,b\n"never closed,1\n',
      `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',')}\n1`,
    ]) {
      const answer = await uploadFile(cast.admin, 'employees', content);
      expect([answer.status, answer.body.code, typeof answer.body.errors?.file]).toEqual([
        400,
        'request.invalid',
        'string',
      ]);
    }
    expect((await cast.admin.get('/import')).body.imports).toHaveLength(before);
  });
});
