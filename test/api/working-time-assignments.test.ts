import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { AssignmentRecord } from '../../api/contract/working-time/working-time.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { TODAY } from '../support/calendar.js';
import { hireCast } from '../support/cast.js';
import type { Answer } from '../support/client.js';
import { previewed, storeAssignment } from '../support/leave-preview.js';
import { addWorkPattern, FOUR_DAYS, WEEK } from '../support/leave-rules-by-calls.js';
import { auditOf, countRows, rows, setLastDay, store } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';
import { query } from './lists/list.data.js';

const [yesterday, tomorrow, later] = [addDays(TODAY, -1), addDays(TODAY, 1), addDays(TODAY, 30)];

const server = await serverOfFile();
const cast = await hireCast(server);
const [full, four] = [
  await addWorkPattern(cast.admin, 'Full time', WEEK),
  await addWorkPattern(cast.admin, 'Four days', FOUR_DAYS),
];
const norway = (await cast.admin.post('/holiday/add', { name: 'Norway' })).body.calendar._id;
beforeEach(() => store(server, 'DELETE FROM leave_assignment'));

const assign = (fields: Record<string, unknown>): Promise<Answer> =>
  storeAssignment(cast.admin, {
    holders: [cast.amara._id],
    subject: 'pattern',
    target: four,
    from: yesterday,
    ...fields,
  });
const held = async (id = cast.amara._id) =>
  (await cast.admin.get(`/work/assignment/${id}`)).body.held;
const people = async (filter: object): Promise<string[]> =>
  (
    await cast.admin.get(`/work/assignment${query({ sort: ['name', 'ASC'], filter })}`)
  ).body.people.map(({ name }: { name: string }) => name);

