import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { UnitOfWork } from '../../../api/platform/database/transaction/unit-of-work.js';
import { JobInterrupted, JobWorkers } from '../../../api/platform/jobs/job-worker.js';
import { Jobs, type Job, type JobKind } from '../../../api/platform/jobs/jobs.js';
import { PeriodicJobs } from '../../../api/platform/periodic/periodic-jobs.js';
import { eventually } from '../../support/eventually.js';
import { countRows, rows, store } from '../../support/rows.js';
import { startServer } from '../../support/server.js';

const server = await startServer();
const jobs = server.app.get(Jobs, { strict: false });
const work = server.app.get(UnitOfWork, { strict: false });
const LEASE_MS = 60_000;
const KIND: JobKind = 'leave preview';
const NOBODY = { ownerId: null, sessionId: null };

afterAll(() => server.stop());
beforeEach(() => store(server, 'DELETE FROM job'));

const add = (subjectId: string) =>
  work.write((manager) => jobs.add(manager, { kind: KIND, subjectId, ...NOBODY }));
const claim = (runner: string) => jobs.claim(KIND, { runner, leaseMs: LEASE_MS });
const held = async (runner: string) => (await claim(runner)) as Job;
const finish = (job: Job) => work.write((manager) => jobs.finish(manager, job));
const renew = (job: Job) =>
  work.write((manager) =>
    jobs.renew(manager, job, { step: 'counting', done: 1, total: 2, leftMs: null }),
  );
const expire = () => store(server, 'UPDATE job SET lease_expires_at = 0');

test('one of two servers gets a job, and the other the next one', async () => {
  await add('first');
  await add('second');
  const claimed = await Promise.all([claim('one'), claim('other')]);
  const next = claimed.includes(undefined) ? [await claim('other')] : [];
  expect(
    [...claimed, ...next]
      .filter((job) => job !== undefined)
      .map(({ subjectId }) => subjectId)
      .sort(),
  ).toEqual(['first', 'second']);
  expect(await claim('third')).toBeUndefined();
});

test('a subject has one job of a kind', async () => {
  await add('first');
  await expect(add('first')).rejects.toThrow();
  expect(await countRows(server, 'job')).toBe(1);
});

test('a job whose server was killed is taken over, and what that server still stores is refused', async () => {
  await add('first');
  const killed = await held('killed');
  await expire();
  const next = await held('next');
  expect(next).toMatchObject({ subjectId: 'first', attempts: 2 });
  expect(await renew(killed)).toBe(false);
  await expect(finish(killed)).rejects.toThrow('Another server has taken this job over.');
  expect(await renew(next)).toBe(true);
  expect(await jobs.progress(KIND, 'first')).toEqual({
    step: 'counting',
    done: 1,
    total: 2,
    leftMs: null,
  });
  await finish(next);
  expect(await countRows(server, 'job')).toBe(0);
});

test('a server that stops gives its job back, and the attempt does not count', async () => {
  await add('first');
  await jobs.release(await held('stopping'));
  expect(await held('next')).toMatchObject({ attempts: 1 });
});

test('a request to cancel reaches the server that holds the job', async () => {
  await add('first');
  const job = await held('one');
  expect(await jobs.isCancelRequested(job)).toBe(false);
  await work.write((manager) => jobs.requestCancel(manager, KIND, 'first'));
  expect(await jobs.isCancelRequested(job)).toBe(true);
});

test('a job whose failure cannot be stored is tried again, and removed when it has stopped three servers', async () => {
  await add('first');
  const periodic = new PeriodicJobs({});
  let failures = 0;
  const worker = new JobWorkers(work, jobs, periodic).add(KIND, {
    run: () => Promise.reject(new Error('no')),
    fail: () => Promise.reject(new Error(`not stored, ${(failures += 1)}`)),
  });
  periodic.onApplicationBootstrap();
  for (const attempts of [1, 2, 3]) {
    worker.wake();
    await eventually(() => failures === attempts);
    expect(await countRows(server, 'job')).toBe(1);
    await expire();
  }
  worker.wake();
  await eventually(async () => (await countRows(server, 'job')) === 0);
  await periodic.onModuleDestroy();
});

