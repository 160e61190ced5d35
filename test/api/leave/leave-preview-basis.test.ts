import { describe, expect, jest, test } from '@jest/globals';
import { PreviewJob } from '../../../api/entitlement/preview/preview-job.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { previewed } from '../../support/leave-preview.js';
import { addPolicy, RULES } from '../../support/leave-rules-by-calls.js';
import { store } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const VERSION = { from: '2027-01-01', rules: RULES };
const DAYS = { add: [{ day: '2027-05-17', half: null, name: 'Constitution Day' }], remove: [] };
const STALE = { status: 409, body: { code: 'request.stale', refusal: { key: 'preview.stale' } } };
const REQUIRED = { status: 400, body: { errors: { basis: 'Preview this change first.' } } };

const server = await serverOfFile();
const cast = await hireCast(server);
const policy = (await addPolicy(cast.admin, { name: 'Ireland' }))._id;
const calendar = (await cast.admin.post('/holiday/add', { name: 'Norway' })).body.calendar._id;

const storeVersion = (basis: unknown, version: object = VERSION): Promise<Answer> =>
  cast.admin.post(`/leave/policy/version/${policy}`, { ...version, basis });
const storeDays = (basis: unknown, days: object = DAYS): Promise<Answer> =>
  cast.admin.post(`/holiday/days/${calendar}`, { ...days, basis });
const versionBasis = async () =>
  (await previewed(cast.admin, { kind: 'version', policy, ...VERSION })).basis;
const daysBasis = async () =>
  (await previewed(cast.admin, { kind: 'holidays', calendar, ...DAYS })).basis;

describe('storing', () => {
  test('asks for a preview of exactly what is stored', async () => {
    for (const basis of [undefined, null, '']) {
      expect(await storeVersion(basis)).toMatchObject(REQUIRED);
      expect(await storeDays(basis)).toMatchObject(REQUIRED);
    }
    const basis = await versionBasis();
    expect(await storeVersion(newId())).toMatchObject(STALE);
    expect(await storeVersion(basis, { ...VERSION, from: '2027-01-02' })).toMatchObject(STALE);
    expect(await storeVersion(basis, { ...VERSION, rules: { ...RULES, notice: 7 } })).toMatchObject(
      STALE,
    );
    expect(await storeDays(basis)).toMatchObject(STALE);
    expect((await storeVersion(basis)).status).toBe(201);
  });

  test('asks for a preview that has ended', async () => {
    const basis = await versionBasis();
    for (const state of ['Running', 'Cancelled', 'Failed']) {
      await store(server, 'UPDATE leave_preview SET state = ? WHERE id = ?', [state, basis]);
      expect(await storeVersion(basis)).toMatchObject(STALE);
    }
  });

  test('since which no rules have changed', async () => {
    const [first, second] = [await versionBasis(), await daysBasis()];
    expect((await storeDays(second)).status).toBe(200);
    expect(await storeVersion(first)).toMatchObject(STALE);
    expect(await storeDays(second)).toMatchObject(STALE);
    expect((await storeVersion(await versionBasis())).status).toBe(201);
  });

  test('requests and assignments of single people outdate none', async () => {
    const basis = await versionBasis();
    expect(
      (
        await cast.admin.post('/work/assignment/add', {
          holders: [cast.amara._id],
          subject: 'calendar',
          target: calendar,
          from: '2026-01-01',
        })
      ).status,
    ).toBe(201);
    expect((await storeVersion(basis)).status).toBe(201);
  });
});

test('an assignment needs none; one that is given must be of it', async () => {
  const assignment = {
    holders: [cast.zoe._id],
    subject: 'calendar',
    target: calendar,
    from: '2026-01-01',
  };
  const { basis } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  const assign = (fields: object) =>
    cast.admin.post('/work/assignment/add', { ...assignment, ...fields });
  expect(await assign({ basis, from: '2026-02-01' })).toMatchObject(STALE);
  expect(await assign({ basis, holders: '*' })).toMatchObject(STALE);
  expect(await assign({ basis, holders: [cast.zoe.userId._id] })).toMatchObject({
    status: 201,
    body: { assigned: 1 },
  });
  expect((await assign({ from: '2026-03-01' })).status).toBe(201);

  const { assignments } = (await cast.admin.get(`/work/assignment/${cast.zoe._id}`)).body;
  const ended = await previewed(cast.admin, {
    kind: 'assignmentEnd',
    assignment: assignments[0]._id,
  });
  expect(
    await cast.admin.post(`/work/assignment/end/${assignments[0]._id}`, { basis }),
  ).toMatchObject(STALE);
  expect(
    (await cast.admin.post(`/work/assignment/end/${assignments[0]._id}`, { basis: ended.basis }))
      .status,
  ).toBe(200);
});

