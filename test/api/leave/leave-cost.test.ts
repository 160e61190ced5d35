import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../../api/contract/leave/leave-types.js';
import type { LeaveRecord } from '../../../api/contract/leave/leaves.js';
import { EntitlementFacts } from '../../../api/entitlement/facts/entitlement-facts.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { newId } from '../../../api/platform/database/statements/ids.js';
import { nextMonday } from '../../support/calendar.js';
import { hire, hireCast, PASSWORD, requestLeave } from '../../support/cast.js';
import type { Answer, Client } from '../../support/client.js';
import { auditOf, countRows, rows, store } from '../../support/rows.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import {
  ANNUAL,
  storeHolidays,
  storeLeaveType,
  storePattern,
  storePolicy,
  yearlyRules,
} from '../../support/stored-leave-rules.js';

let nina: EmployeeRecord;
let ninaClient: Client;
let hired = 0;
const FULL = [240, 240] as [number, number];
const FREE = [0, 0] as [number, number];

const server = await serverOfFile();
const cast = await hireCast(server);
beforeEach(async () => {
  nina = await hire(cast.admin, {
    employeeId: `C-${++hired}`,
    name: 'Nina Berg',
    department: cast.sales._id,
  });
  ninaClient = await server.signIn(nina.email, PASSWORD);
});

const asked = (startDate: string, endDate: string, fields: Record<string, string> = {}) => ({
  userId: nina._id,
  leaveType: 'Annual Leave',
  startDate,
  endDate,
  ...fields,
});
const quote = async (startDate: string, endDate: string, fields: Record<string, string> = {}) =>
  (
    await ninaClient.get(
      `/leave/quote?${new URLSearchParams(asked(startDate, endDate, fields)).toString()}`,
    )
  ).body as LeaveQuoteResponse;
const add = (
  startDate: string,
  endDate: string,
  fields: Record<string, unknown> = {},
  client = ninaClient,
): Promise<Answer> =>
  client.post('/leave/add', { ...asked(startDate, endDate), reason: 'Rest', ...fields });
const approve = (leave: LeaveRecord) =>
  cast.admin.put(`/leave/${leave._id}`, { status: 'Approved' });

/** The quote, the stored request, its detail and the list say the same. */
async function costOf(
  startDate: string,
  endDate: string,
  fields: Record<string, string> = {},
): Promise<number | null> {
  const quoted = await quote(startDate, endDate, fields);
  const leave = await requestLeave(ninaClient, nina._id, startDate, endDate, fields);
  const detail = (await ninaClient.get(`/leave/detail/${leave._id}`)).body.leave as LeaveRecord;
  const page = (await ninaClient.get(`/leave/${nina._id}?range=[0,9]`)).body
    .leaves as LeaveRecord[];
  const { costByDay: _, ...listed } = detail;
  expect(quoted.faults).toEqual([]);
  expect(detail).toEqual(leave);
  expect(page.find(({ _id }) => _id === leave._id)).toEqual(listed);
  expect(leave).toMatchObject({
    cost: quoted.cost,
    ...(quoted.cost !== null && { costByDay: quoted.days }),
  });
  return quoted.cost;
}

/** The longest time (ms of the processor) for which an answer keeps others from their turn. */
async function longestTurn(answers: () => Promise<Answer>): Promise<number> {
  let [longest, last, done] = [0, process.cpuUsage(), false];
  const watch = () => {
    const { user, system } = process.cpuUsage(last);
    [longest, last] = [Math.max(longest, (user + system) / 1_000), process.cpuUsage()];
    if (!done) setImmediate(watch);
  };
  setImmediate(watch);
  await answers();
  done = true;
  return longest;
}

