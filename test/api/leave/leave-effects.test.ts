import { beforeEach, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveEffectRecord } from '../../../api/contract/leave/leave-cost-responses.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { LeaveEffects } from '../../../api/leave/request/leave-effects.js';
import { LeaveReturns } from '../../../api/leave/request/leave-returns.js';
import type { Actor } from '../../../api/platform/access/actor.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { serverOfFile } from '../../support/server.js';
import {
  storeHolidays,
  storeLeaveType,
  storePolicy,
  yearlyRules,
} from '../../support/stored-leave-rules.js';

let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `E-${++hired}0`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

const ask = (from: string, to: string) => requestLeave(ninaClient, nina._id, from, to);
const effects = async (...requests: Pick<LeaveRecord, '_id'>[]) =>
  (await cast.admin.get(`/leave/effects?ids=${requests.map(({ _id }) => _id).join(',')}`)).body
    .effects as LeaveEffectRecord[];

test('what remains with a request stands beside its decision, with all pending leave in it', async () => {
  await storePolicy(server, { rules: yearlyRules(10), holder: nina._id });
  const [first, second] = [
    await ask('2026-08-10', '2026-08-14'),
    await ask('2026-09-07', '2026-09-08'),
  ];
  expect(await effects(first, second)).toEqual([
    {
      _id: first._id,
      employeeId: nina._id,
      name: 'Nina Berg',
      unit: 'days',
      cost: 5,
      remaining: 3,
      shortBy: null,
    },
    {
      _id: second._id,
      employeeId: nina._id,
      name: 'Nina Berg',
      unit: 'days',
      cost: 2,
      remaining: 3,
      shortBy: null,
    },
  ]);
});

test('a balance below zero is negative, whether it is allowed or not', async () => {
  await storePolicy(server, {
    rules: { ...yearlyRules(4), negativeLimit: 2000 },
    holder: nina._id,
  });
  const allowed = await ask('2026-08-10', '2026-08-14');
  expect(await effects(allowed)).toMatchObject([{ cost: 5, remaining: -1, shortBy: null }]);
  const beyond = (
    await cast.admin.post('/leave/add', {
      userId: nina._id,
      leaveType: 'Annual Leave',
      startDate: '2026-09-07',
      endDate: '2026-09-09',
      reason: 'Rest',
      override: true,
      note: 'Agreed',
    })
  ).body.leave as LeaveRecord;
  expect(await effects(beyond)).toMatchObject([{ cost: 3, remaining: -4, shortBy: 2 }]);
});

test('without a policy there is no cost and no balance; what is not pending is left out', async () => {
  const free = await ask('2026-08-10', '2026-08-14');
  expect(await effects(free)).toEqual([
    {
      _id: free._id,
      employeeId: nina._id,
      name: 'Nina Berg',
      unit: 'days',
      cost: null,
      remaining: null,
      shortBy: null,
    },
  ]);
  await cast.admin.put(`/leave/${free._id}`, { status: 'Approved' });
  expect(await effects(free, { _id: newId() })).toEqual([]);
});

test('only ids are taken, a hundred at most', async () => {
  for (const ids of ['', 'x', Array.from({ length: 101 }, () => newId()).join(',')]) {
    expect(await cast.admin.get(`/leave/effects?ids=${ids}`)).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.any(String) } },
    });
  }
});

test('what is read of requests is what its reader may read of them', async () => {
  const [pending, decided] = [
    await ask('2026-08-10', '2026-08-14'),
    await approved('2026-09-07', '2026-09-08'),
  ];
  const actor = (employeeId: string) => ({ role: 'employee', employeeId }) as Actor;
  const [effectsOf, returnsOf] = [
    server.app.get(LeaveEffects, { strict: false }),
    server.app.get(LeaveReturns, { strict: false }),
  ];
  expect(await effectsOf.preview(actor(nina._id), [pending._id])).toHaveLength(1);
  expect(await effectsOf.preview(actor(cast.zoe._id), [pending._id])).toEqual([]);
  expect(await returnsOf.preview(actor(nina._id), [decided._id])).toHaveLength(1);
  expect(await returnsOf.preview(actor(cast.zoe._id), [decided._id])).toEqual([]);
});

test('what later leave needs does not remain, and a debt beyond what is allowed is one', async () => {
  await storePolicy(server, { rules: yearlyRules(10), holder: nina._id, from: '2026-01-01' });
  await ask('2026-09-07', '2026-09-11');
  expect(await effects(await ask('2026-08-10', '2026-08-11'))).toMatchObject([
    { cost: 2, remaining: 3, shortBy: null },
  ]);
});

const back = async ({ _id }: LeaveRecord) =>
  ((await cast.admin.get(`/leave/returns?ids=${_id}`)).body.returns as { on: string | null }[])[0]
    ?.on;
const approved = async (from: string, to: string, fields: Record<string, string> = {}) => {
  const leave = await requestLeave(ninaClient, nina._id, from, to, fields);
  await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' });
  return leave;
};

test('people are back on their next day of work, not on a Saturday, a holiday or a day of other leave', async () => {
  expect(await back(await approved('2026-11-23', '2026-11-27'))).toBe('2026-11-30');
  expect(await back(await approved('2026-12-07', '2026-12-08', { endsAt: 'noon' }))).toBe(
    '2026-12-08',
  );
  const first = await approved('2026-12-14', '2026-12-16');
  await approved('2026-12-17', '2026-12-18', { leaveType: 'Sick Leave' });
  expect(await back(first)).toBe('2026-12-21');
  await storeHolidays(server, nina._id, { '2026-12-21': null });
  expect(await back(first)).toBe('2026-12-22');
  const pending = await ask('2026-09-01', '2026-09-02');
  expect(await back(pending)).toBeUndefined();
});

test('people are back on the last day only if they work its afternoon, or the rest of it after minutes', async () => {
  await storeLeaveType(server, { name: `Hours ${nina.employeeId}`, unit: 'minutes' });
  const minutes = (day: string, length: number) =>
    approved(day, day, { leaveType: `Hours ${nina.employeeId}`, minutes: String(length) });
  expect(await back(await approved('2026-12-03', '2026-12-03', { startsAt: 'noon' }))).toBe(
    '2026-12-04',
  );
  expect(await back(await approved('2026-12-07', '2026-12-08', { startsAt: 'noon' }))).toBe(
    '2026-12-09',
  );
  expect(await back(await approved('2026-12-10', '2026-12-10', { endsAt: 'noon' }))).toBe(
    '2026-12-10',
  );
  expect(await back(await minutes('2026-12-14', 60))).toBe('2026-12-14');
  expect(await back(await minutes('2026-12-15', 300))).toBe('2026-12-15');
  expect(await back(await minutes('2026-12-16', 480))).toBe('2026-12-17');
  await minutes('2026-11-24', 60);
  expect(await back(await approved('2026-11-23', '2026-11-23'))).toBe('2026-11-24');
});
