import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { PolicyRulesRecord } from '../../api/contract/leave/leave-policies.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { hire } from '../support/cast.js';
import type { Answer } from '../support/client.js';
import { storeVersion } from '../support/leave-preview.js';
import { addPolicy } from '../support/leave-rules-by-calls.js';
import { inParallel } from '../support/together.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const REQUESTS = 9;
const MONDAY = '2026-08-03';
const LONG_AGO = '2020-01-01';
const TYPE = 'Casual Leave';
const TYPE_ID = BUILTIN_LEAVE_TYPE_IDS[TYPE];

const daysAYear = (amount: number): Partial<PolicyRulesRecord> => ({
  tiers: [{ years: 0, amount }],
  proration: 'none',
  scale: false,
  carry: 0,
  carryMonths: null,
});

/** Somebody with a policy of their own for casual leave. */
async function counted(
  { admin, cast }: Crowd,
  employeeId: string,
  rules: Partial<PolicyRulesRecord>,
): Promise<{ person: EmployeeRecord; policy: string }> {
  const person = await hire(admin(0), { employeeId, department: cast.sales._id });
  const { _id: policy } = await addPolicy(admin(0), {
    name: `Race ${employeeId}`,
    type: TYPE,
    from: LONG_AGO,
    rules,
  });
  await assign({ admin }, person, policy, 0);
  return { person, policy };
}

const assign = (
  { admin }: Pick<Crowd, 'admin'>,
  { _id }: EmployeeRecord,
  target: string,
  n: number,
): Promise<Answer> =>
  admin(n).post('/work/assignment/add', {
    holders: [_id],
    subject: TYPE_ID,
    target,
    from: LONG_AGO,
  });

interface Beside {
  person: EmployeeRecord;
  /** Sent in the middle of the requests; all of them succeed. */
  changes: ((n: number) => Promise<Answer>)[];
  /** How many of the requests of two days can be stored, whichever comes first. */
  stored: [least: number, most: number];
}

/** Nine requests of two days at once, beside changes of what the balance is derived from. */
async function besideRequests(
  { stage, admin }: Crowd,
  n: number,
  { person, changes, stored: [least, most] }: Beside,
): Promise<{ found: Findings; stored: LeaveRecord[]; changed: Answer[] }> {
  const found = new Findings();
  const middle = Math.floor(REQUESTS / 2);
  const answers = await inParallel(REQUESTS + changes.length, (place) => {
    const change = changes[place - middle];
    if (change) return change(n + place);
    const startDate = addDays(MONDAY, 7 * (place < middle ? place : place - changes.length));
    return admin(n + place).post('/leave/add', {
      userId: person.userId._id,
      leaveType: TYPE,
      startDate,
      endDate: addDays(startDate, 1),
      reason: 'Race',
    });
  });
  const changed = answers.splice(middle, changes.length);
  for (const { status, body } of changed)
    if (status >= 300) found.faults.push(`change: ${status} ${body.code}: ${body.error}`);
  const stored = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body.leave as LeaveRecord);
  found.answers(
    answers,
    stored.length > 0 ? { 201: stored.length, 409: REQUESTS - stored.length } : { 409: REQUESTS },
    ['leave.insufficient'],
  );
  if (stored.length < least || stored.length > most)
    found.faults.push(`${stored.length} requests stored instead of ${least} to ${most}`);
  found.same(
    'days taken',
    await stage.count('leave_day WHERE employee_id = ?', [person._id]),
    2 * stored.length,
  );
  await comparesIndex({ stage, admin }, n, person, found);
  return { found, stored, changed };
}

/** A unit writes the same into the index of balances as all of them together derive. */
async function comparesIndex(
  { stage, admin }: Pick<Crowd, 'stage' | 'admin'>,
  n: number,
  { _id }: EmployeeRecord,
  found: Findings,
): Promise<void> {
  const [row] = await stage.rows<Record<string, number | string>>(
    `SELECT a.available, a.as_of FROM leave_account a JOIN leave_lock l ON l.employee_id = a.employee_id AND l.version = a.seen_version
     WHERE a.employee_id = ? AND a.leave_type_id = ? AND a.seen_rules = (SELECT version FROM lock_row WHERE name = 'leave-rules')`,
    [_id, TYPE_ID],
  );
  if (!row) return;
  const { body } = await admin(n).get(`/leave/balance/${_id}`);
  const balance = body.balances.find(
    ({ leaveType }: { leaveType: { name: string } }) => leaveType.name === TYPE,
  );
  found.same('available in the index', Number(row.available) / 1000, balance?.available);
}

