import { describe, expect, test } from '@jest/globals';
import { Sealer } from '../../api/audit/sealer.js';
import type { AuditEntryRecord } from '../../api/contract/audit.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { hireCast, paySalary, requestLeave, type Cast } from '../support/cast.js';
import { eventually } from '../support/eventually.js';
import { countRows, rows, store } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';

const server = await serverOfFile({ TIME_ZONE: 'Pacific/Auckland' });
const cast = await hireCast(server);
const leave = await requestLeave(cast.zoeClient, cast.zoe._id, '2026-03-02', '2026-03-03');
await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved', note: 'Go' });
await paySalary(cast.admin, cast.zoe._id, { basicSalary: '1234.50' });
await cast.admin.put(`/employee/contact/${cast.zoe._id}`, {
  phone: '123',
  address: null,
  emergencyContact: null,
});
const changeset = newId();
// As imports write them: by SQL, with an id that is older than the entry. 31 January in Auckland from 11:00 UTC on the 30th.
await bulk('2026-01-30T10:59:59.999Z', 'First of Łódź');
await bulk('2026-01-30T11:00:00.000Z', 'Second of Łódź');
await bulk('2026-01-31T11:00:00.000Z', 'Third of Łódź');
await server.app.get(Sealer).settled();
const total = await countRows(server, 'audit_entry');

function bulk(recordedAt: string, name: string): Promise<void> {
  return store(
    server,
    `INSERT INTO audit_entry (id, recorded_at, actor_name, action, subject, subject_id, subject_name, value_before, value_after, changeset_id)
     VALUES (?, ?, 'Import', 'department.import', 'department', ?, ?, ?, ?, ?)`,
    [
      newId(),
      Date.parse(recordedAt),
      newId(),
      name,
      '{"pay":1.5,"manager":{"_id":"x"}}',
      '{"pay":2,"active":true}',
      changeset,
    ],
  );
}

async function entries(
  query: Record<string, unknown>,
  path = '/audit',
): Promise<AuditEntryRecord[]> {
  const { status, body } = await cast.admin.get(`${path}?${params(query)}`);
  expect({ status, body: status === 200 ? undefined : body }).toEqual({
    status: 200,
    body: undefined,
  });
  return body.entries;
}

const params = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();
const names = (found: AuditEntryRecord[]) => found.map(({ subjectName }) => subjectName);

test('a page has the newest first, how many there are, and each entry’s place in the chain', async () => {
  const { body, headers } = await cast.admin.get(`/audit?${params({ range: [0, 4] })}`);
  expect(headers.get('content-range')).toBe(`audit 0-4/${total}`);
  expect(body.summary).toEqual({ total });
  expect(body.entries[0]).toEqual({
    _id: expect.any(String),
    recordedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    actor: { _id: cast.admin.user._id, name: ADMIN.name },
    action: 'employee.contact',
    subject: 'employee',
    subjectId: cast.zoe._id,
    subjectName: 'Zoë Weiß',
    changes: [{ field: 'phone', before: null, after: '123' }],
    requestId: expect.any(String),
    changesetId: null,
    number: expect.any(Number),
  });
  const all = await entries({});
  expect(all).toHaveLength(total);
  const times = all.map(({ recordedAt }) => recordedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(all.map(({ number }) => number).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: total }, (_, place) => place + 1),
  );
});

test('what an import wrote is told field by field, with plain values', async () => {
  const [first] = await entries({ filter: { changeset }, sort: ['recordedAt', 'ASC'] });
  expect(first).toMatchObject({
    actor: { _id: null, name: 'Import' },
    changesetId: changeset,
    changes: [
      { field: 'pay', before: 1.5, after: 2 },
      { field: 'manager', before: '{"_id":"x"}', after: null },
      { field: 'active', before: null, after: true },
    ],
  });
});

describe('the filter', () => {
  test.each<
    [
      string,
      (the: Cast) => Record<string, unknown>,
      (entry: AuditEntryRecord, the: Cast) => boolean,
    ]
  >([
    [
      'by who did it',
      ({ zoeClient }) => ({ actor: zoeClient.user._id }),
      ({ actor }, { zoeClient }) => actor._id === zoeClient.user._id,
    ],
    [
      'by kind of object',
      () => ({ subject: 'department' }),
      ({ subject }) => subject === 'department',
    ],
    [
      'by object',
      ({ zoe }) => ({ object: zoe._id }),
      ({ subjectId }, { zoe }) => subjectId === zoe._id,
    ],
    [
      'by what was done',
      () => ({ action: 'leave.decide' }),
      ({ action }) => action === 'leave.decide',
    ],
    ['by changeset', () => ({ changeset }), ({ changesetId }) => changesetId === changeset],
    [
      'by a day where the company is',
      () => ({ from: '2026-01-31', to: '2026-01-31' }),
      ({ subjectName }) => subjectName === 'Second of Łódź',
    ],
    [
      'up to a day',
      () => ({ to: '2026-01-31' }),
      ({ recordedAt }) => recordedAt < '2026-01-31T11:00:00.000Z',
    ],
    [
      'by names, folded',
      () => ({ q: 'zoe weiss' }),
      ({ actor, subjectName }) => [actor.name, subjectName].includes('Zoë Weiß'),
    ],
    [
      'by names that were written in bulk',
      () => ({ q: 'of lodz' }),
      ({ changesetId }) => changesetId === changeset,
    ],
    ['by place', () => ({ number: 2 }), ({ number }) => number === 2],
    [
      'by several',
      ({ zoe }) => ({ q: 'zoe', object: zoe._id, action: 'employee.contact' }),
      ({ action, subjectId }, { zoe }) => action === 'employee.contact' && subjectId === zoe._id,
    ],
  ])('finds entries %s', async (_, filter, matches) => {
    const all = await entries({});
    const expected = all.filter((entry) => matches(entry, cast));
    expect(expected.length).toBeGreaterThan(0);
    expect(await entries({ filter: filter(cast) })).toEqual(expected);
    const { headers } = await cast.admin.get(
      `/audit?${params({ range: [0, 0], filter: filter(cast) })}`,
    );
    expect(headers.get('content-range')).toBe(`audit 0-0/${expected.length}`);
  });

  test('refuses what it does not know at filter', async () => {
    const wrong = [
      { actor: 'x' },
      { subject: 'secret' },
      { object: 1 },
      { action: "employee.update' OR 1=1" },
      { number: 0 },
      { number: '1' },
      { from: '2026-02-30' },
      { to: 5 },
      { value: 'x' },
      { q: ['x'] },
    ];
    for (const filter of wrong)
      expect({ filter, ...(await cast.admin.get(`/audit?${params({ filter })}`)) }).toMatchObject({
        filter,
        status: 400,
        body: { errors: { filter: expect.any(String) } },
      });
    expect(await cast.admin.get(`/audit?${params({ sort: ['valueAfter', 'ASC'] })}`)).toMatchObject(
      { status: 400, body: { errors: { sort: expect.any(String) } } },
    );
  });

  test('takes the first and the last day that there are', async () => {
    expect(await entries({ filter: { from: '9999-12-31' } })).toEqual([]);
    expect(await entries({ filter: { from: '0001-01-01', to: '9999-12-31' } })).toHaveLength(total);
  });
});

