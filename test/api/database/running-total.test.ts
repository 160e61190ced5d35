import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { RunningTotal } from '../../../api/platform/database/statements/running-total.js';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { Headcount } from '../../../api/department/headcount.js';
import { countRows, rows, store } from '../../support/rows.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let work: UnitOfWork;

beforeAll(async () => {
  server = await startServer();
  work = server.app.get(UnitOfWork);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await store(server, 'DELETE FROM monthly_pay_total');
  await store(server, 'DELETE FROM headcount');
});

const total = () => new RunningTotal(work, 'monthly_pay_total', ['month'], ['paid', 'records']);
const add = (month: string, records: number, running = total()) => running.add({ month, paid: records * 100, records });

async function sums(): Promise<Record<string, number>> {
  const found = await rows<{ month: string; n: number }>(server, 'SELECT month, SUM(records) AS n FROM monthly_pay_total GROUP BY month');
  return Object.fromEntries(found.map(({ month, n }) => [month, Number(n)]));
}

test('merging makes one row of each total, and none of one that came to nothing', async () => {
  for (const [month, records] of [['2026-02', 1], ['2026-02', 1], ['2026-02', -1], ['2026-01', 1], ['2026-03', 1], ['2026-03', -1]] as const) {
    await add(month, records);
  }
  await total().compact();
  expect(await rows(server, 'SELECT month, records FROM monthly_pay_total ORDER BY month')).toEqual([{ month: '2026-01', records: 1 }, { month: '2026-02', records: 1 }]);
});

test('rows that are added while others are merged are counted once', async () => {
  const running = total();
  const adds = Array.from({ length: 40 }, (_, n) => add(n % 2 ? '2026-02' : '2026-01', 1));
  // A merging that finds its rows gone to another one is undone, and says so.
  const merges = Promise.allSettled(Array.from({ length: 4 }, () => running.compact()));
  await Promise.all([merges, ...adds, ...Array.from({ length: 10 }, () => add('2026-02', -1))]);
  expect(await sums()).toEqual({ '2026-01': 20, '2026-02': 10 });
  await running.compact();
  expect(await sums()).toEqual({ '2026-01': 20, '2026-02': 10 });
  expect(await countRows(server, 'monthly_pay_total')).toBe(2);
});

test('two instances that merge at once lose and double nothing', async () => {
  await work.write(async () => {
    for (let n = 0; n < 30; n++) await add('2026-02', 1);
  });
  // One of them may find the rows gone and give up.
  await Promise.allSettled([total().compact(), total().compact(), add('2026-02', 1), total().compact()]);
  expect(await sums()).toEqual({ '2026-02': 31 });
});

test('an add is undone with the unit that it belongs to', async () => {
  await expect(work.write(async () => {
    await add('2026-02', 1);
    throw new Error('undone');
  })).rejects.toThrow('undone');
  expect(await countRows(server, 'monthly_pay_total')).toBe(0);
});

test('the headcount stays the same while its rows are merged beside requests, however long ago people left', async () => {
  const headcount = server.app.get(Headcount, { strict: false });
  const today = server.app.get(Clock).today();
  const [first, second] = [newId(), newId()];
  const lastDays = [null, today, addDays(today, 1), addDays(today, -1), addDays(today, -6), addDays(today, -7), addDays(today, -8), addDays(today, -400), '2001-02-03'];
  await work.write(async () => {
    for (let n = 0; n < 420; n++) {
      await headcount.count({ departmentId: n % 2 ? first : second, leftOn: lastDays[n % lastDays.length] as string | null, salary: 100_000_000_000 - n }, 1);
    }
    for (let n = 0; n < 9; n++) {
      await headcount.count({ departmentId: n % 2 ? first : second, leftOn: lastDays[n % lastDays.length] as string | null, salary: 100_000_000_000 - n }, -1);
    }
  });
  const before = await headcount.totals();
  expect(before).toMatchObject({ departments: 2 });
  expect(before.active + before.left).toBe(411);

  // The reading above noticed how many rows there are.
  const adding = Promise.all(Array.from({ length: 6 }, () => headcount.count({ departmentId: first, leftOn: null, salary: 1 }, 1)));
  await headcount.onModuleDestroy();
  await adding;
  expect(await headcount.totals()).toEqual({ ...before, active: before.active + 6, payroll: before.payroll + 6n });
  expect(await headcount.people({ departmentId: first })).toBe(206 + 6);
  // Two departments, at most seven last days that can still be told apart, and the six rows added meanwhile.
  expect(await countRows(server, 'headcount')).toBeLessThanOrEqual(2 * 7 + 6);
});
