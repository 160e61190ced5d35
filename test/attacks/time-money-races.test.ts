import { copyFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import type { SalaryRecord } from '../../api/contract/salary/salaries.js';
import {
  addDepartment,
  form,
  hire,
  PASSWORD,
  paySalary,
  person,
  requestLeave,
} from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { ENGINE } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { runServer } from '../support/process.js';
import { ADMIN } from '../support/server.js';
import { statuses, onlyAnswer, inParallel } from '../support/together.js';
import { CALLS, expendable, goodRequest, send, whoseOf, withFields, type Call } from './calls.js';
import { afterwards } from './ending.js';
import { setStage, type Stage } from './stage.js';

const EAST = 'Pacific/Kiritimati';
const WEST = 'Etc/GMT+12';

// Fourteen hours before Greenwich, in the process as in the settings.
const stage: Stage = await setStage({ TIME_ZONE: EAST, TZ: EAST });
const admin: Client = stage.cast.admin;
await stage.cast.amaraClient.put('/profile/image', form({}, stage.photo));

const senderOf = (call: Call): Client =>
  call.open ? stage.client() : call.employees ? stage.cast.amaraClient : admin;
const aboutOf = (call: Call) => whoseOf(stage, call.employees ? 'amara' : 'zoe');
const good = (call: Call) => goodRequest(stage, call, aboutOf(call));

/** Written beside the requests; the locks are made with somebody's first change of leave. */
const BESIDE = /seal|audit_chain|lease|pay_access|leave_lock/;

/** How many rows each table has, once nothing goes on beside the requests. */
async function counts(): Promise<Record<string, number>> {
  await eventually(
    async () =>
      (await stage.stored("SELECT id FROM import_job WHERE state LIKE '%ing'")).length === 0,
  );
  const found: Record<string, number> = {};
  for (const table of (await stage.tables()).filter((name) => !BESIDE.test(name)))
    found[table] = Number(
      (await stage.stored<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n,
    );
  return found;
}

/** Tables whose rows come and go by themselves: mails are forgotten, balances listed, jobs end. */
const MOVING = /^(job|leave_account|mail|auth_attempt|session|known_device|lease|pay_access)|seal/;

function grown(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  return Object.fromEntries(
    Object.keys(after)
      .filter((table) => !MOVING.test(table))
      .map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
  );
}

const withoutRequest = ({ status, body }: Answer) =>
  JSON.stringify([status, { ...body, requestId: undefined }]);

describe('30. the same request ten times at once', () => {
  // The first revision of somebody stores the salary before it as well.
  beforeAll(async () => {
    for (const { _id } of [stage.cast.amara, stage.cast.zoe, stage.cast.ruth])
      await admin.post('/payroll/revision/add', {
        employeeId: _id,
        salary: 3000,
        confirmed: true,
        from: '2000-01-01',
      });
    // The first run stores its period, and what runs need is made with it.
    await good(CALLS.find(({ name }) => name === 'GET /api/payroll/run/{id}') as Call);
    // The first file of amounts stores its columns, which the later ones replace.
    await admin.confirm(ADMIN.password);
    await send(
      admin,
      await good(CALLS.find(({ name }) => name === 'POST /api/payroll/run/import/{id}') as Call),
    );
    // To start with a second factor again replaces its secret.
    for (const client of [admin, stage.cast.amaraClient]) await client.post('/auth/factor/start');
  });

  test.each(CALLS.filter(({ takesKey }) => takesKey))(
    '$name under one key is done once, and all are told the same',
    async (call) => {
      await admin.confirm(ADMIN.password);
      const before = await counts();
      const single = await good(call);
      const one = await send(await expendable(stage, call, senderOf(call)), single, {
        'idempotency-key': `one ${call.name}`,
      });
      const between = await counts();
      const repeated = await good(call);
      const sender = await expendable(stage, call, senderOf(call));
      const answers = await inParallel(10, () =>
        send(
          sender,
          { ...repeated, body: withFields(repeated.body, {}) },
          { 'idempotency-key': `ten ${call.name}` },
        ),
      );
      const after = await counts();

      expect(grown(between, after)).toEqual(grown(before, between));
      const told = answers.filter(({ status }) => status === one.status);
      expect(told.length).toBeGreaterThan(0);
      // Links are told once; everything else that was not told all the same was still under way, or was refused all the same.
      expect(answers.filter(({ status }) => status !== one.status && status !== 409)).toEqual([]);
      if (one.status < 300 && told.length > 1)
        expect(new Set(told.map((answer) => withoutState(withoutRequest(answer)))).size).toBe(1);
    },
  );

  /** An import goes on meanwhile, which its answers tell; a draft is computed again, after which nothing has changed. */
  const withoutState = (text: string) =>
    text
      .replace(/"changes":\[[^\]]*\]/g, '')
      .replace(
        /"(state|progress|done|counts?|startedAt|endedAt|checkedAt|computedAt|checking|checked|sealed|unsealed|lastSealedAt|appliedAt|applied|rowsDone)":("[^"]*"|\d+|null|\{[^}]*\})/g,
        '',
      );

  test.each<[string, () => Promise<Answer>, string]>([
    [
      'a department',
      () => admin.post('/department/add', { dep_name: 'Ten Times', description: 'x' }),
      "SELECT id FROM department WHERE name = 'Ten Times'",
    ],
    [
      'an employee',
      () =>
        admin.post(
          '/employee/add',
          form(person({ employeeId: 'TEN', department: stage.cast.sales._id }), stage.photo),
        ),
      "SELECT id FROM employee WHERE employee_id = 'TEN'",
    ],
    [
      'a salary record',
      () =>
        admin.post('/salary/add', {
          employeeId: stage.cast.ruth._id,
          basicSalary: '10.10',
          payDate: '2026-01-31',
        }),
      "SELECT id FROM salary WHERE pay_date = '2026-01-31'",
    ],
    [
      'a leave request',
      () =>
        stage.cast.zoeClient.post('/leave/add', {
          userId: stage.cast.zoe._id,
          leaveType: 'Sick Leave',
          startDate: '2026-06-01',
          endDate: '2026-06-05',
          reason: 'Ill',
        }),
      "SELECT id FROM leave_request WHERE start_date = '2026-06-01'",
    ],
  ])('%s without a key is stored once', async (_, add, stored) => {
    expect(statuses(await inParallel(10, add))).toEqual({ 201: 1, 409: 9 });
    expect(await stage.stored(stored)).toHaveLength(1);
  });
});

/** Only one server uses an embedded database, so another one gets a copy. */
async function settingsOfSameData(): Promise<Record<string, string>> {
  const { dataDir, environment } = stage.database;
  if (ENGINE === 'mysql') return environment;
  const copy = mkdtempSync(join(dataDir, 'copy-'));
  await stage.store('VACUUM INTO ?', [join(copy, 'database.sqlite')]);
  copyFileSync(join(dataDir, 'secret'), join(copy, 'secret'));
  return { DATA_DIR: copy };
}

const DAYS = [
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2024-02-29',
  '2026-01-01',
  '2025-12-31',
  '2011-12-30',
  '2000-01-01',
].sort();

/** Leave and pay of this person on each of DAYS, in records, lists, filters and files. */
async function expectSameDays(reader: Client, id: string): Promise<void> {
  const { leaves } = (await reader.get(`/leave/${id}`)).body as { leaves: LeaveRecord[] };
  expect(leaves.map(({ startDate, endDate }) => [startDate, endDate]).sort()).toEqual(
    DAYS.map((day) => [day, day]),
  );
  const { salary } = (await reader.get(`/salary/${id}`)).body as { salary: SalaryRecord[] };
  expect(salary.map(({ payDate }) => payDate).sort()).toEqual(DAYS);
  expect((await reader.get(`/employee/single/${id}`)).body.employee.dob).toBe('1990-03-25');
  for (const day of DAYS) {
    const filter = encodeURIComponent(JSON.stringify({ from: day, to: day }));
    const { headers } = await reader.get(`/leave/${id}?filter=${filter}&range=[0,9]`);
    expect(headers.get('content-range')).toMatch(/0-0\/1$/);
  }
  const file = String((await reader.get(`/leave/${id}`, { accept: 'text/csv' })).body);
  const cells = parse(file, { bom: true }).flat();
  for (const day of DAYS) expect(cells.filter((cell) => cell === day)).toHaveLength(2);
}

test('32. a day is the same day at both ends of the world and when clocks change, in every answer', async () => {
  const one = await hire(admin, {
    employeeId: 'DAYS',
    department: stage.cast.sales._id,
    dob: '1990-03-25',
  });
  const client = await stage.signIn(one.email, PASSWORD);
  for (const day of DAYS) {
    expect(await requestLeave(client, one._id, day, day)).toMatchObject({
      startDate: day,
      endDate: day,
      days: 1,
    });
    expect(await paySalary(admin, one._id, { payDate: day })).toMatchObject({ payDate: day });
  }
  // The same data, read 26 hours to the west.
  const west = runServer({
    ...(await settingsOfSameData()),
    TIME_ZONE: WEST,
    TZ: WEST,
    LOG_LEVEL: 'silent',
  });
  try {
    for (const url of [stage.url, await west.url]) await expectSameDays(admin.at(url), one._id);
  } finally {
    west.kill('SIGTERM');
    await west.ended;
  }
});

test('33. amounts are added up to the cent, sent by many at once', async () => {
  const one = await hire(admin, { employeeId: 'CENTS', department: stage.cast.sales._id });
  const parts: [string, string, string, number][] = [
    ['0.10', '0.20', '0', 0.3],
    ['1000000000.00', '0.01', '0.02', 999_999_999.99],
    ['0.07', '', '0.07', 0],
    ['4.35', '1.10', '0.05', 5.4],
    ['8.41', '0.29', '0.01', 8.69],
  ];
  const answers = await inParallel(parts.length, (n) => {
    const [basicSalary, allowances, deductions] = parts[n] as [string, string, string, number];
    return admin.post('/salary/add', {
      employeeId: one._id,
      basicSalary,
      allowances,
      deductions,
      payDate: `2026-01-0${n + 1}`,
    });
  });
  expect(answers.map(({ body }) => body.salary.netSalary)).toEqual(parts.map(([, , , net]) => net));
  const { body } = await admin.get(`/salary/${one._id}?range=[0,9]`);
  expect(body.summary).toMatchObject({ records: 5, totalPaid: 1_000_000_014.38 });
});

describe('34. edits from a stale reading', () => {
  /** Returning is possible once for each departure, approving for each run, an undo for each decision; they have tests of their own. */
  const VERSIONED = CALLS.filter(
    ({ name, fields }) =>
      !/\/(return|approve|undo)\//.test(name) && fields.some((field) => field.name === 'version'),
  );
  const TABLES = [
    ['/setting/company', 'company_setting'],
    ['/department/', 'department'],
    ['/job/type/', 'employment_type'],
    ['/leave/type/', 'leave_type'],
    ['/coverage/', 'coverage_rule'],
    ['/employee/bank/', 'bank_account'],
    ['/payroll/component/', 'pay_component'],
    ['/payroll/setting', 'payroll_setting'],
  ] as const;

  test.each(VERSIONED)(
    '$name: refused, nothing overwritten; of ten at once one is stored',
    async (call) => {
      expect(VERSIONED.length).toBeGreaterThan(3);
      const table = TABLES.find(([path]) => call.name.includes(path))?.[1] ?? 'employee';
      const first = await good(call);
      const id = first.path.match(/[0-9a-f-]{36}/)?.[0];
      const row = async () =>
        (
          await stage.stored<{ version: number }>(
            `SELECT * FROM ${table}${id ? ` WHERE ${table === 'bank_account' ? 'employee_id' : 'id'} = ?` : ''}`,
            id ? [id] : [],
          )
        )[0] as { version: number };
      const again = () => goodRequest(stage, call, aboutOf(call), id);
      const { version } = await row();
      const edit = async (given: number) => {
        const { method, path, body } = await again();
        return send(admin, { method, path, body: withFields(body, { version: given }) });
      };
      expect((await edit(version)).status).toBe(200);
      const stored = await row();
      for (const stale of [version, version, 0])
        expect(await edit(stale)).toMatchObject({ status: 409 });
      expect(await row()).toEqual(stored);
      const bodies = await Promise.all(Array.from({ length: 10 }, again));
      const answers = await inParallel(10, (n) =>
        send(admin, {
          method: call.method,
          path: first.path,
          body: withFields(bodies[n]?.body, { version: stored.version }),
        }),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 409: 9 });
      expect((await row()).version).toBe(stored.version + 1);
    },
  );
});

