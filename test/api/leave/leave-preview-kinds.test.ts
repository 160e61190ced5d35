import { describe, expect, jest, test } from '@jest/globals';
import type { PreviewPersonRecord } from '../../../api/contract/leave/leave-preview.js';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { Clock } from '../../../api/platform/config/clock.js';
import { Career, yearly } from '../../support/career.js';
import { addDepartment } from '../../support/cast.js';
import type { Answer } from '../../support/client.js';
import { previewed, storeHolidayDays } from '../../support/leave-preview.js';
import { addPolicy } from '../../support/leave-rules-by-calls.js';
import { ADMIN, serverOfFile } from '../../support/server.js';
import { query } from '../lists/list.data.js';

const ANNUAL = '01900000-0000-7000-8000-000000000003';
const FOUR_DAYS: PatternSlot[] = [
  ...Array<PatternSlot>(4).fill([240, 240]),
  [0, 0],
  [0, 0],
  [0, 0],
];

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockImplementation(() => '2026-11-23');
const admin = await server.admin();
await admin.confirm(ADMIN.password);
const department = await addDepartment(admin, { dep_name: 'Research' });
const four = (await admin.post('/work/pattern/add', { name: 'Four days', slots: FOUR_DAYS })).body
  .pattern._id;

const career = (from: string, rules = yearly(25)) =>
  Career.begin(admin, department, { from, hireDate: from, rules });
const annual = async (id: string): Promise<PreviewPersonRecord[]> =>
  (await admin.get(`/leave/preview/people/${id}${query({ filter: { leaveType: ANNUAL } })}`)).body
    .people;

/** Compares the preview with the ledger before and after the change is stored. */
async function compared(
  person: Career,
  change: Record<string, unknown>,
  on: string,
  store: (basis: string) => Promise<Answer>,
): Promise<PreviewPersonRecord> {
  const preview = await previewed(admin, change, on);
  const [row] = (await annual(preview._id)).filter(({ employee }) => employee._id === person.id);
  expect(row?.before).toBe(await person.totalOn(on));
  expect((await store(preview._id)).status).toBeLessThan(300);
  expect(row?.after).toBe(await person.totalOn(on));
  expect(row?.reasons.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
    row?.difference ?? NaN,
    3,
  );
  return row as PreviewPersonRecord;
}

describe('an assignment', () => {
  test('of a pattern moves grants and the cost of booked leave', async () => {
    const one = await career('2026-01-01');
    const leave = await one.take('2027-08-02', '2027-08-08');
    const change = { holders: [one.id], subject: 'pattern', target: four, from: '2027-07-01' };
    const row = await compared(one, { kind: 'assignment', ...change }, '2027-12-31', (basis) =>
      admin.post('/work/assignment/add', { ...change, basis }),
    );
    expect(row).toMatchObject({
      effect: 'lose',
      reasons: [
        { code: 'granted', amount: -2.5 },
        { code: 'leave', amount: 1 },
      ],
      requests: [
        { _id: leave, startDate: '2027-08-02', endDate: '2027-08-08', before: 5, after: 4 },
      ],
    });
  });

  test('of a policy to all who match a filter leaves out nobody and adds nobody', async () => {
    const other = await addDepartment(admin, { dep_name: 'Matched' });
    const [one, two] = [
      await Career.begin(admin, other, {
        from: '2026-01-01',
        hireDate: '2026-01-01',
        rules: yearly(20),
      }),
      await Career.begin(admin, other, {
        from: '2026-01-01',
        hireDate: '2026-07-01',
        rules: yearly(20),
      }),
    ];
    const { _id: target } = await addPolicy(admin, {
      name: 'Matching',
      from: '2026-01-01',
      rules: { ...yearly(30), scale: false, carry: null, carryMonths: null },
    });
    const change = {
      holders: { filter: { department: other._id } },
      subject: ANNUAL,
      target,
      from: '2027-01-01',
    };
    const preview = await previewed(admin, { kind: 'assignment', ...change });
    expect(preview).toMatchObject({
      on: '2027-12-31',
      done: 2,
      total: 2,
      summary: [{ gain: { people: 2 } }],
    });
    expect((await annual(preview._id)).map(({ employee }) => employee._id).sort()).toEqual(
      [one.id, two.id].sort(),
    );
    await compared(one, { kind: 'assignment', ...change }, '2028-03-01', (basis) =>
      admin.post('/work/assignment/add', { ...change, basis }),
    );
  });

  test('of a calendar to one person counts its holidays before anybody has it', async () => {
    const one = await career('2026-01-01');
    await one.take('2027-05-03', '2027-05-07');
    const { calendar } = (await admin.post('/holiday/add', { name: 'Unused' })).body;
    await storeHolidayDays(admin, calendar._id, {
      add: [{ day: '2027-05-05', half: 'morning', name: 'Half' }],
    });
    const change = {
      holders: [one.id],
      subject: 'calendar',
      target: calendar._id,
      from: '2027-01-01',
    };
    expect(
      await compared(one, { kind: 'assignment', ...change }, '2027-12-31', (basis) =>
        admin.post('/work/assignment/add', { ...change, basis }),
      ),
    ).toMatchObject({ difference: 0.5, requests: [{ before: 5, after: 4.5 }] });
  });

  test('of a pattern that somebody has already changes nothing', async () => {
    const one = await career('2026-01-01');
    await admin.post('/work/assignment/add', {
      holders: [one.id],
      subject: 'pattern',
      target: four,
      from: '2026-01-01',
    });
    const preview = await previewed(admin, {
      kind: 'assignment',
      holders: [one.id],
      subject: 'pattern',
      target: four,
      from: '2027-01-01',
    });
    expect(preview.summary).toMatchObject([
      { unchanged: 1, gain: { people: 0 }, lose: { people: 0 } },
    ]);
  });

  test('is taken back: the one before it holds again', async () => {
    const one = await career('2026-01-01');
    await admin.post('/work/assignment/add', {
      holders: [one.id],
      subject: 'pattern',
      target: four,
      from: '2027-01-01',
    });
    const { assignments } = (await admin.get(`/work/assignment/${one.id}`)).body;
    const assignment = assignments.find(
      ({ subject }: { subject: string }) => subject === 'pattern',
    )._id;
    expect(
      await compared(one, { kind: 'assignmentEnd', assignment }, '2027-12-31', (basis) =>
        admin.post(`/work/assignment/end/${assignment}`, { basis }),
      ),
    ).toMatchObject({ effect: 'gain', difference: 5 });
    expect(
      await admin.post('/leave/preview', { change: { kind: 'assignmentEnd', assignment } }),
    ).toMatchObject({ status: 409, body: { code: 'assignment.ended' } });
  });
});

