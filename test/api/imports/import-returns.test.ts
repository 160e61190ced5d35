import { expect, test } from '@jest/globals';
import { hire, hireCast } from '../../support/cast.js';
import { applied, checked, rowsOf, undone } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';

const HEADINGS =
  'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Hire Date,Last Day,Manager';

const server = await serverOfFile();
const cast = await hireCast(server);

test('a file that hires somebody again keeps the employment that ended, and its undoing takes the return back', async () => {
  const bea = await hire(cast.admin, {
    name: 'Bea Again',
    employeeId: 'B-7',
    email: 'bea@company.example',
    department: cast.sales._id,
  });
  await cast.admin.put(`/employee/employment/${bea._id}`, {
    hireDate: '2015-03-01',
    leftOn: '2018-02-28',
  });
  const file = (hireDate: string) =>
    [
      HEADINGS,
      `B-7,Bea Again,bea@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,${hireDate},,`,
    ].join('\n');
  const brought = (hireDate: string) =>
    checked(cast.admin, 'employees', file(hireDate), {
      payPeriod: 'month',
      dateOrder: 'year-first',
    });
  const periods = async () =>
    (await cast.admin.get(`/employee/single/${bea._id}`)).body.employee.periods;

  const job = await brought('2020-01-01');
  expect((await rowsOf(cast.admin, job))[0]).toMatchObject({
    result: 'changed',
    notes: ['This is a return: the employment until 2018-02-28 is kept.'],
  });
  await applied(cast.admin, job);
  expect(await periods()).toEqual([
    { hiredOn: '2015-03-01', leftOn: '2018-02-28' },
    { hiredOn: '2020-01-01', leftOn: null },
  ]);

  const [refused] = await rowsOf(cast.admin, await brought('2018-02-01'));
  expect(refused).toMatchObject({
    result: 'refused',
    faults: [{ field: 'hireDate', text: expect.stringContaining('2018-02-28') }],
  });

  await undone(cast.admin, job);
  expect(await periods()).toEqual([{ hiredOn: '2015-03-01', leftOn: '2018-02-28' }]);
});
