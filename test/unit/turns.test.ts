import { expect, test } from '@jest/globals';
import { Turns } from '../../api/database/turns.js';

const late = () => new Error('late');
const PATIENCE_MS = 60_000;

test('turns are taken one at a time, in the order in which they were asked for', async () => {
  const turns = new Turns();
  const order: string[] = [];
  let open = 0;
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const end = await turns.take(PATIENCE_MS, late);
      expect(++open).toBe(1);
      order.push(name);
      await Promise.resolve();
      open--;
      end();
    }),
  );
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever waits too long is refused, leaves the line, and keeps nobody behind them waiting', async () => {
  const turns = new Turns();
  const end = await turns.take(PATIENCE_MS, late);
  const impatient = turns.take(1, late);
  const patient = turns.take(PATIENCE_MS, late);
  await expect(impatient).rejects.toThrow('late');
  end();
  (await patient)();
  (await turns.take(PATIENCE_MS, late))();
});

test('ending a turn twice does not end the next one', async () => {
  const turns = new Turns();
  const first = await turns.take(PATIENCE_MS, late);
  const next = turns.take(PATIENCE_MS, late);
  first();
  await next;
  first();
  await expect(turns.take(1, late)).rejects.toThrow('late');
});
