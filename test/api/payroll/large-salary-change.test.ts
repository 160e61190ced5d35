import { expect, test } from '@jest/globals';
import { hire, hireCast } from '../../support/cast.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { ruthClient: client } = cast;
const mia = await hire(cast.admin, {
  employeeId: 'M-1',
  name: 'Mia Ek',
  salary: '4003.00',
  department: cast.sales._id,
});
const revise = (salary: string, more: Record<string, unknown> = {}) =>
  client.post('/payroll/revision/add', {
    employeeId: mia._id,
    salary,
    from: '2026-11-01',
    ...more,
  });
const update = (salary: string, more: Record<string, unknown> = {}) =>
  client.put(`/employee/update/${mia._id}`, { ...mia, version: undefined, salary, ...more });

test('a salary of 4,003 that becomes 40,030 is asked about with both amounts and the percentage, and saved once it is confirmed', async () => {
  const asked = await revise('40030.00');
  expect(asked).toMatchObject({
    status: 409,
    body: {
      code: 'salary.large_change',
      refusal: {
        key: 'salary.large_change',
        parameters: { before: 4003, after: 40_030, percent: 900 },
      },
    },
  });
  expect(await countRows(server, 'salary_revision')).toBe(0);
  expect((await revise('40030.00', { confirmed: true })).status).toBe(201);
});

test('the percentage is that of the warning, and is compared with the salary in force on that day', async () => {
  await cast.admin.put('/payroll/setting', { changePercent: 50 });
  expect((await revise('4400.00', { from: '2026-10-01' })).status).toBe(201);
  expect((await revise('6650.00', { from: '2026-10-15' })).status).toBe(409);
  expect((await revise('6600.00', { from: '2026-10-15' })).status).toBe(201);
});

test('the call of the specification saves any salary; a client that wants to be asked says that it is not confirmed', async () => {
  expect(await update('100.00', { confirmed: false })).toMatchObject({
    status: 409,
    body: { code: 'salary.large_change' },
  });
  expect((await update('100.00')).status).toBe(200);
  expect((await update('9000.00', { confirmed: true })).status).toBe(200);
});
