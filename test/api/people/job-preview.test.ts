import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { JobPreviewRecord } from '../../../api/contract/job/job-changes.js';
import { JobUpkeep } from '../../../api/employee/job/job-upkeep.js';
import { PayAccessLog } from '../../../api/pay-access-log/pay-access-log.js';
import { nextMonday, setToday } from '../../support/calendar.js';
import { addDepartment, PASSWORD } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { addCoverageRule } from '../../support/coverage.js';
import { Deciding, inDays, TODAY } from '../../support/deciding.js';
import {
  addPolicy,
  addWorkPattern,
  FOUR_DAYS,
  leaveType,
} from '../../support/leave-rules-by-calls.js';
import { PayrollCalls } from '../../support/payroll.js';
import { countRows, rows } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const company = await Deciding.begin(server);
const { admin, cast } = company;
const legal = await addDepartment(admin, { dep_name: 'Legal' });

/** Sessions end when nobody is there for so long. */
async function moveTo(day: string): Promise<void> {
  setToday(server, day);
  await admin.signIn(ADMIN.email, ADMIN.password);
  for (const name of ['Søren', 'Amélie'])
    await company.client(name).signIn(company.person(name).email, PASSWORD);
}

const answer = (body: object, client = admin) => client.post('/job/preview', body);
const preview = async (body: object): Promise<JobPreviewRecord> =>
  accepted(await answer(body)).preview;
const store = async (body: object): Promise<string> =>
  accepted(await admin.post('/job/add', body)).change;

describe('requests that wait', () => {
  test('are shown with who decides them from the day of a new manager on, and then does', async () => {
    const leave = await company.ask('Zoë');
    const ofManager = await company.ask('Søren');
    const from = inDays(1);
    const set = { manager: company.id('Amélie') };
    const { effect, basis } = await preview({ people: [company.id('Zoë')], from, set });
    expect(effect.requests).toEqual([
      {
        _id: leave._id,
        employee: { _id: company.id('Zoë'), name: 'Zoë' },
        leaveType: 'Annual Leave',
        startDate: leave.startDate,
        endDate: leave.endDate,
        from: { name: 'Søren' },
        to: { name: 'Amélie' },
      },
    ]);
    const change = await store({ people: [company.id('Zoë')], from, set, basis });
    await company.upkeep();
    expect(await company.waitingOf('Søren')).toEqual([leave._id]);
    await moveTo(from);
    await server.app.get(JobUpkeep).run();
    await company.upkeep();
    expect(await company.waitingOf('Søren')).toEqual([]);
    expect(await company.waitingOf('Amélie')).toEqual([leave._id]);
    const back = await preview({ withdraw: change });
    expect(back.effect.requests).toMatchObject([
      { _id: leave._id, from: { name: 'Amélie' }, to: { name: 'Søren' } },
    ]);
    accepted(await admin.post(`/job/withdraw/${change}`, { reason: 'Not yet' }));
    await moveTo(TODAY);
    await company.upkeep();
    expect(await company.waitingOf('Søren')).toEqual([leave._id]);
    const none = await preview({
      people: [company.id('Søren')],
      from: TODAY,
      set: { manager: null },
    });
    expect(none.effect.requests).toMatchObject([
      { _id: ofManager._id, from: { name: 'Henriette' }, to: null },
    ]);
  });

  test('stay where they are if an approver is named beside the manager', async () => {
    const { effect } = await preview({
      people: [company.id('Zoë')],
      from: TODAY,
      set: { manager: company.id('Amélie'), approver: company.id('Søren') },
    });
    expect(effect.requests).toEqual([]);
  });
});

test('people who would manage each other are warned of', async () => {
  const { effect } = await preview({
    people: [company.id('Henriette')],
    from: inDays(3),
    set: { manager: company.id('Zoë') },
  });
  expect(effect.warnings).toEqual([
    {
      code: 'circle',
      people: [{ _id: company.id('Henriette'), name: 'Henriette' }],
      count: 1,
      on: null,
    },
  ]);
});

test('one’s own job is warned of, and later facts that stay', async () => {
  const ruth = cast.ruth._id;
  const lead = { people: [ruth], set: { designation: 'Lead' } };
  await store({ ...lead, from: inDays(30), set: { designation: 'Director' } });
  const { preview: own } = accepted(
    await answer({ ...lead, from: inDays(10) }, cast.ruthClient),
  ) as { preview: JobPreviewRecord };
  expect(own.effect.warnings).toMatchObject([
    { code: 'laterFact', count: 1, on: inDays(30) },
    { code: 'ownJob', people: [{ _id: ruth }] },
  ]);
});

