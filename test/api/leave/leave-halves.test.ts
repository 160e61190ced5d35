import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Client } from '../../support/client.js';
import { rows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { storeLeaveType } from '../../support/stored-leave-rules.js';
import { statuses, inParallel } from '../../support/together.js';

let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;

const server = await serverOfFile();
const cast = await hireCast(server);
await storeLeaveType(server, { name: 'Whole days', halfDays: 0 });
await storeLeaveType(server, { name: 'Hours', unit: 'minutes' });
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `H-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

const MONDAY = '2026-08-10';
const TUESDAY = '2026-08-11';
const add = (startDate: string, endDate: string, fields: Record<string, unknown> = {}) =>
  ninaClient.post('/leave/add', {
    userId: nina._id,
    leaveType: 'Annual Leave',
    startDate,
    endDate,
    reason: 'Rest',
    ...fields,
  });
const days = (leave: LeaveRecord) =>
  rows(server, 'SELECT day, morning, afternoon FROM leave_day WHERE leave_id = ? ORDER BY day', [
    leave._id,
  ]);

test('a request from noon to noon takes the halves between', async () => {
  const leave = await requestLeave(ninaClient, nina._id, MONDAY, '2026-08-12', {
    startsAt: 'noon',
    endsAt: 'noon',
  });
  expect(leave).toMatchObject({
    startsAt: 'noon',
    endsAt: 'noon',
    minutes: null,
    unit: 'days',
    days: 3,
  });
  expect(await days(leave)).toEqual([
    { day: MONDAY, morning: null, afternoon: 1 },
    { day: TUESDAY, morning: 1, afternoon: 1 },
    { day: '2026-08-12', morning: 1, afternoon: null },
  ]);
});

test('two halves of a day fit, all else overlaps', async () => {
  await requestLeave(ninaClient, nina._id, MONDAY, TUESDAY, { endsAt: 'noon' });
  for (const fields of [{}, { endsAt: 'noon' }] as Record<string, string>[]) {
    expect(await add(TUESDAY, TUESDAY, fields)).toMatchObject({
      status: 409,
      body: { code: 'leave.overlap', error: expect.stringContaining(MONDAY) },
    });
    const query = new URLSearchParams({
      userId: nina._id,
      leaveType: 'Annual Leave',
      startDate: TUESDAY,
      endDate: TUESDAY,
      ...fields,
    });
    expect((await ninaClient.get(`/leave/quote?${query.toString()}`)).body.faults).toMatchObject([
      { code: 'leave.overlap', overridable: false },
    ]);
  }
  const free = new URLSearchParams({
    userId: nina._id,
    leaveType: 'Sick Leave',
    startDate: TUESDAY,
    endDate: TUESDAY,
    startsAt: 'noon',
  });
  expect((await ninaClient.get(`/leave/quote?${free.toString()}`)).body.faults).toEqual([]);
  expect((await add(TUESDAY, TUESDAY, { startsAt: 'noon', leaveType: 'Sick Leave' })).status).toBe(
    201,
  );
  expect((await add(TUESDAY, TUESDAY, { startsAt: 'noon' })).body.code).toBe('leave.overlap');
});

test('of many requests for the halves of a day at once, one of each half is stored', async () => {
  const answers = await inParallel(10, (n) =>
    add(MONDAY, MONDAY, n % 2 ? { startsAt: 'noon' } : { endsAt: 'noon' }),
  );
  expect(statuses(answers)).toEqual({ 201: 2, 409: 8 });
});

describe('what a type does not have is a 400 at its field', () => {
  test.each([
    [
      'half days',
      { leaveType: 'Whole days', startsAt: 'noon' },
      'startsAt',
      'Whole days is taken in whole days.',
    ],
    [
      'half days at the end',
      { leaveType: 'Whole days', endsAt: 'noon' },
      'endsAt',
      'Whole days is taken in whole days.',
    ],
    [
      'noon to noon of one day',
      { endDate: MONDAY, startsAt: 'noon', endsAt: 'noon' },
      'endsAt',
      'Leave cannot start and end at midday of the same day.',
    ],
    [
      'minutes of days',
      { endDate: MONDAY, minutes: 60 },
      'minutes',
      'Annual Leave is counted in days, not in minutes.',
    ],
    [
      'minutes of two days',
      { leaveType: 'Hours', minutes: 60 },
      'minutes',
      'Minutes can be given only for leave of a single day.',
    ],
    [
      'no minutes',
      { leaveType: 'Hours', endDate: MONDAY, minutes: 0 },
      'minutes',
      'Minutes must be a whole number from 1 to 1440.',
    ],
    [
      'more minutes than a day has',
      { leaveType: 'Hours', endDate: MONDAY, minutes: 1441 },
      'minutes',
      'Minutes must be a whole number from 1 to 1440.',
    ],
  ])(
    '%s',
    async (
      _,
      { endDate = TUESDAY, ...fields }: Record<string, unknown> & { endDate?: string },
      field,
      words,
    ) => {
      expect(await add(MONDAY, endDate, fields)).toMatchObject({
        status: 400,
        body: { errors: { [field]: words } },
      });
    },
  );

  test('minutes of one day are stored', async () => {
    expect(await add(MONDAY, MONDAY, { leaveType: 'Hours', minutes: 90 })).toMatchObject({
      status: 201,
      body: { leave: { unit: 'minutes', minutes: 90, cost: null } },
    });
  });
});
