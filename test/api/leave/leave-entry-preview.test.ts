import { describe, expect, jest, test } from '@jest/globals';
import type { EntryEffect } from '../../../api/contract/leave/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment, hireCast } from '../../support/cast.js';
import { rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const TODAY = '2026-11-22';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockReturnValue(TODAY);
const cast = await hireCast(server);
const department = await addDepartment(cast.admin, { dep_name: 'Examples' });

const begin = (rules: Parameters<typeof yearly>[1] & object, amount = 25, from = '2025-01-01') =>
  Career.begin(cast.admin, department, { from, rules: yearly(amount, rules) });
const entry = (career: Career, more: object) => ({
  employeeId: career.id,
  leaveType: 'Annual Leave',
  day: TODAY,
  kind: 'adjustment',
  amount: 2,
  ...more,
});

async function effect(career: Career, more: object): Promise<EntryEffect> {
  const { status, body } = await cast.admin.post('/leave/entry/preview', entry(career, more));
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
  return body.effect;
}

const figures = ({ before, after, lost }: EntryEffect) => ({
  available: [before?.available, after?.available],
  lost,
});

describe('the preview of an entry', () => {
  test('says what is available before and after, and stores nothing', async () => {
    const career = await begin({});
    const stored = () => rows(server, 'SELECT id FROM leave_entry');
    const before = await stored();
    expect(figures(await effect(career, {}))).toEqual({ available: [25, 27], lost: [] });
    expect(await stored()).toEqual(before);
  });

  test.each<[string, Parameters<typeof begin>[0], object, (number | null)[], EntryEffect['lost']]>([
    [
      'a credit above the highest balance',
      { cap: 30 },
      { kind: 'credit', amount: 8 },
      [25, 30],
      [{ why: 'capped', amount: 3, cap: 30 }],
    ],
    [
      'an addition to a year of which nothing carries over',
      {},
      { day: '2025-12-01' },
      [25, 25],
      [{ why: 'expired', amount: 2, on: '2025-12-31' }],
    ],
    [
      'what a year that lapsed is deducted',
      {},
      { day: '2025-12-01', amount: -2 },
      [25, 25],
      [{ why: 'expired', amount: -2, on: '2025-12-31' }],
    ],
    [
      'a last day of use that is past',
      {},
      { day: '2026-03-02', kind: 'credit', until: '2026-06-30' },
      [25, 25],
      [{ why: 'expired', amount: 2, on: '2026-06-30' }],
    ],
    [
      'an addition of which a part is carried over',
      { carry: 26 },
      { day: '2025-12-01' },
      [50, 51],
      [{ why: 'expired', amount: 1, on: '2025-12-31' }],
    ],
    ['a deduction below zero', {}, { amount: -27 }, [25, -2], []],
  ])('of %s is what the ledger will say', async (_, rules, more, available, lost) => {
    const career = await begin(rules);
    expect(figures(await effect(career, more))).toEqual({ available, lost });
    await cast.admin.post('/leave/entry/add', { ...entry(career, more), reason: 'As shown' });
    const { balances } = (await cast.admin.get(`/leave/balance/${career.id}`)).body;
    expect(balances[0].available).toBe(available[1]);
  });

  test('of an entry to come is that of its day', async () => {
    const career = await begin({});
    expect(await effect(career, { day: '2027-03-01' })).toMatchObject({
      on: '2027-03-01',
      before: { available: 25 },
      after: { available: 27 },
      lost: [],
    });
  });

  test('where today has no policy has no balance; where no day has one, it is refused as the entry would be', async () => {
    const career = await begin({});
    const ended = await cast.admin.post('/work/assignment/add', {
      holders: [career.id],
      subject: BUILTIN_LEAVE_TYPE_IDS['Annual Leave'],
      target: null,
      from: '2026-06-01',
    });
    expect(ended.status).toBe(201);
    expect(await effect(career, { day: '2026-05-29' })).toMatchObject({
      on: TODAY,
      before: null,
      after: null,
    });
    for (const day of ['2024-12-31', '2026-06-01']) {
      expect(await cast.admin.post('/leave/entry/preview', entry(career, { day }))).toMatchObject({
        status: 400,
        body: { errors: { day: expect.any(String) } },
      });
    }
  });

  test('after the last day is that of the rest that can be paid out', async () => {
    const career = await begin({}, 24);
    await cast.admin.put(`/employee/employment/${career.id}`, {
      hireDate: '2025-01-01',
      leftOn: '2026-06-30',
    });
    expect(await effect(career, { day: '2026-06-30', kind: 'payout', amount: -12 })).toMatchObject({
      before: { available: 0, balance: 12, endedOn: '2026-06-30' },
      after: { available: 0, balance: 0, endedOn: '2026-06-30' },
      lost: [],
    });
  });
});

test('a ledger is a file for spreadsheets, too', async () => {
  await cast.admin.confirm(ADMIN.password);
  const career = await begin({});
  const { status, body } = await cast.admin.get(
    `/leave/ledger/${career.id}?leaveType=Annual Leave&from=2026-01-01&to=2026-12-31`,
    { accept: 'text/csv' },
  );
  expect(status).toBe(200);
  const [head, ...lines] = String(body).replace('\uFEFF', '').trim().split('\n');
  expect(head).toBe(
    'Employee ID,Full Name,Leave Type,Unit,Date,Entry,Amount,Balance,Last Day of Use,Reason,By,Recorded Only',
  );
  expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
    'Annual Leave,days,2026-01-01,expired,-25,0,,,,',
    'Annual Leave,days,2026-01-01,accrual,25,25,2026-12-31,,,',
  ]);
  expect(
    await cast.amaraClient.get(`/leave/ledger/${career.id}?leaveType=Annual Leave`, {
      accept: 'text/csv',
    }),
  ).toMatchObject({ status: 403 });
});
