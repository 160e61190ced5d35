import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
import type { Client } from '../../support/client.js';
import { addCoverageRule, quoteOf } from '../../support/coverage.js';
import { Deciding } from '../../support/deciding.js';

const company = await Deciding.begin();
const { admin, cast } = company;

/** Zoë and Tomasz are away on a Monday, both approved. */
async function twoAway(zoësType: string, rule: Record<string, unknown> = {}) {
  const monday = company.freeWeek();
  await company.away('Zoë', monday, monday, { leaveType: zoësType });
  await company.away('Tomasz', monday, monday);
  const { name } = await addCoverageRule(admin, {
    name: `Week of ${monday}`,
    department: cast.sales._id,
    from: monday,
    to: addDays(monday, 4),
    maxAway: 2,
    ...rule,
  });
  return { monday, name };
}

/** The answers to somebody who would be the third, without the name of the rule, ids and the days themselves. */
async function seenBy(
  client: Client,
  whom: string,
  { monday, name }: { monday: string; name: string },
) {
  const asked = {
    userId: company.id(whom),
    leaveType: 'Annual Leave',
    startDate: monday,
    endDate: monday,
  };
  const calendar = (
    await client.get(`/team/calendar?from=${monday}&to=${addDays(monday, 6)}&scope=department`)
  ).body as TeamCalendarResponse;
  const quote = await client.get(quoteOf(company.id(whom), monday));
  const suggestion = await client.get(
    quoteOf(company.id(whom), monday).replace('quote', 'suggestion'),
  );
  const added = await client.post('/leave/add', { ...asked, reason: 'Rest' });
  const { away, rules } = calendar;
  const mayDiffer = new RegExp(`${name}|\\d{4}-\\d\\d-\\d\\d|"[0-9a-f-]{36}"`, 'g');
  const { coverage, faults } = quote.body;
  return JSON.parse(
    JSON.stringify({
      away,
      rules,
      coverage,
      faults,
      suggested: Number(new Date(suggestion.body.suggestion.startDate)) - Number(new Date(monday)),
      status: added.status,
      code: added.body.code,
      error: added.body.error,
    }).replace(mayDiffer, (found) => (found.startsWith('"') ? '"an id"' : 'it')),
  ) as Record<string, unknown>;
}

test('two are away and the limit is two: a colleague gets the same answers whether one of them is sick or not', async () => {
  const [sick, well] = [
    await seenBy(company.client('Amélie'), 'Amélie', await twoAway('Sick Leave')),
    await seenBy(company.client('Amélie'), 'Amélie', await twoAway('Annual Leave')),
  ];
  expect(sick).toEqual(well);
  expect(sick).toMatchObject({
    away: [{ away: 2 }],
    coverage: [{ maxAway: null, block: true, days: [{ away: null }] }],
    rules: [{ maxAway: null }],
    status: 409,
    code: 'leave.coverage',
    error: 'Too many people are away on it (“it”).',
  });
  expect(JSON.stringify(sick)).not.toMatch(/allows|at most/);
});

test('it is the same for a manager who adds leave of a type that they do not decide', async () => {
  const type = await company.type('hr');
  const asked = async (zoësType: string) => {
    const { monday } = await twoAway(zoësType);
    const { body } = await company
      .client('Henriette')
      .get(quoteOf(company.id('Søren'), monday, monday, { leaveType: type }));
    return {
      faults: body.faults.length,
      limits: body.coverage.map((one: { maxAway: unknown }) => one.maxAway),
    };
  };
  expect(await asked('Sick Leave')).toEqual({ faults: 1, limits: [null] });
  expect(await asked('Annual Leave')).toEqual({ faults: 1, limits: [null] });
});

test('a rule that warns does not tell it either', async () => {
  for (const type of ['Sick Leave', 'Annual Leave']) {
    const { monday } = await twoAway(type, { block: false });
    const { body } = await company.client('Amélie').get(quoteOf(company.id('Amélie'), monday));
    expect(body).toMatchObject({
      faults: [],
      coverage: [{ maxAway: null, days: [{ day: monday, away: null }] }],
    });
  }
});

test('those who decide compare with the rule’s own count: the approver adds what the employee may not, and reads the numbers', async () => {
  const { monday } = await twoAway('Sick Leave');
  const søren = company.client('Søren');
  await company.join('Frida', 'Søren');
  const asked = {
    userId: company.id('Frida'),
    leaveType: 'Annual Leave',
    startDate: monday,
    endDate: monday,
    reason: 'Rest',
  };
  expect(await company.client('Frida').post('/leave/add', asked)).toMatchObject({ status: 409 });
  expect((await søren.get(quoteOf(asked.userId, monday))).body).toMatchObject({
    coverage: [],
    faults: [],
  });
  expect(await søren.post('/leave/add', asked)).toMatchObject({
    status: 201,
    body: { leave: { status: 'Approved' } },
  });
  expect((await admin.get(quoteOf(company.id('Amélie'), monday))).body).toMatchObject({
    coverage: [{ maxAway: 2, days: [{ day: monday, away: 3 }] }],
  });
});

test('the page of a pending request has numbers for whose turn it is alone', async () => {
  const monday = company.freeWeek();
  const leave = (
    await company.client('Zoë').post('/leave/add', {
      userId: company.id('Zoë'),
      leaveType: 'Annual Leave',
      startDate: monday,
      endDate: monday,
      reason: 'Rest',
    })
  ).body.leave;
  await company.away('Tomasz', monday, monday);
  await addCoverageRule(admin, {
    name: `Later ${monday}`,
    department: cast.sales._id,
    from: monday,
    to: monday,
    maxAway: 1,
  });
  const coverage = async (client: Client) =>
    (await client.get(`/leave/detail/${leave._id}`)).body.leave.coverage;
  const numbers = [{ maxAway: 1, days: [{ day: monday, away: 2 }] }];
  for (const client of [company.client('Søren'), admin])
    expect(await coverage(client)).toMatchObject(numbers);
  expect(await coverage(company.client('Zoë'))).toMatchObject([
    { maxAway: null, days: [{ day: monday, away: null }] },
  ]);
  expect(await coverage(company.client('Henriette'))).toBeUndefined();
});

test('a day on which no leave is allowed is told to everyone, without a number', async () => {
  const { monday, name } = await twoAway('Sick Leave', { maxAway: 0 });
  const { body } = await company.client('Amélie').get(quoteOf(company.id('Amélie'), monday));
  expect(body.coverage).toMatchObject([{ rule: name, maxAway: 0, days: [{ away: null }] }]);
  expect(body.faults).toMatchObject([{ refusal: { key: 'leave.no_leave_then' } }]);
});
