import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import { HOLDERS_AT_ONCE } from '../../api/contract/working-time/working-time.js';
import { Assignments } from '../../api/working-time/assignments/assignments.js';
import { TODAY } from '../support/calendar.js';
import { hireCast } from '../support/cast.js';
import type { Answer } from '../support/client.js';
import { applied, checked } from '../support/imports.js';
import { previewed, storeAssignment } from '../support/leave-preview.js';
import { addPolicy, addWorkPattern, FOUR_DAYS, WEEK } from '../support/leave-rules-by-calls.js';
import { countRows, rows, store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const yesterday = addDays(TODAY, -1);

const server = await serverOfFile();
const cast = await hireCast(server);
const [full, four] = [
  await addWorkPattern(cast.admin, 'Full time', WEEK),
  await addWorkPattern(cast.admin, 'Four days', FOUR_DAYS),
];
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

describe('an assignment to many', () => {
  test.each(['*', { filter: {} }])('asks for its preview: %j', async (holders) => {
    const change = { holders, subject: 'pattern', target: four, from: yesterday };
    expect(await cast.admin.post('/work/assignment/add', change)).toMatchObject({
      status: 400,
      body: { errors: { basis: 'Preview this change first.' } },
    });
    expect(await countRows(server, 'leave_assignment')).toBe(0);
    expect((await storeAssignment(cast.admin, change)).status).toBe(201);
  });
});

describe('an assignment to all who match', () => {
  test('is of those whom the list finds, and counts who had it', async () => {
    await assign({ holders: [cast.zoe._id] });
    expect(await assign({ holders: { filter: { q: 'weiss' } } })).toMatchObject({
      status: 201,
      body: { assigned: 0, unchanged: 1 },
    });
    expect(await assign({ holders: { filter: { without: 'pattern' } } })).toMatchObject({
      body: { assigned: 2, unchanged: 0 },
    });
    expect(await assign({ holders: { filter: { without: 'pattern' } } })).toMatchObject({
      body: { assigned: 0, unchanged: 0 },
    });
    expect(
      await assign({
        holders: { filter: { status: 'Active', department: cast.research._id } },
        target: full,
      }),
    ).toMatchObject({ body: { assigned: 2, unchanged: 0 } });
    expect(await held(cast.zoe._id)).toMatchObject([{ target: { name: 'Four days' } }]);
  });

  test('is answered the same when it is repeated, and not made again', async () => {
    const change = {
      holders: { filter: { without: 'pattern' } },
      subject: 'pattern',
      target: four,
      from: yesterday,
    };
    const { basis } = await previewed(cast.admin, { kind: 'assignment', ...change });
    const send = () =>
      cast.admin.post(
        '/work/assignment/add',
        { ...change, basis },
        { 'idempotency-key': 'all who match' },
      );
    expect(await send()).toMatchObject({ status: 201, body: { assigned: 3 } });
    await store(server, 'DELETE FROM leave_assignment WHERE holder = ?', [cast.zoe._id]);
    expect(await send()).toMatchObject({ status: 201, body: { assigned: 3 } });
    expect(await countRows(server, 'leave_assignment')).toBe(2);
  });

  test('names the field of a filter that the list does not know', async () => {
    expect(await assign({ holders: { filter: { salary: 1 } } })).toMatchObject({
      status: 400,
      body: { errors: { holders: expect.stringContaining('q, department') } },
    });
  });
});

describe('an assignment to more people than one unit has', () => {
  const COUNT = HOLDERS_AT_ONCE + 1;
  let holders: { filter: { department: string; without: string } };

  beforeAll(async () => {
    const lines = Array.from(
      { length: COUNT },
      (_, index) => `U-${index},Person ${index},unit.${index}@company.example,Many`,
    );
    await applied(
      cast.admin,
      await checked(
        cast.admin,
        'employees',
        ['Employee ID,Full Name,Email Address,Department', ...lines].join('\n'),
      ),
    );
    const { departments } = (await cast.admin.get('/department')).body;
    holders = {
      filter: {
        department: departments.find(({ dep_name }: { dep_name: string }) => dep_name === 'Many')
          ._id,
        without: 'pattern',
      },
    };
  });

  /** As a server leaves it that is killed in the second unit. */
  const breakDown = () => {
    const assignments = server.app.get(Assignments, { strict: false });
    const add = assignments.add.bind(assignments);
    return jest
      .spyOn(assignments, 'add')
      .mockImplementationOnce(add)
      .mockImplementationOnce(() => Promise.reject(new Error('Killed')));
  };

  test('goes on after a breakdown, with its basis and without repeating anybody', async () => {
    const { basis } = await previewed(cast.admin, {
      kind: 'assignment',
      holders,
      subject: 'pattern',
      target: four,
      from: yesterday,
      inherit: false,
    });
    const send = () =>
      cast.admin.post(
        '/work/assignment/add',
        { holders, subject: 'pattern', target: four, from: yesterday, basis },
        { 'idempotency-key': 'many' },
      );
    const stored = async () =>
      (
        await rows<{ at: unknown }>(
          server,
          'SELECT stored_at AS at FROM leave_preview WHERE id = ?',
          [basis],
        )
      )[0]?.at;
    const spy = breakDown();
    expect((await send()).status).toBe(500);
    spy.mockRestore();
    expect([await countRows(server, 'leave_assignment'), await stored()]).toEqual([
      HOLDERS_AT_ONCE,
      null,
    ]);
    expect(await send()).toMatchObject({ status: 201, body: { assigned: 1, unchanged: 0 } });
    expect([await countRows(server, 'leave_assignment'), await stored()]).toEqual([
      COUNT,
      expect.anything(),
    ]);
    expect(await send()).toMatchObject({ status: 201, body: { assigned: 1, unchanged: 0 } });
    expect(await countRows(server, 'leave_assignment')).toBe(COUNT);
  });

  test('is refused for all of them if leave of the last one is closed, and not previewed', async () => {
    const [last] = await rows<{ id: string }>(
      server,
      'SELECT id FROM employee WHERE department_id = ? ORDER BY id DESC LIMIT 1',
      [holders.filter.department],
    );
    const { _id: target } = await addPolicy(cast.admin, {
      name: 'Of the last one',
      from: '2025-01-01',
    });
    await assign({
      holders: [last?.id],
      subject: BUILTIN_LEAVE_TYPE_IDS['Annual Leave'],
      target,
      from: '2025-01-01',
    });
    await store(
      server,
      "UPDATE leave_type SET closed_until = '2025-12-31', closings_until = '2025-12-31' WHERE name = 'Annual Leave'",
    );
    const closed = {
      status: 409,
      body: { code: 'leave.closed', errors: { from: expect.stringContaining('2025-12-31') } },
    };
    const change = { holders, subject: 'pattern', target: four, from: '2025-06-01' };
    expect(
      await cast.admin.post('/leave/preview', { change: { kind: 'assignment', ...change } }),
    ).toMatchObject(closed);
    expect(await cast.admin.post('/work/assignment/add', change)).toMatchObject(closed);
    expect(await countRows(server, 'leave_assignment', "subject = 'pattern'")).toBe(0);
  });
});
