import { describe, expect, test } from '@jest/globals';
import { Sealer } from '../../../api/audit/sealer.js';
import { LeaveUpkeep } from '../../../api/entitlement/accounts/leave-upkeep.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { addDepartment, hire, hireCast, paySalary, requestLeave } from '../../support/cast.js';
import { addCoverageRule } from '../../support/coverage.js';
import { describedCalls } from '../../support/described-calls.js';
import { eventually } from '../../support/eventually.js';
import { previewed, storeHolidayDays } from '../../support/leave-preview.js';
import { addLeaveType, addPolicy } from '../../support/leave-rules-by-calls.js';
import { mustEqual } from '../../support/must-equal.js';
import { rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { SinglePayments } from '../../support/single-payments.js';
import { storePolicy } from '../../support/stored-leave-rules.js';
import type { BadCall, PayrollWorld, World } from './bad-input.call.js';
import { CALLS } from './bad-input.table.js';
import { wrongFor } from './bad-input.values.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const leave = await requestLeave(
  cast.amaraClient,
  cast.amaraClient.user._id,
  '2026-03-02',
  '2026-03-03',
);
const salary = await paySalary(cast.admin, cast.amara._id);
const pending = await hire(cast.admin, { employeeId: 'P-1', department: cast.sales._id });
await store(server, 'UPDATE account SET password_hash = NULL WHERE id = ?', [pending.userId._id]);
const { pattern } = (
  await cast.admin.post('/work/pattern/add', {
    name: 'Full time',
    slots: Array(7).fill([240, 240]),
  })
).body;
const { calendar } = (await cast.admin.post('/holiday/add', { name: 'Norway' })).body;
await storeHolidayDays(cast.admin, calendar._id, {
  add: [{ day: '2026-12-25', half: null, name: 'Christmas Day' }],
});
await storePolicy(server, { leaveType: 'Casual Leave' });
const { entry } = (
  await cast.admin.post('/leave/entry/add', {
    employeeId: cast.amara._id,
    leaveType: 'Casual Leave',
    day: '2026-01-01',
    kind: 'opening',
    amount: 3,
    reason: 'Left from before',
  })
).body;
const leaveType = await addLeaveType(cast.admin, { name: 'Parental Leave' });
const policy = await addPolicy(cast.admin, { name: 'Ireland' });
const coverageRule = await addCoverageRule(cast.admin, {
  name: 'Cover',
  department: cast.sales._id,
  block: false,
});
const payments = await SinglePayments.setUp(cast.admin);
const draft = await payments.draft(cast.zoe._id, '2026-01-11');
const approved = await payments.approved(cast.zoe._id, '2026-01-13');
const signed = await hire(cast.admin, { employeeId: 'P-2', department: cast.sales._id });
const toSign = await payments.draft(signed._id, '2026-01-16');
const payroll: PayrollWorld = {
  bonus: payments.bonus,
  assignment: await payments.assignment(cast.zoe._id),
  draft,
  imported: await payments.imported(draft, cast.zoe.employeeId),
  approved,
  file: await payments.file(approved, 'scan'),
  toApprove: await payments.draft(pending._id, '2026-01-12'),
  toSign: { run: toSign, fingerprint: await payments.fingerprint(toSign) },
  payment: await payments.payment(await payments.paid(cast.zoe._id, '2026-01-17')),
  paidSlip: (await payments.payslip(await payments.paid(cast.zoe._id, '2026-01-14')))._id,
};
const world: World = {
  ...cast,
  empty: await addDepartment(cast.admin, { dep_name: 'Empty' }),
  anyone: server.client(),
  pending,
  leave,
  salary,
  pattern,
  calendar,
  entry,
  leaveType,
  policy,
  coverageRule,
  payroll,
};
expect((await cast.admin.confirm(ADMIN.password)).status).toBe(200);
await server.app.get(LeaveUpkeep, { strict: false }).run();

const TABLES = [
  'department',
  'account',
  'employee',
  'employment_type',
  'job_change',
  'job_fact',
  'salary',
  'salary_revision',
  'bank_account',
  'pay_component',
  'pay_period',
  'pay_run',
  'pay_run_person',
  'pay_hold',
  'pay_assignment',
  'payslip',
  'payslip_file',
  'recovery_end',
  'payroll_setting',
  'payroll_setting_version',
  'leave_request',
  'leave_day',
  'leave_decision',
  'leave_waiting',
  'leave_type',
  'leave_policy',
  'leave_policy_version',
  'coverage_rule',
  'notification',
  'one_time_link',
  'calendar_feed',
  'audit_entry',
  'profile_image',
  'idempotency_key',
  'second_factor',
  'recovery_code',
  'company_setting',
  'work_pattern',
  'holiday_calendar',
  'holiday',
  'leave_assignment',
  'leave_lock',
  'leave_entry',
  'leave_account',
];

