import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { JobWorkers } from '../../api/platform/jobs/job-worker.js';
import type { Jobs } from '../../api/platform/jobs/jobs.js';
import { PeriodicJobs } from '../../api/platform/periodic/periodic-jobs.js';

Logger.overrideLogger(false);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const HANDLER = { run: () => Promise.resolve(), fail: () => Promise.resolve() };

/** A worker that finds nothing to do, and how often it has looked. */
function idle(claim: () => Promise<undefined>) {
  let looks = 0;
  const periodic = new PeriodicJobs({});
  const jobs = { claim: () => ((looks += 1), claim()) } as unknown as Jobs;
  const worker = new JobWorkers({} as UnitOfWork, jobs, periodic).add('import', HANDLER);
  periodic.onApplicationBootstrap();
  return { worker, looks: () => looks, stop: () => periodic.onModuleDestroy() };
}

test.each(Array.from({ length: 20 }, (_, turns) => turns))(
  'a wake-up of a worker is not missed %i turns after it found nothing',
  async (turns) => {
    const { worker, looks, stop } = idle(() => Promise.resolve(undefined));
    jest.advanceTimersByTime(0);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    const before = looks();
    worker.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(looks()).toBeGreaterThan(before);
    await stop();
  },
);

test('a wake-up of a worker while the database fails is not missed', async () => {
  const { worker, looks, stop } = idle(() => Promise.reject(new Error('away')));
  jest.advanceTimersByTime(0);
  worker.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(looks()).toBe(2);
  await stop();
});