test('the whole history of an employee needs the password, a page of it does not', async () => {
  const unconfirmed = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
  const path = `/history/employee/${cast.amara._id}`;
  expect((await unconfirmed.get(path)).body.code).toBe('auth.confirm_needed');
  expect((await unconfirmed.get(`${path}?range=[0,9]`)).status).toBe(200);
});

test('the list as a file needs the password, and is safe for spreadsheets', async () => {
  const asked = `/audit?${params({ filter: { changeset } })}`;
  const unconfirmed = await server.signInUnconfirmed(ADMIN.email, ADMIN.password);
  expect(await unconfirmed.get(asked, { accept: 'text/csv' })).toMatchObject({
    status: 403,
    body: { code: 'auth.confirm_needed' },
  });
  await cast.admin.confirm(ADMIN.password);
  const answer = await fetch(`${server.url}/api${asked}`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${cast.admin.token}` },
  });
  const text = await answer.text();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
  expect(text).toContain('Entry,Recorded,Actor,Action,Subject,Subject Name,Before,After,');
  expect(text).toContain('"pay: 1.50\nmanager: {""_id"":""x""}","pay: 2\nactive: true"');
});

describe('the history', () => {
  test('of an employee has the person, the account, pay and leave, and nothing else, by either id', async () => {
    await cast.admin.confirm(ADMIN.password);
    await cast.admin.put(`/account/${cast.zoe._id}`, { disabled: true });
    await server.app.get(Sealer).settled();
    const found = await entries({}, `/history/employee/${cast.zoe._id}`);
    expect([...new Set(found.map(({ subject }) => subject))].sort()).toEqual([
      'account',
      'employee',
      'leave',
      'salary',
    ]);
    expect([...new Set(names(found))]).toEqual(['Zoë Weiß']);
    expect(found.at(-1)).toMatchObject({ action: 'employee.add' });
    expect(await entries({}, `/history/employee/${cast.zoe.userId._id}`)).toEqual(found);
    const { headers, body } = await cast.admin.get(
      `/history/employee/${cast.zoe._id}?${params({ range: [0, 1], filter: { subject: 'leave' } })}`,
    );
    expect({ range: headers.get('content-range'), summary: body.summary }).toEqual({
      range: 'audit 0-1/2',
      summary: { total: found.length },
    });
    expect(names(await entries({}, `/history/employee/${cast.amara._id}`))).not.toContain(
      'Zoë Weiß',
    );
  });

  test('of a leave request has its own entries', async () => {
    const [leave] = await rows<{ id: string }>(server, 'SELECT id FROM leave_request');
    expect((await entries({}, `/history/leave/${leave?.id}`)).map(({ action }) => action)).toEqual([
      'leave.decide',
      'leave.request',
    ]);
  });

  test('of nobody is not found', async () => {
    expect(await cast.admin.get(`/history/employee/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'employee.not_found' },
    });
    expect(await cast.admin.get(`/history/leave/${cast.zoe._id}`)).toMatchObject({
      status: 404,
      body: { code: 'leave.not_found' },
    });
    expect(await cast.admin.get('/history/leave/x')).toMatchObject({
      status: 400,
      body: { errors: { id: expect.any(String) } },
    });
  });
});

test('the state of the chain is told, and a check that was begun tells its end', async () => {
  expect((await cast.admin.get('/audit/chain')).body.chain).toMatchObject({
    checkedAt: null,
    checked: 0,
    broken: null,
    checking: null,
  });
  expect(await cast.admin.post('/audit/verify')).toMatchObject({
    status: 200,
    body: { chain: { checking: { done: expect.any(Number) } } },
  });
  await server.app.get(Sealer).settled();
  const chain = await eventually(async () => {
    const { body } = await cast.admin.get('/audit/chain');
    return body.chain.checking === null && body.chain;
  });
  const all = await countRows(server, 'audit_entry');
  expect(chain).toEqual({
    sealed: all,
    unsealed: 0,
    lastSealedAt: expect.any(String),
    checkedAt: expect.any(String),
    checked: expect.any(Number),
    broken: null,
    checking: null,
  });
  expect(chain.checked).toBeGreaterThanOrEqual(total);
});
