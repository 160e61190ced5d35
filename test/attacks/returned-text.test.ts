import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { ImportRecord } from '../../api/contract/imports/imports.js';
import { TODAY } from '../support/calendar.js';
import { addDepartment, form, hire, PASSWORD, paySalary, requestLeave } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { checked } from '../support/imports.js';
import { previewed } from '../support/leave-preview.js';
import { addLeaveType, addPolicy, leaveType, RULES } from '../support/leave-rules-by-calls.js';
import { PayrollCalls } from '../support/payroll.js';
import { ADMIN } from '../support/server.js';
import { CALLS, goodRequest, type Call } from './calls.js';
import { afterwards } from './ending.js';
import { FORMULAS, HTML } from './injection.values.js';
import { setStage, type Stage } from './stage.js';

interface Person {
  /** Replacements of an id, by the part of the path before it. */
  ids: Record<string, string>;
  client: Client;
  record: EmployeeRecord;
  line: string;
}

const stage: Stage = await setStage();
const admin: Client = stage.cast.admin;
const payroll = new PayrollCalls(admin, admin);
// The first test makes what runs need.
await goodRequest(stage, CALLS.find(({ name }) => name === 'GET /api/payroll/run/{id}') as Call, {
  record: stage.cast.zoe,
  client: stage.cast.zoeClient,
});
/** People whose texts are all markup, or a formula. */
const [marked, ...formulas] = (await Promise.all([HTML, ...FORMULAS].map(personOf))) as [
  Person,
  ...Person[],
];
for (const [n, person] of [marked, ...formulas].entries())
  Object.assign(person.ids, await paidOf(person.record, person.line, n));
// Balances of all are derived in the background.
await eventually(
  async () => (await admin.get('/leave/balances')).body.accounts.length > FORMULAS.length,
);

/** Somebody with everything that can be stored of a person, in one text. */
async function personOf(text: string, n: number): Promise<Person> {
  const line = text.replaceAll('\n', ' ');
  const department = await addDepartment(admin, { dep_name: `${line} ${n}`, description: text });
  const one = await hire(admin, {
    name: line,
    employeeId: `${line.slice(0, 40)}${n}`,
    email: `person.${n}@company.example`,
    designation: line,
    department: department._id,
  });
  const client = await stage.signIn(one.email, PASSWORD);
  await admin.put(`/employee/contact/${one._id}`, {
    phone: line.slice(0, 20),
    address: text,
    emergencyContact: line,
  });
  await admin.put(`/employee/employment/${one._id}`, {
    hireDate: '2020-01-01',
    manager: { name: line },
  });
  await client.put('/profile/image', form({}, stage.photo, `${text}.png`));
  await payWith(one._id, line);
  const leave = await requestLeave(client, one._id, '2026-03-02', '2026-03-03', { reason: text });
  await admin.put(`/leave/${leave._id}`, { status: 'Approved', note: text });
  const other = await requestLeave(client, one._id, '2026-04-02', '2026-04-03', { reason: text });
  await admin.post(`/leave/withdraw/${other._id}`, { reason: text });
  const rules = await rulesOf(one._id, line, n);
  const job = await fileOf(text);
  return {
    client,
    record: one,
    line,
    ids: {
      ...rules,
      employee: one._id,
      account: one.userId._id,
      salary: one._id,
      'payroll/revision': one._id,
      leave: one._id,
      'leave/away': department._id,
      'leave/detail': leave._id,
      'history/employee': one._id,
      'history/leave': leave._id,
      department: department._id,
      import: job._id,
    },
  };
}

async function payWith(employeeId: string, reason: string): Promise<void> {
  const salary = await paySalary(admin, employeeId);
  await admin.post(`/salary/void/${salary._id}`, { reason });
  await paySalary(admin, employeeId, { payDate: '2026-02-28' });
  await admin.post('/payroll/revision/add', {
    employeeId,
    salary: 3100,
    from: '2026-02-01',
    reason,
  });
  await admin.post('/payroll/revision/add', {
    employeeId,
    salary: 3150,
    from: addDays(TODAY, 30),
    reason,
  });
}

/** An import whose headings, cells and name are the text. */
async function fileOf(text: string): Promise<ImportRecord> {
  const line = text.replaceAll('\n', ' ');
  const csv = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const file = `${csv(`H ${line}`)},Employee ID,Pay Date,Basic Salary\n${csv(text)},${csv(line)},2020-01-31,1000.00\n`;
  const columns = { employeeId: 'Employee ID', payDate: 'Pay Date', basicSalary: 'Basic Salary' };
  return checked(admin, 'salaries', file, { columns }, `${line.replace(/[\\/]/g, '')}.csv`);
}

