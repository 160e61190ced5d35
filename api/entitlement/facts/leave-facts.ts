import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { peopleWorkingTime, type WorkingTimeFacts } from '../../working-time/working-times.js';
import { leaveRules, type RulesFacts } from '../policies/leave-rules.js';
import type { RequestedDay } from './leave-days.js';
import { PersonEntitlement, type StoredClosing, type StoredEntry } from './person-entitlement.js';

/** All that the balances of some people are derived from, as it is stored. By employee, but for what many share. */
export interface LeaveFacts {
  workingTime: WorkingTimeFacts;
  rules: RulesFacts;
  periods: ReadonlyMap<string, readonly EmploymentPeriod[]>;
  entries: ReadonlyMap<string, readonly StoredEntry[]>;
  closings: ReadonlyMap<string, readonly StoredClosing[]>;
  days: ReadonlyMap<string, readonly RequestedDay[]>;
}

export function personEntitlements(
  employeeIds: readonly string[],
  { workingTime, rules: stored, periods, entries, closings, days }: LeaveFacts,
): Map<string, PersonEntitlement> {
  const [people, rules] = [peopleWorkingTime(workingTime), leaveRules(stored)];
  return new Map(
    employeeIds.map((id) => [
      id,
      new PersonEntitlement({
        employeeId: id,
        periods: periods.get(id) ?? [],
        workingTime: people.workingTimeOf(id),
        policies: (typeId) => people.spans(id, typeId),
        rules,
        entries: entries.get(id) ?? [],
        closings: closings.get(id) ?? [],
        days: days.get(id) ?? [],
      }),
    ]),
  );
}
