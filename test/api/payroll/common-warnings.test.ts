import { beforeAll, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { hire, hireCast } from '../../support/cast.js';
import { PayrollCalls } from '../../support/payroll.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, ruthClient } = cast;
const payroll = new PayrollCalls(ruthClient, admin);
const people: EmployeeRecord[] = [];
let run: PayRunRecord;

const listed = async (filter: object) =>
  (
    await admin.get(
      `/payroll/run/slips/${run._id}?range=[0,99]&filter=${JSON.stringify(filter)}&sort=["name","ASC"]`,
    )
  ).body.payslips.length;
const warning = ({ warnings }: PayRunRecord, name: string) =>
  warnings.find((one) => one.warning === name);

/** Nobody has a bank account. */
beforeAll(async () => {
  await payroll.setUp('2026-10-01', { fourEyes: false });
  for (let n = 1; n <= 10; n++)
    people.push(
      await hire(admin, {
        employeeId: `P-${n}`,
        name: `Person ${n}`,
        salary: '3000.00',
        department: cast.sales._id,
        hireDate: '2020-01-01',
      }),
    );
  await payroll.finish(await payroll.start());
  run = await payroll.start();
});

test('a warning that most people have puts none of them among those to check', async () => {
  expect(warning(run, 'noBank')).toEqual({ warning: 'noBank', people: run.people, common: true });
  const others = run.warnings.filter(({ common }) => !common);
  expect(run.toCheck).toBeLessThan(run.people / 2);
  expect(await listed({ attention: 'check' })).toBe(run.toCheck);
  expect(await listed({ warning: 'noBank' })).toBe(run.people);
  expect(others.map((one) => one.warning)).not.toContain('noBank');
});

test('somebody with a warning of their own is one to check, and only that one is new', async () => {
  const before = run.toCheck;
  const bonus = await payroll.component({ name: 'Bonus' });
  await payroll.assign(bonus, { employeeId: people[0]?._id, runId: run._id, amount: 100 });
  run = await payroll.compute(run);
  expect(run.toCheck).toBe(before + 1);
  expect((await payroll.slip(run, people[0] as EmployeeRecord))?.attention).toBe(1);
  expect((await payroll.slip(run, people[1] as EmployeeRecord))?.attention).toBe(3);
});

test('computing again what is the same changes no payslip and no version', async () => {
  const again = await payroll.compute(run);
  expect([again.version, again.changes]).toEqual([run.version, []]);
});

test('as soon as no more than half have it, each of them is one to check', async () => {
  for (const { _id } of people.slice(0, 8))
    await admin.put(`/employee/bank/${_id}`, {
      iban: 'DE02120300000000202051',
      holder: 'Ek',
      version: 0,
    });
  run = await payroll.compute(run);
  const without = warning(run, 'noBank');
  expect(without).toMatchObject({ common: false });
  expect((await payroll.slip(run, people[9] as EmployeeRecord))?.attention).toBe(1);
});

test('a run that was reopened, changed, approved and paid again has no line of the changes of its draft', async () => {
  run = await payroll.approve(run);
  await payroll.post(`/payroll/run/reopen/${run._id}`, { reason: 'One more' });
  await payroll.revise(people[3] as EmployeeRecord, '3300.00', run.period.from);
  run = await payroll.compute(run);
  expect(run.changes).toMatchObject([{ employee: { name: 'Person 4' }, after: 3300 }]);
  run = await payroll.approve(run);
  expect(run.changes).toEqual([]);
  run = (await payroll.post(`/payroll/run/pay/${run._id}`)).run;
  expect(run.changes).toEqual([]);
});