test('a job that has stopped three servers is not begun a fourth time', async () => {
  await add('first');
  await store(server, 'UPDATE job SET attempts = 3');
  const begun: string[] = [];
  const failures: unknown[] = [];
  const periodic = new PeriodicJobs({});
  new JobWorkers(work, jobs, periodic)
    .add(KIND, {
      run: async ({ job }) => void begun.push(job.subjectId),
      fail: async (_manager, _run, error) => void failures.push(error),
    })
    .wake();
  periodic.onApplicationBootstrap();
  await eventually(async () => (await countRows(server, 'job')) === 0);
  await periodic.onModuleDestroy();
  expect([begun, failures]).toEqual([[], [expect.any(JobInterrupted)]]);
});

test('of two jobs that have several steps, each has a step in turn', async () => {
  await add('first');
  await add('second');
  const steps: string[] = [];
  const periodic = new PeriodicJobs({});
  new JobWorkers(work, jobs, periodic).add(KIND, {
    run: async ({ job }) => {
      steps.push(job.subjectId);
      // Those that begin to wait in the same millisecond have their turn in any order.
      await setTimeout(2);
      const isLast = steps.filter((step) => step === job.subjectId).length === 3;
      await work.write((manager) => jobs[isLast ? 'finish' : 'storeStep'](manager, job));
      return isLast ? undefined : 'more';
    },
    fail: () => Promise.reject(new Error('none fails')),
  });
  periodic.onApplicationBootstrap();
  await eventually(async () => (await countRows(server, 'job')) === 0);
  await periodic.onModuleDestroy();
  expect(steps).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
});

test('a job that fails pauses, and attempts are counted from its last step that was stored', async () => {
  await add('first');
  await store(server, 'UPDATE job SET attempts = 1');
  const outcomes = ['no', 'more', 'no', 'no', 'no'];
  const failures: number[] = [];
  const periodic = new PeriodicJobs({});
  const worker = new JobWorkers(work, jobs, periodic).add(KIND, {
    retries: 2,
    run: async ({ job }) => {
      if (outcomes.shift() === 'no') throw new Error('no');
      await work.write((manager) => jobs.storeStep(manager, job));
      return 'more';
    },
    fail: async (_manager, { job }) => void failures.push(job.attempts),
  });
  const left = async () => {
    await worker.round();
    expect(await claim('other')).toBeUndefined();
    const [row] = await rows<{ attempts: number }>(server, 'SELECT attempts FROM job');
    await expire();
    return row?.attempts;
  };
  expect([await left(), await left(), await left(), await left()]).toEqual([2, 1, 2, undefined]);
  expect({ outcomes, failures }).toEqual({ outcomes: [], failures: [3] });
  await periodic.onModuleDestroy();
});

test('a job that is no longer to be done ends without a word, after the step of that moment', async () => {
  await add('first');
  const periodic = new PeriodicJobs({});
  const failures: unknown[] = [];
  const worker = new JobWorkers(work, jobs, periodic).add(KIND, {
    retries: Infinity,
    run: async ({ job }) => {
      await work.write((manager) => jobs.remove(manager, KIND, job.subjectId));
      await work.write((manager) => jobs.storeStep(manager, job));
      return 'more';
    },
    fail: async (_manager, _run, error) => void failures.push(error),
  });
  await worker.round();
  expect([await countRows(server, 'job'), failures]).toEqual([0, []]);
  await periodic.onModuleDestroy();
});

test('a lease from before the clock was set back an hour keeps nobody waiting', async () => {
  await add('first');
  await held('killed');
  expect(await claim('next')).toBeUndefined();
  await store(server, 'UPDATE job SET lease_expires_at = lease_expires_at + ?', [60 * 60_000]);
  expect(await claim('next')).toMatchObject({ subjectId: 'first' });
});
