import { addDays, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { UnusedLeave } from '../../contract/payroll/unused-leave-pay.js';
import { totalOn } from '../../entitlement/balances/balance.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { isTracked } from '../../entitlement/statement/rule-on-day.js';
import { ENTRY_KINDS } from '../../entitlement/statement/statement-facts.js';
import { statement } from '../../entitlement/statement/statement.js';

export interface LeftOverLeave extends UnusedLeave {
  id: string;
  name: string;
}

/** The rest of paid, counted types after the latest employment, by the ledger: negative where more was taken than there was. */
export function leftOverLeave(
  person: PersonEntitlement,
  { leftOn, today, unpaid }: { leftOn: CalendarDate; today: CalendarDate; unpaid: Set<string> },
): LeftOverLeave[] {
  return person.typesOn(leftOn).flatMap(({ id, name, unit, counts }) => {
    if (unpaid.has(id) || !isTracked(spanOn(person.rulesOf(id), leftOn))) return [];
    const facts = person.statementFacts(
      { id, name, unit, counts },
      person.periods.at(-1) as EmploymentPeriod,
    );
    const lines = statement(facts, latest(leftOn, today), addDays(leftOn, 1));
    // Nothing lapses after the last day, but what was written by hand since then counts.
    const since = lines
      .filter(({ day, kind }) => day > leftOn && (ENTRY_KINDS as readonly string[]).includes(kind))
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = totalOn(lines, leftOn) + since;
    return amount === 0 ? [] : [{ id, name, unit, counts, amount }];
  });
}
