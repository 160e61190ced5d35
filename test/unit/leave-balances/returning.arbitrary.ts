import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import { missingBalances } from '../../../api/entitlement/closing/closed-balances.js';
import type { RequestedDay } from '../../../api/entitlement/facts/leave-days.js';
import {
  PersonEntitlement,
  type StoredClosing,
} from '../../../api/entitlement/facts/person-entitlement.js';
import type { ClosableType } from '../../../api/entitlement/policies/leave-rules.js';
import type {
  LedgerEntry,
  StatementFacts,
} from '../../../api/entitlement/statement/statement-facts.js';
import { peopleWorkingTime } from '../../../api/working-time/working-times.js';
import { careers } from './career.arbitrary.js';

export const TYPE: ClosableType = {
  id: 'annual',
  name: 'Annual Leave',
  unit: 'days',
  counts: 'working',
  closedUntil: null,
};

/** Monday to Wednesday; everybody else works Monday to Friday. */
const THREE_DAYS = [
  ...Array<[number, number]>(3).fill([240, 240]),
  ...Array<[number, number]>(4).fill([0, 0]),
];

interface Given {
  periods: readonly EmploymentPeriod[];
  rules: StatementFacts['rules'];
  entries?: readonly LedgerEntry[];
  leave?: readonly { leaveId: string; day: CalendarDate; kind: 'taken' | 'reserved' }[];
  partTimeFrom?: CalendarDate | null;
  closedUntil?: CalendarDate | null;
  closings?: readonly StoredClosing[];
}

export function personOf({
  periods,
  rules,
  entries = [],
  leave = [],
  partTimeFrom = null,
  closedUntil = null,
  closings = [],
}: Given): PersonEntitlement {
  const type = { ...TYPE, closedUntil };
  const working = peopleWorkingTime({
    assignments:
      partTimeFrom === null
        ? []
        : [
            {
              holder: 'p',
              subject: 'pattern',
              from: partTimeFrom,
              target: 'three',
              inherit: false,
            },
          ],
    patterns: new Map([['three', { id: 'three', name: 'Three days', slots: THREE_DAYS }]]),
    holidays: new Map(),
  });
  return new PersonEntitlement({
    employeeId: 'p',
    periods,
    workingTime: working.workingTimeOf('p'),
    policies: () => [],
    rules: { types: [type], policyName: () => '', spans: () => [...rules] },
    entries: entries.map((entry) => ({ ...entry, leaveTypeId: type.id })),
    closings,
    days: leave.map(({ leaveId, day, kind }): RequestedDay => ({
      employeeId: 'p',
      leaveTypeId: type.id,
      leaveId,
      day,
      morning: true,
      afternoon: true,
      minutes: null,
      approved: kind === 'taken',
      since: 0,
    })),
  });
}

/** People who left and returned, with the same facts as any career on both sides: every accrual, proration, carry-over, opening, leave. */
export const returners = fc
  .record({
    career: careers,
    first: fc.option(fc.integer({ min: 0, max: 700 }), { nil: null, freq: 4 }),
    spans: fc.array(
      fc.record({
        stays: fc.integer({ min: 0, max: 900 }),
        away: fc.integer({ min: 0, max: 500 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    leavesAgain: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    partTimeFrom: fc.option(
      fc.integer({ min: 0, max: 2500 }).map((count) => addDays('2018-01-01', count)),
      { nil: null },
    ),
  })
  .map(({ career, first, spans, leavesAgain, partTimeFrom }) => {
    const periods: EmploymentPeriod[] = [];
    let hiredOn = first === null ? null : addDays('2018-01-01', first);
    for (const { stays, away } of spans) {
      const leftOn = addDays(hiredOn ?? '2018-01-01', stays);
      periods.push({ hiredOn, leftOn });
      hiredOn = addDays(leftOn, away + 1);
    }
    periods.push({
      hiredOn,
      leftOn: leavesAgain === null ? null : addDays(hiredOn ?? '2018-01-01', leavesAgain),
    });
    // A day of leave is taken once.
    const leave = [...new Map(career.leave.map((one) => [one.day, one])).values()];
    return { periods, rules: career.rules, entries: career.entries, leave, partTimeFrom };
  });

/** Closed up to some days, one after the other, with what was left stored. */
export function closedPerson(given: Given, untils: readonly CalendarDate[]): PersonEntitlement {
  let closings: StoredClosing[] = [];
  let person = personOf(given);
  for (const closedUntil of untils.toSorted()) {
    const closed = { ...given, closedUntil };
    closings = [...closings, ...missingBalances(personOf({ ...closed, closings }))];
    person = personOf({ ...closed, closings });
  }
  return person;
}