async function withdrawn({ admin }: Crowd, n: number, stored: LeaveRecord[]): Promise<void> {
  for (const { _id } of stored)
    await admin(n).post(`/leave/withdraw/${_id}`, { reason: 'Next round' });
}

/** Six days a year, four deductions of one: each deduction derives a balance of its own, so that none has missed another change. */
export async function adjustments(crowd: Crowd): Promise<Round> {
  const { person } = await counted(crowd, 'RACE-ADJUST', daysAYear(6));
  const entry = {
    employeeId: person._id,
    leaveType: TYPE_ID,
    kind: 'adjustment',
    day: '2026-12-01',
    amount: -1,
    reason: 'Race',
  };
  return async (n) => {
    const changes = Array.from(
      { length: 4 },
      () => (place: number) => crowd.admin(place).post('/leave/entry/add', entry),
    );
    const { found, stored, changed } = await besideRequests(crowd, n, {
      person,
      changes,
      stored: [1, 3],
    });
    const audited = await crowd.stage.rows<{ value_before: string; value_after: string }>(
      "SELECT value_before, value_after FROM audit_entry WHERE subject_id = ? AND action = 'leave.entry' ORDER BY id DESC LIMIT 4",
      [person._id],
    );
    const seen = audited.map((row) =>
      [row.value_before, row.value_after].map(
        (json) => (JSON.parse(json) as { balance: number }).balance,
      ),
    );
    found.same(
      'different balances before',
      new Set(seen.map(([before]) => before)).size,
      changes.length,
    );
    found.same(
      'taken by each',
      seen.map(([before = 0, after = 0]) => before - after),
      changes.map(() => 1),
    );
    found.same(
      'the last balance',
      Math.min(...seen.map(([, after = 0]) => after)) >= 6 - changes.length - 2 * stored.length,
      true,
    );
    await withdrawn(crowd, n, stored);
    for (const { body } of changed)
      await crowd.admin(n).post(`/leave/entry/reverse/${body.entry._id}`, { reason: 'Next round' });
    return found.faults;
  };
}

/** The person's own policy changes between three and five days, the one way in even rounds and back in odd ones. */
export async function ownAssignment(crowd: Crowd): Promise<Round> {
  const { person, policy: three } = await counted(crowd, 'RACE-ASSIGN', daysAYear(3));
  const { _id: five } = await addPolicy(crowd.admin(0), {
    name: 'Race five days',
    type: TYPE,
    from: LONG_AGO,
    rules: daysAYear(5),
  });
  return async (n) => {
    const target = n % 2 === 0 ? five : three;
    const { found, stored } = await besideRequests(crowd, n, {
      person,
      changes: [(place) => assign(crowd, person, target, place)],
      stored: [1, 2],
    });
    await withdrawn(crowd, n, stored);
    return found.faults;
  };
}

/** Hired long ago the year has four days, hired on 1 July two. */
export async function hireDates(crowd: Crowd): Promise<Round> {
  const { person } = await counted(crowd, 'RACE-HIRED', { ...daysAYear(4), proration: 'days' });
  return async (n) => {
    const hireDate = n % 2 === 0 ? '2026-07-01' : LONG_AGO;
    const change = (place: number) =>
      crowd.admin(place).put(`/employee/employment/${person._id}`, { hireDate });
    const { found, stored } = await besideRequests(crowd, n, {
      person,
      changes: [change],
      stored: [1, 2],
    });
    await withdrawn(crowd, n, stored);
    return found.faults;
  };
}

/** A new version of the policy takes no person's lock: beside a request either order is valid, but not two versions of one balance. */
export async function policyVersions(crowd: Crowd): Promise<Round> {
  const { person, policy } = await counted(crowd, 'RACE-VERSION', daysAYear(3));
  const { body } = await crowd.admin(0).get(`/leave/policy/${policy}`);
  const { rules } = body.policy.versions[0] as { rules: PolicyRulesRecord };
  return async (n) => {
    const version = {
      from: LONG_AGO,
      rules: { ...rules, tiers: [{ years: 0, amount: n % 2 === 0 ? 5 : 3 }] },
    };
    const { found, stored } = await besideRequests(crowd, n, {
      person,
      changes: [(place) => storeVersion(crowd.admin(place), policy, version)],
      stored: [1, 2],
    });
    await withdrawn(crowd, n, stored);
    return found.faults;
  };
}
