import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { LeaveTurns } from '../../api/leave/deciding/leave-turns.js';
import { LEAVE_ROWS, type LeaveRow } from '../../api/leave/leave-row.js';
import { HR } from '../../api/leave/leave.tables.js';
import { WaitingUpkeep } from '../../api/leave/waiting/waiting-upkeep.js';
import { TODAY } from '../support/calendar.js';
import { hire, hireCast, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { addLeaveType } from '../support/leave-rules-by-calls.js';
import { rows, store } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const RUNS = 16;
const SEED = 20_261_126;

const server = await serverOfFile();
const { admin, sales, ruth } = await hireCast(server);
const people: EmployeeRecord[] = [];
for (let n = 0; n < 6; n += 1)
  people.push(
    await hire(admin, { employeeId: `W-${n}`, department: sales._id, hireDate: '2020-01-01' }),
  );
const sessions = new Map<string, Client>();
const types = [
  await addLeaveType(admin, { name: 'One', chain: [{ who: 'approver' }] }),
  await addLeaveType(admin, { name: 'Two', chain: [{ who: 'approver' }, { who: 'second' }] }),
  await addLeaveType(admin, {
    name: 'Three',
    chain: [
      {
        who: 'people',
        people: people.slice(0, 3).map(({ _id, name }) => ({ _id, name: name ?? '' })),
      },
      { who: 'hr' },
      { who: 'second' },
    ],
  }),
  await addLeaveType(admin, { name: 'None', chain: [] }),
];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Signed in again where a change has ended the session; refused where the person may not sign in now. */
async function send(
  person: EmployeeRecord,
  call: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = sessions.get(person._id);
  const answer = client && (await call(client));
  if (answer && answer.status !== 401) return answer;
  const again = await server.signIn(person.email, PASSWORD);
  sessions.set(person._id, again);
  return call(again);
}

async function pick(
  status: string,
  n: number,
  span: { from?: string; to?: string } = {},
): Promise<LeaveRecord | undefined> {
  const { leaves } = (
    await admin.get(
      `/leave?range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ status, ...span }))}`,
    )
  ).body as { leaves: LeaveRecord[] };
  return leaves.length === 0 ? undefined : at(leaves, n);
}

interface Command {
  kind: keyof typeof COMMANDS;
  a: number;
  b: number;
  c: number;
}

const COMMANDS = {
  request: async ({ a, b, c }: Command) => {
    const [person, startDate] = [at(people, a), addDays(TODAY, (c % 90) - 2)];
    const span = { startDate, endDate: addDays(startDate, b % 4) };
    return send(person, (client) =>
      client.post('/leave/add', {
        userId: person._id,
        leaveType: at(types, b).name,
        ...span,
        reason: 'Rest',
        standIn: b % 2 ? at(people, c)._id : undefined,
      }),
    );
  },
  add: async ({ a, b, c }: Command) => {
    const day = addDays(TODAY, 3 + (c % 90));
    return send(at(people, a), (client) =>
      client.post('/leave/add', {
        userId: at(people, b)._id,
        leaveType: at(types, c).name,
        startDate: day,
        endDate: day,
        reason: 'Agreed',
      }),
    );
  },
  absence: async ({ a, b }: Command) => {
    const span = {
      startDate: addDays(TODAY, -(b % 2)),
      endDate: addDays(TODAY, b % 3),
      endsAt: b % 5 === 0 && b % 3 !== 0 ? 'noon' : 'evening',
    };
    const { body } = await admin.post('/leave/add', {
      userId: at(people, a)._id,
      leaveType: 'Sick Leave',
      ...span,
      reason: 'Ill',
      standIn: at(people, a + 1 + (b % 4))._id,
    });
    return body.leave && admin.put(`/leave/${body.leave._id}`, { status: 'Approved' });
  },
  comeBack: async ({ a }: Command) => {
    const leave = await pick('Approved', a, { from: TODAY, to: TODAY });
    return leave && admin.post(`/leave/withdraw/${leave._id}`, { reason: 'Back' });
  },
  shorten: async ({ a }: Command) => {
    const leave = await pick(a % 2 ? 'Approved' : 'Pending', a);
    return (
      leave &&
      admin.post(`/leave/shorten/${leave._id}`, {
        from: leave.startDate,
        to: leave.startDate,
        reason: 'Ill',
      })
    );
  },
  decide: async ({ a, b, c }: Command) => {
    const leave = await pick('Pending', a);
    return (
      leave &&
      send(at(people, b), (client) =>
        client.put(`/leave/${leave._id}`, { status: c % 4 ? 'Approved' : 'Rejected' }),
      )
    );
  },
  decideAsAdmin: async ({ a, c }: Command) => {
    const leave = await pick('Pending', a);
    return leave && admin.put(`/leave/${leave._id}`, { status: c % 2 ? 'Approved' : 'Rejected' });
  },
  pass: async ({ a, b }: Command) => {
    const leave = await pick('Pending', a);
    return leave && send(at(people, b), (client) => client.post(`/leave/pass/${leave._id}`));
  },
  withdraw: async ({ a }: Command) => {
    const leave = await pick('Pending', a);
    return (
      leave &&
      send(people.find(({ _id }) => _id === leave.employeeId._id) ?? ruth, (client) =>
        client.post(`/leave/withdraw/${leave._id}`, { reason: 'No' }),
      )
    );
  },
  manager: async ({ a, b, c }: Command) =>
    admin.put(`/employee/employment/${at(people, a)._id}`, {
      manager: c % 4 === 0 ? null : c % 4 === 1 ? { name: 'Old Boss' } : { _id: at(people, b)._id },
    }),
  approver: async ({ a, b, c }: Command) =>
    admin.put(`/employee/employment/${at(people, a)._id}`, {
      approver: c % 3 ? at(people, b)._id : null,
    }),
  deputy: async ({ a, b, c }: Command) =>
    admin.put(`/employee/employment/${at(people, a)._id}`, {
      deputy: c % 3 ? at(people, b)._id : null,
    }),
  ownDeputy: async ({ a, b }: Command) => {
    const absence = await pick('Approved', a, { from: TODAY, to: TODAY });
    const person = people.find(({ _id }) => _id === absence?.employeeId._id) ?? at(people, a);
    return send(person, (client) =>
      client.put('/leave/deputy', { deputy: b % 4 ? at(people, b)._id : null }),
    );
  },
  role: async ({ a, b }: Command) =>
    admin.put(`/account/${at(people, a)._id}`, { role: b % 2 ? 'admin' : 'employee' }),
  access: async ({ a, b }: Command) =>
    admin.put(`/account/${at(people, a)._id}`, { disabled: b % 4 === 1 }),
  lastDay: async ({ a, b }: Command) =>
    admin.put(`/employee/employment/${at(people, a)._id}`, {
      leftOn: b % 4 === 1 ? addDays(TODAY, -1) : null,
    }),
  switchOffAndOn: async ({ a }: Command) => {
    await admin.put('/setting/approvals', { approvals: false });
    const person = at(people, a);
    const day = addDays(TODAY, 120 + (a % 90));
    await send(person, (client) =>
      client.post('/leave/add', {
        userId: person._id,
        leaveType: at(types, a).name,
        startDate: day,
        endDate: day,
        reason: 'Rest',
      }),
    );
    return admin.put('/setting/approvals', { approvals: true });
  },
  escalation: async ({ a }: Command) =>
    admin.put('/setting/approvals', { escalateDays: a % 2 ? 2 : null }),
  // Only these need the round that follows the passing of time.
  growOld: async ({ a }: Command) => {
    const leave = await pick('Pending', a);
    if (!leave) return;
    await store(server, 'UPDATE leave_request SET step_since = ? WHERE id = ?', [
      Date.now() - 14 * 86_400_000,
      leave._id,
    ]);
    await server.app.get(WaitingUpkeep).run();
  },
};

/** Most things change for who is away. */
const OFTEN: (keyof typeof COMMANDS)[] = [
  'request',
  'request',
  'absence',
  'absence',
  'absence',
  'comeBack',
  'comeBack',
  'ownDeputy',
  'ownDeputy',
  'deputy',
];
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]), ...OFTEN),
  a: fc.nat(1000),
  b: fc.nat(1000),
  c: fc.nat(1000),
});
/** Everybody is there, with a deputy, and there is something to wait for. */
const beginning: Command[] = [
  ...people.flatMap((_, a): Command[] => [
    { kind: 'access', a, b: 0, c: 0 },
    { kind: 'lastDay', a, b: 0, c: 0 },
    { kind: 'deputy', a, b: a + 2, c: 1 },
  ]),
  { kind: 'manager', a: 0, b: 1, c: 2 },
  { kind: 'manager', a: 1, b: 2, c: 2 },
  { kind: 'manager', a: 3, b: 0, c: 2 },
  { kind: 'request', a: 0, b: 1, c: 60 },
  { kind: 'request', a: 3, b: 4, c: 70 },
  { kind: 'request', a: 4, b: 6, c: 80 },
];

