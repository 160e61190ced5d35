import { expect, test } from '@jest/globals';
import { hireCast, paySalary, requestLeave } from '../../support/cast.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('faults of fields carry the English sentences, and keys and values to word them by', async () => {
  const { body } = await cast.admin.post('/salary/add', {
    employeeId: cast.zoe._id,
    basicSalary: '',
    payDate: '1999-12-31',
  });
  const required = { key: 'field.required', parameters: { label: 'Basic Salary' } };
  expect(body).toMatchObject({
    code: 'request.invalid',
    error: 'Basic Salary is required.',
    message: 'Basic Salary is required.',
    errors: {
      basicSalary: 'Basic Salary is required.',
      payDate: 'Pay Date cannot be before 2000-01-01.',
    },
    refusal: required,
    refusals: {
      basicSalary: required,
      payDate: { key: 'date.too_early', parameters: { label: 'Pay Date', earliest: '2000-01-01' } },
    },
  });
});

test('a pay date that is taken is refused at its field', async () => {
  await paySalary(cast.admin, cast.zoe._id);
  const { body } = await cast.admin.post('/salary/add', {
    employeeId: cast.zoe._id,
    basicSalary: '1000.00',
    payDate: '2026-01-31',
  });
  const [error, refusal] = [
    'This employee already has a salary record for this pay date.',
    { key: 'salary.date_taken', parameters: {} },
  ];
  expect(body).toMatchObject({
    code: 'salary.date_taken',
    error,
    errors: { payDate: error },
    refusal,
    refusals: { payDate: refusal },
  });
});

test('an overlap names the other request by its values', async () => {
  await requestLeave(cast.zoeClient, cast.zoe._id, '2026-03-02', '2026-03-06');
  const { body } = await cast.zoeClient.post('/leave/add', {
    userId: cast.zoe._id,
    leaveType: 'Sick Leave',
    startDate: '2026-03-06',
    endDate: '2026-03-09',
    reason: 'Rest',
  });
  const error = 'These days overlap with the Annual Leave from 2026-03-02 to 2026-03-06 (Pending).';
  const refusal = {
    key: 'leave.overlap',
    parameters: { type: 'Annual Leave', start: '2026-03-02', end: '2026-03-06', status: 'Pending' },
  };
  expect(body).toMatchObject({
    code: 'leave.overlap',
    error,
    errors: { startDate: error },
    refusal,
    refusals: { startDate: refusal },
  });
});

test('a refusal of no field says how many', async () => {
  const { body } = await cast.admin.delete(`/department/single?id=${cast.sales._id}`);
  expect(body).toEqual({
    success: false,
    code: 'department.in_use',
    requestId: expect.any(String),
    error: 'This department still has 1 employee. Move them to another department first.',
    message: 'This department still has 1 employee. Move them to another department first.',
    refusal: { key: 'department.in_use', parameters: { count: 1 } },
  });
});

test('a fault that only a program can make has English alone', async () => {
  const { body } = await cast.admin.get('/department?range=[9,0]');
  expect(body.errors.range).toBe(body.error);
  expect(Object.keys(body)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^refusal/)]),
  );
});
