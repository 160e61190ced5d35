import { describe, expect, jest, test } from '@jest/globals';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment } from '../../support/cast.js';
import { storeHolidayDays } from '../../support/leave-preview.js';
import { serverOfFile } from '../../support/server.js';

/** The worked examples of the rules, followed through the calls. Those of costs, and 14 and 19, are in leave-cost.test.ts. */
let today = '2026-11-22';

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => today);
const admin = await server.admin();
const department = await addDepartment(admin, { dep_name: 'Examples' });

const begin = (career: Parameters<typeof Career.begin>[2]) =>
  Career.begin(admin, department, career);
const WHOLE: PatternSlot = [240, 240];
const FREE: PatternSlot = [0, 0];
const week = (...days: PatternSlot[]): PatternSlot[] => [...days, FREE, FREE];
const sum = (amounts: number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount * 1000, 0)) / 1000;

describe('grants', () => {
  test.each([
    ['days', 17],
    ['halfMonths', 18],
    ['fullMonths', 16],
    ['none', 24],
  ] as const)('1. of 24 to somebody hired on 16 April, by %s: %d', async (proration, granted) => {
    const career = await begin({
      from: '2026-01-01',
      hireDate: '2026-04-16',
      rules: { proration },
    });
    expect(await career.ledger('2026-01-01', '2026-12-31')).toEqual([
      `2026-04-16 accrual +${granted}.000 ${granted}.000`,
    ]);
  });

  test('2. of a part of February are exact, in a leap year too', async () => {
    today = '2028-03-01';
    expect(
      await (await begin({ from: '2027-01-01', hireDate: '2027-02-15' })).totalOn('2027-12-31'),
    ).toBe(21);
    expect(
      await (await begin({ from: '2027-01-01', hireDate: '2028-02-15' })).totalOn('2028-12-31'),
    ).toBe(21.034);
  });

  test('3. and 4. by months add up, in thousandths and in half days', async () => {
    today = '2026-11-22';
    const monthly = { frequency: 'monthly', timing: 'end' } as const;
    const exact = await (
      await begin({ from: '2026-01-01', rules: yearly(25, monthly) })
    ).granted('2026-01-01', '2026-12-31');
    expect([exact.slice(0, 3), sum(exact)]).toEqual([[2.083, 2.084, 2.083], 25]);
    const halves = await (
      await begin({ from: '2026-01-01', rules: yearly(19, { ...monthly, step: 0.5 }) })
    ).granted('2026-01-01', '2026-12-31');
    expect([halves.slice(0, 4), sum(halves)]).toEqual([[1.5, 1.5, 2, 1.5], 19]);
  });

  test('5. begin on the anniversary, also of 29 February', async () => {
    today = '2027-06-01';
    const career = await begin({
      from: '2024-01-01',
      hireDate: '2024-02-29',
      rules: {
        yearStart: 'hire',
        tiers: [
          { years: 0, amount: 24 },
          { years: 4, amount: 26 },
        ],
      },
    });
    const years = (await career.lines('2024-01-01', '2028-02-29'))
      .filter(({ kind }) => kind === 'accrual')
      .map(({ day, amount }) => [day, amount]);
    expect(years).toEqual([
      ['2024-02-29', 24],
      ['2025-02-28', 24],
      ['2026-02-28', 24],
      ['2027-02-28', 24],
      ['2028-02-29', 26],
    ]);
  });

  test('6. rise within the year with the years of service', async () => {
    today = '2026-11-22';
    const tiers = [
      { years: 0, amount: 25 },
      { years: 5, amount: 27 },
    ];
    const career = await begin({ from: '2026-01-01', hireDate: '2021-07-01', rules: { tiers } });
    expect(await career.ledger('2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01 accrual +25.000 25.000',
      '2026-07-01 change +1.000 26.000',
    ]);
    const monthly = await begin({
      from: '2026-01-01',
      hireDate: '2021-07-15',
      rules: { tiers, frequency: 'monthly', timing: 'end' },
    });
    const granted = await monthly.granted('2026-01-01', '2026-12-31');
    expect([granted[6], sum(granted)]).toEqual([2.175, 25.925]);
  });

  test('7. and 8. follow working time and another policy', async () => {
    const partTime = await begin({ from: '2026-01-01', rules: yearly(30) });
    await partTime.work(week(WHOLE, WHOLE, WHOLE, WHOLE, FREE), '2026-07-01');
    expect(await partTime.ledger('2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01 accrual +30.000 30.000',
      '2026-07-01 change -3.000 27.000',
    ]);
    const moved = await begin({ from: '2026-01-01', rules: yearly(25) });
    await moved.follow(yearly(30), '2026-07-01');
    expect(await moved.ledger('2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01 accrual +25.000 25.000',
      '2026-07-01 change +2.500 27.500',
    ]);
  });

  test('15. stop at the cap', async () => {
    const career = await begin({
      from: '2026-01-01',
      rules: yearly(24, { frequency: 'monthly', cap: 30, carry: null }),
    });
    await career.enter('2026-01-01', 'opening', 21.5);
    expect(await career.totalOn('2026-04-01')).toBe(29.5);
    expect(await career.ledger('2026-05-01', '2026-05-31')).toEqual([
      '2026-05-01 accrual +2.000 31.500',
      '2026-05-01 capped -1.500 30.000',
    ]);
  });

  test('16. wait', async () => {
    const career = await begin({
      from: '2026-01-01',
      hireDate: '2026-01-10',
      rules: { wait: { months: 3, for: 'earn' } },
    });
    expect(await career.ledger('2026-01-01', '2026-12-31')).toEqual([
      '2026-04-10 accrual +17.400 17.400',
    ]);
  });

  test('17. are settled on the last day', async () => {
    const career = await begin({ from: '2026-01-01', hireDate: '2020-01-01' });
    await career.take('2026-05-04', '2026-05-25');
    await admin.put(`/employee/employment/${career.id}`, { leftOn: '2026-06-30' });
    expect((await career.ledger('2026-06-01', '2026-12-31')).slice(-1)).toEqual([
      '2026-06-30 leaving -12.000 -4.000',
    ]);
  });
});

