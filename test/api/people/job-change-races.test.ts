import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import { jobOn, type JobFact } from '../../../api/contract/employee/job-facts.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import type { PayslipListRecord } from '../../../api/contract/payroll/payslips.js';
import { JobFactReader } from '../../../api/employee/job/job-fact-reader.js';
import { setToday } from '../../support/calendar.js';
import { hire, hireCast } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import { countRows } from '../../support/rows.js';
import { serverOfFile } from '../../support/server.js';
import { inParallel, onlyAnswer, statuses } from '../../support/together.js';

const server = await serverOfFile();
const TODAY = '2026-12-03';
setToday(server, TODAY);
const { admin, ruthClient, sales, research } = await hireCast(server);
const clients = [admin, ruthClient];
const one = await hire(admin, {
  name: 'One',
  employeeId: 'O-1',
  department: sales._id,
  hireDate: '2020-01-01',
});
const change = (from: string, set: object, by = admin) =>
  by.post('/job/add', { people: [one._id], from, set });
const clientOf = (n: number) => clients[n % 2] ?? admin;

test('of two changes of one person and day one is recorded, a hundred times', async () => {
  const wrong: unknown[] = [];
  for (let day = 0; day < 100; day += 1) {
    const from = addDays('2021-01-01', day);
    const answers = await inParallel(2, (n) =>
      change(from, { designation: `Title ${day} of ${n}` }, clientOf(n)),
    );
    const counts = statuses(answers);
    const valid = await countRows(
      server,
      'job_fact',
      "employee_id = ? AND kind = 'designation' AND from_date = ? AND valid = 1",
      [one._id, from],
    );
    const taken = answers.find(({ status }) => status === 409)?.body.code;
    if (counts[201] !== 1 || counts[409] !== 1 || taken !== 'job.same_day' || valid !== 1)
      wrong.push({ from, counts, taken, valid });
  }
  expect(wrong).toEqual([]);
});

test('of two withdrawals one wins, a hundred times', async () => {
  const wrong: unknown[] = [];
  for (let day = 0; day < 100; day += 1) {
    const from = addDays('2022-01-01', day);
    const { change: id } = accepted(await change(from, { location: `Place ${day}` }));
    const answers = await inParallel(2, (n) =>
      clientOf(n).post(`/job/withdraw/${id}`, { reason: 'A mistake' }),
    );
    const counts = statuses(answers);
    if (counts[200] !== 1 || counts[409] !== 1) wrong.push({ from, counts });
    else onlyAnswer(answers, 200);
  }
  expect(wrong).toEqual([]);
});

test('any order of recording and withdrawing ends in the same job', async () => {
  const days = ['2023-01-01', '2023-02-01', '2023-03-01', '2023-04-01'];
  const sets = [
    { designation: 'Title 0', department: research._id },
    { designation: 'Title 1' },
    { designation: 'Title 2', department: sales._id },
    { designation: 'Title 3', manager: one._id },
  ];
  const ends: unknown[] = [];
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ]) {
    const person = await hire(admin, {
      employeeId: `LAW-${order.join('')}`,
      department: sales._id,
      hireDate: '2020-01-01',
      designation: 'Analyst',
    });
    const ids = new Map<number, string>();
    const add = async (day: number) => {
      const body = { people: [person._id], from: days[day], set: sets[day] };
      ids.set(day, accepted(await admin.post('/job/add', body)).change);
    };
    const withdraw = async (day: number) =>
      accepted(await admin.post(`/job/withdraw/${ids.get(day)}`, { reason: 'The law' }));
    const [first = 0, ...others] = order;
    await add(first);
    for (const day of others) await add(day);
    await withdraw(first);
    await add(first);
    await withdraw(1);
    const facts = (await server.app.get(JobFactReader).readPeople([person._id])).get(person._id);
    const { designation, department, manager } = (await admin.get(`/employee/single/${person._id}`))
      .body.employee;
    ends.push([
      ['2022-12-31', ...days].map((day) => valuesOn(facts ?? [], day)),
      [designation, department._id, manager?._id],
    ]);
  }
  const [end, ...others] = ends;
  for (const other of others) expect(other).toEqual(end);
});

function valuesOn(facts: readonly JobFact[], day: string): unknown {
  return Object.entries(jobOn(facts, day)).map(([kind, { fact }]) => [
    kind,
    fact.valueId,
    fact.value,
  ]);
}

test('beside the approval of a run no raise is lost: after the next run all that is due is paid', async () => {
  const payroll = new PayrollCalls(ruthClient, admin);
  await payroll.setUp('2026-11-01', { fourEyes: false });
  const wrong: unknown[] = [];
  const people = [];
  for (let place = 0; place < 50; place += 1)
    people.push(
      await hire(admin, {
        employeeId: `PAID-${place}`,
        department: sales._id,
        hireDate: '2020-01-01',
        salary: '3000.00',
      }),
    );
  const slips = new Map<string, number>();
  const pay = async (run: PayRunRecord) => {
    await payroll.post(`/payroll/run/pay/${run._id}`);
    for (let from = 0; from < 100; from += 50)
      for (const { employee, net } of (
        await admin.get(`/payroll/run/slips/${run._id}?range=[${from},${from + 49}]`)
      ).body.payslips as PayslipListRecord[])
        slips.set(employee._id, (slips.get(employee._id) ?? 0) + Math.round((net ?? 0) * 100));
  };
  const november = await payroll.compute(await payroll.start());
  const [approval, ...raises] = await Promise.all([
    payroll.approveAnswer(november),
    ...people.map(({ _id }, place) =>
      clientOf(place).post('/job/add', {
        people: [_id],
        from: '2026-11-01',
        set: { salary: 3010 + 10 * place },
      }),
    ),
  ]);
  expect(statuses(raises)).toEqual({ 201: 50 });
  expect([200, 409]).toContain(approval.status);
  await pay(
    approval.status === 200
      ? november
      : await payroll.approve(await payroll.compute(await payroll.read(november))),
  );
  await pay(await payroll.approve(await payroll.compute(await payroll.start())));
  for (const [place, { _id }] of people.entries())
    if (slips.get(_id) !== 2 * (3010 + 10 * place) * 100) wrong.push([place, slips.get(_id)]);
  expect(wrong).toEqual([]);
});
