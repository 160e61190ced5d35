import { beforeEach, expect, test } from '@jest/globals';
import type { FeedKind } from '../../../api/contract/leave/calendar-feeds.js';
import { serverNow } from '../../support/calendar.js';
import { hire } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { Deciding, DENIED, inDays } from '../../support/deciding.js';
import { auditOf, countRows, rows, setLastDay, store } from '../../support/rows.js';
import { ADMIN, startServer } from '../../support/server.js';
import { Subscription } from '../../support/subscription.js';
import { statuses, inParallel } from '../../support/together.js';

const company = await Deciding.begin();
const { admin, server, cast } = company;
await company.away('Zoë', inDays(5), inDays(6), { reason: 'A secret reason' });
await company.away('Tomasz', inDays(7), inDays(7));
await company.away('Søren', inDays(8), inDays(8));

beforeEach(async () => {
  await store(server, 'DELETE FROM calendar_feed');
  await company.change({ approvals: true });
});

const subscribe = (name: string, kind: FeedKind = 'own') =>
  Subscription.to(company.client(name), kind);
const GONE = {
  status: 404,
  body: {
    code: 'feed.not_found',
    error: 'This calendar address is not valid. It may have been revoked.',
  },
};

async function shown(calendar: Subscription): Promise<string[]> {
  expect(await calendar.refresh()).not.toBe(404);
  return calendar.summaries;
}

test('leave of others tells neither when it was asked for nor when it was decided', async () => {
  const [leave] = await rows<{ id: string }>(
    server,
    `SELECT id FROM leave_request WHERE start_date = '${inDays(5)}'`,
  );
  const stamps = async (name: string, kind: FeedKind) =>
    String((await (await subscribe(name, kind)).read()).body).match(/DTSTAMP:\d{8}/g);
  const now = new Date(serverNow(server)).toISOString();
  const today = `DTSTAMP:${now.slice(0, 10).replaceAll('-', '')}`;
  expect(await stamps('Zoë', 'own')).toEqual([today]);
  const others = await subscribe('Tomasz', 'department');
  expect(await stamps('Tomasz', 'department')).not.toContain(today);
  await others.refresh();
  expect(
    others.events.map(({ uid }) => uid).filter((uid) => uid.includes(String(leave?.id))),
  ).toEqual([]);
});

test('an address is shown once, and a new one of its kind ends it', async () => {
  const client = company.client('Zoë');
  const first = await subscribe('Zoë');
  expect(first.token).toHaveLength(43);
  const { feeds, kinds } = (await client.get('/calendar-feed')).body;
  expect(kinds).toEqual(['own', 'department', 'holidays']);
  expect(feeds).toEqual([{ _id: expect.any(String), kind: 'own', createdAt: expect.any(String) }]);
  const second = await subscribe('Zoë');
  expect(await first.read()).toMatchObject(GONE);
  expect(await shown(second)).toEqual(['Annual Leave']);
  expect(await countRows(server, 'calendar_feed')).toBe(1);
  expect(
    (await auditOf(server, company.person('Zoë').userId._id)).slice(-3).map(({ action }) => action),
  ).toEqual(['account.add_feed', 'account.revoke_feed', 'account.add_feed']);
  const key = { 'idempotency-key': 'the same' };
  const { url } = (await client.post('/calendar-feed/add', { kind: 'holidays' }, key)).body;
  expect(await client.post('/calendar-feed/add', { kind: 'holidays' }, key)).toMatchObject({
    status: 409,
    body: { code: 'idempotency.not_repeatable' },
  });
  for (const table of ['calendar_feed', 'audit_entry', 'idempotency_key', 'auth_attempt']) {
    const stored = JSON.stringify(await rows(server, `SELECT * FROM ${table}`));
    for (const secret of [first.token, second.token, url.slice(-47, -4)])
      expect(stored).not.toContain(secret);
  }
});

test('of many addresses made at once, one works', async () => {
  const made = await inParallel(8, () =>
    company.client('Zoë').post('/calendar-feed/add', { kind: 'own' }),
  );
  expect(statuses(made)).toEqual({ 201: 8 });
  const read = await Promise.all(
    made.map(({ body }) => new Subscription(new URL(body.url, server.url).href).read()),
  );
  expect(statuses(read)).toEqual({ 200: 1, 404: 7 });
});

