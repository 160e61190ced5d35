import { addDays, addMonths, type CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import { wireAmount } from '../contract/leave-amounts.js';
import type { LeaveUnit, PolicyRules } from '../contract/policy-rules.js';
import { Problem, type ProblemCode } from '../contract/problem.js';
import { refusal, type Refusal } from '../contract/refusals.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import type { RequestedLeave } from './requested-leave.js';
import type { Assessment } from './request-balance.js';

/** Leave that costs nothing where a policy holds on one of its days is a mistake, of employees and of admins. */
export function costsNothing({ cost }: Assessment): Problem | undefined {
  return cost === 0 ? Problem.at('startDate', refusal('leave.costs_nothing')) : undefined;
}

/** What the policy's rules on the first day say to the request. An admin may decide otherwise. */
export function policyFaults(person: PersonEntitlement, type: LeaveTypeRules, asked: RequestedLeave, { cost, days }: Assessment, today: CalendarDate): Problem[] {
  const ruled = days.find(({ day }) => spanOn(person.rulesOf(type.id), day)?.rules)?.day;
  const rules = ruled === undefined ? null : spanOn(person.rulesOf(type.id), ruled)?.rules;
  if (!rules) return [];
  return [
    noticeFault(rules, asked.startDate, today),
    waitFault(rules, asked.startDate, person.periodOn(asked.startDate).hiredOn),
    lengthFault(rules, type.unit, cost ?? 0),
  ].filter((fault) => fault !== undefined);
}

export function balanceFault({ shortfall, available }: Assessment, type: LeaveTypeRules, { startDate }: RequestedLeave): Problem | undefined {
  if (!shortfall) return undefined;
  const { unit } = type;
  const short = wireAmount(unit, shortfall.by);
  const values = { short, day: shortfall.day, start: startDate, available: wireAmount(unit, available ?? 0), count: short };
  const reason = unit === 'days' ? refusal('leave.insufficient_days', values) : refusal('leave.insufficient_minutes', values);
  return fault('leave.insufficient', 'endDate', reason);
}

function noticeFault({ notice }: PolicyRules, startDate: CalendarDate, today: CalendarDate): Problem | undefined {
  if (notice === null || startDate >= addDays(today, notice)) return undefined;
  return fault('leave.notice', 'startDate', refusal('leave.notice', { count: notice, earliest: addDays(today, notice) }));
}

function waitFault({ wait }: PolicyRules, startDate: CalendarDate, hiredOn: CalendarDate | null): Problem | undefined {
  if (wait?.for !== 'use' || hiredOn === null) return undefined;
  const earliest = addMonths(hiredOn, wait.months);
  return startDate < earliest ? fault('leave.waiting', 'startDate', refusal('leave.waiting', { earliest })) : undefined;
}

function lengthFault({ longest }: PolicyRules, unit: LeaveUnit, cost: number): Problem | undefined {
  if (longest === null || cost <= longest) return undefined;
  const count = wireAmount(unit, longest);
  return fault('leave.too_long', 'endDate', unit === 'days' ? refusal('leave.longest_days', { count }) : refusal('leave.longest_minutes', { count }));
}

function fault(code: ProblemCode, field: string, reason: Refusal): Problem {
  return new Problem(code, reason, { errors: { [field]: reason } });
}