describe('an assignment', () => {
  test('of a person beats that of everybody, from its day on', async () => {
    expect(await assign({ holders: '*', target: full, from: '2020-01-01' })).toMatchObject({
      status: 201,
      body: { success: true, assigned: 1, unchanged: 0 },
    });
    expect(await assign({ from: tomorrow })).toMatchObject({ body: { assigned: 1 } });
    expect(await held()).toEqual([
      {
        subject: 'pattern',
        leaveType: null,
        target: { _id: full, name: 'Full time' },
        from: '2020-01-01',
        own: false,
      },
    ]);
    await assign({});
    expect(await held()).toEqual([
      {
        subject: 'pattern',
        leaveType: null,
        target: { _id: four, name: 'Four days' },
        from: yesterday,
        own: true,
      },
    ]);
    expect(await held(cast.zoe._id)).toMatchObject([{ target: { _id: full }, own: false }]);
  });

  test('of nothing takes away what everybody has; as everybody gives it back', async () => {
    await assign({ holders: '*', subject: 'calendar', target: norway, from: '2020-01-01' });
    await assign({ subject: 'calendar', target: null, from: '2026-01-01' });
    expect(await held()).toEqual([]);
    await assign({ subject: 'calendar', target: undefined, inherit: true, from: '2026-02-01' });
    expect(await held()).toMatchObject([
      { subject: 'calendar', target: { name: 'Norway' }, own: false },
    ]);
  });

  test('is replaced by another from the same day; the same one again is left alone', async () => {
    await assign({});
    expect(await assign({ holders: [cast.amara._id, cast.zoe._id] })).toMatchObject({
      body: { assigned: 1, unchanged: 1 },
    });
    expect(await assign({ target: full })).toMatchObject({ body: { assigned: 1, unchanged: 0 } });
    const stored = await rows<{ live: number | null; ended_by: string | null }>(
      server,
      'SELECT live, ended_by FROM leave_assignment WHERE holder = ? ORDER BY id',
      [cast.amara._id],
    );
    expect(stored).toEqual([
      { live: null, ended_by: cast.admin.user._id },
      { live: 1, ended_by: null },
    ]);
  });

  test('is stored although it holds already, so that the order of two of them does not matter', async () => {
    const [half, again, everybody] = [
      { target: four, from: '2024-01-01' },
      { target: four, from: '2025-01-01' },
      { target: undefined, inherit: true, from: '2026-01-01' },
    ];
    const orders = [
      [half, again, everybody],
      [half, everybody, again],
      [again, half, everybody],
      [again, everybody, half],
      [everybody, half, again],
      [everybody, again, half],
    ];
    const assigned = [];
    for (const order of orders) {
      await store(server, 'DELETE FROM leave_assignment');
      for (const asked of order)
        expect(await assign(asked)).toMatchObject({ body: { assigned: 1, unchanged: 0 } });
      const { assignments } = (await cast.admin.get(`/work/assignment/${cast.amara._id}`)).body as {
        assignments: AssignmentRecord[];
      };
      assigned.push(
        assignments.map(({ from, target, inherit }) => [from, target?.name ?? null, inherit]),
      );
    }
    expect(assigned).toEqual(
      Array(6).fill([
        ['2026-01-01', null, true],
        ['2025-01-01', 'Four days', false],
        ['2024-01-01', 'Four days', false],
      ]),
    );
  });

  test('takes ids of accounts, and a person who is named twice once', async () => {
    expect(await assign({ holders: [cast.amara.userId._id, cast.amara._id] })).toMatchObject({
      body: { assigned: 1, unchanged: 0 },
    });
    expect(await held()).toMatchObject([{ target: { name: 'Four days' } }]);
  });

  test('is of all or nobody', async () => {
    expect(await assign({ holders: [cast.amara._id, newId()] })).toMatchObject({
      status: 400,
      body: { errors: { holders: expect.any(String) } },
    });
    expect(await countRows(server, 'leave_assignment')).toBe(0);
  });

  test('raises the lock of each person, or of all rules', async () => {
    const version = async (sql: string) =>
      Number((await rows<{ version: number | string }>(server, sql))[0]?.version ?? 0);
    const lock = () =>
      version(`SELECT version FROM leave_lock WHERE employee_id = '${cast.amara._id}'`);
    const rules = () => version("SELECT version FROM lock_row WHERE name = 'leave-rules'");
    const [locked, ruled] = [await lock(), await rules()];
    await assign({});
    expect([await lock(), await rules()]).toEqual([locked + 1, ruled]);
    await assign({ holders: '*' });
    expect([await lock(), await rules()]).toEqual([locked + 1, ruled + 1]);
  });

  test('is recorded with what held before, in the history of the person', async () => {
    await assign({ target: full, from: '2026-01-01' });
    await assign({ from: '2026-02-01' });
    const entries = (await auditOf(server, cast.amara._id)).filter(
      ({ action }) => action === 'employee.assign',
    );
    expect(entries.at(-1)).toMatchObject({
      subject: 'employee',
      subjectName: 'Amara Okafor',
      before: { pattern: 'Full time', from: '2026-01-01' },
      after: { pattern: 'Four days', from: '2026-02-01' },
    });
    const before = await countRows(server, 'audit_entry', "action = 'assignment.add'");
    await assign({ holders: '*' });
    expect(await countRows(server, 'audit_entry', "action = 'assignment.add'")).toBe(before + 1);
  });
});

test('what is assigned to everybody is listed, and can be taken back', async () => {
  await assign({ holders: '*', target: full, from: '2020-01-01' });
  await assign({});
  const { assignments } = (await cast.admin.get('/work/assignment/everybody')).body;
  expect(assignments).toMatchObject([
    { holder: '*', subject: 'pattern', target: { name: 'Full time' } },
  ]);
  const end = (body: object) => cast.admin.post(`/work/assignment/end/${assignments[0]._id}`, body);
  expect(await end({})).toMatchObject({
    status: 400,
    body: { errors: { basis: 'Preview this change first.' } },
  });
  expect(
    (
      await end({
        basis: (
          await previewed(cast.admin, { kind: 'assignmentEnd', assignment: assignments[0]._id })
        ).basis,
      })
    ).status,
  ).toBe(200);
  expect((await cast.admin.get('/work/assignment/everybody')).body.assignments).toEqual([]);
});

