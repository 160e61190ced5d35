import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type {
  LeaveBalanceRecord,
  LedgerLineRecord,
} from '../../../api/contract/leave/leave-balances.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment } from '../../support/cast.js';
import { previewed } from '../../support/leave-preview.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { serverOfFile } from '../../support/server.js';
import { closeLeave, storeClosings } from '../../support/year-end.js';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => '2026-11-22');
const admin = await server.admin();
const department = await addDepartment(admin, { dep_name: 'Returners' });

/** Hired on 1 January 2025, last day 31 March 2026, back on 1 July 2026. */
async function returner(carry: number | null, leaveType?: { _id: string; name: string }) {
  const career = await Career.begin(admin, department, {
    from: '2025-01-01',
    hireDate: '2025-01-01',
    rules: yearly(24, { carry }),
    leaveType,
  });
  await leave(career);
  await comeBack(career);
  return career;
}

const leave = async ({ id }: Career) =>
  expect((await admin.put(`/employee/employment/${id}`, { leftOn: '2026-03-31' })).status).toBe(
    200,
  );
const comeBack = async ({ id }: Career) =>
  expect((await admin.post(`/employee/return/${id}`, { returnDate: '2026-07-01' })).status).toBe(
    200,
  );
const balanceOn = async (
  { id }: Career,
  on: string,
  type = 'Annual Leave',
): Promise<LeaveBalanceRecord> =>
  (await admin.get(`/leave/balance/${id}?on=${on}`)).body.balances.find(
    ({ leaveType }: LeaveBalanceRecord) => leaveType.name === type,
  );
const addsUp = (lines: LedgerLineRecord[]) => {
  let sum = 0;
  for (const { amount, balance } of lines) expect(balance).toBeCloseTo((sum += amount), 3);
};

describe('21. what is left of an employment', () => {
  test('with an unlimited carry-over ends in a line of its own on the day of the return', async () => {
    const career = await returner(null);
    expect(await career.ledger('2025-01-01', '2026-12-31')).toEqual([
      '2025-01-01 accrual +24.000 24.000',
      '2026-01-01 carried 0.000 24.000',
      '2026-01-01 accrual +24.000 48.000',
      '2026-03-31 leaving -18.000 30.000',
      '2026-07-01 ended -30.000 0.000',
      '2026-07-01 accrual +12.000 12.000',
    ]);
    const [ended] = (await career.lines('2026-07-01', '2026-07-01')) as [LedgerLineRecord];
    expect(ended).toMatchObject({
      until: '2026-03-31',
      parts: [
        { allocation: '2026', amount: 6 },
        { allocation: 'carried 2025', amount: 24 },
      ],
    });
  });

  test('can be settled between the employments, and no longer be taken', async () => {
    const career = await returner(null);
    expect(await balanceOn(career, '2026-03-31')).toMatchObject({
      balance: 30,
      available: 30,
      endedOn: null,
    });
    expect(await balanceOn(career, '2026-05-01')).toMatchObject({
      balance: 30,
      available: 0,
      endedOn: '2026-03-31',
    });
    expect(await balanceOn(career, '2026-07-01')).toMatchObject({
      balance: 12,
      available: 12,
      endedOn: null,
    });
  });

  test('is only what was not paid out, given back as an adjustment where it is kept', async () => {
    const career = await returner(0);
    const enter = (day: string, kind: string, amount: number) =>
      admin.post('/leave/entry/add', {
        employeeId: career.id,
        leaveType: 'Annual Leave',
        day,
        kind,
        amount,
        reason: 'Settled',
      });
    expect((await enter('2026-04-15', 'payout', -4)).status).toBe(201);
    expect((await enter('2026-07-01', 'adjustment', 2)).status).toBe(201);
    expect(await career.ledger('2026-01-02', '2026-12-31')).toEqual([
      '2026-03-31 leaving -18.000 6.000',
      '2026-04-15 payout -4.000 2.000',
      '2026-07-01 ended -2.000 0.000',
      '2026-07-01 accrual +12.000 12.000',
      '2026-07-01 adjustment +2.000 14.000',
    ]);
    expect(await balanceOn(career, '2026-05-01')).toMatchObject({ balance: 2, available: 0 });
  });

  test('can be a debt, which ends alike', async () => {
    const career = await Career.begin(admin, department, {
      from: '2026-01-01',
      hireDate: '2026-01-01',
      rules: yearly(24),
    });
    await career.take('2026-02-02', '2026-02-13');
    await leave(career);
    expect(await balanceOn(career, '2026-05-01')).toMatchObject({ balance: -4, available: -4 });
    await comeBack(career);
    expect((await career.ledger('2026-03-31', '2026-12-31')).slice(-3)).toEqual([
      '2026-03-31 leaving -18.000 -4.000',
      '2026-07-01 ended +4.000 0.000',
      '2026-07-01 accrual +12.000 12.000',
    ]);
  });

  test('of somebody who has not returned stays to be paid out, and the list has nothing available', async () => {
    const career = await Career.begin(admin, department, {
      from: '2025-01-01',
      hireDate: '2025-01-01',
      rules: yearly(24),
    });
    await leave(career);
    expect(await balanceOn(career, '2026-11-22')).toMatchObject({
      balance: 6,
      available: 0,
      endedOn: '2026-03-31',
    });
    await storeClosings(server);
    const filter = encodeURIComponent(
      JSON.stringify({ status: 'Left', leaveType: 'Annual Leave' }),
    );
    const { body } = await admin.get(`/leave/balances?filter=${filter}&range=[0,99]`);
    expect(body.accounts.find(({ _id }: { _id: string }) => _id === career.id)).toMatchObject({
      available: 0,
    });
  });
});