/** Everything that a refused request must leave alone. */
function stored(): Promise<unknown> {
  return Promise.all(TABLES.map((table) => rows(server, `SELECT * FROM ${table} ORDER BY 1, 2`)));
}

let before = await server.app.get(Sealer).settled().then(stored);
async function expectNothingStored(): Promise<void> {
  const earlier = before;
  before = await stored();
  mustEqual(before, earlier);
}

const fieldsBefore = (call: BadCall): number =>
  CALLS.slice(0, CALLS.indexOf(call)).reduce(
    (sum, { fields }) => sum + Object.keys(fields).length,
    0,
  );

function send(call: BadCall, body: unknown) {
  return call.by(world).send(call.call.split(' ')[0] as string, call.path(world), body);
}

/** The body with the value at a field such as 'rules.tiers.0.amount'. */
function withValue(body: unknown, [field = '', ...inside]: string[], value: unknown): unknown {
  const changed =
    inside.length === 0
      ? value
      : withValue((body as Record<string, unknown>)[field], inside, value);
  return Array.isArray(body)
    ? body.with(Number(field), changed)
    : { ...(body as object), [field]: changed };
}

/** A value as a failed test should show it. */
const shown = (value: unknown) => (JSON.stringify(value) ?? 'missing').slice(0, 80);

describe.each(CALLS)('$call', (call) => {
  const fields = Object.entries(call.fields).map(([field, kind], place) => ({
    field,
    kind,
    turn: fieldsBefore(call) + place,
  }));

  test.each(fields)(
    'is refused at exactly this field for every wrong value: $field',
    async ({ field, kind, turn }) => {
      const outcomes: unknown[] = [];
      for (const value of wrongFor(kind, turn)) {
        const { status, body } = await send(
          call,
          withValue(call.good(world), field.split('.'), value),
        );
        const right =
          status === 400 &&
          body.success === false &&
          Object.keys(body.errors ?? {}).join() === field &&
          body.errors[field].length > 0 &&
          body.error === body.message;
        if (!right)
          outcomes.push({ value: shown(value), status, errors: body.errors, error: body.error });
      }
      expect(outcomes).toEqual([]);
    },
  );

  test('stores nothing of what is refused', expectNothingStored);
});

describe.each(
  CALLS.filter(({ fields }) => Object.values(fields).some(({ optional }) => !optional)),
)('$call', (call) => {
  test('names every missing field at once', async () => {
    const required = Object.keys(call.fields).filter(
      (field) => !call.fields[field]?.optional && !field.includes('.'),
    );
    for (const body of [
      {},
      { unknown: 'x' },
      Object.fromEntries(required.map((field) => [field, ''])),
    ]) {
      const answer = await send(call, body);
      expect({
        status: answer.status,
        fields: Object.keys(answer.body.errors ?? {}).sort(),
      }).toEqual({ status: 400, fields: required.sort() });
    }
    await expectNothingStored();
  });
});

/** Imports, invitations, assignments and cancelled leave have tests of their own. */
const ELSEWHERE = [
  'POST /account/invitation-links origin',
  'POST /import/apply/:id name',
  'POST /import/apply/:id startedAt',
  'POST /import/check/:id mapping',
  'POST /import/check/:id saveAs',
  'POST /import/headings/:id headingsRow',
  'POST /leave/link/decide note',
  'POST /leave/withdraw/:id reason',
  'POST /leave/withdraw/:id restoreUntil',
  'POST /work/assignment/end/:id basis',
];

test('every field of every body of JSON is tried', async () => {
  const described = (await describedCalls())
    .filter(({ body }) => body && !body.form)
    .map(({ name, body }) => ({
      call: name.replace('/api', '').replace(/\{\w+\}/g, ':id'),
      fields: Object.keys(body?.schema.properties ?? {}),
    }));
  const missing = described.flatMap(({ call, fields }) => {
    const tried = Object.keys(CALLS.find((one) => one.call === call)?.fields ?? {});
    return fields
      .filter((field) => !tried.some((one) => one === field || one.startsWith(`${field}.`)))
      .map((field) => `${call} ${field}`);
  });
  expect(missing.sort()).toEqual(ELSEWHERE);
});

