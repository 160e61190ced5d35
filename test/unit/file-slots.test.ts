import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { FileSlots, type FileUse } from '../../api/platform/http/file-slots.js';

const MB = 1024 * 1024;
const SIZES = { photo: 5 * MB, import: 20 * MB };

type Request = FastifyRequest & { actor: undefined };

function requestOf(accountId: string, use: FileUse): Request {
  return {
    headers: { 'content-length': String(SIZES[use]) },
    actor: { accountId },
    raw: { socket: { destroyed: false } },
  } as unknown as Request;
}

const everySent: { request: Request; release: () => void }[] = [];

/** Sends files from accounts of these names, and tells whose are in memory. */
function sender() {
  const slots = new FileSlots();
  const inMemory: string[] = [];
  const refused: unknown[] = [];
  const send = (account: string, use: FileUse) => {
    const request = requestOf(account, use);
    slots.acquire(request, use, 'file', SIZES[use]).then(
      () => inMemory.push(account),
      (problem: unknown) => refused.push(problem),
    );
    const sent = { request, release: () => slots.release(request) };
    everySent.push(sent);
    return sent;
  };
  return { send, inMemory, refused };
}

// Nobody is left waiting.
afterEach(async () => {
  for (const { request } of everySent) Object.assign(request.raw.socket, { destroyed: true });
  for (const { release } of everySent.splice(0)) {
    release();
    await settled();
  }
});

test('of nine employees who send 5 MB at once, none is refused', async () => {
  const { send, inMemory, refused } = sender();
  const names = Array.from({ length: 9 }, (_, n) => `employee ${n}`);
  const sent = names.map((name) => send(name, 'photo'));
  await settled();
  expect(inMemory).toHaveLength(4);
  for (const { release } of sent) {
    release();
    await settled();
  }
  expect([inMemory, refused]).toEqual([names, []]);
});

test('photos do not wait for imports, not even those of the same admin', async () => {
  const { send, inMemory } = sender();
  send('one', 'import');
  send('two', 'import');
  send('three', 'import');
  for (const name of ['one', 'two', 'employee']) send(name, 'photo');
  await settled();
  expect(inMemory).toEqual(['one', 'two', 'one', 'two', 'employee']);
});

test('a file that is no longer in memory makes room before its request is answered, once', async () => {
  const { send, inMemory } = sender();
  const first = send('one', 'import');
  for (const name of ['two', 'three', 'four']) send(name, 'import');
  await settled();
  expect(inMemory).toEqual(['one', 'two']);
  first.release();
  first.release();
  await settled();
  expect(inMemory).toEqual(['one', 'two', 'three']);
});

test('sixty-four wait for room, and the next is asked to come back', async () => {
  const { send, inMemory, refused } = sender();
  for (let n = 0; n < 4 + 64 + 1; n += 1) send(`employee ${n}`, 'photo');
  await settled();
  expect(refused).toEqual([
    expect.objectContaining({ status: 503, retryAfter: 5, errors: { file: expect.any(String) } }),
  ]);
  expect(inMemory).toHaveLength(4);
});

test('an account has one file in memory; sixteen wait, and the next is asked to come back', async () => {
  const { send, inMemory, refused } = sender();
  for (let n = 0; n < 1 + 16 + 1; n += 1) send('one', 'photo');
  await settled();
  expect(inMemory).toEqual(['one']);
  expect(refused).toEqual([expect.objectContaining({ status: 429, retryAfter: 5 })]);
});

test('a file whose sender has gone takes no room', async () => {
  const { send, inMemory } = sender();
  const [first] = [send('one', 'import'), send('two', 'import')];
  const gone = send('three', 'import');
  send('four', 'import');
  await settled();
  Object.assign(gone.request.raw.socket, { destroyed: true });
  first.release();
  await settled();
  expect(inMemory).toEqual(['one', 'two', 'four']);
});