describe('the ledger of a returner', () => {
  let type: { _id: string; name: string };
  let career: Career;
  const seen = async () => [
    await career.ledger('2025-01-01', '2026-12-31'),
    (await balanceOn(career, '2026-05-01', type.name)).balance,
    (await balanceOn(career, '2026-08-01', type.name)).balance,
  ];

  beforeAll(async () => {
    type = await addLeaveType(admin, { name: 'Closed between' });
    career = await returner(null, type);
    await career.take('2025-06-02', '2025-06-06');
    await career.take('2026-08-03', '2026-08-04');
  });

  test('adds up in the file of the ledger as well', async () => {
    addsUp(await career.lines('2025-01-01', '2026-12-31'));
    const { body } = await admin.get(
      `/leave/ledger/${career.id}?leaveType=${encodeURIComponent(type.name)}&from=2026-07-01&to=2026-12-31`,
      { accept: 'text/csv' },
    );
    expect(body).toContain(',2026-07-01,ended,-25,0,2026-03-31,');
  });

  test('adds up in a preview of holidays on both sides', async () => {
    const { calendar } = (await admin.post('/holiday/add', { name: 'Returners' })).body;
    await admin.post('/work/assignment/add', {
      holders: [career.id],
      subject: 'calendar',
      target: calendar._id,
      from: '2025-01-01',
    });
    const preview = await previewed(
      admin,
      {
        kind: 'holidays',
        calendar: calendar._id,
        add: [
          { day: '2025-06-03', name: 'Before' },
          { day: '2026-08-03', name: 'After' },
        ],
        remove: [],
      },
      '2026-12-31',
    );
    const { people } = (await admin.get(`/leave/preview/people/${preview._id}?range=[0,9]`)).body;
    expect(people).toMatchObject([{ before: 10, after: 11 }]);
    expect(
      people[0].reasons.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    ).toBe(1);
  });

  test('adds up through a year-end closing', async () => {
    const before = await seen();
    await closeLeave(admin, type.name, '2025-12-31');
    expect(await seen()).toEqual(before);
    await storeClosings(server);
    expect(await seen()).toEqual(before);
    addsUp(await career.lines('2025-01-01', '2026-12-31'));
  });
});
