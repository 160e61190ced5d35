import { describe, expect, test } from '@jest/globals';
import { Sealer } from '../../../api/audit/sealer.js';
import { addDays } from '../../../api/contract/calendar-date.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import { leaveRulesVersion } from '../../../api/employee/leave-lock.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { PeriodicJobs } from '../../../api/platform/periodic/periodic-jobs.js';
import { TODAY } from '../../support/calendar.js';
import { describedCalls, type DescribedCall } from '../../support/described-calls.js';
import { applied, checked } from '../../support/imports.js';
import { previewed } from '../../support/leave-preview.js';
import { RULES } from '../../support/leave-rules-by-calls.js';
import { mustEqual } from '../../support/must-equal.js';
import { countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
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
  'GET /api/leave/report/people': {
    path: () => '/leave/report/people',
    key: 'people',
    stored: () => ['SELECT id FROM employee'],
    filter: { away: 'false' },
    pagesOnly: true,
  },
  'GET /api/salary/{id}': {
    path: () => `/salary/${employee}`,
    key: 'salary',
    stored: () => ['SELECT id FROM salary WHERE employee_id = ?', employee],
    filter: { from: '2001-02-01' },
  },
  'GET /api/job/planned': {
    path: () => '/job/planned',
    key: 'changes',
    stored: () => ["SELECT id FROM salary_revision WHERE reason = 'Planned'"],
    filter: { from: addDays(TODAY, 2) },
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
await keepPlanned();

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
  expect((await applied(admin, { _id })).state).toBe('Applied');
  return _id;
}

/** Records that all have the same fields. */
async function keep(table: string, records: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(records[0] ?? {});
  const values = records.map((one) => Object.values(one));
  await server.app.get(UnitOfWork).write((manager) => insertRows(manager, table, columns, values));
}

/** Balances of everybody with many that are equal, and with none where nothing limits them. */
async function keepAccounts(policy: string): Promise<void> {
  const people = await rows<{ id: string }>(server, 'SELECT id FROM employee');
  const rulesVersion = await leaveRulesVersion(server.app.get(UnitOfWork).manager);
  await store(server, 'DELETE FROM leave_account');
  await keep(
    'leave_account',
    people.map(({ id }, n) => ({
      employee_id: id,
      leave_type_id: BUILTIN_LEAVE_TYPE_IDS['Annual Leave'],
      policy_id: policy,
      taken: 0,
      booked: 0,
      reserved: 0,
      available: n % 5 === 0 ? null : 1000 * (n % 7),
      expires_on: n % 3 === 0 ? null : addDays('2026-12-28', n % 4),
      as_of: '2026-01-01',
      seen_version: 0,
      seen_rules: rulesVersion,
      incomplete: 0,
    })),
  );
}

/** A run with a payslip for each person, and many runs with one for the same person; many payments of the same days and values. */
async function keepPay(): Promise<{ run: string }> {
  const by = await idOf('SELECT id FROM account');
  const runs = await keepRuns(by);
  await keepPayslips(runs);
  await keep(
    'pay_assignment',
    numbers(RECORDS).map((n) => ({
      id: newId(),
      component_id: BASIC_SALARY,
      employee_id: employee,
      amount: 100 * (n % 3),
      from_date: addDays('2026-01-01', n % 4),
      created_by: by,
      recorded_at: Date.now(),
    })),
  );
  return { run: runs[1] as string };
}

/** Salaries for days to come, many of the same day. */
async function keepPlanned(): Promise<void> {
  const people = await rows<{ id: string }>(server, 'SELECT id FROM employee');
  await keep(
    'salary_revision',
    people.map(({ id }, n) => ({
      id: newId(),
      employee_id: id,
      effective_date: addDays(TODAY, 1 + (n % 3)),
      salary: 100_000,
      reason: 'Planned',
      source: 'revision',
      recorded_at: Date.now() + (n % 4),
      valid: 1,
    })),
  );
}

async function keepRuns(by: string): Promise<string[]> {
  const period = newId();
  const [from, to] = ['2026-01-01', '2026-01-31'];
  await keep('pay_period', [
    { id: period, number: 1, start_date: from, end_date: to, pay_date: to },
  ]);
  const runs = numbers(RECORDS).map((n) => ({
    id: newId(),
    period_id: period,
    kind: 'offCycle',
    everything: 0,
    pay_date: addDays(from, n % 5),
    state: n % 3 ? 'paid' : 'discarded',
    version: 1,
    created_by: by,
    created_at: Date.now(),
  }));
  await keep('pay_run', runs);
  return runs.map(({ id }) => id);
}

/** The second run has one for each person, the others one for `employee`. */
async function keepPayslips(runs: string[]): Promise<void> {
  const people = await rows<{ id: string; department: string }>(
    server,
    'SELECT id, department_id AS department FROM employee',
  );
  const slips = runs.flatMap((run, place) =>
    people.filter(({ id }) => place === 1 || id === employee).map((whose) => ({ ...whose, run })),
  );
  await keep(
    'payslip',
    slips.map(({ run, id, department }, n) => ({
      id: newId(),
      run_id: run,
      employee_id: id,
      state: 'paid',
      gross: 100 * (n % 7),
      deductions: 0,
      net: 100 * (n % 7),
      employer_cost: 0,
      line_items: '[]',
      to_recover: '[]',
      causes: '[]',
      warnings: '[]',
      attention: n % 2 ? 3 : n % 3,
      previous_net: n % 4 ? 5 : null,
      net_change: 10 * (n % 3),
      department_id: department,
      department: 'Department',
      employee_number: 'R-1',
      name: `Person ${n % 9}`,
      name_folded: `person ${n % 9}`,
      approved_at: Date.now(),
    })),
  );
}

/** Entries about one request; they are not sealed yet. */
async function record(count: number): Promise<void> {
  await keep(
    'audit_entry',
    numbers(count).map((n) => ({
      id: newId(),
      recorded_at: Date.now() + (n % 3),
      actor_name: 'Import',
      action: 'leave.update',
      subject: 'leave',
      subject_id: leave,
      subject_name: 'Rest',
    })),
  );
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
      const whole = await idsAt(list, list.pagesOnly ? { ...asked, range: [0, 999] } : asked);
      const pages = await idsByPages(list, asked, list.pagesOnly ? 200 : 1000);
      mustEqual({ asked, ids: whole.ids }, { asked, ids: pages });
      expect(whole.ids.length).toBeGreaterThan(100);
      if (!('filter' in asked))
        mustEqual({ asked, ids: [...whole.ids].sort() }, { asked, ids: stored });
    }
  }, 300_000);
});
