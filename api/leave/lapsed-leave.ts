import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import { statement } from '../entitlement/statement/statement.js';
import { daysOfLeave, type RequestedLeave } from './requested-leave.js';

/** The cost of the days up to today, less what the balance of today gains without them. */
export function lapsedAmount(person: PersonEntitlement, type: LeaveTypeRules, asked: RequestedLeave, { leaveId, today }: { leaveId: string; today: CalendarDate }): number {
  const period = person.periodOn(today);
  const past = (person.costs(type, daysOfLeave(asked)) ?? []).filter(({ day }) => day <= today && person.isEmployedOn(day) && person.periodOn(day) === period);
  const cost = past.reduce((sum, day) => sum + day.cost, 0);
  const balance = (except: ReadonlySet<string>) => statement(person.statementFacts(type, period, except), today).at(-1)?.balance ?? 0;
  const regained = balance(new Set([leaveId])) - balance(new Set());
  return Math.max(0, cost - regained);
}
