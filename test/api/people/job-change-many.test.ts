import { describe, expect, jest, test } from '@jest/globals';
import { FIRST_EMPLOYMENT_TYPES } from '../../../api/contract/employee/employment-types.js';
import type { PlannedChangeRecord } from '../../../api/contract/job/job-changes.js';
import { Problem, refusal } from '../../../api/contract/problem.js';
import { JobChangeJob } from '../../../api/job/job-change-job.js';
import { JobChangeStore } from '../../../api/job/job-change-store.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { applied, checked } from '../../support/imports.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

/** More than are changed while a request waits. */
const PEOPLE = 401;
const server = await serverOfFile();
const { admin, zoe } = await hireCast(server);
const file = [
  'Employee ID,Full Name,Email Address,Department,Salary',
  ...Array.from(
    { length: PEOPLE },
    (_, n) => `L-${n},Person ${n},person.${n}@company.example,Sales,${2000 + n}.05`,
  ),
].join('\n');
await applied(admin, await checked(admin, 'employees', file, { payPeriod: 'month' }));

const add = (body: object) => admin.post('/job/add', { from: '2027-01-01', ...body });

test('more than 200 people are changed by a job with its progress, and withdrawn at once', async () => {
  const asked = accepted(
    await add({
      filter: { q: 'L-' },
      set: { round: { percent: 2, step: 1 }, location: 'Oslo' },
    }),
  );
  expect(asked).toMatchObject({ people: PEOPLE, progress: { done: 0, total: PEOPLE } });
  const done = await eventually(async () => {
    const { body } = await admin.get(`/job/progress/${asked.change}`);
    return body.progress === null && body;
  }, 60_000);
  expect(done).toMatchObject({ people: PEOPLE, failed: null });
  const valid = (table: string) =>
    countRows(server, table, 'change_id = ? AND valid = 1', [asked.change]);
  expect(await valid('salary_revision')).toBe(PEOPLE);
  expect(await countRows(server, 'audit_entry', "action = 'job.change'")).toBe(PEOPLE);
  const withdrawn = accepted(
    await admin.post(`/job/withdraw/${asked.change}`, { reason: 'Not this year' }),
  );
  expect(withdrawn.people).toBe(PEOPLE);
  expect(await valid('salary_revision')).toBe(0);
  expect(await valid('job_fact')).toBe(0);
});

describe('a job between its steps', () => {
  const FIRST_STEP = 200;
  const ofAll = { filter: { q: 'L-' }, from: '2025-01-01', set: { location: 'Rome' } };
  const progressOf = async (change: string) => (await admin.get(`/job/progress/${change}`)).body;
  const listed = async (change: string) =>
    (await admin.get('/job/planned?range=[0,9]')).body.changes.find(
      ({ _id }: PlannedChangeRecord) => _id === change,
    ) as PlannedChangeRecord | undefined;

  test('that stops for good is listed with what it has recorded, which is withdrawn', async () => {
    const store = server.app.get(JobChangeStore, { strict: false });
    const denied = new Problem('access.denied', refusal('access.denied'));
    const stopped = jest.spyOn(store, 'add');
    stopped
      .mockImplementationOnce(JobChangeStore.prototype.add.bind(store))
      .mockRejectedValueOnce(denied);
    const { change } = accepted(await add(ofAll));
    const ended = await eventually(async () => {
      const body = await progressOf(change);
      return body.failed && body;
    });
    stopped.mockRestore();
    const failed = denied.refusal;
    expect(ended).toMatchObject({ people: FIRST_STEP, progress: null, failedRefusal: failed });
    expect(await listed(change)).toMatchObject({
      from: ofAll.from,
      people: FIRST_STEP,
      unfinished: { done: FIRST_STEP, total: PEOPLE, failed },
      canWithdraw: true,
    });
    const withdrawn = await admin.post(`/job/withdraw/${change}`, { reason: 'Once more' });
    expect(accepted(withdrawn).people).toBe(FIRST_STEP);
    expect(await listed(change)).toBeUndefined();
  });

  test('ends when its change is withdrawn, and records nobody afterwards', async () => {
    const job = server.app.get(JobChangeJob, { strict: false });
    const run = job.run.bind(job);
    let goOn = () => {};
    const withdrawn = new Promise<void>((resolve) => (goOn = resolve));
    const held = jest.spyOn(job, 'run').mockImplementationOnce(async (step) => {
      const more = await run(step);
      await withdrawn;
      return more;
    });
    const { change } = accepted(await add(ofAll));
    const one = await eventually(() => listed(change));
    expect(one.unfinished).toEqual({ done: FIRST_STEP, total: PEOPLE, failed: null });
    accepted(await admin.post(`/job/withdraw/${change}`, { reason: 'Not this year' }));
    goOn();
    await eventually(
      async () => (await countRows(server, 'job', 'subject_id = ?', [change])) === 0,
    );
    held.mockRestore();
    expect(await countRows(server, 'job_fact', 'change_id = ?', [change])).toBe(FIRST_STEP);
    expect(await countRows(server, 'job_fact', 'change_id = ? AND valid = 1', [change])).toBe(0);
    expect(await progressOf(change)).toMatchObject({ progress: null, failed: null });
  });
});

test('people and a filter exclude each other, and a change is about somebody', async () => {
  const set = { location: 'Oslo' };
  expect((await add({ set })).body.errors).toHaveProperty('people');
  expect((await add({ set, people: [zoe._id], filter: {} })).body.errors).toHaveProperty('people');
  expect((await add({ set, filter: { q: 'Nobody at all' } })).body.errors).toHaveProperty('filter');
  expect((await add({ set, filter: { nothing: 1 } })).body.errors).toHaveProperty('filter');
  expect((await add({ set, people: [newId()] })).body.errors).toHaveProperty('people');
});

test('an employment type that somebody has stays, another is deleted', async () => {
  const { type } = accepted(await admin.post('/job/type/add', { name: 'Apprentice' }));
  const taken = await admin.post('/job/type/add', { name: 'APPRENTICE' });
  expect([taken.status, taken.body.code]).toEqual([409, 'job.type_name_taken']);
  const given = accepted(
    await add({ people: [zoe._id], from: '2026-01-01', set: { employmentType: type._id } }),
  );
  const used = await admin.delete(`/job/type/${type._id}`);
  expect([used.status, used.body.code]).toEqual([409, 'job.type_in_use']);
  accepted(await admin.put(`/job/type/${type._id}`, { name: 'Trainee' }));
  const { types } = accepted(await admin.get('/job/type'));
  expect(types).toContainEqual(expect.objectContaining({ name: 'Trainee', people: 1 }));
  accepted(await admin.post(`/job/withdraw/${given.change}`, { reason: 'A mistake' }));
  accepted(await admin.delete(`/job/type/${FIRST_EMPLOYMENT_TYPES[3].id}`));
  expect((await admin.delete(`/job/type/${FIRST_EMPLOYMENT_TYPES[3].id}`)).status).toBe(404);
});
