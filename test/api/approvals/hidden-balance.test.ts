import { expect, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { Deciding } from '../../support/deciding.js';
import { auditOf } from '../../support/rows.js';
import { storePolicy, yearlyRules } from '../../support/stored-leave-rules.js';

const company = await Deciding.begin();
const { admin, server } = company;
const søren = company.client('Søren');

/** Søren has no step in these chains; the second would approve at once. */
const CHAINS = [[company.anyOf('Tomasz')], [], [{ who: 'hr' as const, overCost: 100 }]];

/** A type of which Zoë has so many days a year. */
async function typeWith(days: number, chain: (typeof CHAINS)[number]): Promise<LeaveTypeRecord> {
  const type = await company.typeOf(chain);
  await storePolicy(server, {
    typeId: type._id,
    holder: company.id('Zoë'),
    rules: yearlyRules(days),
  });
  return type;
}

const weekOf = (type: LeaveTypeRecord) => {
  const monday = company.freeWeek();
  return {
    userId: company.id('Zoë'),
    leaveType: type.name,
    startDate: monday,
    endDate: addDays(monday, 4),
  };
};

/** Søren's answers, without what differs by itself: ids, names, days and moments. */
async function answersOf(type: LeaveTypeRecord) {
  const asked = weekOf(type);
  const plain = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(type.name, 'the type')
        .replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'a day')
        .replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"an id"'),
    ) as unknown;
  const quote = await søren.get(`/leave/quote?${new URLSearchParams(asked)}`);
  const suggestion = await søren.get(`/leave/suggestion?${new URLSearchParams(asked)}`);
  const added = await søren.post('/leave/add', { ...asked, reason: 'Agreed' });
  const read = await søren.get(`/leave/detail/${added.body.leave?._id}`);
  return {
    leave: added.body.leave,
    seen: [quote, suggestion, added, read].map(({ status, body }) => ({
      status,
      body: plain(body),
    })),
  };
}

test.each(CHAINS)(
  'a manager who does not see the balance gets the same whether it suffices or not (%j)',
  async (...chain) => {
    const [covered, short] = [
      await answersOf(await typeWith(30, chain)),
      await answersOf(await typeWith(1, chain)),
    ];
    expect(short.seen).toEqual(covered.seen);
    expect(short.seen[0]).toMatchObject({
      status: 200,
      body: { balanceToBeChecked: true, available: null, shortBy: null, uses: [], faults: [] },
    });
    expect(short.seen[2]).toMatchObject({ status: 201, body: { leave: { status: 'Pending' } } });
    expect(JSON.stringify(short.seen)).not.toMatch(/insufficient|balance does not/i);
  },
);

test('HR checks the balance where no step is left, in the quote, the request and the list that waits', async () => {
  const type = await typeWith(1, []);
  const asked = weekOf(type);
  expect((await søren.get(`/leave/quote?${new URLSearchParams(asked)}`)).body).toMatchObject({
    steps: [{ who: 'hr', current: true }],
    deciders: [{ right: 'hr' }, { right: 'hr' }],
  });
  const { leave } = (await søren.post('/leave/add', { ...asked, reason: 'Agreed' })).body;
  expect(leave).toMatchObject({ status: 'Pending', waitingForHr: true, waitingFor: [] });
  expect(await company.waitingOf(admin)).toContain(leave._id);
  expect(await admin.put(`/leave/${leave._id}`, { status: 'Approved' })).toMatchObject({
    status: 409,
    body: { code: 'leave.insufficient' },
  });
  expect(
    await admin.put(`/leave/${leave._id}`, { status: 'Approved', override: true, note: 'Fine' }),
  ).toMatchObject({ status: 200, body: { leave: { status: 'Approved' } } });
  expect((await auditOf(server, leave._id)).map(({ action }) => action)).toEqual([
    'leave.request',
    'leave.decide',
  ]);
});

test('a balance that its reader sees still decides: the employee and an approver with a step are refused', async () => {
  const type = await typeWith(1, [{ who: 'approver' as const }] as never);
  const asked = { ...weekOf(type), reason: 'Rest' };
  for (const by of ['Zoë', 'Søren'])
    expect(await company.client(by).post('/leave/add', asked)).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
});

test('what the manager adds without a policy is approved at once where no step is left: there is no balance to check', async () => {
  const { name } = await company.typeOf([]);
  const asked = { ...weekOf({ name } as LeaveTypeRecord), reason: 'Agreed' };
  const { leaveType, userId, startDate, endDate } = asked;
  expect(
    (
      await søren.get(
        `/leave/quote?${new URLSearchParams({ leaveType, userId, startDate, endDate })}`,
      )
    ).body,
  ).toMatchObject({ cost: null, balanceToBeChecked: false, steps: [] });
  expect((await søren.post('/leave/add', asked)).body.leave.status).toBe('Approved');
});
