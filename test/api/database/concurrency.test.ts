import { expect, test } from '@jest/globals';
import { eachDay, inclusiveDays } from '../../../api/contract/calendar-date.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { form, hire, hireCast, person, requestLeave } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { auditOf, countRows, rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { statuses, onlyAnswer, inParallel } from '../../support/together.js';

const server = await serverOfFile();
const cast = await hireCast(server);

// Whatever a test did at once, the totals that are kept beside the records must agree with them.

test('of twenty decisions at once on one request one wins, with one status, one audit row and one notification', async () => {
  const leave = await requestLeave(
    cast.amaraClient,
    cast.amara.userId._id,
    '2026-03-02',
    '2026-03-06',
  );
  const deciders = [cast.admin, cast.ruthClient];
  const answers = await inParallel(20, (n) =>
    (deciders[n % 2] as typeof cast.admin).put(`/leave/${leave._id}`, {
      status: n % 4 < 2 ? 'Approved' : 'Rejected',
      note: `Decision ${n}`,
    }),
  );

  expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
  const { undoUntil, ...won } = onlyAnswer(answers, 200).body.leave as LeaveRecord;
  expect(undoUntil).toEqual(expect.any(String));
  expect(
    answers
      .filter(({ status }) => status === 409)
      .every(({ body }) => body.code === 'leave.already_decided'),
  ).toBe(true);
  expect((await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave).toMatchObject(won);

  const decisions = (await auditOf(server, leave._id)).filter(
    ({ action }) => action === 'leave.decide',
  );
  expect(decisions).toEqual([
    expect.objectContaining({
      before: { status: 'Pending', note: null },
      after: { status: won.status, note: won.note },
    }),
  ]);
  const notices = await rows(
    server,
    'SELECT kind FROM notification WHERE leave_id = ? AND account_id = ?',
    [leave._id, cast.amara.userId._id],
  );
  expect(notices).toEqual([
    { kind: won.status === 'Approved' ? 'leave.approved' : 'leave.rejected' },
  ]);
  expect(await countRows(server, 'leave_day', 'leave_id = ?', [leave._id])).toBe(
    won.status === 'Approved' ? 5 : 0,
  );
});

test('a decision and a withdrawal at once do not both happen', async () => {
  const leave = await requestLeave(
    cast.amaraClient,
    cast.amara.userId._id,
    '2026-04-01',
    '2026-04-02',
  );
  const answers = await inParallel(8, (n) =>
    n % 2
      ? cast.amaraClient.post(`/leave/withdraw/${leave._id}`)
      : cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 409: 7 });
  expect(await auditOf(server, leave._id)).toHaveLength(2);
});

test('of eight people added at once with one employee ID, one is stored', async () => {
  const answers = await inParallel(8, (n) =>
    cast.admin.post(
      '/employee/add',
      form(
        person({
          employeeId: 'R-77',
          email: `same.id.${n}@company.example`,
          department: cast.research._id,
        }),
      ),
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 7 });
  expect(refusals(answers)).toEqual(Array(7).fill(['employee.id_taken', ['employeeId']]));
  expect(await countRows(server, 'employee', "employee_id = 'R-77'")).toBe(1);
  // None of the others left an account behind.
  expect(await countRows(server, 'account', "email LIKE 'same.id.%'")).toBe(1);
});

test('of eight people added at once with one e-mail address, one is stored', async () => {
  const answers = await inParallel(8, (n) =>
    cast.admin.post(
      '/employee/add',
      form(
        person({
          employeeId: `M-${n}`,
          email: n % 2 ? 'One.Mailbox@company.example' : 'one.mailbox@company.example',
          department: cast.sales._id,
        }),
      ),
    ),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 7 });
  expect(refusals(answers)).toEqual(Array(7).fill(['account.email_taken', ['email']]));
  expect(await countRows(server, 'account', "email = 'one.mailbox@company.example'")).toBe(1);
  expect(await countRows(server, 'employee', "employee_id LIKE 'M-%'")).toBe(1);
});

test('of ten identical leave requests at once, one is stored', async () => {
  const request = {
    userId: cast.zoe.userId._id,
    leaveType: 'Sick Leave',
    startDate: '2026-05-04',
    endDate: '2026-05-08',
    reason: 'A cold',
  };
  const answers = await inParallel(10, () => cast.zoeClient.post('/leave/add', request));
  expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
  expect(refusals(answers)).toEqual(Array(9).fill(['leave.overlap', ['startDate']]));
  expect(
    await countRows(server, 'leave_request', "employee_id = ? AND start_date = '2026-05-04'", [
      cast.zoe._id,
    ]),
  ).toBe(1);
});

