import { expect, test } from '@jest/globals';
import { hireCast } from '../../support/cast.js';
import { applied, checked, importOf, undone } from '../../support/imports.js';
import { serverOfFile } from '../../support/server.js';
import { SinglePayments } from '../../support/single-payments.js';

const HEADINGS =
  'Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary,Hire Date,Last Day,Manager';
const server = await serverOfFile();
const cast = await hireCast(server);
const find = async (name: string) =>
  (
    await cast.admin.get(
      `/employee?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`,
    )
  ).body.employees;

test('an import of people cannot be undone once somebody whom it added has a bank account, a component or a payslip', async () => {
  const payments = await SinglePayments.setUp(cast.admin);
  const uses: [string, (employeeId: string) => Promise<unknown>][] = [
    [
      'Bank Bea',
      (id) =>
        cast.admin.put(`/employee/bank/${id}`, {
          iban: 'IE64 IRCE 9205 0112 3456 78',
          holder: 'Bea',
        }),
    ],
    ['Component Cay', (id) => payments.assignment(id)],
    ['Payslip Pat', (id) => payments.draft(id, '2026-01-15')],
    [
      'Held Hal',
      async (id) =>
        cast.admin.post(
          `/payroll/run/hold/${(await payments.draft(cast.zoe._id, '2026-01-16'))._id}`,
          { employeeId: id, reason: 'Not yet' },
        ),
    ],
  ];
  for (const [name, use] of uses) {
    const job = await checked(
      cast.admin,
      'employees',
      [
        HEADINGS,
        `N-${name},${name},${name.replace(' ', '.')}@company.example,1990-05-17,other,single,Sales,Specialist,3000.00,,,`,
      ].join('\n'),
      { payPeriod: 'month', dateOrder: 'year-first' },
    );
    await applied(cast.admin, job);
    await use((await find(name))[0]._id);
    expect({
      name,
      changed: (await importOf(cast.admin, job)).changedSince,
    }).toEqual({ name, changed: 1 });
    expect(await undone(cast.admin, job)).toMatchObject({
      state: 'Applied',
      fault: '1 record has changed since, so this import cannot be undone.',
    });
  }
});
