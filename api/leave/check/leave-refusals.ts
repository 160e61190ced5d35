import { addDays, addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveUnit, PolicyRules } from '../../contract/leave/policy-rules.js';
import { Problem, type ProblemCode, refusal, type Refusal } from '../../contract/problem.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import type { RequestedLeave } from '../requested-leave.js';
import type { RequestSight } from '../team/team-access.js';
import type { CostedRequest } from './request-balance.js';

/** Where a policy holds on one of its days, leave that costs nothing is refused to employees and to admins. */
export function costsNothing({ cost }: CostedRequest): Problem | undefined {
  return cost === 0 ? Problem.at('startDate', refusal('leave.costs_nothing')) : undefined;
}

/** By the policy's rules on the first day. An admin may decide otherwise. */
export function ruleRefusals(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  requested: RequestedLeave,
  { cost, days }: CostedRequest,
  today: CalendarDate,
): Problem[] {
  const ruled = days.find(({ day }) => spanOn(person.rulesOf(type.id), day)?.rules)?.day;
  const rules = ruled === undefined ? null : spanOn(person.rulesOf(type.id), ruled)?.rules;
  if (!rules) return [];
  return [
    tooShortNotice(rules, requested.startDate, today),
    stillWaiting(rules, requested.startDate, person.periodOn(requested.startDate).hiredOn),
    tooLong(rules, type.unit, cost ?? 0),
  ].filter((problem) => problem !== undefined);
}

export function insufficientBalance(
  { shortfall, available }: CostedRequest,
  type: LeaveTypeRules,
  { startDate }: RequestedLeave,
): Problem | undefined {
  if (!shortfall) return undefined;
  const { unit } = type;
  const short = wireAmount(unit, shortfall.by);
  const values = {
    short,
    day: shortfall.day,
    start: startDate,
    available: wireAmount(unit, available ?? 0),
    count: short,
  };
  const reason =
    unit === 'days'
      ? refusal('leave.insufficient_days', values)
      : refusal('leave.insufficient_minutes', values);
  return problem('leave.insufficient', 'endDate', reason);
}

/** For those who may not see the balance: neither a number nor whether it suffices. */
export const WITHOUT_BALANCE: Pick<CostedRequest, 'available' | 'remaining' | 'shortfall'> = {
  available: null,
  remaining: null,
  shortfall: undefined,
};

/** Checked with the last decision where those who ask do not see the balance; by HR where nobody else decides. */
export function isCheckedByHr(
  { balance }: Pick<RequestSight, 'balance'>,
  { cost }: Pick<CostedRequest, 'cost'>,
): boolean {
  return !balance && cost !== null;
}

export interface Override {
  override?: boolean | null;
  note?: string | null;
}

/** Throws the first refusal; those that are overridable pass with a note. Returns what is recorded of that. */
export function requirePassed(
  { binding = [], overridable }: { binding?: readonly Problem[]; overridable: readonly Problem[] },
  { override, note }: Override,
): { overridden?: string; note?: string } {
  const [refused] = [...binding, ...(override ? noteMissing(note) : overridable)];
  if (refused) throw refused;
  return override && note && overridable.length > 0
    ? { overridden: overridable.map(({ code }) => code).join(', '), note }
    : {};
}

function noteMissing(note: string | null | undefined): Problem[] {
  return note ? [] : [Problem.at('note', refusal('field.required', { label: 'Note' }))];
}

function tooShortNotice(
  { notice }: PolicyRules,
  startDate: CalendarDate,
  today: CalendarDate,
): Problem | undefined {
  if (notice === null || startDate >= addDays(today, notice)) return undefined;
  return problem(
    'leave.notice',
    'startDate',
    refusal('leave.notice', { count: notice, earliest: addDays(today, notice) }),
  );
}

function stillWaiting(
  { wait }: PolicyRules,
  startDate: CalendarDate,
  hiredOn: CalendarDate | null,
): Problem | undefined {
  if (wait?.for !== 'use' || hiredOn === null) return undefined;
  const earliest = addMonths(hiredOn, wait.months);
  return startDate < earliest
    ? problem('leave.waiting', 'startDate', refusal('leave.waiting', { earliest }))
    : undefined;
}

function tooLong({ longest }: PolicyRules, unit: LeaveUnit, cost: number): Problem | undefined {
  if (longest === null || cost <= longest) return undefined;
  const count = wireAmount(unit, longest);
  return problem(
    'leave.too_long',
    'endDate',
    unit === 'days'
      ? refusal('leave.longest_days', { count })
      : refusal('leave.longest_minutes', { count }),
  );
}

function problem(code: ProblemCode, field: string, reason: Refusal): Problem {
  return new Problem(code, reason, { errors: { [field]: reason } });
}