test('of overlapping leave requests at once, no two that share a day are stored', async () => {
  const spans = [
    ['01', '05'],
    ['03', '08'],
    ['05', '05'],
    ['06', '10'],
    ['10', '14'],
    ['09', '09'],
    ['11', '20'],
    ['15', '16'],
    ['02', '19'],
    ['21', '22'],
  ];
  const answers = await inParallel(spans.length, (n) => {
    const [start, end] = spans[n] as [string, string];
    return cast.zoeClient.post('/leave/add', {
      userId: cast.zoe._id,
      leaveType: 'Casual Leave',
      startDate: `2026-06-${start}`,
      endDate: `2026-06-${end}`,
      reason: `Span ${n}`,
    });
  });
  const stored = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body.leave as LeaveRecord);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(spans.length - stored.length);
  const days = stored.flatMap(({ startDate, endDate }) => eachDay(startDate, endDate));
  expect(new Set(days).size).toBe(days.length);
  expect(days).toEqual(expect.arrayContaining(['2026-06-21', '2026-06-22']));

  const taken = await rows<{ day: string; leave_id: string }>(
    server,
    "SELECT day, leave_id FROM leave_day WHERE employee_id = ? AND day LIKE '2026-06-%'",
    [cast.zoe._id],
  );
  expect(taken.map(({ day }) => day).sort()).toEqual(days.sort());
  for (const { _id, startDate, endDate } of stored) {
    expect(taken.filter(({ leave_id }) => leave_id === _id)).toHaveLength(
      inclusiveDays(startDate, endDate),
    );
  }
  expect(
    await countRows(server, 'leave_request', "employee_id = ? AND start_date LIKE '2026-06-%'", [
      cast.zoe._id,
    ]),
  ).toBe(stored.length);
});

test.each([
  [
    'an employee',
    async () => {
      const read = await hire(cast.admin, { employeeId: 'V-1', department: cast.research._id });
      return {
        path: `/employee/update/${read._id}`,
        read,
        body: (n: number) => ({ ...read, designation: `Title ${n}`, salary: 4000 + n }),
        key: 'employee',
      };
    },
  ],
  [
    'a department',
    async () => {
      const read = (
        await cast.admin.post('/department/add', { dep_name: 'Versions', description: 'None yet' })
      ).body.department;
      return {
        path: `/department/${read._id}`,
        read,
        body: (n: number) => ({ ...read, description: `Text ${n}` }),
        key: 'department',
      };
    },
  ],
])(
  'of ten edits at once from one reading of %s one wins; without a version all go through',
  async (_, make) => {
    const { path, read, body, key } = await make();
    const guarded = await inParallel(10, (n) => cast.admin.put(path, body(n)));
    expect(statuses(guarded)).toEqual({ 200: 1, 409: 9 });
    expect(
      guarded
        .filter(({ status }) => status === 409)
        .every((answer) => answer.body.code === 'request.stale'),
    ).toBe(true);
    expect(onlyAnswer(guarded, 200).body[key].version).toBe(read.version + 1);

    const free = await inParallel(10, (n) =>
      cast.admin.put(path, { ...body(n + 10), version: undefined }),
    );
    expect(statuses(free)).toEqual({ 200: 10 });
    const versions = free.map((answer) => answer.body[key].version as number).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 10 }, (_unused, n) => read.version + 2 + n));
    expect(await auditOf(server, read._id)).toHaveLength(12);
  },
);

test('of two changes at once that would leave no admin, one is refused', async () => {
  const [head, ruth] = [cast.admin.user._id, cast.ruth.userId._id];
  await cast.ruthClient.confirm('a sound password for all');
  await cast.admin.confirm('a sound admin password');
  // Each steps back for the other.
  const answers = await Promise.all([
    cast.admin.put(`/account/${head}`, { role: 'employee' }),
    cast.ruthClient.put(`/account/${ruth}`, { role: 'employee' }),
  ]);
  expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
  expect(onlyAnswer(answers, 409).body.code).toBe('account.last_admin');
  expect(await rows(server, "SELECT id FROM account WHERE role = 'admin'")).toEqual([
    { id: answers[0].status === 409 ? head : ruth },
  ]);

  const [winner, other] = answers[0].status === 409 ? [cast.admin, ruth] : [cast.ruthClient, head];
  expect(await winner.put(`/account/${other}`, { role: 'admin' })).toMatchObject({
    status: 200,
    body: { user: { role: 'admin' } },
  });
  await cast.admin.signIn(cast.admin.user.email, 'a sound admin password');
  await cast.ruthClient.signIn(cast.ruth.email, 'a sound password for all');
});

test('two admins who demote each other at once leave one of them an admin', async () => {
  await cast.ruthClient.confirm('a sound password for all');
  await cast.admin.confirm('a sound admin password');
  const answers = await Promise.all([
    cast.admin.put(`/account/${cast.ruth.userId._id}`, { role: 'employee' }),
    cast.ruthClient.put(`/account/${cast.admin.user._id}`, { role: 'employee' }),
  ]);
  const [lost] = answers.filter(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Refused by the rule, or, when the other was sooner, for want of a session.
  expect(['account.last_admin', 'auth.required']).toContain(lost?.body.code);
  expect(await countRows(server, 'account', "role = 'admin'")).toBe(1);
  if (answers[0].status !== 200) cast.admin = cast.ruthClient;
});

function refusals(answers: Answer[]): [string, string[]][] {
  return answers
    .filter(({ status }) => status === 409)
    .map(({ body }) => [body.code, Object.keys(body.errors)]);
}