test('the whole list of thousands of requests reads the facts of costs once, and other requests are served meanwhile', async () => {
  await storePolicy(server, { rules: yearlyRules(30), holder: nina._id });
  // The upkeep of balances, which may run meanwhile, reads by other ways.
  const read = jest.spyOn(server.app.get(EntitlementFacts, { strict: false }), 'readTerms');
  let stored = 0;
  const turnWith = async (count: number) => {
    const columns =
      'id, employee_id, leave_type_id, leave_type, start_date, end_date, days, reason, reason_folded, status, created_at';
    for (; stored < count; stored += 250) {
      const values = Array.from({ length: 250 }, (_, n) => addDays('2000-01-01', stored + n)).map(
        (day) =>
          `('${newId()}', '${nina._id}', '${ANNUAL}', 'Annual Leave', '${day}', '${day}', 1, 'x', 'x', 'Pending', 0)`,
      );
      await store(server, `INSERT INTO leave_request (${columns}) VALUES ${values.join(', ')}`);
      await store(
        server,
        'INSERT INTO leave_day (employee_id, day, leave_id) SELECT employee_id, start_date, id FROM leave_request WHERE employee_id = ? AND start_date >= ?',
        [nina._id, addDays('2000-01-01', stored)],
      );
    }
    const turns: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      read.mockClear();
      turns.push(
        await longestTurn(async () => {
          const answer = await ninaClient.get(`/leave/${nina._id}`);
          expect(
            answer.body.leaves.filter(({ cost }: LeaveRecord) => typeof cost === 'number'),
          ).toHaveLength(count);
          return answer;
        }),
      );
      expect(read).toHaveBeenCalledTimes(1);
    }
    return Math.min(...turns);
  };
  const few = await turnWith(500);
  expect((await turnWith(5_000)) / few).toBeLessThan(5);
  read.mockRestore();
});

test('without a policy nothing is costed or checked', async () => {
  expect(await quote('2026-08-01', '2026-08-02')).toMatchObject({
    cost: null,
    days: [],
    available: null,
    remaining: null,
    faults: [],
  });
  expect(await costOf('2026-08-01', '2026-08-02')).toBeNull();
  expect(
    (await ninaClient.get(`/leave/costs?userId=${nina._id}&leaveType=Annual%20Leave&month=2026-08`))
      .body,
  ).toMatchObject({ unit: 'days', days: [] });
});

