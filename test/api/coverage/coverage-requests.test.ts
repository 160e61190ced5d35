import { describe, expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { WaitingLeaveRecord } from '../../../api/contract/leave/approval-responses.js';
import { requestLeave } from '../../support/cast.js';
import { addCoverageRule, breachesIn, quoteOf } from '../../support/coverage.js';
import { Deciding } from '../../support/deciding.js';
import { addLeaveType } from '../../support/leave-rules-by-calls.js';
import { rows } from '../../support/rows.js';
import { storeHolidays, storePattern, storePolicy } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { cast } = company;

const MONDAY = '2027-03-01';
let weeks = 0;
const freeWeek = () => addDays(MONDAY, 7 * (weeks += 1));
const ask = (name: string, from: string, to = from, more: Record<string, unknown> = {}) =>
  company.client(name).post('/leave/add', {
    userId: company.id(name),
    leaveType: 'Annual Leave',
    startDate: from,
    endDate: to,
    reason: 'Rest',
    ...more,
  });
/** For the people of Sales, on one week. */
async function ruleOn(monday: string, fields: Record<string, unknown> = {}): Promise<string> {
  return (
    await addCoverageRule(cast.admin, {
      name: `Week of ${monday}`,
      department: cast.sales._id,
      from: monday,
      to: addDays(monday, 6),
      maxAway: 1,
      ...fields,
    })
  ).name;
}

describe('a rule that blocks', () => {
  test('refuses the one who is too many, and says so in the quote', async () => {
    const monday = freeWeek();
    const rule = await ruleOn(monday);
    expect(await ask('Zoë', monday, addDays(monday, 1))).toMatchObject({ status: 201 });
    const breach = {
      rule,
      maxAway: null,
      block: true,
      days: [{ day: addDays(monday, 1), away: null }],
    };
    const { body } = await company
      .client('Tomasz')
      .get(quoteOf(company.id('Tomasz'), addDays(monday, 1), addDays(monday, 2)));
    expect(body.coverage).toEqual([breach]);
    expect(body.faults).toEqual([
      expect.objectContaining({ code: 'leave.coverage', overridable: false }),
    ]);
    expect(await ask('Tomasz', addDays(monday, 1), addDays(monday, 2))).toMatchObject({
      status: 409,
      body: { code: 'leave.coverage', errors: { startDate: expect.stringContaining(rule) } },
    });
    expect(await ask('Tomasz', addDays(monday, 2))).toMatchObject({ status: 201 });
  });

  test('binds approvers and admins as well; an admin may override it with a note, which is recorded', async () => {
    const monday = freeWeek();
    await ruleOn(monday, { maxAway: 0 });
    expect(
      await company.client('Søren').post('/leave/add', {
        userId: company.id('Zoë'),
        leaveType: 'Annual Leave',
        startDate: monday,
        endDate: monday,
        reason: 'Rest',
        override: true,
        note: 'Mine',
      }),
    ).toMatchObject({ status: 409, body: { code: 'leave.coverage' } });
    const asAdmin = {
      userId: company.id('Zoë'),
      leaveType: 'Annual Leave',
      startDate: monday,
      endDate: monday,
      reason: 'Rest',
    };
    expect(await cast.admin.post('/leave/add', asAdmin)).toMatchObject({
      status: 409,
      body: { code: 'leave.coverage' },
    });
    expect(await cast.admin.post('/leave/add', { ...asAdmin, override: true })).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) } },
    });
    const { body } = await cast.admin.post('/leave/add', {
      ...asAdmin,
      override: true,
      note: 'A wedding',
    });
    const { entries } = (await cast.admin.get(`/history/leave/${body.leave._id}`)).body;
    expect(JSON.stringify(entries)).toContain('leave.coverage');
  });

  test('lets a request of before it wait, and refuses its approval unless an admin overrides it', async () => {
    const monday = freeWeek();
    const type = await company.type('approver');
    const [zoe, tomasz] = [
      (await ask('Zoë', monday, monday, { leaveType: type })).body.leave,
      (await ask('Tomasz', monday)).body.leave,
    ];
    const rule = await ruleOn(monday);
    expect((await company.read(zoe)).coverage).toEqual([
      { rule, maxAway: 1, block: true, days: [{ day: monday, away: 2 }] },
    ]);
    const waiting = (await company.client('Søren').get('/leave/waiting')).body
      .waiting as WaitingLeaveRecord[];
    expect(waiting.find(({ leave }) => leave._id === zoe._id)?.coverage).toMatchObject([
      { rule, block: true },
    ]);
    expect(await company.decide('Søren', zoe)).toMatchObject({
      status: 409,
      body: { code: 'leave.coverage' },
    });
    expect(await cast.admin.put(`/leave/${zoe._id}`, { status: 'Approved' })).toMatchObject({
      status: 409,
      body: { code: 'leave.coverage' },
    });
    expect(
      await cast.admin.put(`/leave/${zoe._id}`, {
        status: 'Approved',
        override: true,
        note: 'Agreed',
      }),
    ).toMatchObject({ status: 200, body: { leave: { status: 'Approved' } } });
    expect((await company.read(zoe)).coverage).toBeUndefined();
    expect(await cast.admin.put(`/leave/${tomasz._id}`, { status: 'Rejected' })).toMatchObject({
      status: 200,
    });
  });

  test('has room again as soon as leave is withdrawn, refused or shortened', async () => {
    const monday = freeWeek();
    await ruleOn(monday);
    const withdrawn = (await ask('Zoë', monday)).body.leave;
    expect((await ask('Tomasz', monday)).status).toBe(409);
    await company.client('Zoë').post(`/leave/withdraw/${withdrawn._id}`, {});
    const shortened = (await ask('Tomasz', monday, addDays(monday, 1))).body.leave;
    expect((await ask('Zoë', monday)).status).toBe(409);
    await cast.admin.post(`/leave/shorten/${shortened._id}`, {
      from: monday,
      to: monday,
      reason: 'Ill',
    });
    expect((await ask('Zoë', monday)).status).toBe(201);
  });
});

