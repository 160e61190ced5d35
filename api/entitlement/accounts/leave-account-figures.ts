import { earliest, type CalendarDate } from '../../contract/calendar-date.js';
import { balanceOf } from '../balances/balance.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { lacksHireDate } from '../statement/leave-year.js';
import type { StatementFacts } from '../statement/statement-facts.js';

/** Columns of `leave_account`, for any day. */
export interface AccountFigures {
  taken: number;
  booked: number;
  reserved: number;
  available: number | null;
  expires_amount: number | null;
  expires_on: CalendarDate | null;
  changes_on: CalendarDate | null;
  /** 1 without the hire date that leave years are counted from. */
  incomplete: number;
}

export const NO_FIGURES = {
  taken: 0,
  booked: 0,
  reserved: 0,
  expires_amount: null,
  expires_on: null,
};

/** Undefined for people who were employed on no day of a policy. */
export function accountFigures(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  on: CalendarDate,
  today: CalendarDate,
): AccountFigures | undefined {
  const facts = person.statementFacts(type, person.periodOn(on));
  const balance = balanceOf(facts, on, today);
  if (!balance)
    return lacksHireDate(facts)
      ? { ...NO_FIGURES, available: null, changes_on: nextRules(facts, on), incomplete: 1 }
      : undefined;
  const {
    taken,
    booked,
    reserved,
    available,
    expiring: [first],
    changesOn,
  } = balance;
  return {
    taken,
    booked,
    reserved,
    available,
    expires_amount: first?.amount ?? null,
    expires_on: first?.on ?? null,
    changes_on: changesOn,
    incomplete: 0,
  };
}

function nextRules({ rules }: StatementFacts, on: CalendarDate): CalendarDate | null {
  const later = rules.map(({ from }) => from).filter((from) => from > on);
  return later.length === 0 ? null : earliest(...later);
}
