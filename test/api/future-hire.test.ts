import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { LeaveUpkeep } from '../../api/entitlement/accounts/leave-upkeep.js';
import { Clock } from '../../api/platform/config/clock.js';
import { hire, hireCast, PASSWORD } from '../support/cast.js';
import { recounted, told } from '../support/recount.js';
import { serverOfFile } from '../support/server.js';
import { storePolicy } from '../support/stored-leave-rules.js';

const server = await serverOfFile();
const cast = await hireCast(server);
await storePolicy(server);
const clock = server.app.get(Clock);
const today = clock.today();
const tomorrow = addDays(today, 1);

const employees = async (filter: object) =>
  (await cast.admin.get(`/employee?filter=${JSON.stringify(filter)}`)).body
    .employees as EmployeeRecord[];
const listedAs = async (status: unknown) =>
  (await employees({ status })).some(({ name }) => name === 'Noor Nextweek');
const ofResearch = async () =>
  (await cast.admin.get('/department')).body.departments.find(
    ({ _id }: { _id: string }) => _id === cast.research._id,
  );
const headcount = async () => (await cast.admin.get('/dashboard/charts')).body.headcount;
const balances = async () => {
  await server.app.get(LeaveUpkeep, { strict: false }).run();
  return (
    await cast.admin.get(
      `/leave/balances?filter=${JSON.stringify({ leaveType: 'Annual Leave' })}&range=[0,99]`,
    )
  ).body.summary;
};

describe('somebody who starts tomorrow', () => {
  let before: Awaited<ReturnType<typeof told>>;
  let without: [unknown, { people: number; withoutPolicy: number }];
  let noor: EmployeeRecord;

  beforeAll(async () => {
    before = await told(cast.admin);
    without = [await headcount(), await balances()];
    noor = await hire(cast.admin, {
      name: 'Noor Nextweek',
      employeeId: 'NEXT-1',
      department: cast.research._id,
      salary: '4100',
      hireDate: tomorrow,
    });
  });

  test('is upcoming, and neither counted nor paid yet', async () => {
    expect(noor).toMatchObject({ status: 'Upcoming', hireDate: tomorrow });
    const after = await told(cast.admin);
    expect(after).toEqual(await recounted(server));
    expect([after.body.totalEmployees, after.body.totalSalaries, after.employees.total]).toEqual([
      before.body.totalEmployees,
      before.body.totalSalaries,
      before.employees.total,
    ]);
    expect([after.employees.upcoming, after.employees.left]).toEqual([1, before.employees.left]);
    expect(await headcount()).toEqual(without[0]);
    const { people, withoutPolicy } = await balances();
    expect([people, withoutPolicy]).toEqual([3, 0]);
    expect([without[1].people, without[1].withoutPolicy]).toEqual([3, 0]);
  });

  test('is not listed among the people who work here, only as upcoming', async () => {
    expect([
      await listedAs('Active'),
      await listedAs('Upcoming'),
      await listedAs('Left'),
      await listedAs(['Active', 'Upcoming']),
    ]).toEqual([false, true, false, true]);
  });

  test('belongs to the department, but not to its headcount', async () => {
    expect(await ofResearch()).toMatchObject({ employees: 3, active: 2 });
  });

  test('signs in before the first day', async () => {
    expect((await server.client().signIn(noor.email, PASSWORD)).status).toBe(200);
  });

  test('is active, counted and paid from the first day on, though nothing is stored on it', async () => {
    jest.spyOn(clock, 'today').mockReturnValue(tomorrow);
    const after = await told(cast.admin);
    expect(after).toEqual(await recounted(server));
    expect([
      after.body.totalEmployees - before.body.totalEmployees,
      after.body.totalSalaries - before.body.totalSalaries,
    ]).toEqual([1, 4100]);
    expect(await ofResearch()).toMatchObject({ employees: 3, active: 3 });
    expect([await listedAs('Active'), await listedAs('Upcoming')]).toEqual([true, false]);
    expect((await cast.admin.get(`/employee/single/${noor._id}`)).body.employee.status).toBe(
      'Active',
    );
    jest.restoreAllMocks();
  });
});

test.each(['Upcomming', [], ['Active', 'Gone'], ['Active', 'Left', 'Upcoming', 'Active']])(
  'the filter refuses the status %j',
  async (status) => {
    expect(await cast.admin.get(`/employee?filter=${JSON.stringify({ status })}`)).toMatchObject({
      status: 400,
      body: { errors: { filter: expect.stringContaining('Active, Upcoming, Left') } },
    });
  },
);
