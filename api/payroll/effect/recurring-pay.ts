import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn } from '../../contract/employee/employment-periods.js';
import { fraction, roundedTo, times } from '../../contract/fraction.js';
import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import type { PayFrequency } from '../../contract/payroll/payroll-settings.js';
import type { Slot } from '../../working-time/patterns/work-pattern.js';
import { duePay } from '../due/due.js';
import {
  departmentOn,
  type PayComponent,
  type PayRules,
  type PersonPayFacts,
} from '../due/pay-facts.js';

const PERIODS_A_YEAR: Record<PayFrequency, number> = {
  monthly: 12,
  twiceMonthly: 24,
  biweekly: 26,
  weekly: 52,
};
const [ALWAYS, MONTHS] = ['0001-01-01', 12];
const A_DAY_OF_WORK: Slot = [240, 240];

/** Pay that returns, by component, in minor units. */
export interface RecurringPay {
  /** Undefined for the salary. */
  component: PayComponent | undefined;
  /** Null but for what a department gives. */
  departmentId: string | null;
  month: number;
  /** Within a year from the day: an item may end before. */
  year: number;
}

/** Pay of each month if everything stayed as it is on a day: without leave, single payments and differences. */
export function recurringPay(
  person: PersonPayFacts,
  rules: PayRules,
  day: CalendarDate,
): RecurringPay[] {
  if (!isEmployedOn([...person.employments], day)) return [];
  const { frequency } = { ...rules, ...spanOn(rules.versions ?? [], day) };
  const salary = (spanOn(person.salaries, day) ?? person.salaries[0])?.salary ?? 0;
  const pay: RecurringPay[] =
    salary === 0
      ? []
      : [{ component: undefined, departmentId: null, month: salary, year: salary * MONTHS }];
  const { components } = duePay(asOnDay(person, day), rules, { from: day, to: day });
  for (const { component, shares } of components)
    if (component.id !== BASIC_SALARY)
      for (const { assignment, amount } of shares) {
        const month = roundedTo(
          times(fraction(amount), fraction(PERIODS_A_YEAR[frequency], MONTHS)),
          rules.step,
          'nearest',
        );
        const year = month * monthsUntil(assignment.to, day);
        pay.push({ component, departmentId: assignment.departmentId, month, year });
      }
  return pay;
}

function asOnDay(person: PersonPayFacts, day: CalendarDate): PersonPayFacts {
  const department = departmentOn(person, day);
  return {
    ...person,
    employments: [{ hiredOn: null, leftOn: null }],
    unpaidLeave: [],
    departments: department ? [{ ...department, from: ALWAYS }] : [],
    assignments: person.assignments.filter(({ run }) => run === null),
    workDay: (one) => ({ day: one, employed: true, slot: A_DAY_OF_WORK, holiday: null }),
  };
}

/** Those in which it is paid, of the next twelve. */
function monthsUntil(to: CalendarDate | null, day: CalendarDate): number {
  if (to === null) return MONTHS;
  const monthOf = (date: CalendarDate) =>
    Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7));
  return Math.min(MONTHS, monthOf(to) - monthOf(day) + 1);
}