test('revoking and making are in the audit log, without the address', async () => {
  const calendar = await subscribe('Zoë');
  const [{ _id }] = (await company.client('Zoë').get('/calendar-feed')).body.feeds;
  expect(await company.client('Tomasz').delete(`/calendar-feed/${_id}`)).toMatchObject(DENIED);
  expect(await admin.delete(`/calendar-feed/${_id}`)).toMatchObject(GONE);
  expect(await company.client('Zoë').delete(`/calendar-feed/${_id}`)).toMatchObject({
    status: 200,
  });
  expect(await company.client('Zoë').delete(`/calendar-feed/${_id}`)).toMatchObject(DENIED);
  expect(await calendar.read()).toMatchObject(GONE);
  const entries = (await auditOf(server, company.person('Zoë').userId._id)).slice(-2);
  expect(entries.map(({ action, actorName, after }) => ({ action, actorName, after }))).toEqual(
    ['account.add_feed', 'account.revoke_feed'].map((action) => ({
      action,
      actorName: 'Zoë',
      after: { calendarFeed: 'own' },
    })),
  );
});

test('the address begins with PUBLIC_URL, if there is one', async () => {
  const other = await startServer({ PUBLIC_URL: 'https://hr.company.example' }, server.database);
  const client = await other.signIn(company.person('Zoë').email, 'a sound password for all');
  expect((await client.post('/calendar-feed/add', { kind: 'own' })).body.url).toMatch(
    /^https:\/\/hr\.company\.example\/api\/feed\/[\w-]{43}\.ics$/,
  );
  expect(
    (await company.client('Zoë').post('/calendar-feed/add', { kind: 'own' })).body.url,
  ).toMatch(/^\/api\/feed\/[\w-]{43}\.ics$/);
  await other.stop();
});

test('a guess, whatever its form, gets the answer of a revoked address', async () => {
  const { token } = await subscribe('Zoë');
  const guesses = [
    'x.ics',
    '.ics',
    token,
    `${token}.ICS`,
    `${token}.ics.ics`,
    `${token}.ics%00`,
    `${token.slice(1)}.ics`,
    `${token.toLowerCase()}a.ics`,
    `${token}a.ics`,
    `%20${token}.ics`,
    `${'x'.repeat(6_000)}.ics`,
    '%25.ics',
    'é'.repeat(500) + '.ics',
  ];
  for (const guess of guesses) {
    const { status, body } = await server.client().get(`/feed/${encodeURI(decodeURI(guess))}`);
    expect({ guess: guess.slice(0, 60), status, code: body.code }).toEqual({
      guess: guess.slice(0, 60),
      status: 404,
      code: 'feed.not_found',
    });
  }
  for (const path of [
    `/Feed/${token}.ics`,
    `/feed/${token}.ics/`,
    `/feed//${token}.ics`,
    '/feed/',
    '/feed',
  ])
    expect(await server.client().get(path)).toMatchObject({ status: 404 });
  for (const path of [`/feed?token=${token}`, `/feed/?file=${token}.ics`])
    expect(await server.client().get(path)).toMatchObject({ status: 404 });
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect((await server.client().send(method, `/feed/${token}.ics`)).status).toBe(404);
  expect(
    await new Subscription(`${server.url}/api/feed/${token}.ics`).read({}, 'HEAD'),
  ).toMatchObject({ status: 200, body: '' });
});

test.each([
  [
    'disabled',
    (disabled: boolean) =>
      server.admin().then(async (client) => {
        await client.confirm(ADMIN.password);
        await client.put(`/account/${company.person('Amélie').userId._id}`, { disabled });
      }),
  ],
  [
    'of somebody who has left',
    (left: boolean) => setLastDay(server, company.person('Amélie'), left ? '2020-01-02' : null),
  ],
  [
    'without a password',
    (without: boolean) =>
      store(server, `UPDATE account SET password_hash = ${without ? 'NULL' : "'x'"} WHERE id = ?`, [
        company.person('Amélie').userId._id,
      ]),
  ],
])('while an account is %s, it has no calendars', async (_, close) => {
  if ((await company.client('Amélie').get('/calendar-feed')).status !== 200)
    await company
      .client('Amélie')
      .signIn(company.person('Amélie').email, 'a sound password for all');
  const calendar = await subscribe('Amélie', 'department');
  expect(await shown(calendar)).toHaveLength(3);
  await close(true);
  expect(await calendar.read()).toMatchObject(GONE);
  await close(false);
});

test('colleagues are away, and nothing more: the type only if the team may see it', async () => {
  const calendar = await subscribe('Amélie', 'department');
  expect(await shown(calendar)).toEqual(['Zoë – away', 'Tomasz – away', 'Søren – away']);
  const { body } = await calendar.read();
  for (const secret of ['Annual', 'secret', 'OPAQUE', 'PRIVATE'])
    expect(body).not.toContain(secret);
  await store(server, "UPDATE leave_type SET visible_to_team = 1 WHERE name = 'Annual Leave'");
  expect(await shown(calendar)).toEqual([
    'Zoë – away, Annual Leave',
    'Tomasz – away, Annual Leave',
    'Søren – away, Annual Leave',
  ]);
  await store(server, "UPDATE leave_type SET visible_to_team = 0 WHERE name = 'Annual Leave'");
});