describe('a move on days with leave', () => {
  test('breaks the rule of a department that it joins, and frees the one that it leaves', async () => {
    const monday = company.freeWeek();
    const [from, tuesday] = [addDays(monday, -7), addDays(monday, 1)];
    await addCoverageRule(admin, {
      name: 'Court',
      department: legal._id,
      maxAway: 0,
      block: false,
    });
    await addCoverageRule(admin, {
      name: 'Desk',
      department: cast.sales._id,
      maxAway: 1,
      block: false,
    });
    await company.away('Tomasz', monday, monday);
    await company.away('Amélie', monday, tuesday);
    const { effect } = await preview({
      people: [company.id('Amélie')],
      from,
      set: { department: legal._id },
    });
    const day = { dep: legal._id, maxAway: 0, away: 1 };
    expect(
      effect.coverage.map(({ rule, day: on, away, maxAway }) => [rule, on, away, maxAway]),
    ).toEqual(
      expect.arrayContaining([
        ['Court', monday, day.away, day.maxAway],
        ['Court', tuesday, day.away, day.maxAway],
        ['Desk', monday, 1, 1],
      ]),
    );
    expect(effect.coverage).toHaveLength(3);
    const people = effect.headcount.find(({ department }) => department._id === legal._id);
    expect(people).toEqual({
      department: { _id: legal._id, dep_name: 'Legal' },
      before: 0,
      after: 1,
    });
    expect(effect.movedAbsence).toBe(0);
  });

  test('in the past says how much absence counts in another department, as the report does', async () => {
    const monday = company.freeWeek();
    const [from, friday] = [addDays(monday, 2), addDays(monday, 4)];
    await company.away('Tomasz', monday, friday);
    await moveTo(addDays(monday, 10));
    const inLegal = async () => {
      const { report } = (await admin.get(`/leave/report?from=${monday}&to=${addDays(monday, 6)}`))
        .body;
      const found = report.departments.find(
        ({ department }: { department: { _id: string } }) => department._id === legal._id,
      );
      return (found?.days ?? 0) as number;
    };
    const before = await inLegal();
    const asked = {
      people: [company.id('Tomasz')],
      from,
      set: { department: legal._id },
    };
    const { effect, basis } = await preview(asked);
    expect(effect.movedAbsence).toBe(3000);
    await store({ ...asked, basis });
    expect(await inLegal()).toBe(before + 3);
    await moveTo(TODAY);
  });
});

test('another working time breaks or frees the rules that count leave on its days', async () => {
  const monday = company.freeWeek();
  const friday = addDays(monday, 4);
  const onFriday = { maxAway: 0, block: false, from: friday, to: friday };
  const ofSales = { ...onFriday, name: 'Fridays of Sales', department: cast.sales._id };
  for (const rule of [ofSales, { ...onFriday, name: 'Fridays of all' }])
    await addCoverageRule(admin, rule);
  await company.away('Amélie', addDays(monday, 3), friday);
  const pattern = await addWorkPattern(admin, 'Monday to Thursday', FOUR_DAYS);
  const asked = { people: [company.id('Amélie')], from: monday, set: { pattern } };
  const breaches = ({ effect }: JobPreviewRecord) =>
    effect.coverage.map(({ rule, department, day, away }) => [rule, department, day, away]).sort();
  const sales = { _id: cast.sales._id, dep_name: 'Sales' };
  expect(breaches(await preview(asked))).toEqual([
    ['Fridays of Sales', sales, friday, 0],
    ['Fridays of all', null, friday, 0],
  ]);
  const change = await store(asked);
  expect(breaches(await preview({ withdraw: change }))).toEqual([
    ['Fridays of Sales', sales, friday, 1],
    ['Fridays of all', null, friday, 1],
  ]);
  accepted(await admin.post(`/job/withdraw/${change}`, { reason: 'Not yet' }));
});

