import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import {
  requestBalance,
  requestShortfall,
  type RequestBalance,
  type Shortfall,
} from '../../entitlement/statement/availability.js';
import { usesOf, type LeaveUse } from '../../entitlement/statement/leave-uses.js';
import type { LeaveDayCost, StatementFacts } from '../../entitlement/statement/statement-facts.js';
import type { DayCost } from '../../working-time/leave-day-cost.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';

/** The cost of a request, and the balance of its type without and with it. Amounts are thousandths of a day, or minutes. */
export interface CostedRequest extends RequestBalance {
  /** Null where no policy holds on a requested day; nothing else is then known or checked. */
  cost: number | null;
  days: DayCost[];
}

interface PartOfEmployment {
  facts: StatementFacts;
  days: LeaveDayCost[];
}

export const NOT_COSTED: CostedRequest = {
  cost: null,
  days: [],
  available: null,
  remaining: null,
  shortfall: undefined,
};

/** `except` is the request itself, if it is stored already. */
export function costedRequest(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  requested: RequestedLeave,
  except?: ReadonlySet<string>,
): CostedRequest {
  const days = person.costs(type, daysOfLeave(requested));
  if (!days) return NOT_COSTED;
  const from = firstRuledDay(person, type, requested);
  const parts = partsOf(person, type, days, except);
  const balances = parts.map((part, index) =>
    requestBalance(
      part.facts,
      part.days,
      index === 0 ? from : undefined,
      index === parts.length - 1 ? requested.endDate : undefined,
    ),
  );
  return {
    cost: days.reduce((sum, day) => sum + day.cost, 0),
    days,
    available: balances.at(0)?.available ?? null,
    remaining: balances.at(-1)?.remaining ?? null,
    shortfall: largest(balances.map(({ shortfall }) => shortfall)),
  };
}

/** For many requests at once. */
export function shortfallOf(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  requested: RequestedLeave,
): Shortfall | undefined {
  const days = person.costs(type, daysOfLeave(requested)) ?? [];
  return largest(
    partsOf(person, type, days).map((part) => requestShortfall(part.facts, part.days)),
  );
}

function largest(shortfalls: readonly (Shortfall | undefined)[]): Shortfall | undefined {
  return shortfalls.flatMap((one) => one ?? []).toSorted((a, b) => b.by - a.by)[0];
}

export function usesOfLeave(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  days: readonly DayCost[],
): LeaveUse[] {
  return partsOf(person, type, days).flatMap((part) => usesOf(part.facts, part.days));
}

/** Each employment has a statement of its own; without the hire date that its years count from, it has none. */
function partsOf(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  days: readonly DayCost[],
  except?: ReadonlySet<string>,
): PartOfEmployment[] {
  const periods = new Map<EmploymentPeriod, LeaveDayCost[]>();
  for (const { day, cost } of days.filter(({ day }) => person.isEmployedOn(day))) {
    const period = person.periodOn(day);
    periods.set(period, [
      ...(periods.get(period) ?? []),
      { leaveId: '', day, cost, kind: 'reserved' },
    ]);
  }
  return [...periods]
    .map(([period, inPeriod]) => ({
      facts: person.statementFacts(type, period, except),
      days: inPeriod,
    }))
    .filter(({ facts }) => isComplete(facts));
}

function isComplete({ employedFrom, rules }: StatementFacts): boolean {
  return employedFrom !== null || rules.every((span) => span.rules?.yearStart !== 'hire');
}

function firstRuledDay(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  { startDate, endDate }: RequestedLeave,
): CalendarDate {
  const rules = person.rulesOf(type.id);
  if (spanOn(rules, startDate)?.rules) return startDate;
  return (
    rules.find(({ from, rules: held }) => held !== null && from > startDate && from <= endDate)
      ?.from ?? startDate
  );
}
