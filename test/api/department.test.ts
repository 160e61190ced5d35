import { addDays } from '../../api/contract/calendar-date.js';
import { Clock } from '../../api/platform/config/clock.js';
import { hire, hireCast } from '../support/cast.js';
import { auditOf } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('a department is added, read, changed and deleted', async () => {
  const { admin } = cast;
  const added = await admin.post('/department/add', {
    dep_name: '  Legal ',
    description: 'Contracts',
  });
  expect(added).toMatchObject({
    status: 201,
    body: {
      success: true,
      department: { dep_name: 'Legal', description: 'Contracts', employees: 0, version: 1 },
    },
  });
  const id = added.body.department._id;

  expect(await admin.get(`/department/single?id=${id}`)).toMatchObject({
    status: 200,
    body: { success: true, department: { _id: id } },
  });

  const updated = await admin.put(`/department/${id}`, {
    dep_name: 'Legal & Compliance',
    description: 'Contracts',
  });
  expect(updated).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: expect.any(String),
      department: { dep_name: 'Legal & Compliance', version: 2 },
    },
  });

  expect(await admin.delete(`/department/single?id=${id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await admin.get(`/department/single?id=${id}`)).toMatchObject({
    status: 404,
    body: { code: 'department.not_found' },
  });
});

test('a name is taken without regard to case', async () => {
  const answer = await cast.admin.post('/department/add', {
    dep_name: 'RESEARCH',
    description: 'Again',
  });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      success: false,
      code: 'department.name_taken',
      errors: { dep_name: expect.any(String) },
    },
  });
});

test('a department that still has employees is not deleted, and says how many', async () => {
  const answer = await cast.admin.delete(`/department/single?id=${cast.research._id}`);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'department.in_use', error: expect.stringContaining('2 employees') },
  });
});

test('an edit from a stale reading changes nothing', async () => {
  const { admin, sales } = cast;
  await admin.put(`/department/${sales._id}`, {
    dep_name: 'Sales',
    description: 'First edit',
    version: sales.version,
  });
  const stale = await admin.put(`/department/${sales._id}`, {
    dep_name: 'Sales',
    description: 'Second edit',
    version: sales.version,
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'request.stale' } });
  expect((await admin.get(`/department/single?id=${sales._id}`)).body.department.description).toBe(
    'First edit',
  );
});

test('an edit without a version goes through', async () => {
  const { admin, sales } = cast;
  expect(
    (
      await admin.put(`/department/${sales._id}`, {
        dep_name: 'Sales',
        description: 'Whatever came before',
      })
    ).status,
  ).toBe(200);
});

describe('the head of a department', () => {
  const change = (body: object) =>
    cast.admin.put(`/department/${cast.research._id}`, {
      dep_name: 'Research',
      description: 'Finds out',
      ...body,
    });
  const leaves = (leftOn: string | null) =>
    cast.admin.put(`/employee/employment/${cast.amara._id}`, { leftOn });

  test('is somebody who works here, stays when it is not sent, and is removed when it is empty', async () => {
    const head = { _id: cast.amara._id, name: 'Amara Okafor', profileImage: null };
    expect(await change({ head: cast.amara._id })).toMatchObject({
      status: 200,
      body: { department: { head, active: 2 } },
    });
    expect((await change({ description: 'Finds out more' })).body.department.head).toEqual(head);
    expect((await change({ head })).body.department.head).toEqual(head);
    expect(
      (await cast.admin.get('/department')).body.departments.find(
        ({ _id }: { _id: string }) => _id === cast.research._id,
      ),
    ).toMatchObject({ head, active: 2, employees: 2 });
    expect((await change({ head: '' })).body.department.head).toBeNull();
  });

  test('is nobody after the last day, and again the same person when the departure is cancelled', async () => {
    await change({ head: cast.amara._id });
    await leaves('2020-01-01');
    expect(
      (await cast.admin.get(`/department/single?id=${cast.research._id}`)).body.department,
    ).toMatchObject({ head: null, active: 1, employees: 2, left: 1 });
    expect(await change({ head: cast.amara._id })).toMatchObject({
      status: 400,
      body: { errors: { head: 'Choose someone who works here.' } },
    });
    await leaves(null);
    expect(
      (await cast.admin.get(`/department/single?id=${cast.research._id}`)).body.department.head,
    ).toMatchObject({ name: 'Amara Okafor' });
  });

  test('who is removed after the last day, by an edit that read no head, stands in the history (it said nothing)', async () => {
    await change({ head: cast.amara._id });
    await leaves('2020-01-01');
    await change({ head: null });
    expect((await auditOf(server, cast.research._id)).at(-1)).toMatchObject({
      action: 'department.update',
      before: { head: 'Amara Okafor' },
      after: { head: null },
    });
    await leaves(null);
    expect(
      (await cast.admin.get(`/department/single?id=${cast.research._id}`)).body.department.head,
    ).toBeNull();
  });

  test('cannot be somebody who has not started, nor somebody unknown', async () => {
    const noor = await hire(cast.admin, {
      employeeId: 'NEXT-1',
      department: cast.sales._id,
      hireDate: addDays(server.app.get(Clock).today(), 1),
    });
    for (const head of [noor._id, cast.sales._id])
      expect(await change({ head })).toMatchObject({
        status: 400,
        body: { errors: { head: expect.any(String) } },
      });
  });
});