test('after a change of department, a feed shows the colleagues of the new one only', async () => {
  const calendar = await subscribe('Tomasz', 'department');
  expect(await shown(calendar)).toEqual(['Zoë – away', 'Søren – away']);
  const move = (department: string) =>
    store(server, 'UPDATE employee SET department_id = ? WHERE id = ?', [
      department,
      company.id('Tomasz'),
    ]);
  await move(cast.research._id);
  expect(await shown(calendar)).toEqual([]);
  await move(cast.sales._id);
  expect(await shown(calendar)).toHaveLength(2);
});

test('the team’s calendar is that of the people one decides for, and empty without any', async () => {
  expect(await company.client('Tomasz').post('/calendar-feed/add', { kind: 'team' })).toMatchObject(
    { status: 400, body: { errors: { kind: 'This calendar is not available to you.' } } },
  );
  const [team, above] = [await subscribe('Søren', 'team'), await subscribe('Henriette', 'team')];
  expect([await shown(team), await shown(above)]).toEqual([['Zoë – away'], ['Søren – away']]);
  await company.employ('Zoë', { approver: company.id('Henriette') });
  expect([await shown(team), await shown(above)]).toEqual([[], ['Zoë – away', 'Søren – away']]);
  await company.employ('Zoë', { approver: null });
  await company.change({ approvals: false });
  expect([await shown(team), await shown(above)]).toEqual([[], []]);
  await company.change({ approvals: true });
  expect(await shown(team)).toEqual(['Zoë – away']);
});

test('an admin reads what their employee record shows, and no more; without one, nothing', async () => {
  const calendar = await Subscription.to(cast.ruthClient, 'department');
  expect(await shown(calendar)).toEqual([]);
  expect((await admin.get('/calendar-feed')).body).toMatchObject({ feeds: [], kinds: [] });
  for (const kind of ['own', 'team', 'department', 'holidays'])
    expect(await admin.post('/calendar-feed/add', { kind })).toMatchObject({
      status: 400,
      body: { errors: { kind: expect.any(String) } },
    });
  await store(
    server,
    "INSERT INTO calendar_feed (id, account_id, kind, token_hash, created_at) VALUES ('f', ?, 'own', '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881', 1)",
    [admin.user._id],
  );
  expect(await server.client().get('/feed/x.ics')).toMatchObject(GONE);
});

test('the answer may be kept by nobody but the reader, and the ETag is of this address alone', async () => {
  const [own, again] = [
    await subscribe('Amélie', 'department'),
    await Subscription.to(company.client('Henriette'), 'holidays'),
  ];
  const { headers } = await own.read();
  expect(
    Object.fromEntries(
      [
        'cache-control',
        'content-type',
        'referrer-policy',
        'x-robots-tag',
        'content-disposition',
      ].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-disposition': 'inline; filename="calendar.ics"',
  });
  const etag = headers.get('etag') ?? '';
  expect(await own.read({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  expect((await again.read({ 'if-none-match': etag })).status).toBe(200);
  const replaced = await subscribe('Amélie', 'department');
  expect((await replaced.read({ 'if-none-match': etag })).status).toBe(200);
  expect(await own.read({ 'if-none-match': etag })).toMatchObject(GONE);
});

test('unknown addresses are limited for each client, those that work are not', async () => {
  const calendar = await subscribe('Zoë');
  const limited = await startServer(
    { RATE_LIMIT: 'on', ATTEMPTS_PER_ADDRESS: '20' },
    server.database,
  );
  const guesses: Answer[] = [];
  for (let n = 0; n < 25; n++) guesses.push(await limited.client().get(`/feed/guess-${n}.ics`));
  expect(guesses.map(({ status }) => status)).toEqual([
    ...Array<number>(20).fill(404),
    ...Array<number>(5).fill(429),
  ]);
  for (let n = 0; n < 40; n++)
    expect((await limited.client().get(`/feed/${calendar.token}.ics`)).status).toBe(200);
  await limited.stop();
});

test('people who leave are no longer shown', async () => {
  const calendar = await subscribe('Amélie', 'department');
  const gone = await hire(admin, { employeeId: 'L-1', name: 'Lena', department: cast.sales._id });
  const leave = await admin.post('/leave/add', {
    userId: gone._id,
    leaveType: 'Annual Leave',
    startDate: inDays(2),
    endDate: inDays(2),
    reason: 'Rest',
  });
  await company.approvedByAdmin(leave.body.leave);
  expect(await shown(calendar)).toContain('Lena – away');
  await setLastDay(server, gone, inDays(-1));
  expect(await shown(calendar)).not.toContain('Lena – away');
});