describe('a refused assignment', () => {
  test.each<[string, () => Record<string, unknown>, string]>([
    ['a calendar for a pattern', () => ({ target: norway }), 'target'],
    ['an unknown target', () => ({ target: newId() }), 'target'],
    ['no target', () => ({ target: undefined }), 'target'],
    ['an unknown subject', () => ({ subject: newId() }), 'subject'],
    ['a target as everybody', () => ({ inherit: true }), 'inherit'],
    ['everybody as everybody', () => ({ holders: '*', target: null, inherit: true }), 'inherit'],
    ['a day far ahead', () => ({ from: addDays(TODAY, 740) }), 'from'],
    ['a day long ago', () => ({ from: '1949-12-31' }), 'from'],
  ])('is one for %s', async (_, fields, field) => {
    expect(await assign(fields())).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await countRows(server, 'leave_assignment')).toBe(0);
  });

  test('is one whose pattern is archived, which holds on where it was made', async () => {
    await assign({});
    await cast.admin.put(`/work/pattern/${four}`, { name: 'Four days', archived: true });
    expect(await assign({ holders: [cast.zoe._id] })).toMatchObject({
      status: 400,
      body: { errors: { target: '“Four days” is archived and can no longer be assigned.' } },
    });
    expect(await held()).toMatchObject([{ target: { name: 'Four days' } }]);
    await cast.admin.put(`/work/pattern/${four}`, { name: 'Four days', archived: false });
  });
});

