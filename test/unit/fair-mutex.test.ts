import { expect, test } from '@jest/globals';
import { FairMutex } from '../../api/platform/queue/fair-mutex.js';

/** Names that had their turn, in order. */
function turnsOf(mutex: FairMutex) {
  const order: string[] = [];
  const take = async (name: string, key: string, signal?: AbortSignal) => {
    const release = await mutex.acquire(key, signal);
    order.push(name);
    await Promise.resolve();
    release();
  };
  return { order, take };
}

test('eighty turns asked for by one account make another wait for two at most', async () => {
  const { order, take } = turnsOf(new FairMutex());
  await Promise.all([
    ...Array.from({ length: 80 }, (_, index) => take(`a${index}`, 'a')),
    take('b0', 'b'),
    take('b1', 'b'),
    take('c0', 'c'),
  ]);
  expect(order.slice(0, 8)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
  expect(order).toHaveLength(83);
});

test('a turn that nobody waits for any more is left out', async () => {
  const mutex = new FairMutex();
  const { order, take } = turnsOf(mutex);
  const gone = new AbortController();
  const left = [take('a0', 'a'), take('a1', 'a', gone.signal), take('a2', 'a', gone.signal)];
  const kept = take('b0', 'b');
  gone.abort(new Error('gone'));
  expect(mutex.waiting).toBe(1);
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  await kept;
  await expect(take('a3', 'a', gone.signal)).rejects.toThrow('gone');
  await take('a4', 'a');
  expect(order).toEqual(['a0', 'b0', 'a4']);
});

test('a turn that is given back twice does not end the next one', async () => {
  const mutex = new FairMutex();
  const first = await mutex.acquire('a');
  const next = mutex.acquire('a');
  first();
  await next;
  const third = mutex.acquire('b');
  first();
  expect(mutex.waiting).toBe(1);
  (await next)();
  (await third)();
});
