import { expect, test } from '@jest/globals';
import { FifoMutex } from '../../api/platform/queue/fifo-mutex.js';

const late = () => new Error('late');
const TIMEOUT_MS = 60_000;

test('turns are taken one at a time, in the order in which they were asked for', async () => {
  const mutex = new FifoMutex();
  const order: string[] = [];
  let open = 0;
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const end = await mutex.acquire(TIMEOUT_MS, late);
      expect(++open).toBe(1);
      order.push(name);
      await Promise.resolve();
      open--;
      end();
    }),
  );
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('a waiter who waits too long is refused and leaves the queue', async () => {
  const mutex = new FifoMutex();
  const end = await mutex.acquire(TIMEOUT_MS, late);
  const impatient = mutex.acquire(1, late);
  const patient = mutex.acquire(TIMEOUT_MS, late);
  await expect(impatient).rejects.toThrow('late');
  end();
  (await patient)();
  (await mutex.acquire(TIMEOUT_MS, late))();
});

test('ending a turn twice does not end the next one', async () => {
  const mutex = new FifoMutex();
  const first = await mutex.acquire(TIMEOUT_MS, late);
  const next = mutex.acquire(TIMEOUT_MS, late);
  first();
  await next;
  first();
  await expect(mutex.acquire(1, late)).rejects.toThrow('late');
});
