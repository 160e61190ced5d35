import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { EFFECT_PEOPLE_MAX } from '../../../api/contract/payroll/pay-runs.js';
import { EntitlementFacts } from '../../../api/entitlement/facts/entitlement-facts.js';
import { LeaveDays } from '../../../api/entitlement/facts/leave-days.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { insertRows } from '../../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { hireCast } from '../../support/cast.js';
import { storeAssignment } from '../../support/leave-preview.js';
import { addLeaveType, addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const payroll = new PayrollCalls(cast.ruthClient, cast.admin);
let leaveTypeId: string;
let pattern: string;
let calendar: string;

beforeAll(async () => {
  await payroll.setUp('2026-10-01');
  leaveTypeId = (await addLeaveType(cast.admin, { name: 'Sabbatical', paid: true }))._id;
  pattern = await addWorkPattern(cast.admin, 'Monday to Thursday', FOUR_DAYS);
  calendar = (await payroll.post('/holiday/add', { name: 'Norway' })).calendar._id;
  await storeAssignment(cast.admin, {
    holders: '*',
    subject: 'calendar',
    target: calendar,
    from: '2026-01-01',
  });
  await storeCrowd();
});

async function storeCrowd(): Promise<void> {
  const crowd = Array.from({ length: EFFECT_PEOPLE_MAX + 1 }, (_, n) => ({ id: newId(), n }));
  await server.app.get(UnitOfWork).write(async (manager) => {
    await insertRows(
      manager,
      'account',
      ['id', 'name', 'email', 'email_key', 'role', 'language', 'created_at'],
      crowd.map(({ id, n }) => [
        id,
        `P ${n}`,
        `${n}@x.example`,
        `${n}@x.example`,
        'employee',
        'en',
        0,
      ]),
    );
    await insertRows(
      manager,
      'employee',
      [
        'id',
        'account_id',
        'department_id',
        'employee_id',
        'employee_id_key',
        'employee_id_folded',
        'name_folded',
        'search',
        'hire_date',
        'salary',
        'version',
        'created_at',
      ],
      crowd.map(({ id, n }) => [
        id,
        id,
        cast.sales._id,
        `L-${n}`,
        `l-${n}`,
        `l-${n}`,
        `p ${n}`,
        `p ${n}`,
        '2020-01-01',
        200_000,
        1,
        0,
      ]),
    );
    await manager.query(
      `INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, days, reason, reason_folded, status, created_at)
       SELECT id, id, ?, 'Sabbatical', '2026-10-05', '2026-10-05', 1, 'x', 'x', 'Approved', 0 FROM employee`,
      [leaveTypeId],
    );
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('An effect on more than a thousand people is refused before their facts are read:', () => {
  test.each([
    ['a type of leave', () => ({ kind: 'leaveType', leaveTypeId, paid: false })],
    [
      'a pattern for everybody',
      () => ({
        kind: 'workingTime',
        change: {
          kind: 'assignment',
          holders: '*',
          subject: 'pattern',
          target: pattern,
          from: '2026-10-01',
        },
      }),
    ],
    [
      'holidays',
      () => ({
        kind: 'workingTime',
        change: {
          kind: 'holidays',
          calendar,
          add: [{ day: '2026-11-23', name: 'Founders’ day' }],
          remove: [],
        },
      }),
    ],
    ['a setting', () => ({ kind: 'setting', proration: 'working' })],
  ])('%s', async (_, change) => {
    const days = jest.spyOn(server.app.get(LeaveDays, { strict: false }), 'read');
    const employments = jest.spyOn(
      server.app.get(EntitlementFacts, { strict: false }),
      'readWithoutLeave',
    );
    const { status, body } = await cast.admin.post('/payroll/effect', change());
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'payroll.effect_people' });
    expect(days).not.toHaveBeenCalled();
    expect(employments).not.toHaveBeenCalled();
  });
});

test('Whether a type of leave is paid is asked for before people are counted', async () => {
  const { body } = await cast.admin.post('/payroll/effect', { kind: 'leaveType', leaveTypeId });
  expect(Object.keys(body.errors ?? {})).toEqual(['paid']);
});