describe('an id in a body that has no row', () => {
  test.each([
    ['POST /salary/add', 'employeeId'],
    ['POST /payroll/revision/add', 'employeeId'],
    ['POST /payroll/assignment/add', 'employeeId'],
    ['POST /payroll/assignment/add', 'componentId'],
    ['POST /payroll/assignment/add', 'runId'],
    ['POST /payroll/run/hold/:id', 'employeeId'],
    ['POST /payroll/run/release/:id', 'employeeId'],
    ['POST /payroll/run/unimport/:id', 'importId'],
    ['PUT /payroll/file/:id', 'employeeId'],
    ['POST /payroll/effect', 'employeeId'],
    ['POST /leave/entry/add', 'employeeId'],
    ['POST /leave/entry/preview', 'employeeId'],
    ['POST /employee/add', 'department'],
    ['PUT /employee/update/:id', 'department'],
  ])('is 400 at its field: %s %s', async (name, field) => {
    const call = CALLS.find((one) => one.call === name) as BadCall;
    for (const id of [newId(), world.salary._id]) {
      expect(await send(call, { ...call.good(world), [field]: id })).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.any(String) } },
      });
    }
    await expectNothingStored();
  });

  test('is 400 at userId when an admin asks for leave in its name', async () => {
    const leave = {
      leaveType: 'Sick Leave',
      startDate: '2026-08-03',
      endDate: '2026-08-03',
      reason: 'Ill',
    };
    expect(await world.admin.post('/leave/add', { ...leave, userId: newId() })).toMatchObject({
      status: 400,
      body: { errors: { userId: expect.any(String) } },
    });
    expect(
      await world.admin.post('/leave/add', { ...leave, userId: world.admin.user._id }),
    ).toMatchObject({
      status: 400,
      body: {
        error: 'You have no employee record',
        errors: { userId: 'You have no employee record' },
      },
    });
    await expectNothingStored();
  });
});

test.each([
  ['endDate', 'an end before the start', { startDate: '2026-08-14', endDate: '2026-08-13' }],
  ['endDate', 'more than 366 days', { startDate: '2025-01-01', endDate: '2026-01-02' }],
  ['endDate', 'ten years', { startDate: '2010-01-01', endDate: '2020-01-01' }],
])('leave is refused at %s for %s', async (field, _, dates) => {
  const call = CALLS.find((one) => one.call === 'POST /leave/add') as BadCall;
  expect(await send(call, { ...call.good(world), ...dates })).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
  await expectNothingStored();
});

test.each(['from', 'to'])("a team's absences are refused at %s for a wrong date", async (field) => {
  const good = { from: '2026-07-01', to: '2026-07-31' };
  for (const wrong of ['', '2026-02-30', '2026-07-01T00:00:00Z', 'x', '0000-00-00', '\0']) {
    const query = new URLSearchParams({ ...good, [field]: wrong });
    const { status, body } = await world.amaraClient.get(`/leave/team?${query.toString()}`);
    expect({ wrong, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      wrong,
      status: 400,
      fields: [field],
    });
  }
  const rest = field === 'from' ? 'to=2026-07-31' : 'from=2026-07-01';
  for (const query of [
    rest,
    `${rest}&${field}=2026-07-01&${field}=2026-07-02`,
    `${rest}&${field}[x]=2026-07-01`,
  ]) {
    expect({ query, ...(await world.amaraClient.get(`/leave/team?${query}`)) }).toMatchObject({
      query,
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  }
});

test("a team's absences are shown for 62 days at most, and forwards", async () => {
  expect((await world.amaraClient.get('/leave/team?from=2026-07-01&to=2026-08-31')).status).toBe(
    200,
  );
  for (const to of ['2026-09-01', '2026-06-30', '9999-12-31']) {
    expect(await world.amaraClient.get(`/leave/team?from=2026-07-01&to=${to}`)).toMatchObject({
      status: 400,
      body: { errors: { to: expect.any(String) } },
    });
  }
});

test('the good bodies above are good, so that the refusals mean something', async () => {
  for (const call of CALLS.filter(
    ({ call: name }) =>
      !/reset-password|\/link(\/decide)?$|confirm|withdraw|settlement|recovery|leave\/(pass|undo)|factor|account\/invit(e|ation-links)$/.test(
        name,
      ),
  )) {
    // Meanwhile the calendar of a country is filled, which a body before made; a change of leave is previewed again then.
    const { status, body } = await eventually(async () => {
      const basis = call.change && (await previewed(world.admin, call.change(world))).basis;
      const answer = await send(call, { ...call.good(world), ...(basis && { basis }) });
      return !(basis && answer.body.code === 'request.stale') && answer;
    });
    expect({ call: call.call, ok: status < 300 || body }).toEqual({ call: call.call, ok: true });
  }
});
