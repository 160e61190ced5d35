import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/bcrypt';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { resultText } from '../../../api/operations/mern-import/result-text.js';
import type { TutorialImportResult } from '../../../api/operations/mern-import/tutorial-import.js';
import { hireCast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { createDatabase } from '../../support/database.js';
import { importTutorial } from '../../support/import-tutorial.js';
import { OLD, OLD_COMPANY, OLD_PASSWORDS, OLD_REMARKS } from '../../support/old-company.js';
import { look, picture } from '../../support/picture.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';
import {
  FORMS,
  ObjectId,
  writeExport,
  type Form,
  type OldSystem,
} from '../../support/tutorial-export.js';

let server: TestServer;
let admin: Client;
let folders: (() => void)[];

beforeEach(async () => {
  server = await startServer();
  admin = await server.admin();
  folders = [];
});
afterEach(async () => {
  for (const remove of folders) remove();
  await server.stop();
});

async function exported(system = OLD_COMPANY, form?: Form): Promise<string> {
  const { folder, remove } = writeExport(system, form, {
    'zoe.png': await picture('png'),
  });
  folders.push(remove);
  return folder;
}

const remarks = ({ report }: TutorialImportResult) =>
  report
    .all()
    .map(({ collection, id, field, what }) => [collection, id, field, what].join(' '))
    .sort();
const expected = OLD_REMARKS.map(([collection, id, field, what]) =>
  [collection, id?.hex ?? '', field, what].join(' '),
).sort();
const people = async () =>
  Object.fromEntries(
    ((await admin.get('/employee')).body.employees as EmployeeRecord[]).map((one) => [
      one.employeeId,
      one,
    ]),
  );

/** What is shown of each employee, by employee ID. */
const EVERYBODY: Record<string, object> = {
  'E-1': {
    name: 'Zoë Weiß',
    userId: { email: 'zoe@old.example', role: 'employee' },
    dob: '1961-05-06',
    gender: 'female',
    maritalStatus: 'married',
    designation: 'Chemist',
    salary: 4200.5,
    department: { dep_name: 'Research' },
    hireDate: '2019-04-01',
    status: 'Active',
  },
  'e-1-2': {
    name: 'Sam <b>Bold</b>',
    dob: '1990-01-31',
    maritalStatus: 'divorced',
    salary: 0.3,
    department: { dep_name: 'Research' },
  },
  '17': {
    dob: '1900-01-01',
    gender: 'other',
    maritalStatus: 'single',
    designation: 'Not recorded',
    salary: 3000,
    department: { dep_name: 'Without Department' },
  },
  'E-6': {
    name: ADMIN.name,
    userId: { email: ADMIN.email, role: 'admin' },
    salary: 9000,
    department: { dep_name: '=Sales' },
  },
  'E-8': {
    userId: { email: `${OLD.bob.hex}@no-address.invalid` },
    department: { dep_name: 'Night Shift' },
  },
};

/** Oldest first. */
const SALARIES = {
  'E-1': [
    {
      basicSalary: 4200.5,
      allowances: 100,
      deductions: 50.25,
      netSalary: 4250.25,
      payDate: '2024-01-31',
    },
  ],
  'e-1-2': [
    { basicSalary: 0.3, netSalary: 0.3, payDate: '2024-02-29' },
    { netSalary: 1250, payDate: '2024-03-31' },
  ],
};

const LEAVES = [
  {
    leaveType: 'Annual Leave',
    startDate: '2024-02-07',
    endDate: '2024-02-09',
    days: 3,
    status: 'Approved',
    decidedBy: 'Ada Admin',
    decidedAt: '2024-02-07T00:00:00.000Z',
    createdAt: '2024-02-06T00:00:00.000Z',
  },
  {
    leaveType: 'Personal Leave',
    startDate: '2024-03-01',
    reason: 'Not recorded',
    status: 'Rejected',
    employeeId: { employeeId: 'e-1-2' },
  },
  {
    leaveType: 'Casual Leave',
    startDate: '2024-03-01',
    endDate: '2024-03-02',
    status: 'Pending',
  },
];

test.each(FORMS)(
  'everything comes over from an export in %s, and what does not is told',
  async (form) => {
    const result = await importTutorial(server.database, await exported(undefined, form));
    expect(remarks(result)).toEqual(expected);
    expect(result).toMatchObject({ photos: 1, withoutPassword: 3 });
    const everybody = await people();
    expect(Object.keys(everybody).sort()).toEqual(Object.keys(EVERYBODY).sort());
    expect(everybody).toMatchObject(EVERYBODY);
    for (const [employeeId, salaries] of Object.entries(SALARIES))
      expect(
        (await admin.get(`/salary/${everybody[employeeId]?._id}?sort=["payDate","ASC"]`)).body
          .salary,
      ).toMatchObject(salaries);
    expect((await admin.get('/leave?sort=["startDate","ASC"]')).body.leaves).toMatchObject(LEAVES);
    expect(await countRows(server, 'leave_day')).toBe(5);
  },
);

test('totals, lists and search know the imported people', async () => {
  await importTutorial(server.database, await exported());
  const found = (
    await admin.get(`/employee?range=[0,9]&filter=${JSON.stringify({ q: 'zoe weiss' })}`)
  ).body.employees as EmployeeRecord[];
  expect(found.map(({ employeeId }) => employeeId)).toEqual(['E-1']);
  // Newest first, as they were asked for.
  const dates = ((await admin.get('/leave?range=[0,9]')).body.leaves as LeaveRecord[]).map(
    ({ createdAt }) => createdAt,
  );
  expect(dates).toEqual([...dates].sort().reverse());
});

test('they go on working like all others', async () => {
  await importTutorial(server.database, await exported());
  const zoe = (await people())['E-1'] as EmployeeRecord;
  const overlap = await admin.post('/leave/add', {
    userId: zoe._id,
    leaveType: 'Sick Leave',
    startDate: '2024-02-09',
    endDate: '2024-02-10',
    reason: 'x',
  });
  expect(overlap).toMatchObject({ status: 409, body: { code: 'leave.overlap' } });
  expect((await admin.put(`/employee/update/${zoe._id}`, { ...zoe, salary: 1 })).status).toBe(200);
});

test('photos are stored as all photos are, and nothing outside their folder is read', async () => {
  await importTutorial(server.database, await exported());
  const zoe = (await people())['E-1'] as EmployeeRecord;
  const [image] = await rows<{ content: Buffer; account_id: string }>(
    server,
    'SELECT content, account_id FROM profile_image',
  );
  expect(image?.account_id).toBe(zoe.userId._id);
  expect(await look(image?.content as Buffer)).toMatchObject({
    format: 'webp',
    width: 40,
    height: 40,
    metadata: 0,
  });
  expect((await admin.get(String(zoe.userId.profileImage).replace('/api', ''))).status).toBe(200);
});

describe('passwords', () => {
  const hashOf = async (email: string) =>
    (
      await rows<{ password_hash: string | null }>(
        server,
        'SELECT password_hash FROM account WHERE email_key = ?',
        [email],
      )
    )[0]?.password_hash;

  test.each([
    ['ada@old.example', OLD_PASSWORDS.ada, 'admin', '$2b$05$'],
    ['zoe@old.example', OLD_PASSWORDS.zoe, 'employee', '$2a$05$'],
    ['sam@old.example', OLD_PASSWORDS.sam, 'employee', '$2y$05$'],
  ])('%s signs in with the old one, which is hashed anew', async (email, password, role, old) => {
    await importTutorial(server.database, await exported());
    expect(await hashOf(email)).toMatch(new RegExp(`^${old.replaceAll('$', '\\$')}`));
    expect((await server.client().signIn(email, 'not this one')).status).toBe(401);
    expect(await server.client().signIn(email, password)).toMatchObject({
      status: 200,
      body: { user: { role } },
    });
    expect(await hashOf(email)).toMatch(/^\$argon2id\$/);
    expect((await server.client().signIn(email, password)).status).toBe(200);
  });

  test('of a cost above 14, in the open, or of somebody without an address are not stored', async () => {
    await importTutorial(server.database, await exported());
    for (const email of [
      'slow@old.example',
      'plain@old.example',
      `${OLD.bob.hex}@no-address.invalid`,
    ])
      expect(await hashOf(email)).toBeNull();
    expect((await server.client().signIn('plain@old.example', 'in the open')).status).toBe(401);
  });

  test('of existing accounts stay, and so do their roles', async () => {
    const before = await hashOf(ADMIN.email);
    await importTutorial(server.database, await exported());
    expect(await hashOf(ADMIN.email)).toBe(before);
    expect((await server.client().signIn(ADMIN.email, ADMIN.password)).body.user).toMatchObject({
      name: ADMIN.name,
      role: 'admin',
    });
  });

  test('are in no report and in no record of changes', async () => {
    const folder = await exported();
    const result = await importTutorial(server.database, folder);
    const texts = [
      readFileSync(result.reportFile, 'utf8'),
      resultText(result, true),
      JSON.stringify(await rows(server, 'SELECT * FROM audit_entry')),
    ];
    for (const text of texts) expect(text).not.toMatch(/\$2[aby]\$|in the open/);
  });
});

test('each record is in the record of changes, and all carry one id', async () => {
  await importTutorial(server.database, await exported());
  const zoe = (await people())['E-1'] as EmployeeRecord;
  expect(await auditOf(server, zoe._id)).toMatchObject([
    {
      actor: null,
      actorName: 'Import',
      action: 'employee.import',
      subjectName: 'Zoë Weiß',
      before: null,
      after: { employeeId: 'E-1', salary: 4200.5, department: 'Research' },
    },
  ]);
  const entries = await rows<{ action: string; n: number; whole: string }>(
    server,
    "SELECT action, COUNT(*) AS n, MIN(changeset_id) AS whole FROM audit_entry WHERE actor_name = 'Import' GROUP BY action",
  );
  expect(Object.fromEntries(entries.map(({ action, n }) => [action, Number(n)]))).toEqual({
    'import.mongo': 1,
    'department.import': 4,
    'account.import': 2,
    'employee.import': 5,
    'salary.import': 3,
    'leave.import': 3,
  });
  expect(new Set(entries.map(({ whole }) => whole)).size).toBe(1);
});

describe('the report', () => {
  test('counts and tells each reason, and a spreadsheet runs nothing of it', async () => {
    const result = await importTutorial(server.database, await exported());
    expect(statSync(result.reportFile).mode & 0o777).toBe(0o600);
    const file = readFileSync(result.reportFile, 'utf8');
    expect(file).toMatch(/^\uFEFFCollection,ObjectId,What,Field,Value,Why\n/);
    expect(file).not.toMatch(/(^|,)"?[=+\-@\t]/m);
    expect(file).toContain(
      `leaves,${new ObjectId(71).hex},Not stored,startDate,2024-02-05 to 2024-02-07,Overlaps with the Annual Leave of E-1 from 2024-02-07 to 2024-02-09 (Approved).`,
    );
    expect(file).toContain(
      `salaries,${new ObjectId(55).hex},Not stored,employeeId,${OLD.orphan.hex},It belongs to an employee who was not stored.`,
    );
    expect(file).toContain(
      'users,,Left out,nickname,,There is no place for this field; 1 of the documents have it.',
    );
    expect(resultText(result, false)).toMatch(
      /users +8 +6 +2 +\d+\ndepartments +3 +2 +1 +1\nemployees +7 +5 +2 +\d+\nsalaries +9 +3 +6 +2\nleaves +8 +3 +5 +3\n[^]*Stored\.\n$/,
    );
  });

  test('is all that a dry run makes', async () => {
    const folder = await exported();
    const result = await importTutorial(server.database, folder, { dryRun: true });
    expect(remarks(result)).toEqual(expected);
    expect(existsSync(join(folder, 'import-report.csv'))).toBe(true);
    expect(resultText(result, true)).toMatch(/This was a dry run: nothing was stored\.\n$/);
    for (const [table, count] of Object.entries({
      account: 1,
      department: 0,
      employee: 0,
      salary: 0,
      leave_request: 0,
      profile_image: 0,
    }))
      expect(await countRows(server, table)).toBe(count);
    expect((await importTutorial(server.database, folder)).report.counts('employees').stored).toBe(
      5,
    );
  });
});

describe('an import that breaks off', () => {
  const nothing = async () => {
    for (const table of ['employee', 'salary', 'leave_request'])
      expect(await countRows(server, table)).toBe(0);
    expect(await countRows(server, 'account')).toBe(1);
  };

  test('into an installation that has employees', async () => {
    await hireCast(server);
    await expect(importTutorial(server.database, await exported())).rejects.toThrow(
      /already has employees/,
    );
    expect(await countRows(server, 'employee')).toBe(3);
  });

  test('stores nothing when a file is missing', async () => {
    const folder = await exported();
    unlinkSync(join(folder, 'leaves.json'));
    await expect(importTutorial(server.database, folder)).rejects.toThrow(
      /^leaves\.json is missing/,
    );
    await nothing();
  });

  test('stores nothing when a file is cut off', async () => {
    const folder = await exported();
    const file = join(folder, 'leaves.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    await expect(importTutorial(server.database, folder)).rejects.toThrow(
      /leaves\.json is cut off/,
    );
    await nothing();
  });

  test('stores nothing when the last of it fails', async () => {
    await store(server, 'DROP TABLE audit_entry');
    await expect(importTutorial(server.database, await exported())).rejects.toThrow();
    for (const table of [
      'employee',
      'department',
      'salary',
      'leave_request',
      'leave_day',
      'profile_image',
    ])
      expect(await countRows(server, table)).toBe(0);
    expect(await countRows(server, 'account')).toBe(1);
  });
});

test('an empty database without an admin to come is not filled', async () => {
  const database = await createDatabase();
  try {
    const locked = {
      ...OLD_COMPANY,
      users: OLD_COMPANY.users.map((user) => ({ ...user, password: 'in the open' })),
    };
    await expect(importTutorial(database, await exported(locked))).rejects.toThrow(
      /Nobody could sign in as an admin/,
    );
    expect(
      (await importTutorial(database, await exported())).report.counts('employees').stored,
    ).toBe(5);
  } finally {
    await database.remove();
  }
});

test('days of instants that are no midnight in UTC are those of the company', async () => {
  await importTutorial(server.database, await exported(), { timeZone: 'Europe/Berlin' });
  expect((await people())['e-1-2']?.dob).toBe('1990-02-01');
});

describe('a system that differs from the tutorial', () => {
  const id = (n: number) => new ObjectId(n);
  const made = (system: Partial<OldSystem>): OldSystem => ({
    users: [],
    departments: [],
    employees: [],
    salaries: [],
    leaves: [],
    ...system,
  });

  const DIFFERENT: OldSystem = {
    users: [
      {
        _id: id(1),
        fullName: 'Ida Other',
        emailAddress: 'ida@old.example',
        passwordHash: null,
        Role: 'user',
        avatar: 'https://cdn.example/a/zoe.png?v=2',
      },
    ],
    departments: [{ _id: id(2), departmentName: 'Research', desc: 'Finds out' }],
    employees: [
      {
        _id: id(3),
        user: { $ref: 'users', $id: id(1) },
        empId: 'X1',
        dateOfBirth: '1990-02-03',
        sex: 'F',
        marital_status: 'Unmarried',
        position: 'Clerk',
        departmentId: { _id: id(2), departmentName: 'Research' },
        basic_salary: '1,200.50',
        contactNumber: 4722123456,
        terminationDate: '2024-12-31',
      },
    ],
    salaries: [
      {
        _id: id(4),
        empId: 'x1',
        baseSalary: '1200',
        allowance: 10,
        deduction: '5.5',
        netPay: 1204.5,
        paymentDate: '2024-01-31T10:00:00.000Z',
      },
    ],
    leaves: [
      {
        _id: id(5),
        employee: { _id: id(3) },
        type: 'Vacation',
        fromDate: '2024-05-01',
        toDate: '2024-05-02',
        description: 'Sun',
        status: 'accepted',
        appliedOn: '2024-04-01T08:00:00.000Z',
      },
    ],
  };

  test('may name its fields differently, and refer by DBRef, by employee ID or by the whole document', async () => {
    const result = await importTutorial(server.database, await exported(DIFFERENT));
    expect(remarks(result)).toEqual([`users ${id(1).hex} password Stored differently`]);
    expect(result.photos).toBe(1);
    expect((await people()).X1).toMatchObject({
      name: 'Ida Other',
      dob: '1990-02-03',
      gender: 'female',
      maritalStatus: 'single',
      designation: 'Clerk',
      salary: 1200.5,
      department: { dep_name: 'Research' },
      leftOn: '2024-12-31',
      status: 'Left',
    });
    expect(
      await rows(
        server,
        'SELECT basic_salary AS basic, allowances, deductions, pay_date AS day FROM salary',
      ),
    ).toMatchObject([{ basic: 120_000, allowances: 1000, deductions: 550, day: '2024-01-31' }]);
    expect((await admin.get('/leave')).body.leaves).toMatchObject([
      {
        leaveType: 'Annual Leave',
        status: 'Approved',
        reason: 'Sun',
        decidedAt: null,
        createdAt: '2024-04-01T08:00:00.000Z',
      },
    ]);
  });

  test('may have lost a user of whom the employee record tells enough', async () => {
    const result = await importTutorial(
      server.database,
      await exported(
        made({
          employees: [
            {
              _id: id(3),
              userId: id(9),
              name: 'Left Over',
              email: 'left@old.example',
              employeeId: 'X1',
              dob: '1990-02-03',
              gender: 'male',
              maritalStatus: 'single',
              designation: 'Clerk',
              department: 'Sales',
              salary: 1,
            },
          ],
        }),
      ),
    );
    expect((await people()).X1).toMatchObject({
      name: 'Left Over',
      userId: { email: 'left@old.example', role: 'employee' },
      department: { dep_name: 'Sales' },
    });
    expect(remarks(result)).toEqual(
      ['department', 'password', 'role', 'userId'].map(
        (field) => `employees ${id(3).hex} ${field} Stored differently`,
      ),
    );
  });

  test('may mark people as gone without a date: they cannot sign in', async () => {
    const password = await hash('secret', 4);
    const employee = {
      dob: '1990-02-03',
      gender: 'male',
      maritalStatus: 'single',
      designation: 'Clerk',
      department: 'Sales',
      salary: 1,
    };
    await importTutorial(
      server.database,
      await exported(
        made({
          users: [
            {
              _id: id(1),
              name: 'Gone One',
              email: 'gone1@old.example',
              password,
              role: 'employee',
              isActive: false,
            },
            {
              _id: id(2),
              name: 'Gone Two',
              email: 'gone2@old.example',
              password,
              role: 'employee',
            },
            {
              _id: id(3),
              name: 'Still Here',
              email: 'here@old.example',
              password,
              role: 'employee',
              status: 'active',
            },
          ],
          employees: [
            { _id: id(4), userId: id(1), employeeId: 'X1', ...employee },
            { _id: id(5), userId: id(2), employeeId: 'X2', ...employee, status: 'Inactive' },
            { _id: id(6), userId: id(3), employeeId: 'X3', ...employee },
          ],
        }),
      ),
    );
    const tried = await Promise.all(
      ['gone1', 'gone2', 'here'].map((name) =>
        server.client().signIn(`${name}@old.example`, 'secret'),
      ),
    );
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 200]);
  });
});