describe('worked examples of costs', () => {
  beforeEach(() => storePolicy(server, { rules: yearlyRules(30), holder: nina._id }));

  test('9: Thursday noon to Monday noon, Friday a holiday: 1 day', async () => {
    await storeHolidays(server, nina._id, { '2026-08-14': null });
    expect(await costOf('2026-08-13', '2026-08-17', { startsAt: 'noon', endsAt: 'noon' })).toBe(1);
    const { days } = await quote('2026-08-20', '2026-08-24', { startsAt: 'noon', endsAt: 'noon' });
    expect(days.map(({ cost, why }) => [cost, why])).toEqual([
      [0.5, 'notAsked'],
      [1, null],
      [0, 'free'],
      [0, 'free'],
      [0.5, 'notAsked'],
    ]);
  });

  test('10: 21 to 31 December with a holiday and two half ones: 7 days', async () => {
    await storeHolidays(server, nina._id, {
      '2026-12-25': null,
      '2026-12-24': 'afternoon',
      '2026-12-31': 'afternoon',
    });
    expect(await costOf('2026-12-21', '2026-12-31')).toBe(7);
  });

  test('11: by the pattern: Tuesday mornings only, every other Friday free, minutes', async () => {
    const other = await hire(cast.admin, {
      employeeId: `C-${++hired}`,
      name: 'Otto Frei',
      department: cast.sales._id,
    });
    await storePattern(
      server,
      nina._id,
      [FULL, [240, 0], FULL, FULL, FULL, FREE, FREE],
      '2026-08-03',
    );
    expect(await costOf('2026-08-10', '2026-08-16')).toBe(4.5);

    await storePolicy(server, { rules: yearlyRules(30), holder: other._id });
    await storePattern(
      server,
      other._id,
      [FULL, FULL, FULL, FULL, FULL, FREE, FREE, FULL, FULL, FULL, FULL, FREE, FREE, FREE],
      '2026-08-03',
    );
    const weeks = await cast.admin.get(
      `/leave/quote?${new URLSearchParams({ ...asked('2026-08-03', '2026-08-16'), userId: other._id }).toString()}`,
    );
    expect(weeks.body).toMatchObject({ cost: 9 });

    const hours = await storeLeaveType(server, { name: `Hours ${hired}`, unit: 'minutes' });
    await storePolicy(server, { rules: yearlyRules(6), holder: nina._id, typeId: hours });
    await storePattern(
      server,
      nina._id,
      [FULL, FULL, FULL, FULL, [240, 60], FREE, FREE],
      '2026-09-07',
    );
    expect(await costOf('2026-09-10', '2026-09-11', { leaveType: `Hours ${hired}` })).toBe(780);
    expect(
      await costOf('2026-09-14', '2026-09-14', { leaveType: `Hours ${hired}`, minutes: '90' }),
    ).toBe(90);
  });

  test('days on which nobody works cost nothing, and are refused', async () => {
    expect(await add('2026-08-15', '2026-08-16')).toMatchObject({
      status: 400,
      body: { errors: { startDate: 'You do not work on these days.' } },
    });
    expect((await quote('2026-08-15', '2026-08-16')).faults).toMatchObject([
      { code: 'request.invalid', overridable: false },
    ]);
    expect(
      await add('2026-08-15', '2026-08-16', { override: true, note: 'So be it' }, cast.admin),
    ).toMatchObject({ status: 400 });
  });

  test('a cost of 0 is refused where a policy holds on one of the days, although it held on no other', async () => {
    await storePolicy(server, {
      rules: yearlyRules(30),
      holder: nina._id,
      from: '2026-08-15',
      typeId: BUILTIN_LEAVE_TYPE_IDS['Casual Leave'],
    });
    const casual = { leaveType: 'Casual Leave' };
    expect(await add('2026-08-14', '2026-08-15', casual)).toMatchObject({
      status: 400,
      body: { errors: { startDate: 'You do not work on these days.' } },
    });
    expect(await add('2026-08-14', '2026-08-14', casual)).toMatchObject({
      status: 201,
      body: { leave: { cost: null } },
    });
  });

  test('the picker has the cost of each day of a month', async () => {
    const { body } = await ninaClient.get(
      `/leave/costs?userId=${nina._id}&leaveType=Annual%20Leave&month=2026-08`,
    );
    expect(body.days).toHaveLength(31);
    expect(body.days.slice(0, 3)).toEqual([
      { day: '2026-08-01', cost: 0, why: 'free', holiday: null, half: null },
      { day: '2026-08-02', cost: 0, why: 'free', holiday: null, half: null },
      { day: '2026-08-03', cost: 1, why: null, holiday: null, half: null },
    ]);
  });

  test('a holiday that is added later gives the day back', async () => {
    const leave = await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-14');
    expect(leave.cost).toBe(5);
    await storeHolidays(server, nina._id, { '2026-08-12': null });
    expect((await cast.admin.get(`/leave/detail/${leave._id}`)).body.leave).toMatchObject({
      cost: 4,
      days: 5,
    });
  });
});

test('leave that lies after the last day of somebody who leaves is listed to HR, as long as it takes days', async () => {
  const after = await requestLeave(ninaClient, nina._id, '2026-08-28', '2026-09-01');
  await requestLeave(ninaClient, nina._id, '2026-08-24', '2026-08-25');
  const listed = async () =>
    (
      await cast.admin.get(
        `/leave?filter=${encodeURIComponent(`{"afterLastDay":"true","employee":"${nina._id}"}`)}`,
      )
    ).body.leaves.map(({ _id }: LeaveRecord) => _id);
  expect(await listed()).toEqual([]);
  await cast.admin.put(`/employee/employment/${nina._id}`, { leftOn: '2026-08-31' });
  expect(await listed()).toEqual([after._id]);
  await cast.admin.post(`/leave/withdraw/${after._id}`, { reason: 'She has left' });
  expect(await listed()).toEqual([]);
});

test('a file of requests ends with halves and minutes', async () => {
  const hours = await storeLeaveType(server, { name: `Errands ${hired}`, unit: 'minutes' });
  await storePolicy(server, { rules: yearlyRules(6), holder: nina._id, typeId: hours });
  await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-10', {
    leaveType: `Errands ${hired}`,
    minutes: '150',
  });
  await requestLeave(ninaClient, nina._id, '2026-08-11', '2026-08-11', { startsAt: 'noon' });
  await cast.admin.confirm(ADMIN.password);
  const { body } = await cast.admin.get(`/leave/${nina._id}?sort=["startDate","ASC"]`, {
    accept: 'text/csv',
  });
  const lines = String(body).trim().split(/\r?\n/);
  expect(lines.map((line) => line.split(',').slice(6))).toEqual([
    ['Days', 'Status', 'Reason', 'Note', 'Starts', 'Ends', 'Minutes'],
    ['1', 'Pending', expect.any(String), '', 'morning', 'evening', '150'],
    ['1', 'Pending', expect.any(String), '', 'noon', 'evening', ''],
  ]);
});