test('a rule that warns refuses nothing', async () => {
  const monday = freeWeek();
  const rule = await ruleOn(monday, { block: false, maxAway: 0 });
  const { body } = await company.client('Zoë').get(quoteOf(company.id('Zoë'), monday));
  expect(body).toMatchObject({
    coverage: [{ rule, maxAway: 0, block: false, days: [{ day: monday, away: null }] }],
    faults: [],
  });
  expect((await ask('Zoë', monday)).status).toBe(201);
});

test('a rule of another department or of other days says nothing', async () => {
  const monday = freeWeek();
  await ruleOn(monday, { department: cast.research._id, maxAway: 0 });
  expect(await breachesIn(company.client('Zoë'), company.id('Zoë'), monday)).toEqual([]);
  await ruleOn(addDays(monday, 1), { to: addDays(monday, 3), maxAway: 0 });
  expect(await breachesIn(company.client('Zoë'), company.id('Zoë'), monday)).toEqual([]);
});

test('a rule for everybody counts all departments, and the one that blocks comes first', async () => {
  const monday = freeWeek();
  await requestLeave(cast.amaraClient, cast.amara._id, monday, monday);
  const department = await ruleOn(monday, { block: false, maxAway: 0 });
  const everybody = await ruleOn(addDays(monday, -1), { department: null, to: addDays(monday, 1) });
  expect(await breachesIn(cast.admin, company.id('Zoë'), monday)).toMatchObject([
    { rule: everybody, days: [{ away: 2 }] },
    { rule: department, days: [{ away: 1 }] },
  ]);
  expect(await breachesIn(company.client('Zoë'), company.id('Zoë'), monday)).toMatchObject([
    { rule: everybody },
    { rule: department },
  ]);
});

describe('what counts', () => {
  test('two halves of a day are not together; a half collides with a whole day', async () => {
    const monday = freeWeek();
    await ruleOn(monday);
    expect((await ask('Zoë', monday, monday, { endsAt: 'noon' })).status).toBe(201);
    expect((await ask('Tomasz', monday)).status).toBe(409);
    expect((await ask('Tomasz', monday, monday, { startsAt: 'noon' })).status).toBe(201);
  });

  test('exempt types are not stopped, and do not count for those who decide', async () => {
    const monday = freeWeek();
    await ruleOn(monday);
    expect((await ask('Zoë', monday, monday, { leaveType: 'Sick Leave' })).status).toBe(201);
    expect(
      (
        await cast.admin.post('/leave/add', {
          userId: company.id('Tomasz'),
          leaveType: 'Annual Leave',
          startDate: monday,
          endDate: monday,
          reason: 'Rest',
        })
      ).status,
    ).toBe(201);
    expect((await ask('Amélie', monday, monday, { leaveType: 'Sick Leave' })).status).toBe(201);
    // Sick notes do not wait for the rule either.
    expect(
      await rows(company.server, 'SELECT checks FROM coverage_rule WHERE from_date = ?', [monday]),
    ).toEqual([{ checks: 1 }]);
  });

  test('free days and holidays count for nobody, and differ by person', async () => {
    const monday = freeWeek();
    await ruleOn(monday);
    await storePattern(company.server, company.id('Zoë'), [
      [0, 0],
      [240, 240],
      [240, 240],
      [240, 240],
      [240, 240],
      [0, 0],
      [0, 0],
    ]);
    await storeHolidays(company.server, company.id('Amélie'), { [addDays(monday, 1)]: null });
    expect((await ask('Zoë', monday, addDays(monday, 1))).status).toBe(201);
    expect((await ask('Tomasz', monday)).status).toBe(201);
    expect(
      await breachesIn(cast.admin, company.id('Amélie'), monday, addDays(monday, 1)),
    ).toMatchObject([{ days: [{ day: monday, away: 2 }] }]);
  });

  test('minutes count only where they take the whole day', async () => {
    const monday = freeWeek();
    const hours = await addLeaveType(cast.admin, { name: 'Time off', unit: 'minutes' });
    await storePolicy(company.server, {
      typeId: hours._id,
      rules: { tiers: [{ years: 0, amount: 100_000 }] },
    });
    await ruleOn(monday, { maxAway: 0 });
    expect(
      (await ask('Tomasz', monday, monday, { leaveType: 'Time off', minutes: 120 })).status,
    ).toBe(201);
    expect(
      (await ask('Amélie', monday, monday, { leaveType: 'Time off', minutes: 480 })).status,
    ).toBe(409);
  });
});