describe('35. one mailbox in many spellings', () => {
  const wide = (text: string) =>
    [...text]
      .map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
      .join('');
  const OWN = 'jose\u0301.mu\u0308ller@company.example';
  const SPELLINGS = [
    OWN.normalize('NFC'),
    OWN.normalize('NFD'),
    OWN.toUpperCase(),
    OWN.normalize('NFC').toUpperCase(),
    `  ${OWN}\t`,
    `\u00a0${OWN}\u3000`,
    wide(OWN.normalize('NFC')),
    'JOSE\u0301.mÜller@COMPANY.example',
    'josé.müller＠company.example',
  ];

  test('is one identity for hiring, moving and signing in', async () => {
    const answers = await Promise.all(
      SPELLINGS.map((email, n) =>
        admin.post(
          '/employee/add',
          person({ employeeId: `MAIL-${n}`, email, department: stage.cast.sales._id }),
        ),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: SPELLINGS.length - 1 });
    for (const { status, body } of answers)
      if (status === 409) expect(Object.keys(body.errors)).toEqual(['email']);
    const one = onlyAnswer(answers, 201).body.employee;
    const { _id } = await hire(admin, { employeeId: 'MAIL-X', department: stage.cast.sales._id });
    for (const email of SPELLINGS) {
      expect({ email, ...(await admin.put(`/account/${_id}`, { email })) }).toMatchObject({
        email,
        status: 409,
        body: { errors: { email: expect.any(String) } },
      });
      expect({
        email,
        ...(await stage.client().post('/auth/login', { email, password: PASSWORD })),
      }).toMatchObject({ email, status: 200, body: { user: { _id: one.userId._id } } });
    }
    for (const other of [
      'jose.muller@company.example',
      'josé.muller@company.example',
      'josé.müller@company.exampl\u0435',
    ])
      expect(
        (await stage.client().post('/auth/login', { email: other, password: PASSWORD })).status,
      ).toBe(401);
  });
});

