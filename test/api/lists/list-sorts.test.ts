import { describe, expect, test } from '@jest/globals';
import { Sealer } from '../../../api/audit/sealer.js';
import { addDays } from '../../../api/contract/calendar-date.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import { leaveRulesVersion } from '../../../api/employee/leave-lock.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { PeriodicJobs } from '../../../api/platform/periodic/periodic-jobs.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { describedCalls, type DescribedCall } from '../../support/described-calls.js';
import { previewed } from '../../support/leave-preview.js';
import { RULES } from '../../support/leave-rules-by-calls.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
import { applied, checked } from '../../support/imports.js';
import { mustEqual } from '../../support/must-equal.js';
import { countRows, rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { query, type AnyRecord } from './list.data.js';

const PEOPLE = 250;
const RECORDS = 230;

interface List {
  path: () => string;
  key: string;
  /** The ids of all its rows. */
  stored: () => [sql: string, ...parameters: string[]];
  filter: Record<string, unknown>;
  /** The call answers at most a page. */
  pagesOnly?: true;
}

const LISTS: Record<string, List> = {
  'GET /api/department': {
    path: () => '/department',
    key: 'departments',
    stored: () => ['SELECT id FROM department'],
    filter: { q: 'd' },
  },
  'GET /api/employee': {
    path: () => '/employee',
    key: 'employees',
    stored: () => ['SELECT id FROM employee'],
    filter: { status: 'Active' },
  },
  'GET /api/work/assignment': {
    path: () => '/work/assignment',
    key: 'people',
    stored: () => ['SELECT id FROM employee'],
    filter: { without: 'pattern' },
  },
  'GET /api/leave/balances': {
    path: () => '/leave/balances',
    key: 'accounts',
    stored: () => ['SELECT id FROM employee'],
    filter: { below: 6 },
  },
  'GET /api/leave/preview/people/{id}': {
    path: () => `/leave/preview/people/${previewId}`,
    key: 'people',
    stored: () => ['SELECT id FROM leave_preview_row WHERE preview_id = ?', previewId],
    filter: { effect: 'gain' },
  },
  'GET /api/leave': {
    path: () => '/leave',
    key: 'leaves',
    stored: () => ['SELECT id FROM leave_request'],
    filter: { status: 'Approved' },
  },
  'GET /api/leave/{id}': {
    path: () => `/leave/${employee}`,
    key: 'leaves',
    stored: () => ['SELECT id FROM leave_request WHERE employee_id = ?', employee],
    filter: { status: 'Approved' },
  },
  'GET /api/salary/{id}': {
    path: () => `/salary/${employee}`,
    key: 'salary',
    stored: () => ['SELECT id FROM salary WHERE employee_id = ?', employee],
    filter: { from: '2001-02-01' },
  },
  'GET /api/payroll/assignment': {
    path: () => '/payroll/assignment',
    key: 'assignments',
    stored: () => ['SELECT id FROM pay_assignment'],
    filter: { shared: false },
  },
  'GET /api/payroll/run': {
    path: () => '/payroll/run',
    key: 'runs',
    stored: () => ['SELECT id FROM pay_run'],
    filter: { state: 'paid' },
  },
  'GET /api/payroll/run/slips/{id}': {
    path: () => `/payroll/run/slips/${pay.run}`,
    key: 'payslips',
    stored: () => ['SELECT id FROM payslip WHERE run_id = ?', pay.run],
    filter: { attention: 'unchanged' },
  },
  'GET /api/payslip/{employee}': {
    path: () => `/payslip/${employee}`,
    key: 'payslips',
    stored: () => [
      "SELECT id FROM payslip WHERE employee_id = ? AND state IN ('paid', 'reversed')",
      employee,
    ],
    filter: { q: 'person' },
  },
  'GET /api/audit': {
    path: () => '/audit',
    key: 'entries',
    stored: () => ['SELECT id FROM audit_entry'],
    filter: { subject: 'leave' },
  },
  'GET /api/history/leave/{id}': {
    path: () => `/history/leave/${leave}`,
    key: 'entries',
    stored: () => ['SELECT id FROM audit_entry WHERE subject_id = ?', leave],
    filter: { subject: 'leave' },
  },
  'GET /api/history/employee/{id}': {
    path: () => `/history/employee/${employee}`,
    key: 'entries',
    filter: { subject: 'leave' },
    stored: () => [
      `SELECT t.id FROM audit_entry t JOIN employee e ON e.id = ? WHERE t.subject_id IN (e.id, e.account_id)
       OR t.subject_id IN (SELECT id FROM leave_request WHERE employee_id = e.id) OR t.subject_id IN (SELECT id FROM salary WHERE employee_id = e.id)`,
      employee,
    ],
  },
  'GET /api/import/rows/{id}': {
    path: () => `/import/rows/${importId}`,
    key: 'rows',
    stored: () => ['SELECT row_no AS id FROM checked_row WHERE import_id = ?', importId],
    filter: { result: 'new' },
    pagesOnly: true,
  },
};

const described: DescribedCall[] = await describedCalls();
const server = await serverOfFile();
const admin = await server.admin();
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const importId = await bring('employees', [
  'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary',
  ...numbers(PEOPLE).map(
    (n) =>
      `P-${n},Person ${n % 9},p${n}@company.example,${n % 2 ? addDays('1990-01-01', n % 3) : ''},other,single,Department ${n % 210},${n % 2 ? `Clerk ${n % 4}` : ''},${n % 2 ? 1000 + (n % 5) : ''}`,
  ),
]);
await bring('leaves', [
  'Employee ID,Leave Type,Start Date,End Date,Reason,Status,Note,Applied Date',
  ...numbers(RECORDS).map(
    (n) =>
      `P-0,${n % 3 ? 'Sick' : 'Annual'} Leave,${addDays('2001-01-01', n * 3)},${addDays('2001-01-01', n * 3 + (n % 2))},Rest,${n % 2 ? 'Approved' : 'Rejected'},,${addDays('2001-01-01', n % 4)}`,
  ),
  ...numbers(RECORDS).map((n) => `P-${n + 1},Annual Leave,2001-05-01,2001-05-01,Rest,Approved,,`),
]);
await bring('salaries', [
  'Employee ID,Pay Date,Basic Salary',
  ...numbers(RECORDS).map((n) => `P-0,${addDays('2001-01-01', n)},${100 + (n % 7)}`),
]);
/** Has most of the leave and salaries. */
const employee = await idOf("SELECT id FROM employee WHERE employee_id = 'P-0'");
const leave = await idOf('SELECT MIN(id) AS id FROM leave_request WHERE employee_id = ?', employee);
await record(RECORDS);
await server.app.get(Sealer).settled();
const policy = await storePolicy(server);
const version = {
  policy,
  from: '2026-01-01',
  rules: { ...RULES, tiers: [{ years: 0, amount: 30 }] },
};
const previewId = (await previewed(admin, { kind: 'version', ...version })).basis ?? '';
// Entries that are recorded from now on stay unsealed.
await server.app.get(PeriodicJobs).onModuleDestroy();
await record(RECORDS);
await keepAccounts(policy);
const pay = await keepPay();

async function idOf(sql: string, ...parameters: string[]): Promise<string> {
  const [found] = await rows<{ id: string }>(server, sql, parameters);
  return String(found?.id);
}

async function bring(kind: string, lines: string[]): Promise<string> {
  const { _id } = await checked(admin, kind, lines.join('\n'), {
    dateOrder: 'year-first',
    decimalSign: '.',
    payPeriod: 'month',
  });
  expect((await applied(admin, _id, ADMIN.password)).state).toBe('Applied');
  return _id;
}

/** Balances of everybody with many that are equal, and with none where nothing limits them. */
async function keepAccounts(policy: string): Promise<void> {
  const columns = [
    'employee_id',
    'leave_type_id',
    'policy_id',
    'taken',
    'booked',
    'reserved',
    'available',
    'expires_on',
    'as_of',
    'seen_version',
    'seen_rules',
    'incomplete',
  ];
  const people = await rows<{ id: string }>(server, 'SELECT id FROM employee');
  const rulesVersion = await leaveRulesVersion(server.app.get(UnitOfWork).manager);
  const accounts = people.map(({ id }, n) => [
    id,
    BUILTIN_LEAVE_TYPE_IDS['Annual Leave'],
    policy,
    0,
    0,
    0,
    n % 5 === 0 ? null : 1000 * (n % 7),
    n % 3 === 0 ? null : addDays('2026-12-28', n % 4),
    '2026-01-01',
    0,
    rulesVersion,
    0,
  ]);
  await server.app.get(UnitOfWork).write(async (manager) => {
    await manager.query('DELETE FROM leave_account');
    await insertRows(manager, 'leave_account', columns, accounts);
  });
}

/** A run with a payslip for each person, and many runs with one for the same person; many payments of the same days and values. */
async function keepPay(): Promise<{ run: string }> {
  const [account] = await rows<{ id: string }>(server, 'SELECT id FROM account');
  const [by, now, none] = [account?.id, Date.now(), '[]'];
  const period = newId();
  const runs = numbers(RECORDS).map((n) => ({
    id: newId(),
    day: addDays('2026-01-01', n % 5),
    state: n % 3 ? 'paid' : 'discarded',
  }));
  const run = runs[1]?.id as string;
  const people = await rows<{ id: string; department: string }>(
    server,
    'SELECT id, department_id AS department FROM employee',
  );
  const departmentOf = new Map(people.map((one) => [one.id, one.department]));
  const slips = [
    ...people.map(({ id }) => [run, id]),
    ...runs.filter((one) => one.id !== run).map((one) => [one.id, employee]),
  ] as [string, string][];
  const pays = slips.map(([of, whose], n) => [
    newId(),
    of,
    whose,
    'paid',
    100 * (n % 7),
    0,
    100 * (n % 7),
    0,
    none,
    none,
    none,
    none,
    n % 2 ? 3 : n % 3,
    n % 4 ? 5 : null,
    10 * (n % 3),
    departmentOf.get(whose),
    'Department',
    'R-1',
    `Person ${n % 9}`,
    `person ${n % 9}`,
    now,
  ]);
  await server.app.get(UnitOfWork).write(async (manager) => {
    await insertRows(
      manager,
      'pay_period',
      ['id', 'number', 'start_date', 'end_date', 'pay_date'],
      [[period, 1, '2026-01-01', '2026-01-31', '2026-01-31']],
    );
    await insertRows(
      manager,
      'pay_run',
      [
        'id',
        'period_id',
        'kind',
        'everything',
        'pay_date',
        'state',
        'version',
        'created_by',
        'created_at',
      ],
      runs.map(({ id, day, state }) => [id, period, 'offCycle', 0, day, state, 1, by, now]),
    );
    await insertRows(
      manager,
      'payslip',
      [
        'id',
        'run_id',
        'employee_id',
        'state',
        'gross',
        'deductions',
        'net',
        'employer_cost',
        'line_items',
        'to_recover',
        'causes',
        'warnings',
        'attention',
        'previous_net',
        'net_change',
        'department_id',
        'department',
        'employee_number',
        'name',
        'name_folded',
        'approved_at',
      ],
      pays,
    );
    await insertRows(
      manager,
      'pay_assignment',
      ['id', 'component_id', 'employee_id', 'amount', 'from_date', 'created_by', 'recorded_at'],
      numbers(RECORDS).map((n) => [
        newId(),
        BASIC_SALARY,
        employee,
        100 * (n % 3),
        addDays('2026-01-01', n % 4),
        by,
        now,
      ]),
    );
  });
  return { run };
}

/** Entries about one request; they are not sealed yet. */
async function record(count: number): Promise<void> {
  const columns = [
    'id',
    'recorded_at',
    'actor_name',
    'action',
    'subject',
    'subject_id',
    'subject_name',
  ];
  const entries = Array.from({ length: count }, (_, n) => [
    newId(),
    Date.now() + (n % 3),
    'Import',
    'leave.update',
    'leave',
    leave,
    'Rest',
  ]);
  await server.app
    .get(UnitOfWork)
    .write((manager) => insertRows(manager, 'audit_entry', columns, entries));
}

async function idsAt(
  { path, key }: List,
  asked: Parameters<typeof query>[0],
): Promise<{ ids: string[]; total: number }> {
  const { status, headers, body } = await admin.get(`${path()}${query(asked)}`);
  expect(status).toBe(200);
  return {
    ids: body[key].map(({ _id }: AnyRecord) => _id),
    total: Number(headers.get('content-range')?.split('/')[1]),
  };
}

async function idsByPages(
  list: List,
  asked: Parameters<typeof query>[0],
  size: number,
): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0, total = 1; from < total; from += size) {
    const page = await idsAt(list, { ...asked, range: [from, from + size - 1] });
    found.push(...page.ids);
    ({ total } = page);
  }
  return found;
}

