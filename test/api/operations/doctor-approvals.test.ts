import { beforeAll, expect, test } from '@jest/globals';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { approverLoops } from '../../../api/operations/doctor/approver-loops.js';
import { runChecks, type CheckResult } from '../../../api/operations/doctor/doctor.js';
import { readConfiguration } from '../../../api/platform/config/configuration.js';
import { hireCast, requestLeave } from '../../support/cast.js';
import { store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const { admin, amara, zoe, ruth, amaraClient } = await hireCast(server);
const approver = (of: { _id: string }, who: { _id: string } | null) =>
  admin.put(`/employee/employment/${of._id}`, { approver: who?._id ?? null });

async function found(): Promise<Omit<CheckResult, 'check'>[]> {
  const environment = { ...server.database.environment, TIME_ZONE: 'UTC' };
  const results: CheckResult[] = [];
  for await (const one of runChecks(readConfiguration(environment), environment)) results.push(one);
  return results
    .filter(({ check }) => check === 'approvals')
    .map(({ check: _, ...finding }) => finding);
}
const warnings = async () =>
  (await found()).filter(({ state }) => state !== 'ok').map(({ found: text }) => text);

beforeAll(async () => {
  await requestLeave(amaraClient, amara._id, '2026-03-02', '2026-03-04');
});

test('without approvals there is nothing to look at', async () => {
  await approver(amara, zoe);
  await approver(zoe, amara);
  expect(await found()).toEqual([
    { state: 'ok', found: 'Approvals are off: admins decide all leave.' },
  ]);
  expect((await admin.put('/setting/approvals', { approvals: true })).status).toBe(200);
});

test('people who approve for each other are told', async () => {
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^(Amara Okafor → Zoë Weiß → Amara Okafor|Zoë Weiß → Amara Okafor → Zoë Weiß): these people approve for each other in a circle\.$/,
    ),
  ]);
  await approver(zoe, ruth);
  expect(await found()).toEqual([
    {
      state: 'ok',
      found:
        'Approvals are on; HR decides for 1 of 3 people, whose approver is missing or cannot sign in.',
    },
  ]);
});

test('a step of people of whom nobody can sign in is told', async () => {
  const type = (await admin.get('/leave/type')).body.types.find(
    ({ name }: LeaveTypeRecord) => name === 'Annual Leave',
  ) as LeaveTypeRecord;
  expect(
    (
      await admin.put(`/leave/type/${type._id}`, {
        ...type,
        chain: [{ who: 'approver' }, { who: 'people', people: [zoe._id] }],
      })
    ).status,
  ).toBe(200);
  expect(await warnings()).toEqual([]);
  await admin.put(`/account/${zoe._id}`, { disabled: true });
  expect(await warnings()).toEqual([
    'Nobody of step 2 of Annual Leave can sign in, so requests go to the next step.',
  ]);
});

test('requests that wait for nobody are told', async () => {
  expect(await warnings()).not.toContainEqual(expect.stringContaining('wait for nobody'));
  await store(server, 'DELETE FROM leave_waiting');
  expect(await warnings()).toContainEqual('1 leave requests wait for nobody.');
});

test.each([
  ['no circle', { a: 'b', b: 'c', c: null }, []],
  ['oneself', { a: 'a' }, ['a']],
  ['two, and somebody who leads to them', { x: 'a', a: 'b', b: 'a' }, ['a b']],
  ['three, met in the middle', { c: 'a', a: 'b', b: 'c' }, ['c a b']],
  ['two circles', { a: 'b', b: 'a', c: 'd', d: 'c' }, ['a b', 'c d']],
  ['somebody unknown', { a: 'gone' }, []],
])('circles of approvers: %s', (_, approvers, loops) => {
  expect(
    approverLoops(new Map(Object.entries(approvers as Record<string, string | null>))).map((loop) =>
      loop.join(' '),
    ),
  ).toEqual(loops);
});