/** A type of leave and a policy that are called by the text; the policy is this person's, with an entry. */
async function rulesOf(employee: string, line: string, n: number): Promise<Record<string, string>> {
  const type = await addLeaveType(admin, { name: `${line.slice(0, 39)}${n}` });
  const policy = await addPolicy(admin, { name: `${line.slice(0, 39)}${n}` });
  await admin.post('/work/assignment/add', {
    holders: [employee],
    subject: (await leaveType(admin))._id,
    target: policy._id,
    from: '2026-01-01',
  });
  await admin.post('/leave/entry/add', {
    employeeId: employee,
    leaveType: 'Annual Leave',
    day: '2026-01-01',
    kind: 'adjustment',
    amount: 1,
    reason: line,
  });
  const preview = await previewed(admin, {
    kind: 'version',
    policy: policy._id,
    from: '2026-07-01',
    rules: { ...RULES, tiers: [{ years: 0, amount: 30 }] },
  });
  return { 'leave/type': type._id, 'leave/policy': policy._id, 'leave/preview': preview._id };
}

/** Paid by an off-cycle run and a component that are called by the text, to an account that is; with a PDF of that name. */
async function paidOf(
  one: EmployeeRecord,
  line: string,
  n: number,
): Promise<Record<string, string>> {
  await admin.put(`/employee/bank/${one._id}`, {
    iban: 'IE64 IRCE 9205 0112 3456 78',
    holder: line,
  });
  const run = await payroll.start({
    kind: 'offCycle',
    payDate: '2002-01-31',
    name: line.slice(0, 40),
  });
  await payroll.assign(await payroll.component({ name: `${line.slice(0, 39)}${n}` }), {
    employeeId: one._id,
    runId: run._id,
    amount: 100,
    note: line,
  });
  const paid = await payroll.finish(run);
  const [slip] = await payroll.slips(paid);
  const file = new FormData();
  file.append('file', new Blob([`%PDF-1.7 ${n}`]), `${line}.pdf`);
  const { matched, unmatched } = await payroll.post(`/payroll/run/files/${run._id}`, file);
  const draft = await payroll.start({ kind: 'offCycle', payDate: '2002-02-28' });
  return {
    'payroll/run': run._id,
    draft: draft._id,
    payslip: one.userId._id,
    'payslip/single': String(slip?._id),
    'payslip/pdf': String(slip?._id),
    'payslip/file': [...matched, ...unmatched][0]._id,
    'payslip/files': one.userId._id,
  };
}

const OTHER_IDS: Record<string, (ids: Record<string, string>) => string | undefined> = {
  'GET /api/employee/department/{id}': ({ department }) => department,
  'GET /api/payroll/run/signatures/{id}': ({ draft }) => draft,
};

/** The address of a reading call about this person. */
async function pathOf(
  name: string,
  { ids, client }: Pick<Person, 'ids' | 'client'>,
  record = stage.cast.zoe,
): Promise<string> {
  const call = CALLS.find((one) => one.name === name);
  if (!call) throw new Error(name);
  const [, area = '', sub = ''] = name.split('/api')[1]?.split('/') ?? [];
  const id =
    call.takesId || call.row?.query?.includes(':id')
      ? (OTHER_IDS[name]?.(ids) ?? ids[`${area}/${sub}`] ?? ids[area])
      : undefined;
  return (await goodRequest(stage, call, { record, client }, id)).path;
}

const READING = CALLS.filter(
  ({ method, name }) => method === 'GET' && !name.includes('/docs') && !name.includes('/image/'),
);

/** No browser takes these for a page. */
const FILES: Record<string, RegExp> = {
  'GET /api/feed/{file}': /^text\/calendar; charset=utf-8$/,
  'GET /api/metrics': /^text\/plain; version=0\.0\.4; charset=utf-8$/,
  'GET /api/config/logo/{id}': /^image\/webp$/,
  'GET /api/payroll/run/zip/{id}': /^application\/zip$/,
  'GET /api/payroll/run/handover/{id}':
    /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
  'GET /api/payroll/run/bank/{id}': /^text\/csv; charset=utf-8$/,
  'GET /api/payslip/pdf/{id}': /^application\/pdf$/,
  'GET /api/payslip/file/{id}': /^application\/pdf$/,
  'GET /api/import/template':
    /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
};

function typeOf({ csv, name }: (typeof CALLS)[number]): RegExp {
  const file = FILES[name];
  if (file) return file;
  return csv
    ? /^(application\/json|text\/csv); charset=utf-8$/
    : /^application\/json; charset=utf-8$/;
}

