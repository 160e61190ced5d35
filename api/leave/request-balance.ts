import type { CalendarDate } from '../contract/calendar-date.js';
import { spanOn } from '../contract/dated-spans.js';
import type { EmploymentPeriod } from '../contract/employment-periods.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import { availableOn, shortfallOf, type Shortfall } from '../entitlement/statement/availability.js';
import { usesOf, type LeaveUse } from '../entitlement/statement/leave-uses.js';
import type { LeaveDayCost, StatementFacts } from '../entitlement/statement/statement-facts.js';
import type { DayCost } from '../working-time/leave-day-cost.js';
import { daysOfLeave, type RequestedLeave } from './requested-leave.js';

/** What a request costs, and what its type's balance says to it. Amounts are thousandths of a day, or minutes. */
export interface Assessment {
  /** Null where no policy holds on a requested day; nothing else is then known or checked. */
  cost: number | null;
  days: DayCost[];
  /** On the first day, without the request; null where nothing limits it. */
  available: number | null;
  /** On the last day, with the request. */
  remaining: number | null;
  shortfall: Shortfall | undefined;
}

export const NOT_COSTED: Assessment = { cost: null, days: [], available: null, remaining: null, shortfall: undefined };

interface PartOfEmployment {
  facts: StatementFacts;
  asked: LeaveDayCost[];
}

/** `except` is the request itself, if it is stored already. */
export function assess(person: PersonEntitlement, type: LeaveTypeRules, asked: RequestedLeave, except?: ReadonlySet<string>): Assessment {
  const days = person.costs(type, daysOfLeave(asked));
  if (!days) return NOT_COSTED;
  const parts = partsOf(person, type, days, except);
  const shortfalls = parts.map(({ facts, asked: inPeriod }) => shortfallOf(facts, inPeriod)).filter((shortfall) => shortfall !== undefined);
  const cost = days.reduce((sum, day) => sum + day.cost, 0);
  return {
    cost,
    days,
    available: availableIn(parts.at(0), firstRuledDay(person, type, asked)),
    remaining: remainingIn(parts.at(-1), asked.endDate),
    shortfall: shortfalls.toSorted((a, b) => b.by - a.by)[0],
  };
}

export function usesOfLeave(person: PersonEntitlement, type: LeaveTypeRules, days: readonly DayCost[], except?: ReadonlySet<string>): LeaveUse[] {
  return partsOf(person, type, days, except).flatMap(({ facts, asked }) => usesOf(facts, asked));
}

/** Each employment has a statement of its own; without the hire date that its years count from, it has none. */
function partsOf(person: PersonEntitlement, type: LeaveTypeRules, days: readonly DayCost[], except?: ReadonlySet<string>): PartOfEmployment[] {
  const periods = new Map<EmploymentPeriod, LeaveDayCost[]>();
  for (const { day, cost } of days.filter(({ day }) => person.isEmployedOn(day))) {
    const period = person.periodOn(day);
    const asked = { leaveId: '', day, cost, kind: 'reserved' as const };
    periods.set(period, [...(periods.get(period) ?? []), asked]);
  }
  return [...periods].map(([period, asked]) => ({ facts: person.statementFacts(type, period, except), asked })).filter(({ facts }) => isComplete(facts));
}

function isComplete({ employedFrom, rules }: StatementFacts): boolean {
  return employedFrom !== null || rules.every((span) => span.rules?.yearStart !== 'hire');
}

function availableIn(part: PartOfEmployment | undefined, day: CalendarDate): number | null {
  return part ? availableOn(part.facts, day) : null;
}

function remainingIn(part: PartOfEmployment | undefined, day: CalendarDate): number | null {
  return part ? availableOn({ ...part.facts, leave: [...part.facts.leave, ...part.asked] }, day) : null;
}

function firstRuledDay(person: PersonEntitlement, type: LeaveTypeRules, { startDate, endDate }: RequestedLeave): CalendarDate {
  const rules = person.rulesOf(type.id);
  if (spanOn(rules, startDate)?.rules) return startDate;
  return rules.find(({ from, rules: held }) => held !== null && from > startDate && from <= endDate)?.from ?? startDate;
}