describe('costs', () => {
  test('none after the last day, also of a type that counts calendar days', async () => {
    const { type } = (
      await admin.post('/leave/type/add', { name: 'Long Leave', counts: 'calendar' })
    ).body;
    const career = await begin({
      from: '2026-01-01',
      hireDate: '2020-01-01',
      leaveType: type,
      rules: { proration: 'none' },
    });
    const taken = await career.take('2026-08-01', '2026-08-10');
    await admin.put(`/employee/employment/${career.id}`, { leftOn: '2026-08-05' });
    expect((await admin.get(`/leave/detail/${taken}`)).body.leave).toMatchObject({
      cost: 5,
      days: 10,
    });
    expect(
      (await career.lines('2026-08-01', '2026-08-31')).filter(({ kind }) => kind === 'taken'),
    ).toHaveLength(5);
  });
});

describe("a year's end", () => {
  test('12. in the middle of a request: three days of the old year, three that were carried', async () => {
    const career = await begin({
      from: '2026-01-01',
      rules: yearly(25, { carry: 5, carryMonths: 3 }),
    });
    await career.holidays([{ day: '2027-01-01', half: null, name: "New Year's Day" }]);
    await career.enter('2026-06-01', 'adjustment', -19);
    await career.take('2026-12-29', '2027-01-06');
    const lines = await career.lines('2026-12-29', '2027-04-01');
    expect(
      lines.filter(({ kind }) => kind === 'taken').map(({ parts }) => parts[0]?.allocation),
    ).toEqual(['2026', '2026', '2026', 'carried 2026', 'carried 2026', 'carried 2026']);
    expect(lines.at(-1)?.balance).toBe(25);
    expect(lines.filter(({ kind }) => kind === 'expired')).toEqual([]);
  });

  test.each([
    ['8 of them', '2027-01-04', '2027-01-13', [2], 20],
    ['12 days', '2027-01-04', '2027-01-19', [], 18],
    ['5 days across the last of March', '2027-03-29', '2027-04-02', [7], 18],
  ] as const)(
    '13. carries 10 days to 31 March: with %s taken',
    async (_, startDate, endDate, expired, left) => {
      const career = await begin({
        from: '2026-01-01',
        rules: yearly(20, { carry: 10, carryMonths: 3 }),
      });
      await career.enter('2026-06-01', 'adjustment', -10);
      await career.take(startDate, endDate);
      const lapsed = (await career.lines('2027-01-02', '2027-04-30')).filter(
        ({ kind }) => kind === 'expired',
      );
      expect(lapsed.map(({ day, amount }) => [day, -amount])).toEqual(
        expired.map((amount) => ['2027-04-01', amount]),
      );
      expect(await career.totalOn('2027-04-30')).toBe(left);
    },
  );

  test('22. repays what was taken beyond the balance', async () => {
    today = '2026-11-22';
    const career = await begin({ from: '2026-01-01', rules: yearly(5, { negativeLimit: 1 }) });
    await career.take('2026-06-01', '2026-06-08');
    expect(await career.totalOn('2026-12-31')).toBe(-1);
    expect(await career.ledger('2027-01-01', '2027-01-01')).toEqual([
      '2027-01-01 accrual +5.000 4.000',
    ]);
  });
});

test('18. a holiday that comes later gives a day back at once, and all that is left is carried', async () => {
  today = '2024-08-20';
  const career = await begin({ from: '2024-01-01', rules: yearly(22, { carry: null }) });
  const calendar = await career.holidays([]);
  await career.take('2024-08-12', '2024-08-25');
  expect(await career.totalOn('2024-12-31')).toBe(12);
  expect(
    (
      await storeHolidayDays(admin, calendar, {
        add: [{ day: '2024-08-16', half: null, name: 'Late holiday' }],
      })
    ).status,
  ).toBe(200);
  expect(await career.totalOn('2024-12-31')).toBe(13);
  expect((await career.lines('2025-01-01', '2025-01-01'))[0]).toMatchObject({
    kind: 'carried',
    parts: [{ allocation: '2024', amount: 13 }],
  });
});
