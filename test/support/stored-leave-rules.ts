import {
  BUILTIN_LEAVE_TYPE_IDS,
  type BuiltinLeaveType,
} from '../../api/contract/leave/leave-types.js';
import type { PolicyRules } from '../../api/contract/leave/policy-rules.js';
import { EVERYBODY, type PatternSlot } from '../../api/contract/working-time/working-time.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { RULES } from './leave-rules-by-calls.js';
import { store } from './rows.js';
import type { TestServer } from './server.js';

export const ANNUAL = BUILTIN_LEAVE_TYPE_IDS['Annual Leave'];
const LONG_AGO = '2000-01-01';

type Server = Pick<TestServer, 'app'>;
type Statement = [sql: string, parameters: (string | number | null)[]];

/** In thousandths of a day: so many days a year, granted whole at its start, of which nothing is carried over. */
export function yearlyRules(days: number, changes: Partial<PolicyRules> = {}): PolicyRules {
  return {
    ...RULES,
    tiers: [{ years: 0, amount: days * 1000 }],
    proration: 'none',
    scale: false,
    step: 1,
    carry: 0,
    carryMonths: null,
    ...changes,
  };
}

/** Part of a year and part-time work earn their share. */
export const PRORATED_RULES = yearlyRules(24, { proration: 'days', scale: true });

export interface StoredPolicy {
  leaveType?: BuiltinLeaveType;
  /** `_id` of a leave type that not every installation has. */
  typeId?: string;
  /** An employee's id; everybody if it is left out. */
  holder?: string;
  from?: string;
  name?: string;
  rules?: Partial<PolicyRules>;
}

/** A policy with one version, assigned from the same day on. */
export function policyStatements({
  leaveType = 'Annual Leave',
  typeId = BUILTIN_LEAVE_TYPE_IDS[leaveType],
  holder = EVERYBODY,
  from = LONG_AGO,
  name,
  rules = {},
}: StoredPolicy): { id: string; statements: Statement[] } {
  const [id, now] = [newId(), Date.now()];
  const named = name ?? `Policy ${id.slice(-12)}`;
  const statements: Statement[] = [
    [
      'INSERT INTO leave_policy (id, leave_type_id, name, name_key, created_at) VALUES (?, ?, ?, ?, ?)',
      [id, typeId, named, named.toLowerCase(), now],
    ],
    [
      'INSERT INTO leave_policy_version (id, policy_id, from_date, rules, live, recorded_at) VALUES (?, ?, ?, ?, 1, ?)',
      [newId(), id, from, JSON.stringify({ ...PRORATED_RULES, ...rules }), now],
    ],
    assignment(holder, typeId, { policy_id: id }, from),
    ["UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'", []],
  ];
  return { id, statements };
}

export async function storePolicy(server: Server, policy: StoredPolicy = {}): Promise<string> {
  const { id, statements } = policyStatements(policy);
  await run(server, statements);
  return id;
}

export async function storePattern(
  server: Server,
  holder: string,
  slots: PatternSlot[],
  from = LONG_AGO,
): Promise<void> {
  const pattern = newId();
  await run(server, [
    [
      'INSERT INTO work_pattern (id, name, name_key, slots, created_at) VALUES (?, ?, ?, ?, 0)',
      [pattern, `Pattern ${pattern.slice(-12)}`, pattern, JSON.stringify(slots)],
    ],
    assignment(holder, 'pattern', { pattern_id: pattern }, from),
  ]);
}

export async function storeHolidays(
  server: Server,
  holder: string,
  days: Record<string, 'morning' | 'afternoon' | null>,
): Promise<void> {
  const calendar = newId();
  await run(server, [
    [
      'INSERT INTO holiday_calendar (id, name, name_key, created_at) VALUES (?, ?, ?, 0)',
      [calendar, `Calendar ${calendar.slice(-12)}`, calendar],
    ],
    ...Object.entries(days).map(([day, half]): Statement => [
      'INSERT INTO holiday (id, calendar_id, day, half, name, recorded_at, live) VALUES (?, ?, ?, ?, ?, 0, 1)',
      [newId(), calendar, day, half, 'A holiday'],
    ]),
    assignment(holder, 'calendar', { calendar_id: calendar }, LONG_AGO),
  ]);
}

export async function storeLeaveType(
  server: Server,
  fields: {
    name: string;
    unit?: 'days' | 'minutes';
    halfDays?: 0 | 1;
    counts?: 'working' | 'calendar';
  },
): Promise<string> {
  const id = newId();
  const { name, unit = 'days', halfDays = 1, counts = 'working' } = fields;
  await run(server, [
    [
      'INSERT INTO leave_type (id, name, name_key, builtin, unit, counts, half_days, paid, self_service, visible_to_team, version) VALUES (?, ?, ?, 0, ?, ?, ?, 1, 1, 0, 1)',
      [id, name, name.toLowerCase(), unit, counts, halfDays],
    ],
  ]);
  return id;
}

function assignment(
  holder: string,
  subject: string,
  target: Record<string, string>,
  from: string,
): Statement {
  const [[column, id] = ['', '']] = Object.entries(target);
  return [
    `INSERT INTO leave_assignment (id, holder, employee_id, subject, ${column}, inherit, from_date, recorded_at, live) VALUES (?, ?, ?, ?, ?, 0, ?, 0, 1)`,
    [newId(), holder, holder === EVERYBODY ? null : holder, subject, id, from],
  ];
}

async function run(server: Server, statements: Statement[]): Promise<void> {
  for (const [sql, parameters] of statements) await store(server, sql, parameters);
}