test('an assignment to all who match is compared by its filter', async () => {
  const assignment = {
    holders: { filter: { department: cast.research._id } },
    subject: 'calendar',
    target: null,
    from: '2026-06-01',
  };
  const { basis } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  expect(
    await cast.admin.post('/work/assignment/add', {
      ...assignment,
      holders: { filter: { department: cast.sales._id } },
      basis,
    }),
  ).toMatchObject(STALE);
  expect(await cast.admin.post('/work/assignment/add', { ...assignment, basis })).toMatchObject({
    status: 201,
  });
});

test('an assignment to all who match is of the people who were previewed', async () => {
  const assignment = {
    holders: { filter: { department: cast.sales._id } },
    subject: 'calendar',
    target: calendar,
    from: '2026-07-01',
  };
  const { basis } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  const late = await hire(cast.admin, {
    name: 'Nora Late',
    employeeId: 'LATE-1',
    department: cast.sales._id,
  });
  expect(await cast.admin.post('/work/assignment/add', { ...assignment, basis })).toMatchObject(
    STALE,
  );
  expect(
    (await cast.admin.get(`/work/assignment/${late._id}`)).body.held.filter(
      ({ own }: { own: boolean }) => own,
    ),
  ).toEqual([]);
  const { basis: again } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  expect(
    (await cast.admin.post('/work/assignment/add', { ...assignment, basis: again })).status,
  ).toBe(201);
});

test('an assignment to all who match is compared where nobody matches any more', async () => {
  const { _id: department } = await addDepartment(cast.admin, { dep_name: 'Moved away' });
  const mover = await hire(cast.admin, { name: 'Mia Mover', employeeId: 'MOVE-1', department });
  const assignment = {
    holders: { filter: { department } },
    subject: 'calendar',
    target: calendar,
    from: '2026-07-01',
  };
  const assign = (basis: string | null) =>
    cast.admin.post('/work/assignment/add', { ...assignment, basis });
  const { basis } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  await store(server, 'UPDATE employee SET department_id = ? WHERE id = ?', [
    cast.sales._id,
    mover._id,
  ]);
  expect(await assign(basis)).toMatchObject(STALE);
  expect(
    await assign((await previewed(cast.admin, { kind: 'assignment', ...assignment })).basis),
  ).toMatchObject({ status: 201, body: { assigned: 0, unchanged: 0 } });
});

test('what is stored for some of those who match is stored for the others, who alone match by then', async () => {
  const assignment = {
    holders: { filter: { without: 'pattern' } },
    subject: 'pattern',
    target: null,
    from: '2026-08-01',
  };
  const { basis } = await previewed(cast.admin, { kind: 'assignment', ...assignment });
  await hire(cast.admin, { name: 'Nils Late', employeeId: 'LATE-2', department: cast.sales._id });
  const add = () => cast.admin.post('/work/assignment/add', { ...assignment, basis });
  expect(await add()).toMatchObject(STALE);
  // As a server leaves it that is killed after its first unit.
  await store(server, 'UPDATE leave_preview SET storing_since = 1 WHERE id = ?', [basis]);
  expect((await add()).status).toBe(201);
  // Stored to its end, it is compared again.
  expect(await add()).toMatchObject(STALE);
});

test('two previews of one kind by one admin both go on, as in two tabs', async () => {
  const first = await versionBasis();
  await store(server, "UPDATE leave_preview SET state = 'Running' WHERE id = ?", [first]);
  await versionBasis();
  expect((await cast.admin.get(`/leave/preview/${first}`)).body.preview.state).not.toBe(
    'Cancelled',
  );
});

test('an admin who has left ten previews running is told so', async () => {
  const waking = jest
    .spyOn(server.app.get(PreviewJob, { strict: false }).worker, 'wake')
    .mockImplementation(() => undefined);
  try {
    const begin = () =>
      cast.admin.post('/leave/preview', {
        change: { kind: 'version', policy, from: '2027-02-01', rules: RULES },
      });
    const begun: Answer[] = [];
    for (let count = 0; count < 10; count++) begun.push(await begin());
    expect(begun.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(await begin()).toMatchObject({
      status: 429,
      body: { code: 'request.too_many', refusal: { key: 'preview.too_many' } },
    });
    for (const { body } of begun)
      await cast.admin.post(`/leave/preview/cancel/${body.preview._id}`);
    expect((await begin()).status).toBe(202);
  } finally {
    waking.mockRestore();
  }
});