test('after any changes the index of whose turn it is says what is computed', async () => {
  await admin.put('/setting/approvals', { approvals: true });
  let compared = 0;
  const answered: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 30 }), async (commands) => {
      for (const one of [...beginning, ...commands]) {
        const answer = (await COMMANDS[one.kind](one)) as Answer | undefined;
        if (answer) answered[answer.status] = (answered[answer.status] ?? 0) + 1;
        const index = await stored();
        expect({ after: one, index }).toEqual({ after: one, index: await computed() });
        compared += index.length;
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(500);
  expect(Object.keys(answered).filter((status) => Number(status) >= 500)).toEqual([]);
}, 300_000);

async function stored(): Promise<string[]> {
  const found = await rows<{ account_id: string; leave_id: string }>(
    server,
    'SELECT account_id, leave_id FROM leave_waiting',
  );
  return found.map(({ account_id, leave_id }) => `${leave_id} ${account_id}`).sort();
}

async function computed(): Promise<string[]> {
  const pending = await rows<LeaveRow>(server, `${LEAVE_ROWS} WHERE l.status = 'Pending'`);
  const turns = await server.app.get(LeaveTurns).readTurns(pending);
  const waiting = [...turns].flatMap(([id, { deciders }]) =>
    deciders.map(({ right, accountId }) => `${id} ${right === 'hr' ? HR : accountId}`),
  );
  return [...new Set(waiting)].sort();
}
