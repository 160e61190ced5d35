import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, latest } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { FIRST_EMPLOYMENT_TYPES } from '../../../api/contract/employee/employment-types.js';
import { JobUpkeep } from '../../../api/employee/job/job-upkeep.js';
import { SalaryUpkeep } from '../../../api/salary/revisions/salary-upkeep.js';
import { setToday, TODAY as REAL_TODAY } from '../../support/calendar.js';
import { addDepartment, hire, hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import {
  addPolicy,
  addWorkPattern,
  FOUR_DAYS,
  leaveType,
} from '../../support/leave-rules-by-calls.js';
import { auditOf, rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const TODAY = '2026-12-03';
setToday(server, TODAY);
const { admin, sales, ruth, ruthClient } = await hireCast(server);
const legal = await addDepartment(admin, { dep_name: 'Legal' });
const fourDays = await addWorkPattern(admin, 'Four days', FOUR_DAYS);

let [bea, carl] = [{} as EmployeeRecord, {} as EmployeeRecord];
let count = 0;
beforeEach(async () => {
  setToday(server, TODAY);
  count += 1;
  const inSales = { department: sales._id, hireDate: '2020-03-01', designation: 'Analyst' };
  bea = await hire(admin, { ...inSales, name: 'Bea', employeeId: `B-${count}` });
  carl = await hire(admin, { ...inSales, name: 'Carl', employeeId: `C-${count}` });
});

const change = (body: object, client = admin) =>
  client.post('/job/add', { people: [bea._id], from: TODAY, ...body });
const changed = async (body: object) => accepted(await change(body)).change as string;
const withdraw = (id: string, body: object = {}) =>
  admin.post(`/job/withdraw/${id}`, { reason: 'A mistake', ...body });
const single = async (one = bea) =>
  (await admin.get(`/employee/single/${one._id}`)).body.employee as EmployeeRecord;

describe('a change of one person', () => {
  test('sets title, department, manager and salary from today, and is audited once', async () => {
    await changed({
      set: { designation: 'Lead', department: legal._id, manager: carl._id, salary: '3300.00' },
      reason: 'Promotion',
    });
    expect(await single()).toMatchObject({
      designation: 'Lead',
      department: { _id: legal._id },
      manager: { _id: carl._id },
      salary: 3300,
    });
    const [entry, ...others] = (await auditOf(server, bea._id)).filter(
      ({ action }) => action !== 'employee.add',
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'job.change',
      before: { designation: 'Analyst', department: 'Sales', manager: null, salary: 3000 },
      after: {
        designation: 'Lead',
        department: 'Legal',
        manager: 'Carl',
        salary: 3300,
        from: TODAY,
        reason: 'Promotion',
      },
    });
  });

  test('of a day to come is planned, and takes effect on it', async () => {
    const from = addDays(TODAY, 1);
    await changed({ from, set: { designation: 'Lead', salary: '3300.00' } });
    expect(await single()).toMatchObject({ designation: 'Analyst', salary: 3000 });
    setToday(server, from);
    await server.app.get(JobUpkeep).run();
    await server.app.get(SalaryUpkeep).run();
    await admin.signIn(ADMIN.email, ADMIN.password);
    expect(await single()).toMatchObject({ designation: 'Lead', salary: 3300 });
  });

  test('what is planned is not lost by what is recorded before it takes effect', async () => {
    // With a day of the past the job itself would run every second.
    const today = latest(TODAY, REAL_TODAY);
    setToday(server, today);
    await admin.signIn(ADMIN.email, ADMIN.password);
    const from = addDays(today, 1);
    await changed({ from, set: { designation: 'Lead', department: legal._id } });
    setToday(server, from);
    await admin.signIn(ADMIN.email, ADMIN.password);
    await changed({ from, set: { manager: carl._id } });
    accepted(
      await admin.put(`/employee/update/${bea._id}`, {
        name: 'Bea',
        maritalStatus: 'single',
        designation: 'Analyst',
        department: sales._id,
        salary: '3000.00',
      }),
    );
    await server.app.get(JobUpkeep).run();
    expect(await single()).toMatchObject({
      designation: 'Lead',
      department: { _id: legal._id },
      manager: { _id: carl._id },
    });
  });

  test('sets type, place, ends, working time, a policy and a pay item', async () => {
    const { _id: annual } = await leaveType(admin);
    const { _id: policy } = await addPolicy(admin, { name: `Policy ${count}` });
    const component = accepted(
      await admin.post('/payroll/component/add', { name: `Phone ${count}` }),
    ).component._id;
    await changed({
      set: {
        employmentType: FIRST_EMPLOYMENT_TYPES[1].id,
        location: 'Lyon',
        contractEnd: '2027-06-30',
        probationEnd: '2027-01-31',
        pattern: fourDays,
        policy: { leaveType: annual, policy },
        item: { component, amount: '25.00' },
      },
    });
    const { assignments } = (await admin.get(`/work/assignment/${bea._id}`)).body;
    expect(
      (assignments as { holder: string; target: { name: string } | null }[])
        .filter(({ holder }) => holder !== '*')
        .map(({ target }) => target?.name)
        .sort(),
    ).toEqual([expect.any(String), `Policy ${count}`]);
    const items = (await admin.get(`/payroll/assignment?filter={"employee":"${bea._id}"}`)).body;
    expect(items.assignments).toEqual([expect.objectContaining({ amount: 25, from: TODAY })]);
    expect(
      await rows(
        server,
        "SELECT kind, COALESCE(value_id, value) AS value FROM job_fact WHERE employee_id = ? AND source = 'change' ORDER BY kind",
        [bea._id],
      ),
    ).toEqual([
      { kind: 'contractEnd', value: '2027-06-30' },
      { kind: 'employmentType', value: FIRST_EMPLOYMENT_TYPES[1].id },
      { kind: 'location', value: 'Lyon' },
      { kind: 'probationEnd', value: '2027-01-31' },
    ]);
  });

  test('is refused for a day that another one has taken, until that is withdrawn', async () => {
    const first = await changed({ set: { designation: 'Lead' } });
    const second = await change({ set: { designation: 'Head' } });
    expect([second.status, second.body.code]).toEqual([409, 'job.same_day']);
    expect(second.body.errors).toHaveProperty(['set.designation']);
    expect(second.body.error).toContain('Designation');
    expect(second.body.error).toContain(TODAY);
    accepted(await withdraw(first));
    expect(await single()).toMatchObject({ designation: 'Analyst' });
    await changed({ set: { designation: 'Head' } });
    expect(await single()).toMatchObject({ designation: 'Head' });
  });

  test('is withdrawn with all that it holds, and once', async () => {
    const id = await changed({
      set: { designation: 'Lead', manager: carl._id, salary: '3300.00', pattern: fourDays },
    });
    expect(accepted(await withdraw(id)).people).toBe(1);
    expect(await single()).toMatchObject({ designation: 'Analyst', manager: null, salary: 3000 });
    const { assignments } = (await admin.get(`/work/assignment/${bea._id}`)).body;
    expect((assignments as { holder: string }[]).filter(({ holder }) => holder !== '*')).toEqual(
      [],
    );
    const again = await withdraw(id);
    expect([again.status, again.body.code]).toEqual([409, 'job.withdrawn']);
  });

  test('later ones stay when it is withdrawn', async () => {
    const id = await changed({ from: '2026-11-01', set: { designation: 'Lead' } });
    await changed({ from: '2026-12-01', set: { designation: 'Head' } });
    accepted(await withdraw(id));
    expect(await single()).toMatchObject({ designation: 'Head' });
  });
});

describe('a change of many', () => {
  test('leaves out whom its rules name, and is withdrawn of one person alone', async () => {
    const late = await hire(admin, {
      name: 'Late',
      employeeId: `L-${count}`,
      department: sales._id,
      hireDate: '2026-08-01',
    });
    const id = accepted(
      await change({
        people: [bea._id, carl._id, late._id],
        from: '2027-01-01',
        set: { round: { percent: 3, step: 10 } },
        leaveOut: { hiredAfter: '2026-07-01' },
      }),
    );
    expect(id.people).toBe(2);
    const salaries = () =>
      rows<{ salary: number | string }>(
        server,
        "SELECT salary FROM salary_revision WHERE valid = 1 AND effective_date = '2027-01-01' AND change_id = ?",
        [id.change],
      );
    expect((await salaries()).map(({ salary }) => Number(salary))).toEqual([309_000, 309_000]);
    accepted(await withdraw(id.change, { people: [bea._id] }));
    expect(await salaries()).toHaveLength(1);
    expect((await withdraw(id.change, { people: [late._id] })).status).toBe(400);
  });

  test('is about those who match a filter', async () => {
    const answer = accepted(
      await change({
        people: undefined,
        filter: { q: `B-${count}` },
        set: { location: 'Ghent' },
      }),
    );
    expect(answer.people).toBe(1);
  });
});

test('an admin who changes their own job tells the others', async () => {
  accepted(
    await change({ people: [ruth._id], set: { designation: `Chief ${count}` } }, ruthClient),
  );
  const { notifications } = (await admin.get('/notification')).body;
  expect((notifications as { kind: string }[]).map(({ kind }) => kind)).toContain('own.job');
});