describe('balances', () => {
  test('fall below zero by a policy, and move by a pattern', async () => {
    const type = await leaveType(admin, 'Annual Leave');
    const [many, few] = [
      await addPolicy(admin, { name: 'Many', from: '2020-01-01' }),
      await addPolicy(admin, {
        name: 'Few',
        from: '2020-01-01',
        rules: { tiers: [{ years: 0, amount: 2 }] },
      }),
    ];
    const year = Number(TODAY.slice(0, 4)) + 1;
    const from = `${year}-01-01`;
    await moveTo(`${year}-03-01`);
    const person = await company.join('Balance');
    const policyOf = (policy: string) => ({
      people: [person._id],
      from,
      set: { policy: { leaveType: type._id, policy } },
    });
    const given = await preview(policyOf(many._id));
    expect(given.effect.balances).toMatchObject([
      { leaveType: { name: 'Annual Leave' }, unit: 'days', people: 1, negative: 0 },
    ]);
    const change = await store(policyOf(many._id));
    const monday = nextMonday(`${year}-05-01`);
    await company.away('Balance', monday, addDays(monday, 4));
    const { effect } = await preview({ ...policyOf(few._id), from: addDays(from, 1) });
    expect(effect.balances).toMatchObject([{ people: 1, negative: 1 }]);
    expect(effect.balances[0]?.difference).toBeLessThan(0);
    const pattern = await addWorkPattern(admin, 'Four days', FOUR_DAYS);
    const part = await preview({ people: [person._id], from: `${year}-03-02`, set: { pattern } });
    expect(part.effect.balances[0]?.difference).toBeLessThan(0);
    const withdrawn = await preview({ withdraw: change });
    expect(withdrawn.values).toMatchObject([
      { kind: 'policy', before: { name: 'Annual Leave: Many' } },
    ]);
    await moveTo(TODAY);
  });

  const year = Number(TODAY.slice(0, 4)) + 1;
  const withDays = (name: string, amount: number, yearStart: string) =>
    addPolicy(admin, {
      name: `${name} ${yearStart}`,
      from: '2020-01-01',
      rules: { tiers: [{ years: 0, amount }], yearStart, carry: 0, carryMonths: null },
    });
  const movedTo = async (person: string, policy: string, from: string) => {
    const { _id } = await leaveType(admin, 'Annual Leave');
    return { people: [company.id(person)], from, set: { policy: { leaveType: _id, policy } } };
  };

  test('are those at the end of the person’s leave year, the next one for a change from then on', async () => {
    const [ten, twenty] = [
      await withDays('Ten', 10, '04-01'),
      await withDays('Twenty', 20, '04-01'),
    ];
    await moveTo(`${year}-03-01`);
    await company.join('April');
    await store(await movedTo('April', ten._id, '2020-01-01'));
    const differenceFrom = async (from: string) =>
      (await preview(await movedTo('April', twenty._id, from))).effect.balances[0]?.difference;
    const [inMarch, inApril] = [
      await differenceFrom(`${year}-03-02`),
      await differenceFrom(`${year}-04-01`),
    ];
    expect(inMarch).toBeGreaterThan(0);
    expect(inMarch).toBeLessThan(2);
    expect(inApril).toBe(10);
    await moveTo(TODAY);
  });

  test('fall below zero by leave of the next leave year, too', async () => {
    const [many, few] = [await withDays('Lots', 25, '01-01'), await withDays('Two', 2, '01-01')];
    await moveTo(`${year}-12-01`);
    await company.join('January');
    await store(await movedTo('January', many._id, '2020-01-01'));
    const change = await movedTo('January', few._id, `${year}-12-15`);
    expect((await preview(change)).effect.balances).toMatchObject([{ people: 1, negative: 0 }]);
    const monday = nextMonday(`${year + 1}-01-10`);
    await company.away('January', monday, addDays(monday, 4));
    expect((await preview(change)).effect.balances).toMatchObject([{ people: 1, negative: 1 }]);
    await moveTo(TODAY);
  });
});

describe('access', () => {
  test('is for admins alone', async () => {
    const body = { people: [company.id('Zoë')], from: TODAY, set: { designation: 'Lead' } };
    for (const name of ['Zoë', 'Søren'])
      expect((await answer(body, company.client(name))).status).toBe(403);
    expect((await answer(body, server.client())).status).toBe(401);
  });

  test('to one person’s pay is recorded, also in a sum over oneself and one other', async () => {
    const payroll = new PayrollCalls(cast.ruthClient, admin);
    await payroll.setUp('2026-11-01', { fourEyes: false });
    const allowance = await payroll.component({ name: 'Allowance' });
    const [one, two] = [await company.join('One'), await company.join('Two')];
    const accesses = async () => {
      await server.app.get(PayAccessLog, { strict: false }).allStored();
      return countRows(server, 'pay_access_person');
    };
    const shown = async (people: string[], set: object) => {
      const before = await accesses();
      accepted(await answer({ people, from: '2026-11-01', set }, cast.ruthClient));
      return (await accesses()) - before;
    };
    const item = { item: { component: allowance, amount: '10.00' } };
    expect(await shown([one._id], { designation: 'Lead' })).toBe(0);
    expect(await shown([one._id, two._id], item)).toBe(0);
    expect(await shown([cast.ruth._id, two._id], item)).toBe(1);
    expect(await shown([one._id], item)).toBe(1);
    expect(await shown([one._id, two._id], { salary: '4000.00' })).toBe(2);
  });
});

describe('what cannot be recorded', () => {
  const of = (body: object) => answer({ people: [company.id('Zoë')], from: TODAY, ...body });

  test.each<[string, object, number, string]>([
    ['no day', { from: undefined, set: { designation: 'A' } }, 400, 'from'],
    ['nothing that changes', { set: undefined }, 400, 'set'],
    ['a day before the employment', { from: '2019-12-31', set: { designation: 'A' } }, 400, 'from'],
    ['an unknown department', { set: { department: 'unknown' } }, 400, 'set.department'],
  ])('%s is refused at its field', async (_, body, status, field) => {
    const refused = await of(body);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([status, [field]]);
  });

  test('a withdrawal of an unknown change is not found', async () => {
    const refused = await answer({ withdraw: legal._id });
    expect([refused.status, refused.body.code]).toEqual([404, 'job.not_found']);
  });

  test('a preview stores nothing', async () => {
    const before = await rows(server, 'SELECT COUNT(*) AS n FROM job_change');
    await preview({ people: [company.id('Zoë')], from: TODAY, set: { designation: 'Lead' } });
    expect(await rows(server, 'SELECT COUNT(*) AS n FROM job_change')).toEqual(before);
  });
});