describe('holidays', () => {
  test('example 18: a past holiday gives a day back, and that much more is carried', async () => {
    const one = await Career.begin(admin, department, {
      from: '2024-01-01',
      hireDate: '2024-01-01',
      rules: { ...yearly(22), carry: null },
    });
    const calendar = await one.holidays([]);
    const leave = await one.take('2024-08-12', '2024-08-25');
    const change = { add: [{ day: '2024-08-16', half: null, name: 'Late' }], remove: [] };
    const row = await compared(
      one,
      { kind: 'holidays', calendar, ...change },
      '2026-12-31',
      (basis) => admin.post(`/holiday/days/${calendar}`, { ...change, basis }),
    );
    expect(row).toMatchObject({
      before: 56,
      after: 57,
      effect: 'gain',
      reasons: [{ code: 'leave', amount: 1 }],
      requests: [{ _id: leave, before: 10, after: 9 }],
    });
  });

  test('that are removed take the day again; who has another calendar is not in it', async () => {
    const [one, other] = [await career('2026-01-01'), await career('2026-01-01')];
    const calendar = await one.holidays([
      { day: '2027-05-17', half: null, name: 'Constitution Day' },
    ]);
    await other.holidays([]);
    await one.take('2027-05-17', '2027-05-18');
    const change = { add: [], remove: ['2027-05-17'] };
    const preview = await previewed(admin, { kind: 'holidays', calendar, ...change });
    expect(preview).toMatchObject({
      on: '2027-12-31',
      total: 1,
      summary: [{ lose: { people: 1, amount: -1 }, requests: 1 }],
    });
    await compared(one, { kind: 'holidays', calendar, ...change }, '2027-12-31', (basis) =>
      admin.post(`/holiday/days/${calendar}`, { ...change, basis }),
    );
  });
});

describe('an employment', () => {
  test('of another hire date moves grants', async () => {
    const one = await Career.begin(admin, department, {
      from: '2026-01-01',
      hireDate: '2026-04-01',
      rules: { ...yearly(24), carry: null },
    });
    const row = await compared(
      one,
      { kind: 'employment', employee: one.id, hireDate: '2026-03-01' },
      '2026-12-31',
      () => admin.put(`/employee/employment/${one.id}`, { hireDate: '2026-03-01' }),
    );
    expect(row).toMatchObject({ before: 18, after: 20, reasons: [{ code: 'granted', amount: 2 }] });
  });

  test('of a last day ends the statement; leave after it costs nothing', async () => {
    const one = await career('2026-01-01', yearly(24));
    const leave = await one.take('2027-06-28', '2027-07-02');
    const change = { leftOn: '2027-06-30' };
    const row = await compared(
      one,
      { kind: 'employment', employee: one.id, ...change },
      '2027-12-31',
      () => admin.put(`/employee/employment/${one.id}`, change),
    );
    expect(row).toMatchObject({
      reasons: [
        { code: 'granted', amount: -12 },
        { code: 'leave', amount: 2 },
      ],
      requests: [{ _id: leave, before: 5, after: 3 }],
    });
  });
});

test.each([
  [
    'an assignment of nothing known',
    { kind: 'assignment', holders: '*', subject: 'pattern', target: ANNUAL, from: '2027-01-01' },
    'target',
  ],
  [
    'an assignment to nobody known',
    { kind: 'assignment', holders: [ANNUAL], subject: 'pattern', target: null, from: '2027-01-01' },
    'holders',
  ],
  [
    'a filter that the list does not know',
    {
      kind: 'assignment',
      holders: { filter: { salary: 1 } },
      subject: 'pattern',
      target: null,
      from: '2027-01-01',
    },
    'holders',
  ],
  [
    'a calendar that does not exist',
    { kind: 'holidays', calendar: ANNUAL, add: [{ day: '2027-01-06', name: 'Epiphany' }] },
    'calendar',
  ],
  [
    'an employment of nobody',
    { kind: 'employment', employee: ANNUAL, hireDate: '2026-01-01' },
    'employee',
  ],
])('%s is refused at its field', async (_, change, field) => {
  const answer = await admin.post('/leave/preview', { change });
  expect({ status: answer.status, fields: Object.keys(answer.body.errors ?? {}) }).toEqual({
    status: 400,
    fields: [field],
  });
});

test('holidays of no day are refused', async () => {
  const { calendar } = (await admin.post('/holiday/add', { name: 'Empty' })).body;
  expect(
    await admin.post('/leave/preview', {
      change: { kind: 'holidays', calendar: calendar._id, add: [], remove: [] },
    }),
  ).toMatchObject({ status: 400, body: { errors: { add: expect.any(String) } } });
});