describe('the balance', () => {
  test('19: days that are approved for December are not there in July', async () => {
    await storePolicy(server, { rules: yearlyRules(5), holder: nina._id });
    await approve(await requestLeave(ninaClient, nina._id, '2026-12-14', '2026-12-18'));
    expect(await quote('2026-07-06', '2026-07-06')).toMatchObject({
      cost: 1,
      available: 0,
      shortBy: 1,
      shortOn: '2026-12-18',
      faults: [{ code: 'leave.insufficient', overridable: false }],
    });
    const refused = await add('2026-07-06', '2026-07-06');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'leave.insufficient',
        refusal: { parameters: { short: 1, day: '2026-12-18', available: 0 } },
      },
    });
    expect(refused.body.error).toBe(
      'The balance is 1 day short on 2026-12-18. Available on 2026-07-06: 0.',
    );
    expect(await countRows(server, 'leave_day', 'employee_id = ?', [nina._id])).toBe(5);
  });

  test('a quote says what remains and which allocation it takes from', async () => {
    await storePolicy(server, { rules: yearlyRules(10), holder: nina._id });
    expect(await quote('2026-08-10', '2026-08-12')).toMatchObject({
      cost: 3,
      available: 10,
      remaining: 7,
      uses: [{ allocation: '2026', amount: 3, until: '2026-12-31' }],
      faults: [],
    });
  });

  test('an admin passes it with a note, which is audited; an employee does not', async () => {
    await storePolicy(server, { rules: yearlyRules(1), holder: nina._id });
    expect(
      (await add('2026-08-10', '2026-08-12', { override: true, note: 'Please' })).body.code,
    ).toBe('leave.insufficient');
    expect(await add('2026-08-10', '2026-08-12', { override: true }, cast.admin)).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) } },
    });
    const leave = (
      await add('2026-08-10', '2026-08-12', { override: true, note: 'Agreed' }, cast.admin)
    ).body.leave as LeaveRecord;
    expect((await auditOf(server, leave._id))[0]?.after).toMatchObject({
      overridden: 'leave.insufficient',
      note: 'Agreed',
    });
    expect(await approve(leave)).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
  });

  test('is checked again when it is approved', async () => {
    await storePolicy(server, { rules: yearlyRules(3), holder: nina._id });
    const leave = await requestLeave(ninaClient, nina._id, '2026-08-10', '2026-08-12');
    await store(
      server,
      'UPDATE leave_policy_version SET rules = ? WHERE policy_id = (SELECT policy_id FROM leave_assignment WHERE holder = ? AND subject = ?)',
      [JSON.stringify(yearlyRules(2)), nina._id, ANNUAL],
    );
    expect(await approve(leave)).toMatchObject({
      status: 409,
      body: { code: 'leave.insufficient' },
    });
    expect(
      await cast.admin.put(`/leave/${leave._id}`, { status: 'Approved', override: true }),
    ).toMatchObject({ status: 400, body: { errors: { note: expect.any(String) } } });
    expect(
      await cast.admin.put(`/leave/${leave._id}`, {
        status: 'Approved',
        override: true,
        note: 'Promised',
      }),
    ).toMatchObject({ status: 200, body: { leave: { status: 'Approved', note: 'Promised' } } });
  });

  test('a policy whose years begin on an unknown hire date checks nothing', async () => {
    await storePolicy(server, { rules: yearlyRules(3, { yearStart: 'hire' }), holder: nina._id });
    expect(await quote('2026-08-10', '2026-08-21')).toMatchObject({
      cost: 10,
      available: null,
      faults: [],
    });
  });
});