describe('36. deleting what others hang on', () => {
  test('a department with people stays, also when somebody is hired at that moment; nothing hangs in the air', async () => {
    const { research } = stage.cast;
    expect(await admin.delete(`/department/single?id=${research._id}`)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/\d/) },
    });
    for (let round = 0; round < 6; round += 1) {
      const department = await addDepartment(admin, { dep_name: `Closing ${round}` });
      const [hired, deleted] = await Promise.all([
        admin.post(
          '/employee/add',
          person({ employeeId: `GONE-${round}`, department: department._id }),
        ),
        admin.delete(`/department/single?id=${department._id}`),
      ]);
      // 409 where the department was still there when it was looked up.
      expect([
        [201, 409],
        [400, 200],
        [409, 200],
      ]).toContainEqual([hired?.status, deleted?.status]);
    }
    expect(await orphans()).toEqual([]);
  });

  test.each(CALLS.filter(({ method }) => method === 'DELETE'))(
    '$name takes nothing else along',
    async (call) => {
      const tables = ['account', 'employee', 'salary', 'leave_request', 'leave_day', 'audit_entry'];
      const request = await good(call);
      const before = await counts();
      const { status } = await send(senderOf(call), request);
      // A second factor is not there to be taken away, or not without a session confirmed by password.
      expect([
        call.employees ? call.row?.own : call.row?.admin,
        ...(call.name.includes('/factor') ? [403] : []),
      ]).toContain(status);
      const after = await counts();
      for (const table of tables)
        expect({ table, less: (after[table] ?? 0) < (before[table] ?? 0) }).toEqual({
          table,
          less: false,
        });
      expect(await orphans()).toEqual([]);
    },
  );

  /** Rows that name one that is not there. */
  async function orphans(): Promise<unknown[]> {
    if (ENGINE === 'sqlite') return stage.stored('PRAGMA foreign_key_check');
    const keys = await stage.stored<Record<'t' | 'c' | 'rt' | 'rc', string>>(
      'SELECT table_name AS t, column_name AS c, referenced_table_name AS rt, referenced_column_name AS rc FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL',
    );
    expect(keys.length).toBeGreaterThan(5);
    const found = await Promise.all(
      keys.map(({ t, c, rt, rc }) =>
        stage.stored(
          `SELECT '${t}.${c}' AS at FROM ${t} x LEFT JOIN ${rt} y ON y.${rc} = x.${c} WHERE x.${c} IS NOT NULL AND y.${rc} IS NULL`,
        ),
      ),
    );
    return found.flat();
  }
});

afterwards(stage);
