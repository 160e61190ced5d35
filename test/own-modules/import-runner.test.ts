import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../api/platform/config/clock.js';
import { PeriodicJobs } from '../../api/platform/periodic/periodic-jobs.js';
import type { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import type { Events } from '../../api/platform/events/events.js';
import { ImportRunner } from '../../api/import/import-runner.js';
import type { ImportJobs } from '../../api/import/import-jobs.js';
import type { ImportExecutor } from '../../api/import/import-executor.js';

Logger.overrideLogger(false);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A runner that finds nothing to do, and how often it has looked. */
function idle(read: () => Promise<never[]>) {
  let looks = 0;
  const work = { read: () => ((looks += 1), read()) } as unknown as UnitOfWork;
  const jobs = new PeriodicJobs({});
  const runner = new ImportRunner(
    work,
    { now: () => 0 } as Clock,
    {} as ImportJobs,
    {} as ImportExecutor,
    {} as Events,
    jobs,
  );
  jobs.onApplicationBootstrap();
  return { runner, looks: () => looks, stop: () => jobs.onModuleDestroy() };
}

test.each(Array.from({ length: 20 }, (_, turns) => turns))(
  'a wake-up of the import runner is not missed %i turns after it found nothing',
  async (turns) => {
    const { runner, looks, stop } = idle(() => Promise.resolve([]));
    jest.advanceTimersByTime(0);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    const before = looks();
    runner.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(looks()).toBeGreaterThan(before);
    await stop();
  },
);

test('a wake-up of the import runner while the database fails is not missed', async () => {
  const { runner, looks, stop } = idle(() => Promise.reject(new Error('away')));
  jest.advanceTimersByTime(0);
  runner.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(looks()).toBe(2);
  await stop();
});