describe("the policy's rules", () => {
  const today = () => server.app.get(Clock).today();
  const monday = (first: string) => nextMonday(addDays(first, -1));

  test('notice, waiting period and the longest request are named at their fields', async () => {
    await storePolicy(server, {
      rules: yearlyRules(30, { notice: 7, longest: 4000, wait: { months: 3, for: 'use' } }),
      holder: nina._id,
    });
    const soon = monday(today());
    const [early, later] = [addDays(soon, 14), addDays(soon, 210)];
    if (soon < addDays(today(), 7)) {
      expect(await add(soon, soon)).toMatchObject({
        status: 409,
        body: {
          code: 'leave.notice',
          errors: { startDate: expect.stringContaining(addDays(today(), 7)) },
        },
      });
    }
    expect(await add(early, addDays(early, 4))).toMatchObject({
      status: 409,
      body: { code: 'leave.too_long', errors: { endDate: 'One request can take at most 4 days.' } },
    });
    await cast.admin.put(`/employee/employment/${nina._id}`, { hireDate: addDays(today(), -30) });
    expect(await add(early, early)).toMatchObject({ status: 409, body: { code: 'leave.waiting' } });
    expect(await add(later, later)).toMatchObject({ status: 201 });
    expect((await quote(early, addDays(early, 4))).faults.map(({ code }) => code)).toEqual([
      'leave.waiting',
      'leave.too_long',
    ]);
    expect(
      await add(early, addDays(early, 4), { override: true, note: 'Agreed' }, cast.admin),
    ).toMatchObject({ status: 201 });
  });
});

describe('14: leave that is given back after what it was taken from has lapsed', () => {
  let leave: LeaveRecord;

  beforeEach(async () => {
    await storePolicy(server, {
      rules: yearlyRules(25, { carry: 5000, carryMonths: 3 }),
      holder: nina._id,
      from: '2025-01-01',
    });
    await cast.admin.put(`/employee/employment/${nina._id}`, { hireDate: '2025-10-01' });
    leave = await requestLeave(ninaClient, nina._id, '2026-03-02', '2026-03-06');
    await approve(leave);
    jest.spyOn(server.app.get(Clock), 'today').mockReturnValue('2026-05-10');
    expect((await quote('2026-05-11', '2026-05-11')).available).toBe(25);
  });
  afterEach(() => void jest.restoreAllMocks());

  const withdraw = (client: Client, restoreUntil?: string) =>
    client.post(`/leave/withdraw/${leave._id}`, { reason: 'Ill', restoreUntil });
  const restored = () =>
    rows(
      server,
      "SELECT amount, until_date, leave_id FROM leave_entry WHERE employee_id = ? AND kind = 'restored'",
      [nina._id],
    );

  test('is told to admins before they cancel it', async () => {
    const read = async (client: Client) =>
      (await client.get(`/leave/detail/${leave._id}`)).body.leave.lapsedIfCancelled;
    expect(await read(cast.admin)).toBe(5);
    expect(await read(ninaClient)).toBeUndefined();
    await withdraw(cast.admin);
    expect(await read(cast.admin)).toBeUndefined();
  });

  test('stays lapsed', async () => {
    expect(await withdraw(cast.admin)).toMatchObject({
      status: 200,
      body: { leave: { status: 'Cancelled' } },
    });
    expect((await quote('2026-05-11', '2026-05-11')).available).toBe(25);
    expect(await restored()).toEqual([]);
  });

  test('can be restored by an admin up to a day', async () => {
    expect(await withdraw(ninaClient, '2026-06-30')).toMatchObject({ status: 403 });
    for (const wrong of ['2026-05-09', '2026-06-31', '2026-06-30T00:00:00Z', '20260630', 'x']) {
      expect(await withdraw(cast.admin, wrong)).toMatchObject({
        status: 400,
        body: { errors: { restoreUntil: expect.any(String) } },
      });
    }
    expect(await withdraw(cast.admin, '2026-06-30')).toMatchObject({ status: 200 });
    expect(await restored()).toEqual([
      { amount: 5000, until_date: '2026-06-30', leave_id: leave._id },
    ]);
    expect((await quote('2026-05-11', '2026-05-11')).available).toBe(30);
    expect((await quote('2026-07-01', '2026-07-01')).available).toBe(25);
  });
});