test('an assignment is taken back once, and the one before it holds again', async () => {
  await assign({ target: full, from: '2026-01-01' });
  await assign({ from: '2026-02-01' });
  const { assignments } = (await cast.admin.get(`/work/assignment/${cast.amara._id}`)).body;
  expect(assignments.map(({ from }: { from: string }) => from)).toEqual([
    '2026-02-01',
    '2026-01-01',
  ]);
  expect(assignments[0]).toMatchObject({
    holder: cast.amara._id,
    subject: 'pattern',
    target: { name: 'Four days' },
    inherit: false,
    recordedBy: ADMIN.name,
  });
  expect(await cast.admin.post(`/work/assignment/end/${assignments[0]._id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await held()).toMatchObject([{ target: { name: 'Full time' } }]);
  expect(await cast.admin.post(`/work/assignment/end/${assignments[0]._id}`)).toMatchObject({
    status: 409,
    body: { code: 'assignment.ended' },
  });
  expect((await auditOf(server, cast.amara._id)).at(-1)).toMatchObject({
    action: 'employee.assign_end',
    before: { pattern: 'Four days', from: '2026-02-01' },
    after: null,
  });
});

test('two people who assign the same at once make one row', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => assign({ holders: [cast.zoe._id, cast.amara._id] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(answers.reduce((sum, { body }) => sum + body.assigned, 0)).toBe(2);
  expect(await countRows(server, 'leave_assignment')).toBe(2);
});

describe('the list of people', () => {
  test('tells what each has today and what comes next', async () => {
    await assign({ holders: '*', target: full, from: '2020-01-01' });
    await assign({});
    await assign({ target: undefined, inherit: true, from: later });
    const { body } = await cast.admin.get(
      `/work/assignment${query({ range: [0, 9], sort: ['name', 'ASC'] })}`,
    );
    expect(body.summary).toEqual({ total: 3, ownPattern: 1, ownCalendar: 0 });
    expect(body.people[0]).toEqual({
      _id: cast.amara._id,
      employeeId: 'R-1',
      name: 'Amara Okafor',
      profileImage: null,
      department: { _id: cast.research._id, dep_name: 'Research' },
      held: [
        {
          subject: 'pattern',
          leaveType: null,
          target: { _id: four, name: 'Four days' },
          from: yesterday,
          own: true,
        },
      ],
      coming: [{ subject: 'pattern', target: null, inherit: true, from: later }],
    });
    expect(body.people[2]).toMatchObject({
      name: 'Zoë Weiß',
      held: [{ target: { name: 'Full time' }, own: false }],
      coming: [],
    });
  });

  test('finds those with their own, and those without any', async () => {
    expect(await people({ without: 'pattern' })).toHaveLength(3);
    await assign({});
    expect(await people({ own: 'pattern' })).toEqual(['Amara Okafor']);
    expect(await people({ without: 'pattern' })).toEqual(['Ruth Admin', 'Zoë Weiß']);
    await assign({ holders: '*', target: full });
    expect(await people({ without: 'pattern' })).toEqual([]);
    await assign({ holders: [cast.zoe._id], target: null });
    expect(await people({ without: 'pattern' })).toEqual(['Zoë Weiß']);
    expect(await people({ own: 'pattern' })).toEqual(['Amara Okafor', 'Zoë Weiß']);
    await assign({ holders: [cast.zoe._id], target: undefined, inherit: true, from: TODAY });
    expect(await people({ own: 'pattern' })).toEqual(['Amara Okafor']);
    expect(await people({ without: 'pattern' })).toEqual([]);
    expect(await people({ own: 'pattern', q: 'zoe' })).toEqual([]);
    expect(
      await people({ own: 'pattern', department: cast.research._id, status: 'Active' }),
    ).toEqual(['Amara Okafor']);
    expect(await people({ without: 'calendar', q: 'weiss' })).toEqual(['Zoë Weiß']);
  });

  test('counts the people of a pattern who still work here, and says what everybody has', async () => {
    const pattern = async (id: string) =>
      (await cast.admin.get('/work/pattern')).body.patterns.find(
        ({ _id }: { _id: string }) => _id === id,
      );
    await assign({ holders: [cast.amara._id, cast.zoe._id] });
    await assign({ holders: '*', target: full });
    expect(await pattern(four)).toMatchObject({ people: 2, everybody: false });
    expect(await pattern(full)).toMatchObject({ people: 0, everybody: true });
    await setLastDay(server, cast.zoe, yesterday);
    expect(await pattern(four)).toMatchObject({ people: 1 });
    await setLastDay(server, cast.zoe, null);
  });

  test('is a file too', async () => {
    await cast.admin.confirm(ADMIN.password);
    await assign({ from: '2026-01-01' });
    const { body } = await cast.admin.get(
      `/work/assignment${query({ filter: { own: 'pattern' } })}`,
      { accept: 'text/csv' },
    );
    expect(body.split('\n').slice(0, 2)).toEqual([
      'Employee ID,Full Name,Department,Working Time,Working Time From,Holiday Calendar,Holiday Calendar From,Policies',
      'R-1,Amara Okafor,Research,Four days,2026-01-01,,,',
    ]);
  });

  test.each([
    ['own', 'policy'],
    ['without', ''],
    ['without', 5],
    ['own', '*'],
  ])('refuses a filter %s %p', async (name, value) => {
    expect(
      await cast.admin.get(`/work/assignment${query({ filter: { [name]: value } })}`),
    ).toMatchObject({ status: 400, body: { errors: { filter: expect.stringContaining(name) } } });
  });
});

test('employees read their own assignments only', async () => {
  expect((await cast.amaraClient.get(`/work/assignment/${cast.amara.userId._id}`)).status).toBe(
    200,
  );
  expect(await cast.amaraClient.get(`/work/assignment/${cast.zoe._id}`)).toMatchObject({
    status: 403,
    body: { code: 'access.denied' },
  });
  expect(await cast.admin.get(`/work/assignment/${newId()}`)).toMatchObject({
    status: 404,
    body: { code: 'employee.not_found' },
  });
});
