import { describe, expect, test } from '@jest/globals';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { JobPreviewRecord } from '../../../api/contract/job/job-changes.js';
import { setToday } from '../../support/calendar.js';
import { addDepartment, hire, hireCast, PASSWORD } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { addWorkPattern, FOUR_DAYS } from '../../support/leave-rules-by-calls.js';
import { linesOf, PayrollCalls } from '../../support/payroll.js';
import { rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
setToday(server, '2026-12-10');
const { admin, sales, zoe, ruth, ruthClient } = await hireCast(server);
const operations = await addDepartment(admin, { dep_name: 'Operations' });
const payroll = new PayrollCalls(ruthClient, admin);
await payroll.setUp('2026-11-01', { fourEyes: false });
const shift = await payroll.component({ name: 'Shift allowance', prorated: true });
const bonus = await payroll.component({ name: 'Bonus', prorated: true });
const cost = await payroll.component({ name: 'Insurance', kind: 'cost', unit: 'percent' });
await payroll.assign(shift, { departmentId: operations._id, amount: '120.00', from: '2026-01-01' });
await payroll.assign(cost, { rate: 10, from: '2026-01-01' });

/** Sessions end when nobody is there for so long. */
async function moveTo(day: string): Promise<void> {
  setToday(server, day);
  await admin.signIn(ADMIN.email, ADMIN.password);
  await ruthClient.signIn(ruth.email, PASSWORD);
}

let hired = 0;
const add = (salary: string, fields: Record<string, unknown> = {}): Promise<EmployeeRecord> =>
  hire(admin, {
    employeeId: `J-${(hired += 1)}`,
    salary,
    department: sales._id,
    hireDate: '2020-01-01',
    ...fields,
  });
const preview = async (body: object): Promise<JobPreviewRecord> =>
  accepted(await admin.post('/job/preview', body)).preview;
const store = async (body: object): Promise<string> =>
  accepted(await admin.post('/job/add', body)).change;
/** The open draft, computed anew. */
const draft = async () => {
  const { runs } = (await admin.get('/payroll/run?range=[0,0]')).body;
  const open = runs[0].state === 'draft' ? runs[0] : await payroll.start();
  return payroll.compute(open);
};
const netOf = async (...people: EmployeeRecord[]): Promise<number> => {
  const run = await draft();
  const slips = await payroll.slips(run);
  return slips
    .filter(({ employee }) => people.some(({ _id }) => _id === employee._id))
    .reduce((sum, { net }) => sum + net, 0);
};

describe('a move that is told late', () => {
  const move = { people: [zoe._id], from: '2026-11-16', set: { department: operations._id } };
  let change: string;

  test('is previewed with the difference of the paid month', async () => {
    await payroll.finish(await payroll.start());
    const { effect, people, basis } = await preview(move);
    expect(effect).toMatchObject({
      people: 1,
      pay: {
        people: 1,
        periods: [{ from: '2026-11-01', paid: 3000, due: 3060, difference: 60 }],
        next: { from: '2026-12-01', before: 3000, after: 3180, toRecover: 0 },
        unsettled: [],
      },
      cost: {
        month: 120,
        year: 1440,
        employerMonth: 120,
        salaries: { before: 3000, after: 3000 },
        lines: [{ kind: 'item', name: 'Shift allowance', month: 120, department: 'Operations' }],
      },
      headcount: [
        { department: { dep_name: 'Operations' }, before: 0, after: 1 },
        { department: { dep_name: 'Sales' }, before: 1, after: 0 },
      ],
      warnings: [],
    });
    expect(people).toMatchObject([{ employee: { _id: zoe._id }, salary: null, leftOut: null }]);
    change = await store({ ...move, basis });
  });

  test('is what the draft then has, with its why', async () => {
    const run = await draft();
    const slip = await payroll.slip(run, zoe);
    expect(slip?.net).toBe(3180);
    expect(linesOf(slip)).toEqual(
      expect.arrayContaining([
        ['Shift allowance', 60, '2026-11-01'],
        ['Shift allowance', 120],
      ]),
    );
    await payroll.approve(run);
    await payroll.post(`/payroll/run/pay/${run._id}`);
  });

  test('is previewed when it is withdrawn, with what comes back', async () => {
    await moveTo('2027-01-04');
    const { effect, values, salary, people } = await preview({ withdraw: change });
    expect(values).toEqual([
      {
        kind: 'department',
        before: { _id: operations._id, name: 'Operations' },
        after: { _id: sales._id, name: 'Sales' },
      },
    ]);
    expect([salary, people.length]).toEqual([null, 1]);
    expect(effect).toMatchObject({
      pay: {
        periods: [
          { from: '2026-12-01', difference: -120 },
          { from: '2026-11-01', difference: -60 },
        ],
        next: { from: '2027-01-01', before: 3120, after: 2820 },
      },
      cost: { month: -120, lines: [{ name: 'Shift allowance', department: 'Operations' }] },
    });
    accepted(await admin.post(`/job/withdraw/${change}`, { reason: 'Another person' }));
    expect(await netOf(zoe)).toBe(2820);
  });

  test('is refused as its withdrawal is, once it is withdrawn', async () => {
    const again = await admin.post('/job/preview', { withdraw: change });
    expect([again.status, again.body.code]).toEqual([409, 'job.withdrawn']);
  });
});

describe('a salary round', () => {
  test('costs what the revisions of the next draft sum up to, and names who is left out', async () => {
    const people = [await add('2995.00'), await add('4333.00'), await add('6000.00')];
    const late = await add('3000.00', { hireDate: '2026-08-01' });
    const asked = {
      people: [...people, late].map(({ _id }) => _id),
      from: '2027-01-01',
      leaveOut: { hiredAfter: '2026-07-01' },
      set: {
        round: { percent: 3, step: 10, limit: 150 },
        salaries: [{ employeeId: people[1]?._id, salary: '4500.00' }],
      },
    };
    const before = await netOf(...people);
    const { effect, people: listed, basis } = await preview(asked);
    // 2,995 to 3,090; 4,333 by hand to 4,500; 6,000 to 6,180, but at most 150 more.
    expect(effect.cost).toEqual({
      month: 412,
      year: 4944,
      employerMonth: 453.2,
      salaries: { before: 13_328, after: 13_740 },
      lines: [{ kind: 'salary', name: null, month: 412, department: null }],
    });
    expect(effect.pay?.next).toMatchObject({ before, after: before + 412 });
    expect(effect.people).toBe(3);
    expect(listed.map(({ salary, leftOut }) => salary ?? leftOut)).toEqual([
      { before: 2995, after: 3090, byRule: null, isByHand: false, later: null },
      { before: 4333, after: 4500, byRule: 4470, isByHand: true, later: null },
      { before: 6000, after: 6150, byRule: 6180, isByHand: false, later: null },
      { reason: 'hiredAfter', on: '2026-08-01' },
    ]);
    const change = await store({ ...asked, basis });
    const [{ sum } = { sum: 0 }] = await rows<{ sum: number }>(
      server,
      'SELECT SUM(salary) AS sum FROM salary_revision WHERE change_id = ? AND valid = 1',
      [change],
    );
    expect(Number(sum)).toBe(1_374_000);
    expect(await netOf(...people)).toBe(effect.pay?.next.after);
  });

  test('is refused as it was previewed once a shared pay item or a person has changed', async () => {
    const person = await add('3000.00');
    const asked = { people: [person._id], from: '2027-01-01', set: { designation: 'Lead' } };
    const { basis } = await preview(asked);
    const given = { departmentId: operations._id, amount: '1.00', from: '2027-01-01' };
    await payroll.assign(bonus, given);
    const refused = await admin.post('/job/add', { ...asked, basis });
    expect([refused.status, refused.body.code]).toEqual([409, 'job.changed']);
    expect(refused.body.error).toContain('payroll or the rules of leave');
    const { basis: current } = await preview(asked);
    await store({ ...asked, from: '2026-12-31', set: { designation: 'Chief' } });
    const other = await admin.post('/job/add', { ...asked, basis: current });
    expect([other.status, other.body.error]).toEqual([409, expect.stringContaining(person.name)]);
  });

  test('warns of a later salary, which stays, and of a lost base when it is withdrawn', async () => {
    const person = await add('3000.00');
    const set = (salary: string) => ({ people: [person._id], set: { salary } });
    await store({ ...set('3500.00'), from: '2027-03-01' });
    const { effect, people } = await preview({ ...set('3200.00'), from: '2027-02-01' });
    expect(effect.pay).toBeNull();
    expect(effect.cost).toMatchObject({ month: 200, year: 2400 });
    expect(effect.warnings).toEqual([
      {
        code: 'laterSalary',
        people: [{ _id: person._id, name: person.name }],
        count: 1,
        on: '2027-03-01',
      },
    ]);
    expect(people[0]?.salary?.later).toEqual({ from: '2027-03-01', amount: 3500 });
    const change = await store({ ...set('3200.00'), from: '2027-02-01' });
    const withdrawn = await preview({ withdraw: change });
    expect(withdrawn.salary).toEqual({ before: 3200, after: 3000 });
    expect(withdrawn.effect.warnings).toMatchObject([{ code: 'lostBase', on: '2027-03-01' }]);
  });
});

test('a promotion with an item, from a paid month on, is what the draft then has', async () => {
  const person = await add('3100.00');
  const asked = {
    people: [person._id],
    from: '2026-12-16',
    set: {
      salary: '3720.00',
      item: { component: bonus, amount: '310.00', to: '2027-01-31' },
    },
  };
  const { effect, basis } = await preview(asked);
  expect(effect.cost).toMatchObject({
    month: 930,
    lines: [
      { kind: 'salary', month: 620 },
      { kind: 'item', name: 'Bonus', month: 310 },
    ],
  });
  const change = await store({ ...asked, basis });
  expect(await netOf(person)).toBe(effect.pay?.next.after);
  const withdrawn = await preview({ withdraw: change });
  expect(withdrawn.effect.pay?.next).toMatchObject({
    before: effect.pay?.next.after,
    after: effect.pay?.next.before,
  });
  accepted(await admin.post(`/job/withdraw/${change}`, { reason: 'Postponed' }));
  expect(await netOf(person)).toBe(effect.pay?.next.before);
});

test('days before the periods that are settled are named, and no run settles them', async () => {
  const person = await add('3000.00');
  const { effect } = await preview({
    people: [person._id],
    from: '2026-10-01',
    set: { department: operations._id },
  });
  expect(effect.pay?.unsettled).toMatchObject([{ from: '2026-10-01', amount: 120 }]);
});

test('nothing of pay is said where nothing of it changes', async () => {
  const person = await add('3000.00');
  const { effect } = await preview({
    people: [person._id],
    from: '2026-12-01',
    set: { designation: 'Lead', location: 'Lyon' },
  });
  expect([effect.pay, effect.cost, effect.headcount]).toEqual([null, null, []]);
});

test('working time moves the pay of somebody who is hired within a month', async () => {
  const person = await add('3000.00', { hireDate: '2027-01-15' });
  const moved = { people: [person._id], from: '2027-01-15', set: { location: 'Lyon' } };
  const { basis: shown } = await preview(moved);
  await payroll.setting({ proration: 'working' });
  const refused = await admin.post('/job/add', { ...moved, basis: shown });
  expect([refused.status, refused.body.code]).toEqual([409, 'job.changed']);
  const pattern = await addWorkPattern(admin, 'Four days', FOUR_DAYS);
  const asked = { people: [person._id], from: '2027-01-15', set: { pattern } };
  const { effect, basis } = await preview(asked);
  // 11 of 21 days of work, then 8 of 18.
  expect(effect.pay?.next).toMatchObject({ before: 1571.43, after: 1333.33 });
  expect(effect.cost).toBeNull();
  const change = await store({ ...asked, basis });
  expect(await netOf(person)).toBe(1333.33);
  const withdrawn = await preview({ withdraw: change });
  expect(withdrawn.effect.pay?.next).toMatchObject({ before: 1333.33, after: 1571.43 });
});
