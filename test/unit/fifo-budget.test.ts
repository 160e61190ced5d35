import { expect, test } from '@jest/globals';
import { FifoBudget } from '../../api/platform/queue/fifo-budget.js';

const late = () => new Error('late');
const TIMEOUT_MS = 60_000;

/** Tells the order in which the units were taken. */
function ordered(budget: FifoBudget) {
  const order: string[] = [];
  const acquire = (name: string, units: number, timeoutMs = TIMEOUT_MS) =>
    budget.acquire(units, timeoutMs, late).then((release) => {
      order.push(name);
      return release;
    });
  return { order, acquire };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('units are taken until none are left, and a small need does not overtake a large one', async () => {
  const budget = new FifoBudget(10);
  const { order, acquire } = ordered(budget);
  const [first] = await Promise.all([acquire('a', 6), acquire('b', 4)]);
  const [large, small] = [acquire('large', 6), acquire('small', 1)];
  await settled();
  expect([order, budget.waiting]).toEqual([['a', 'b'], 2]);
  first();
  first();
  await large;
  expect([order, budget.waiting]).toEqual([['a', 'b', 'large'], 1]);
  (await large)();
  await small;
  expect(order).toEqual(['a', 'b', 'large', 'small']);
});

test('those behind somebody who waited too long are next', async () => {
  const budget = new FifoBudget(10);
  const { acquire } = ordered(budget);
  await acquire('a', 6);
  const large = acquire('large', 6, 1);
  const small = acquire('small', 4);
  await expect(large).rejects.toThrow('late');
  await small;
  expect(budget.waiting).toBe(0);
});
