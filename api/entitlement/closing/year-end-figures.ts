import {
  addDays,
  addYears,
  earliest,
  latest,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import type { OfferedEntry, YearEndOfPerson } from '../../contract/leave/leave-preview.js';
import { totalOn } from '../balances/balance.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { StatementFacts } from '../statement/statement-facts.js';
import { deriveLedger, statement } from '../statement/statement.js';
import { orderedFacts } from '../statement/year-grants.js';
import { closedEmployments } from './closed-employment.js';

/** Thousandths of a day, or minutes. */
export interface YearEndFigures extends YearEndOfPerson {
  offered: OfferedEntry | null;
}

/** For the person's leave year that ends in the twelve months up to `until`; undefined where none does. */
export function yearEndFigures(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  until: CalendarDate,
): YearEndFigures | undefined {
  const employment = closedEmployments(person, type, until).at(-1);
  if (!employment || employment.day <= addYears(until, -1)) return undefined;
  const { facts, day } = employment;
  const lines = statement(facts, addDays(day, 1), day);
  const ended = lines.filter((line) => line.day > day);
  const balance = totalOn(lines, day);
  const leaver = facts.employedTo !== null && facts.employedTo <= day;
  const [rest, expiring] = [
    Math.max(0, balance),
    ended.reduce((sum, { kind, amount }) => (kind === 'expired' ? sum - amount : sum), 0),
  ];
  const policy = person.policyOn(type.id, earliest(day, facts.employedTo ?? day));
  return {
    policy: { _id: policy?.id ?? '', name: policy?.name ?? '' },
    rest,
    carried: leaver ? 0 : rest - expiring,
    until: ended.find(({ kind }) => kind === 'carried')?.until ?? null,
    expiring,
    debt: Math.max(0, 0 - balance),
    leaver,
    offered: leaver ? settlement(facts, day) : null,
  };
}

/** Also of what has been booked since. */
function settlement(facts: StatementFacts, day: CalendarDate): OfferedEntry | null {
  const { balance } = deriveLedger(
    orderedFacts(facts),
    latest(day, ...facts.entries.map((entry) => entry.day)),
  ).allocations;
  if (balance === 0) return null;
  return { kind: balance > 0 ? 'payout' : 'adjustment', amount: -balance };
}
