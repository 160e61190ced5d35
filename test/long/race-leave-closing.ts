import type { PolicyRulesRecord } from '../../api/contract/leave/leave-policies.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { hire } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { previewed } from '../support/leave-preview.js';
import { addLeaveType, addPolicy } from '../support/leave-rules-by-calls.js';
import { ADMIN } from '../support/server.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const [HIRED, CORRECTED, CLOSED] = ['2025-01-01', '2025-03-01', '2025-12-31'];
const YEAR = { hired: 24, corrected: 20 };
const RULES: Partial<PolicyRulesRecord> = {
  tiers: [{ years: 0, amount: YEAR.hired }],
  proration: 'fullMonths',
  scale: false,
  carry: null,
  carryMonths: null,
};
const TWO_DAYS = 2;
/** Days requested before the race; pending days are reserved. */
const REQUESTED = 9;

/** Something that happens beside the closing of the year, and its effect in days on the rest of that year. */
interface Beside {
  send: (client: Client) => Promise<Answer>;
  moves: number;
}

/**
 * A year is closed beside a request, an approval, a rejection, a shortening, an entry and another hire date. Whatever came first is in
 * what is left of the year; whatever came later was refused. Only the hire date is stored in either order.
 */
export async function closings(crowd: Crowd): Promise<Round> {
  const { admin, stage } = crowd;
  await admin(0).confirm(ADMIN.password);
  return async (n) => {
    const { type, id, request, changes } = await somebodysYear(crowd, n);
    const closing = { leaveType: type, until: CLOSED };
    const { basis } = await previewed(admin(n), { kind: 'close', ...closing });
    const sends = [
      (client: Client) => client.put(`/employee/employment/${id}`, { hireDate: CORRECTED }),
      ...changes.slice(0, 3).map(({ send }) => send),
      (client: Client) => client.post('/leave/close', { ...closing, basis }),
      ...changes.slice(3).map(({ send }) => send),
    ];
    const answers = await inParallel(sends.length, (place) =>
      (sends[place] as Beside['send'])(admin(n + place)),
    );
    const found = new Findings();
    const [closed, hireDate] = [...answers.splice(4, 1), ...answers.splice(0, 1)];
    found.same('closing', closed?.status, 200);
    found.same('hire date', hireDate?.status, 200);
    found.refusals(answers, ['leave.closed']);
    const moved = answers.reduce(
      (sum, { status }, place) => sum + (status < 300 ? (changes[place]?.moves ?? 0) : 0),
      0,
    );
    const left = await eventually(async () => {
      const rows = await stage.rows<{ amount: number | string }>(
        "SELECT amount FROM leave_entry WHERE employee_id = ? AND kind = 'closing'",
        [id],
      );
      return rows.length > 0 && rows.map(({ amount }) => Number(amount) / 1000);
    });
    const possible = [YEAR.hired, YEAR.corrected].map((granted) => [granted - REQUESTED + moved]);
    if (!possible.some((amounts) => JSON.stringify(amounts) === JSON.stringify(left)))
      found.faults.push(
        `left of the year ${JSON.stringify(left)}, not one of ${JSON.stringify(possible)}`,
      );
    const late = await admin(n).post('/leave/add', {
      ...request,
      startDate: '2025-12-08',
      endDate: '2025-12-08',
    });
    found.same('a request afterwards', late.body.code, 'leave.closed');
    return found.faults;
  };
}

/** A type, a policy and a person of their own, with leave of all states in 2025. */
async function somebodysYear({ admin, cast }: Crowd, n: number) {
  const client = admin(n);
  const { name: type, _id: leaveType } = await addLeaveType(client, { name: `Race closing ${n}` });
  const { _id: target } = await addPolicy(client, {
    name: `Race closing ${n}`,
    type,
    from: HIRED,
    rules: RULES,
  });
  const { _id: id, userId } = await hire(client, {
    employeeId: `RACE-CLOSE-${n}`,
    department: cast.sales._id,
  });
  await client.put(`/employee/employment/${id}`, { hireDate: HIRED });
  await client.post('/work/assignment/add', {
    holders: [id],
    subject: leaveType,
    target,
    from: HIRED,
  });
  const request = { userId: userId._id, leaveType: type, reason: 'Race' };
  const ask = (by: Client, startDate: string, endDate: string) =>
    by.post('/leave/add', { ...request, startDate, endDate });
  const asked = async (startDate: string, endDate: string): Promise<LeaveRecord> =>
    (await ask(client, startDate, endDate)).body.leave;
  const [approved, rejected, shortened] = [
    await asked('2025-08-04', '2025-08-05'),
    await asked('2025-09-01', '2025-09-02'),
    await asked('2025-11-03', '2025-11-07'),
  ];
  await client.put(`/leave/${shortened._id}`, { status: 'Approved' });
  const changes: Beside[] = [
    { send: (by) => ask(by, '2025-10-06', '2025-10-07'), moves: -TWO_DAYS },
    { send: (by) => by.put(`/leave/${approved._id}`, { status: 'Approved' }), moves: 0 },
    { send: (by) => by.put(`/leave/${rejected._id}`, { status: 'Rejected' }), moves: TWO_DAYS },
    {
      send: (by) =>
        by.post(`/leave/shorten/${shortened._id}`, {
          from: '2025-11-06',
          to: '2025-11-07',
          reason: 'Race',
        }),
      moves: TWO_DAYS,
    },
    {
      send: (by) =>
        by.post('/leave/entry/add', {
          employeeId: id,
          leaveType,
          kind: 'adjustment',
          day: '2025-12-01',
          amount: 1,
          reason: 'Race',
        }),
      moves: 1,
    },
  ];
  return { type, id, request, changes };
}