const sortsOf = (call: DescribedCall): string[] =>
  call.parameters.find(({ name }) => name === 'sort')?.schema.prefixItems[0].enum ?? [];

test('every list that can be sorted is looked at, and some have rows without a value', async () => {
  expect(
    described
      .filter((call) => sortsOf(call).length > 0)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(LISTS).sort());
  expect(
    await countRows(
      server,
      'employee',
      'dob IS NULL AND designation_folded IS NULL AND salary IS NULL',
    ),
  ).toBe(PEOPLE / 2);
  expect(
    await countRows(server, 'audit_entry', 'seal_number IS NULL AND subject_id = ?', [leave]),
  ).toBe(RECORDS);
  expect(
    await countRows(server, 'audit_entry', 'seal_number IS NOT NULL AND subject_id = ?', [leave]),
  ).toBeGreaterThan(200);
});

describe.each(Object.entries(LISTS))('%s, read whole', (name, list) => {
  test('holds every row once, in the order of its pages, for every sort: those whose value is NULL too', async () => {
    const [sql, ...parameters] = list.stored();
    const stored = (await rows<{ id: unknown }>(server, sql, parameters))
      .map(({ id }) => id)
      .sort();
    expect(stored.length).toBeGreaterThan(200);
    const sorts = sortsOf(described.find((call) => call.name === name) as DescribedCall);
    expect(sorts).not.toEqual([]);
    const orders = sorts.flatMap((field) => [
      [field, 'ASC'],
      [field, 'DESC'],
    ]);
    // The direction and the filter are two parts of a statement: one of each with the other is enough.
    const filtered = sorts.map((field, index) => ({
      sort: [field, index % 2 === 0 ? 'ASC' : 'DESC'],
      filter: list.filter,
    }));
    for (const asked of [{}, ...orders.map((sort) => ({ sort })), ...filtered]) {
      const whole = list.pagesOnly
        ? await idsAt(list, { ...asked, range: [0, 999] })
        : await idsAt(list, asked);
      const pages = await idsByPages(list, asked, list.pagesOnly ? 200 : 1000);
      mustEqual({ asked, ids: whole.ids }, { asked, ids: pages });
      expect(whole.ids.length).toBeGreaterThan(100);
      if (!('filter' in asked))
        mustEqual({ asked, ids: [...whole.ids].sort() }, { asked, ids: stored });
    }
  }, 300_000);
});
