import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { YearEndOfPerson } from '../../contract/leave/leave-preview.js';
import type { PolicyYearEndRecord } from '../../contract/leave/leave-year-end.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';

/** Sums over all people with one policy, in thousandths of a day or minutes. */
export type PolicyYearEnd = Omit<PolicyYearEndRecord, 'policy'> & { name: string };

export function addedPolicy(
  totals: Readonly<Record<string, PolicyYearEnd>>,
  { policy, rest, carried, until, expiring, debt }: YearEndOfPerson,
): Record<string, PolicyYearEnd> {
  const sums = totals[policy._id] ?? {
    name: policy.name,
    people: 0,
    rest: 0,
    carried: 0,
    until: null,
    expiring: 0,
    debt: 0,
  };
  return {
    ...totals,
    [policy._id]: {
      name: policy.name,
      people: sums.people + 1,
      rest: sums.rest + rest,
      carried: sums.carried + carried,
      until: later(sums.until, until),
      expiring: sums.expiring + expiring,
      debt: sums.debt + debt,
    },
  };
}

export function policyYearEnds(
  unit: LeaveUnit,
  totals: Readonly<Record<string, PolicyYearEnd>> = {},
): PolicyYearEndRecord[] {
  const wire = (amount: number) => wireAmount(unit, amount);
  const records = Object.entries(totals).map(
    ([id, { name, people, rest, carried, until, expiring, debt }]) => ({
      policy: { _id: id, name },
      people,
      rest: wire(rest),
      carried: wire(carried),
      until,
      expiring: wire(expiring),
      debt: wire(debt),
    }),
  );
  return records.toSorted((one, other) => one.policy.name.localeCompare(other.policy.name, 'en'));
}

function later(one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null {
  return one === null || (other !== null && other > one) ? other : one;
}
