import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { form, hireCast, PASSWORD, person } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { countRows, rows, store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { statuses, inParallel } from '../../support/together.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const photo: Uint8Array<ArrayBuffer> = new Uint8Array(
  await sharp({ create: { width: 20, height: 20, channels: 3, background: '#268' } })
    .png()
    .toBuffer(),
);

const key = (value: string) => ({ 'idempotency-key': value });

interface Creation {
  client: () => Client;
  path: string;
  /** A fresh body each time; a form has another boundary then. */
  body: (variant: string) => unknown;
  table: string;
  where: string;
  bad: () => unknown;
}

const CREATIONS: [string, Creation][] = [
  [
    'a department',
    {
      client: () => cast.admin,
      path: '/department/add',
      body: (variant) => ({ dep_name: 'Repeated', description: variant }),
      bad: () => ({ dep_name: 'RESEARCH', description: 'A name that is taken' }),
      table: 'department',
      where: "name = 'Repeated'",
    },
  ],
  [
    'a salary record',
    {
      client: () => cast.admin,
      path: '/salary/add',
      body: (variant) => ({
        employeeId: cast.amara._id,
        basicSalary: '1000.00',
        allowances: variant.length,
        payDate: '2026-02-28',
      }),
      bad: () => ({
        employeeId: cast.amara._id,
        basicSalary: 1,
        deductions: 2,
        payDate: '2026-02-28',
      }),
      table: 'salary',
      where: "pay_date = '2026-02-28'",
    },
  ],
  [
    'a leave request',
    {
      client: () => cast.zoeClient,
      path: '/leave/add',
      body: (variant) => ({
        userId: cast.zoe._id,
        leaveType: 'Annual Leave',
        startDate: '2026-07-06',
        endDate: '2026-07-10',
        reason: variant,
      }),
      bad: () => ({
        userId: cast.zoe._id,
        leaveType: 'Annual Leave',
        startDate: '2026-07-06',
        endDate: '2026-07-01',
        reason: 'Backwards',
      }),
      table: 'leave_request',
      where: "start_date = '2026-07-06'",
    },
  ],
  [
    'an employee with a photo',
    {
      client: () => cast.admin,
      path: '/employee/add',
      body: (variant) =>
        form(
          person({ employeeId: 'REP-1', designation: variant, department: cast.research._id }),
          photo,
        ),
      bad: () =>
        form(
          person({
            employeeId: 'R-1',
            email: 'taken.id@company.example',
            department: cast.research._id,
          }),
          photo,
        ),
      table: 'employee',
      where: "employee_id = 'REP-1'",
    },
  ],
];

describe.each(CREATIONS)('%s', (_, { client, path, body, table, where, bad }) => {
  test('sent six times at once under one key is made once, and all get the same answer', async () => {
    const answers = await inParallel(6, () =>
      client().post(path, body('first'), key('six at once')),
    );
    expect(statuses(answers)).toEqual({ 201: 6 });
    for (const answer of answers)
      expect(withoutRequest(answer)).toEqual(withoutRequest(answers[0] as Answer));
    expect(await countRows(server, table, where)).toBe(1);
  });

  test('sent again later under its key answers the same', async () => {
    const again = await client().post(path, body('first'), key('six at once'));
    expect(again).toMatchObject({ status: 201, body: { success: true } });
    expect(await countRows(server, table, where)).toBe(1);
  });

  test('is refused when the key was used with another body', async () => {
    const other = await client().post(path, body('second try'), key('six at once'));
    expect(other).toMatchObject({
      status: 409,
      body: { success: false, code: 'idempotency.reused' },
    });
    expect(await countRows(server, table, where)).toBe(1);
  });

  test('leaves the key free when it was refused', async () => {
    const refused = await client().post(path, bad(), key('refused first'));
    expect([400, 409]).toContain(refused.status);
    await remove(table, where);
    expect(await client().post(path, body('after a refusal'), key('refused first'))).toMatchObject({
      status: 201,
      body: { success: true },
    });
    expect(await countRows(server, table, where)).toBe(1);
  });

  /** Makes room for another of its kind. */
  async function remove(from: string, which: string): Promise<void> {
    const ids = `(SELECT id FROM ${from} WHERE ${which})`;
    if (from === 'leave_request') {
      await store(server, `DELETE FROM leave_day WHERE leave_id IN ${ids}`);
      for (const table of ['notification', 'admin_notification'])
        await store(server, `DELETE FROM ${table} WHERE leave_id IN ${ids}`);
    }
    if (from === 'employee')
      await store(server, `DELETE FROM job_fact WHERE employee_id IN ${ids}`);
    await store(server, `DELETE FROM ${from} WHERE ${which}`);
    if (from === 'employee') {
      await store(
        server,
        "DELETE FROM profile_image WHERE account_id IN (SELECT id FROM account WHERE email = 'person.rep-1@company.example')",
      );
      await store(server, "DELETE FROM account WHERE email = 'person.rep-1@company.example'");
    }
  }
});

