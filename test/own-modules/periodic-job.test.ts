import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { JobFailures } from '../../api/platform/periodic/job-failures.js';
import {
  PeriodicJob,
  type Round,
  type Schedule,
} from '../../api/platform/periodic/periodic-job.js';

const jobs: PeriodicJob[] = [];
let warn: jest.SpiedFunction<Logger['warn']>;
let log: jest.SpiedFunction<Logger['log']>;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const job of jobs.splice(0)) await job.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function made(
  round: Round,
  schedule: Partial<Schedule> = {},
  failures = new JobFailures(),
  name = 'test',
): PeriodicJob {
  const timing = { everyMs: 1_000, firstAfterMs: 100, ...schedule };
  const job = new PeriodicJob(name, timing, round, failures);
  jobs.push(job);
  return job;
}

/** A round that ends when it is told to. */
function controlled() {
  const ends: (() => void)[] = [];
  const round = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { round, end: () => ends.shift()?.() };
}

test('the first round comes after its own time, each other one an interval after the end of the one before', async () => {
  const { round, end } = controlled();
  made(round).start();
  await jest.advanceTimersByTimeAsync(99);
  expect(round).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(round).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  end();
});

test('a round may say when the next is due', async () => {
  const round = jest.fn(async () => 10);
  made(round).start();
  await jest.advanceTimersByTimeAsync(100);
  await jest.advanceTimersByTimeAsync(10);
  expect(round).toHaveBeenCalledTimes(2);
});

test.each(Array.from({ length: 16 }, (_, steps) => steps))(
  'a wake-up %i steps after the end of the work is followed by a round: none is lost',
  async (steps) => {
    const round = jest.fn(async () => {
      if (round.mock.calls.length === 1) void wakeAfter(steps);
    });
    const job = made(round);
    const wakeAfter = async (left: number): Promise<void> => {
      for (let step = 0; step < left; step += 1) await Promise.resolve();
      job.wake();
    };
    job.start();
    await jest.advanceTimersByTimeAsync(100);
    await jest.advanceTimersByTimeAsync(1);
    expect(round).toHaveBeenCalledTimes(2);
  },
);

test('woken while a round is under way, it never runs beside itself and runs once more', async () => {
  const { round, end } = controlled();
  const job = made(round);
  job.start();
  job.wake();
  await jest.advanceTimersByTimeAsync(0);
  for (let n = 0; n < 3; n++) job.wake();
  const beside = job.run();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  end();
  await beside;
  await jest.advanceTimersByTimeAsync(999);
  expect(round).toHaveBeenCalledTimes(2);
});

test('what wakes it within a pause is done together', async () => {
  const round = jest.fn(async () => undefined);
  const job = made(round, { wokenAfterMs: 400, firstAfterMs: 10_000 });
  job.start();
  job.wake();
  await jest.advanceTimersByTimeAsync(300);
  job.wake();
  await jest.advanceTimersByTimeAsync(99);
  expect(round).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(999);
  expect(round).toHaveBeenCalledTimes(1);
});

test('woken before the start, it begins at once with the start', async () => {
  const round = jest.fn(async () => undefined);
  const job = made(round);
  job.wake();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(round).not.toHaveBeenCalled();
  job.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(1);
});

test('a failed round is logged once and tried again, and so is its end; when it fails anew later, that is logged too', async () => {
  let fails = true;
  const round = jest.fn(async () => {
    if (fails) throw new TypeError('private words');
  });
  made(round).start();
  await jest.advanceTimersByTimeAsync(2_100);
  expect(round).toHaveBeenCalledTimes(3);
  expect(warn.mock.calls).toEqual([
    [{ msg: 'A periodic job failed and is tried again.', job: 'test', reason: 'TypeError' }],
  ]);
  fails = false;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(log.mock.calls).toEqual([[{ msg: 'A periodic job works again.', job: 'test' }]]);
  fails = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a database that is away is logged once for all jobs, with host, port and code, until it works again', async () => {
  let away = true;
  const failures = new JobFailures(new URL('mysql://hr:private@db.internal:3307/hr'));
  const refused = Object.assign(new Error("connect as 'hr'@'private'"), {
    code: 'ECONNREFUSED',
    address: '10.0.0.5',
    port: 3307,
  });
  const round = async () => {
    if (away) throw new QueryFailedError('SELECT 1', [], refused);
  };
  for (const name of ['mail', 'imports']) made(round, {}, failures, name).start();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(warn.mock.calls).toEqual([
    [
      {
        msg: expect.stringMatching(
          /^The database at 10\.0\.0\.5:3307 cannot be reached \(ECONNREFUSED\)\. Periodic jobs wait for it\. Check /,
        ),
        job: 'mail',
        reason: 'QueryFailedError ECONNREFUSED 10.0.0.5:3307',
        database: 'db.internal:3307',
      },
    ],
  ]);
  expect(log).not.toHaveBeenCalled();
  away = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(log.mock.calls).toEqual([
    [{ msg: 'The database works again.', database: 'db.internal:3307' }],
  ]);
  expect(JSON.stringify([...warn.mock.calls, ...log.mock.calls])).not.toMatch(/private|"hr/);
});

test('stopping tells the round, waits for its end, and no other round follows', async () => {
  const { round, end } = controlled();
  const job = made(round);
  job.start();
  await jest.advanceTimersByTimeAsync(100);
  let stopped = false;
  const stopping = job.stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(5_000);
  expect([job.stopping.aborted, stopped]).toEqual([true, false]);
  job.wake();
  end();
  await stopping;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(1);
});

test('settled waits for what was asked for', async () => {
  const round = jest.fn(async () => undefined);
  const job = made(round, { wokenAfterMs: 400 });
  job.start();
  job.wake();
  await job.settled();
  expect(round).toHaveBeenCalledTimes(1);
});

test('a round belongs to no request, whatever woke it', async () => {
  const requests = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const job = made(async () => void seen.push(requests.getStore()));
  job.start();
  requests.run('a request', () => job.wake());
  await jest.advanceTimersByTimeAsync(0);
  await requests.run('another', () => job.run());
  expect(seen).toEqual([undefined, undefined]);
});
