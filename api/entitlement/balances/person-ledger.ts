import { addDays, earliest, type CalendarDate } from '../../contract/calendar-date.js';
import type { PersonEntitlement } from '../facts/person-entitlement.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { LedgerLine } from '../statement/ledger-line.js';
import { deriveLedger } from '../statement/statement.js';

/**
 * The statements of all employments as one ledger up to `until`, each from its newest closing before `since`. What an employment left behind ends in a
 * line of its own when the next one begins, so that the lines add up through a return.
 */
export function personLedger(
  person: PersonEntitlement,
  type: LeaveTypeRules,
  until: CalendarDate,
  since: CalendarDate = until,
): LedgerLine[] {
  return person.periods.flatMap((period, index) => {
    if (index > 0 && period.hiredOn !== null && period.hiredOn > until) return [];
    const last = person.lastDayBeforeNext(period);
    const to = earliest(until, last ?? until);
    const ledger = deriveLedger(person.statementFacts(type, period), to, earliest(since, to));
    if (last !== undefined && last < until) ledger.end(addDays(last, 1), period.leftOn);
    return ledger.lines;
  });
}
