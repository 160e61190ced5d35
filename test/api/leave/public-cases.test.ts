import { describe, expect, jest, test } from '@jest/globals';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment } from '../../support/cast.js';
import { RULES } from '../../support/leave-rules-by-calls.js';
import { serverOfFile } from '../../support/server.js';

/** Complaints about other systems, each by its public source. */
const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockReturnValue('2026-11-28');
const admin = await server.admin();
const department = await addDepartment(admin, { dep_name: 'Cases' });

const begin = (career: Parameters<typeof Career.begin>[2]) =>
  Career.begin(admin, department, career);
const OVERLAP = { status: 409, body: { code: 'leave.overlap' } };
const WORKED: PatternSlot = [240, 240];
const FREE: PatternSlot = [0, 0];
const MORNING = { endsAt: 'noon' };
const AFTERNOON = { startsAt: 'noon' };
const balanceOf = async ({ id }: Career): Promise<LeaveBalanceRecord> =>
  (await admin.get(`/leave/balance/${id}`)).body.balances[0];

describe('Half days', () => {
  test.each(['2026-11-28', '2026-11-30'])(
    'beside a whole day of leave on %s are refused [frappe/hrms#4788]',
    async (day) => {
      const career = await begin({ from: '2027-01-01' });
      expect((await career.request(day, day)).status).toBe(201);
      for (const half of [MORNING, AFTERNOON])
        expect(await career.request(day, day, half)).toMatchObject(OVERLAP);
    },
  );

  test('in two requests make one day, and there is no third [urlaubsverwaltung/urlaubsverwaltung#63, horilla/horilla-hr#476, sayoun/pyvac#21]', async () => {
    const career = await begin({ from: '2026-01-01' });
    const ask = (half: object) => career.request('2026-12-02', '2026-12-02', { ...half });
    expect((await ask(MORNING)).status).toBe(201);
    expect((await ask(AFTERNOON)).status).toBe(201);
    for (const half of [MORNING, AFTERNOON, {}]) expect(await ask(half)).toMatchObject(OVERLAP);
    expect(await balanceOf(career)).toMatchObject({ reserved: 1, available: 23 });
  });

  test('of a day that is worked in the morning alone cost that morning [jorani/jorani#87]', async () => {
    const career = await begin({ from: '2026-01-01' });
    await career.work([WORKED, WORKED, [240, 0], WORKED, WORKED, FREE, FREE], '2026-01-01');
    const ask = (day: string, half?: Record<string, string>) => career.request(day, day, half);
    expect((await ask('2026-12-02', MORNING)).body.leave.cost).toBe(0.5);
    expect(await ask('2026-12-09', AFTERNOON)).toMatchObject({
      status: 400,
      body: { errors: { startDate: 'You do not work on these days.' } },
    });
    expect((await ask('2026-12-16')).body.leave.cost).toBe(0.5);
  });
});

describe('A balance', () => {
  test('counts each day of leave across the new year in its own year, also if it is decided afterwards [urlaubsverwaltung/urlaubsverwaltung#378]', async () => {
    const career = await begin({ from: '2025-01-01', rules: yearly(30, { carry: null }) });
    await career.holidays([{ day: '2026-01-01', half: null, name: 'New Year’s Day' }]);
    await career.take('2025-03-03', '2025-04-02');
    expect(await career.totalOn('2025-12-28')).toBe(7);
    await career.take('2025-12-29', '2026-01-02');
    expect(await career.totalOn('2025-12-31')).toBe(4);
    const newYear = await career.lines('2026-01-01', '2026-01-01');
    expect(newYear.find(({ kind }) => kind === 'carried')?.parts).toMatchObject([{ amount: 4 }]);
    expect(await career.totalOn('2026-01-02')).toBe(33);
  });

  test('is taken from two allocations by one request [odoo/odoo#187537]', async () => {
    const career = await begin({ from: '2026-01-01', rules: yearly(10) });
    await career.enter('2026-06-01', 'credit', 3, { until: '2026-12-31' });
    expect(await balanceOf(career)).toMatchObject({ available: 13 });
    const asked = await career.request('2026-12-01', '2026-12-16');
    expect(asked).toMatchObject({ status: 201, body: { leave: { cost: 12 } } });
    expect(await balanceOf(career)).toMatchObject({ reserved: 12, available: 1 });
  });

  test('stays at its cap of 45 through three new years [frappe/hrms#1757]', async () => {
    const { status, body } = await admin.post('/leave/career', {
      unit: 'days',
      rules: {
        ...RULES,
        ...yearly(15, { frequency: 'monthly', timing: 'end', carry: null, carryMonths: null }),
        step: 0.001,
        cap: 45,
      },
      hireDate: '2023-01-01',
      from: '2023-01-01',
      to: '2027-01-31',
    });
    expect(status).toBe(200);
    const on = (day: string) =>
      body.lines.findLast((line: { day: string }) => line.day <= day).balance;
    expect(['2025-12-31', '2026-01-01', '2027-01-31'].map(on)).toEqual([45, 45, 45]);
  });

  test('that begins below zero leaves that much less to take [horilla/horilla-hr#82]', async () => {
    const career = await begin({ from: '2026-01-01', rules: yearly(28) });
    await career.enter('2026-01-01', 'opening', -2);
    expect(await balanceOf(career)).toMatchObject({ available: 26 });
    await career.take('2026-03-02', '2026-04-06');
    expect(await balanceOf(career)).toMatchObject({ taken: 26, available: 0 });
    expect(await career.request('2026-12-01', '2026-12-01')).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
  });
});