describe('12. markup in every text that is stored', () => {
  test.each(READING)('$name returns it as text', async (call) => {
    const path = await pathOf(call.name, marked);
    for (const accept of ['application/json', 'text/html', 'text/csv,text/html;q=0.9', '*/*']) {
      const { status, headers } = await admin.get(path, { accept });
      // Balances of a team are for approvers.
      expect({ accept, status }).toEqual({ accept, status: call.row?.admin === 403 ? 403 : 200 });
      expect(headers.get('content-type')).toMatch(typeOf(call));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain(
        "default-src 'self'; script-src 'self'",
      );
    }
  });

  test('it is there whole, neither cut nor encoded', async () => {
    const told = async (name: string) =>
      JSON.stringify((await admin.get(await pathOf(name, marked))).body);
    for (const name of [
      'GET /api/department',
      'GET /api/employee',
      'GET /api/employee/single/{id}',
      'GET /api/leave',
      'GET /api/leave/{id}',
      'GET /api/leave/detail/{id}',
      'GET /api/import/columns/{id}',
      'GET /api/dashboard/charts',
    ]) {
      expect({
        name,
        whole: (await told(name)).includes(JSON.stringify(HTML).slice(1, -1)),
      }).toEqual({ name, whole: true });
    }
  });

  test('a refusal that repeats what was sent is no page either', async () => {
    for (const path of [
      `/${encodeURIComponent(HTML)}`,
      `/employee/single/${encodeURIComponent(HTML)}`,
      `/employee?sort=${encodeURIComponent(HTML)}`,
      `/import/mapping?kind=${encodeURIComponent(HTML)}`,
    ]) {
      const { status, headers } = await admin.get(path, { accept: 'text/html' });
      expect([status >= 400, headers.get('content-type')]).toEqual([
        true,
        'application/json; charset=utf-8',
      ]);
    }
  });

  test('mails show it and run nothing', async () => {
    await marked.client.post('/auth/forgot-password', { email: 'person.0@company.example' });
    await requestLeave(marked.client, marked.ids.employee as string, '2026-05-04', '2026-05-05', {
      reason: HTML,
    });
    await eventually(
      () =>
        stage.mailbox.to('person.0@company.example').length >= 3 &&
        stage.mailbox.to(ADMIN.email).some(({ html }) => html.includes('&lt;img')),
    );
    for (const { html, headers } of stage.mailbox.mails) {
      expect(/<img|<script|onerror="/i.exec(html)?.[0]).toBeUndefined();
      expect(headers['content-type']?.[0]).toMatch(/^multipart\/alternative/);
    }
  });
});

describe('13. and 45. cells that a spreadsheet would run', () => {
  /** An amount that is taken from a balance must remain a number, so that it can be summed. */
  const NUMBER = /^-\d+(\.\d+)?$/;
  /** The file of invitation links is written by the same function, and asked for by POST. */
  const CSV = CALLS.filter(({ csv, method }) => csv && method === 'GET');

  test.each(CSV)('$name makes text of them', async ({ name }) => {
    expect(CSV.length).toBeGreaterThan(4);
    let neutralised = 0;
    for (const person of [...formulas, marked]) {
      const answer = await admin.get(await pathOf(name, person), { accept: 'text/csv' });
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual([
        200,
        'text/csv; charset=utf-8',
        expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      ]);
      const cells = parse(String(answer.body), { bom: true, relax_column_count: true }).flat();
      // Other spreadsheets split at these signs, also within quotation marks.
      const pieces = cells.flatMap((cell) => cell.split(/[;\t\r\n]/));
      expect(
        pieces.filter((piece) => /^[\s"]*[=+\-@＝＋－＠]/.test(piece) && !NUMBER.test(piece)),
      ).toEqual([]);
      neutralised += pieces.filter((piece) => /^'[=+\-@＝']/.test(piece)).length;
    }
    expect({ name, neutralised: neutralised > 0 }).toEqual({ name, neutralised: true });
  });

  test('an import takes away the one apostrophe that the export gave', async () => {
    const guarded = FORMULAS.map((text) => text.replaceAll('\n', ' ').replace(/^(x?;|)/, "$1'"));
    const answer = await admin.get('/department', { accept: 'text/csv' });
    const names = parse<Record<string, string>>(String(answer.body), {
      bom: true,
      columns: true,
    }).map((row) => Object.values(row)[0] ?? '');
    for (const [index, name] of guarded.entries()) expect(names).toContain(`${name} ${index + 1}`);
  });
});

afterwards(stage);