test('a key belongs to one person and one call', async () => {
  const named = (dep_name: string) => ({ dep_name, description: 'Keyed' });
  const answers = [
    await cast.admin.post('/department/add', named('Keyed One'), key('shared')),
    await cast.ruthClient.post('/department/add', named('Keyed Two'), key('shared')),
    await cast.admin.post(
      '/salary/add',
      { employeeId: cast.amara._id, basicSalary: 1, payDate: '2026-04-30' },
      key('shared'),
    ),
  ];
  expect(statuses(answers)).toEqual({ 201: 3 });
});

test('the order of the fields makes no other body', async () => {
  const first = await cast.admin.post(
    '/department/add',
    { dep_name: 'Ordered', description: 'Fields' },
    key('order'),
  );
  const again = await cast.admin.post(
    '/department/add',
    { description: 'Fields', dep_name: 'Ordered' },
    key('order'),
  );
  expect(withoutRequest(again)).toEqual(withoutRequest(first));
  expect(first.status).toBe(201);
});

test('a key is forgotten after a day', async () => {
  const body = (dep_name: string) => ({ dep_name, description: 'Kept a day' });
  expect((await cast.admin.post('/department/add', body('Yesterday'), key('daily'))).status).toBe(
    201,
  );
  await store(server, 'UPDATE idempotency_key SET created_at = created_at - ?', [
    24 * 60 * 60 * 1000 + 1000,
  ]);
  expect(await cast.admin.post('/department/add', body('Today'), key('daily'))).toMatchObject({
    status: 201,
    body: { department: { dep_name: 'Today' } },
  });
});

test('a withdrawal and a voided record can be repeated under their key', async () => {
  const leave = (
    await cast.zoeClient.post('/leave/add', {
      userId: cast.zoe._id,
      leaveType: 'Sick Leave',
      startDate: '2026-09-01',
      endDate: '2026-09-01',
      reason: 'Cold',
    })
  ).body.leave;
  const salary = (
    await cast.admin.post('/salary/add', {
      employeeId: cast.zoe._id,
      basicSalary: 1,
      payDate: '2026-09-30',
    })
  ).body.salary;
  for (const [client, path, body] of [
    [cast.zoeClient, `/leave/withdraw/${leave._id}`, {}],
    [cast.admin, `/salary/void/${salary._id}`, { reason: 'Entered twice' }],
  ] as const) {
    const answers = await inParallel(4, () => client.post(path, body, key('undo')));
    expect(statuses(answers)).toEqual({ 200: 4 });
    for (const answer of answers)
      expect(withoutRequest(answer)).toEqual(withoutRequest(answers[0] as Answer));
  }
});

test('the same key for another record in the path is another request', async () => {
  const add = async (payDate: string) =>
    (await cast.admin.post('/salary/add', { employeeId: cast.zoe._id, basicSalary: 1, payDate }))
      .body.salary._id;
  const [one, two] = [await add('2026-10-30'), await add('2026-10-31')];
  expect(
    (await cast.admin.post(`/salary/void/${one}`, { reason: 'Wrong' }, key('void'))).status,
  ).toBe(200);
  expect(
    await cast.admin.post(`/salary/void/${two}`, { reason: 'Wrong' }, key('void')),
  ).toMatchObject({ status: 409, body: { code: 'idempotency.reused' } });
  expect(await countRows(server, 'salary', 'id = ? AND valid = 1', [two])).toBe(1);
});

test('an answer that holds a secret is not kept: its repeat is refused and makes no second link', async () => {
  await cast.admin.confirm('a sound admin password');
  const path = `/account/link/${cast.zoe.userId._id}`;
  expect(await cast.admin.post(path, {}, key('link'))).toMatchObject({
    status: 201,
    body: { link: expect.any(String) },
  });
  expect(await cast.admin.post(path, {}, key('link'))).toMatchObject({
    status: 409,
    body: { code: 'idempotency.not_repeatable' },
  });
  expect(await countRows(server, 'one_time_link', 'account_id = ?', [cast.zoe.userId._id])).toBe(1);
  expect(
    await countRows(server, 'idempotency_key', "route LIKE '%link%' AND result IS NOT NULL"),
  ).toBe(0);
});

test('neither key nor body is stored as it was sent, and no password with the answer', async () => {
  await cast.admin.post(
    '/employee/add',
    form(person({ employeeId: 'SEC-1', department: cast.research._id })),
    key('very recognisable key'),
  );
  const stored = await rows(server, 'SELECT * FROM idempotency_key');
  expect(stored.length).toBeGreaterThan(0);
  for (const secret of ['very recognisable key', PASSWORD, 'argon2id'])
    expect(JSON.stringify(stored)).not.toContain(secret);
});

test.each([
  ['an empty one', ''],
  ['one of 256 characters', 'k'.repeat(256)],
])('a key is at least one and at most 255 characters: not %s', async (_, value) => {
  const answer = await cast.admin.post(
    '/department/add',
    { dep_name: `Key ${value.length}`, description: 'Refused' },
    key(value),
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: { 'Idempotency-Key': expect.any(String) } },
  });
});

function withoutRequest({ status, body }: Answer): unknown {
  return { status, body: { ...body, requestId: undefined } };
}
