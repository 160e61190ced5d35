import { hireCast } from '../support/cast.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('a department is added, read, changed and deleted', async () => {
  const { admin } = cast;
  const added = await admin.post('/department/add', { dep_name: '  Legal ', description: 'Contracts' });
  expect(added).toMatchObject({ status: 201, body: { success: true, department: { dep_name: 'Legal', description: 'Contracts', employees: 0, version: 1 } } });
  const id = added.body.department._id;

  expect(await admin.get(`/department/single?id=${id}`)).toMatchObject({ status: 200, body: { success: true, department: { _id: id } } });

  const updated = await admin.put(`/department/${id}`, { dep_name: 'Legal & Compliance', description: 'Contracts' });
  expect(updated).toMatchObject({ status: 200, body: { success: true, message: expect.any(String), department: { dep_name: 'Legal & Compliance', version: 2 } } });

  expect(await admin.delete(`/department/single?id=${id}`)).toMatchObject({ status: 200, body: { success: true } });
  expect(await admin.get(`/department/single?id=${id}`)).toMatchObject({ status: 404, body: { code: 'department.not_found' } });
});

test('a name is taken without regard to case', async () => {
  const answer = await cast.admin.post('/department/add', { dep_name: 'RESEARCH', description: 'Again' });
  expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'department.name_taken', errors: { dep_name: expect.any(String) } } });
});

test('a department that still has employees is not deleted, and says how many', async () => {
  const answer = await cast.admin.delete(`/department/single?id=${cast.research._id}`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'department.in_use', error: expect.stringContaining('2 employees') } });
});

test('an edit from a stale reading changes nothing', async () => {
  const { admin, sales } = cast;
  await admin.put(`/department/${sales._id}`, { dep_name: 'Sales', description: 'First edit', version: sales.version });
  const stale = await admin.put(`/department/${sales._id}`, { dep_name: 'Sales', description: 'Second edit', version: sales.version });
  expect(stale).toMatchObject({ status: 409, body: { code: 'request.stale' } });
  expect((await admin.get(`/department/single?id=${sales._id}`)).body.department.description).toBe('First edit');
});

test('an edit without a version goes through', async () => {
  const { admin, sales } = cast;
  expect((await admin.put(`/department/${sales._id}`, { dep_name: 'Sales', description: 'Whatever came before' })).status).toBe(200);
});
