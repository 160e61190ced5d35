import { newId } from '../../api/platform/database/statements/ids.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave-types.js';
import type { PolicyRules } from '../../api/contract/policy-rules.js';
import type { PatternSlot } from '../../api/contract/working-time.js';
import { store } from './rows.js';
import type { TestServer } from './server.js';

export const ANNUAL = BUILTIN_LEAVE_TYPE_IDS['Annual Leave'];
const LONG_AGO = '2000-01-01';

/** So many days a year, granted at its start, of which nothing is carried over. */
export function yearlyRules(days: number, changes: Partial<PolicyRules> = {}): PolicyRules {
  return {
    tracked: true, tiers: [{ years: 0, amount: days * 1000 }], yearStart: '01-01', frequency: 'yearly', timing: 'start', proration: 'none', scale: false,
    step: 1, mode: 'nearest', wait: null, cap: null, carry: 0, carryMonths: null, negativeLimit: 0, notice: null, longest: null, ...changes,
  };
}

interface Held {
  from?: string;
  /** '*' for everybody. */
  holder?: string;
  typeId?: string;
}

/** A policy that holds from long ago, for everybody if nobody is named. */
export async function givePolicy(server: TestServer, rules: PolicyRules, { from = LONG_AGO, holder = '*', typeId = ANNUAL }: Held = {}): Promise<string> {
  const policy = newId();
  await store(server, 'INSERT INTO leave_policy (id, leave_type_id, name, name_key, created_at) VALUES (?, ?, ?, ?, 0)', [policy, typeId, `Policy ${policy.slice(-12)}`, policy]);
  await store(server, 'INSERT INTO leave_policy_version (id, policy_id, from_date, rules, recorded_at, live) VALUES (?, ?, ?, ?, 0, 1)', [newId(), policy, from, JSON.stringify(rules)]);
  await assign(server, holder, typeId, { policy_id: policy }, from);
  return policy;
}

export async function givePattern(server: TestServer, holder: string, slots: PatternSlot[], from = LONG_AGO): Promise<void> {
  const pattern = newId();
  await store(server, 'INSERT INTO work_pattern (id, name, name_key, slots, created_at) VALUES (?, ?, ?, ?, 0)', [pattern, `Pattern ${pattern.slice(-12)}`, pattern, JSON.stringify(slots)]);
  await assign(server, holder, 'pattern', { pattern_id: pattern }, from);
}

export async function giveHolidays(server: TestServer, holder: string, days: Record<string, 'morning' | 'afternoon' | null>): Promise<void> {
  const calendar = newId();
  await store(server, 'INSERT INTO holiday_calendar (id, name, name_key, created_at) VALUES (?, ?, ?, 0)', [calendar, `Calendar ${calendar.slice(-12)}`, calendar]);
  for (const [day, half] of Object.entries(days)) {
    await store(server, 'INSERT INTO holiday (id, calendar_id, day, half, name, recorded_at, live) VALUES (?, ?, ?, ?, ?, 0, 1)', [newId(), calendar, day, half, 'A holiday']);
  }
  await assign(server, holder, 'calendar', { calendar_id: calendar }, LONG_AGO);
}

export async function addLeaveType(server: TestServer, fields: { name: string; unit?: 'days' | 'minutes'; halfDays?: 0 | 1; counts?: 'working' | 'calendar' }): Promise<string> {
  const id = newId();
  const { name, unit = 'days', halfDays = 1, counts = 'working' } = fields;
  await store(
    server,
    'INSERT INTO leave_type (id, name, name_key, builtin, unit, counts, half_days, paid, self_service, visible_to_team, version) VALUES (?, ?, ?, 0, ?, ?, ?, 1, 1, 0, 1)',
    [id, name, name.toLowerCase(), unit, counts, halfDays],
  );
  return id;
}

async function assign(server: TestServer, holder: string, subject: string, target: Record<string, string>, from: string): Promise<void> {
  const [[column, id] = ['', '']] = Object.entries(target);
  const employee = holder === '*' ? null : holder;
  await store(
    server,
    `INSERT INTO leave_assignment (id, holder, employee_id, subject, ${column}, inherit, from_date, recorded_at, live) VALUES (?, ?, ?, ?, ?, 0, ?, 0, 1)`,
    [newId(), holder, employee, subject, id, from],
  );
}
