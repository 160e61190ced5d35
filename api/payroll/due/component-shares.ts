import type { CalendarDate } from '../../contract/calendar-date.js';
import { fraction, roundedTo, times } from '../../contract/fraction.js';
import { ASSIGNMENT_SCOPES } from '../../contract/payroll/pay-components.js';
import { exactBasic, perPeriod, weightOf } from './basic-salary.js';
import type { PaidDay, PaidDays } from './paid-days.js';
import {
  departmentOn,
  type PayAssignment,
  type PayComponent,
  type PayRules,
  type PersonPayFacts,
} from './pay-facts.js';
import type { PayPeriod } from './pay-period.js';

/** One assignment's share of what is due of a component. Amounts in minor units, rate and hours in hundredths, days in thousandths. */
export interface ComponentShare {
  assignment: PayAssignment;
  amount: number;
  fixed: number | null;
  basis: number | null;
  days: number | null;
  of: number | null;
  /** Its first and last day in the period; null if these are those of the period. */
  span: PayPeriod | null;
}

interface Due {
  person: Pick<PersonPayFacts, 'departments'>;
  period: PayPeriod;
  days: PaidDays;
  /** The basic salary as it is shown. */
  basic: number;
  rules: PayRules;
  /** In force at the end of the period, for somebody who has no day of employment in it. */
  lastSalary: number;
}

/**
 * The narrowest scope of a component counts: day by day if it is prorated, otherwise for the whole period. Single payments are added. What a department gets
 * counts on the days in it if it is prorated, otherwise by the last day of the period.
 */
export function componentShares(
  component: PayComponent,
  assignments: readonly PayAssignment[],
  due: Due,
): ComponentShare[] {
  const { person, period } = due;
  const single = assignments.filter(
    (one) =>
      one.run?.period === period.from &&
      one.withdrawnAt === null &&
      isOfDepartment(one, person, period.to),
  );
  return [
    ...recurringShares(component, assignments, due),
    ...single.map((assignment) => share(component, assignment, undefined, due)),
  ];
}

function recurringShares(
  component: PayComponent,
  assignments: readonly PayAssignment[],
  due: Due,
): ComponentShare[] {
  const {
    person,
    period,
    days: { days },
  } = due;
  const { prorated } = component;
  const isOf = (one: PayAssignment, day: CalendarDate) => isOfDepartment(one, person, day);
  const shareOf = (assignment: PayAssignment, held: readonly PaidDay[]) =>
    share(component, assignment, held, due);
  const recurring = assignments.filter(
    (one) =>
      one.run === null &&
      one.from <= period.to &&
      (one.to === null || one.to >= period.from) &&
      (prorated ? days.some(({ day }) => isOf(one, day)) : isOf(one, period.to)),
  );
  const isAlways = (one: PayAssignment) =>
    isInForce(one, period.from) &&
    isInForce(one, period.to) &&
    (!prorated || days.every(({ day }) => isOf(one, day)));
  if (recurring.length === 0 || days.length === 0) return [];
  if (recurring.every(isAlways)) return narrowest(recurring).map((one) => shareOf(one, days));
  if (!prorated)
    return lastOfEach(
      narrowest(recurring.filter((one) => days.some(({ day }) => isInForce(one, day)))),
    ).map((one) => shareOf(one, days));
  const held = new Map<PayAssignment, PaidDay[]>();
  for (const day of days)
    for (const one of narrowest(
      recurring.filter((other) => isInForce(other, day.day) && isOf(other, day.day)),
    ))
      held.set(one, [...(held.get(one) ?? []), day]);
  return [...held].map(([one, heldDays]) => shareOf(one, heldDays));
}

function isOfDepartment(
  { departmentId }: PayAssignment,
  person: Due['person'],
  day: CalendarDate,
): boolean {
  return departmentId === null || departmentId === departmentOn(person, day)?.valueId;
}

function isInForce({ from, to }: PayAssignment, day: CalendarDate): boolean {
  return from <= day && (to === null || to >= day);
}

export function narrowest(assignments: readonly PayAssignment[]): PayAssignment[] {
  const scope = ASSIGNMENT_SCOPES.find((one) =>
    assignments.some((assignment) => assignment.scope === one),
  );
  return assignments.filter((assignment) => assignment.scope === scope);
}

/** One that begins after another has ended takes its place: a changed amount is ended and given again. */
export function lastOfEach(assignments: readonly PayAssignment[]): PayAssignment[] {
  return assignments.filter(({ to }) => to === null || !assignments.some(({ from }) => from > to));
}

/** `held`: the days in which it counts; undefined for a single payment, which is never prorated. */
function share(
  component: PayComponent,
  assignment: PayAssignment,
  held: readonly PaidDay[] | undefined,
  due: Due,
): ComponentShare {
  const { amount, rate, hours, hourly } = assignment;
  const none = {
    assignment,
    fixed: null,
    basis: null,
    days: null,
    of: null,
    span: held && component.prorated ? spanOf(held, due.period) : null,
  };
  if (rate !== null) {
    const basis = basisOf(component, held, due);
    return {
      ...none,
      basis,
      amount: roundedTo(fraction(BigInt(basis) * BigInt(rate), 10_000n), due.rules.step, 'nearest'),
    };
  }
  const fixed =
    hours === null
      ? (amount ?? 0)
      : roundedTo(fraction(BigInt(hours) * BigInt(hourly ?? 0), 100n), due.rules.step, 'nearest');
  const of = due.days.sum;
  const days = held && component.prorated ? weightOf(held) : of;
  if (days === of) return { ...none, fixed: hourly ?? fixed, amount: fixed };
  return {
    ...none,
    fixed,
    days,
    of,
    amount: roundedTo(times(fraction(fixed), fraction(days, of)), due.rules.step, 'nearest'),
  };
}

function spanOf(held: readonly PaidDay[], period: PayPeriod): PayPeriod | null {
  const [from, to] = [held[0]?.day ?? period.from, held.at(-1)?.day ?? period.to];
  return from === period.from && to === period.to ? null : { from, to };
}

function basisOf(
  component: PayComponent,
  held: readonly PaidDay[] | undefined,
  { days, basic, rules: { frequency, step }, lastSalary }: Due,
): number {
  if (!component.prorated)
    return roundedTo(
      perPeriod(
        days.days.findLast(({ salary }) => salary)?.salary?.salary ?? lastSalary,
        frequency,
      ),
      step,
      'nearest',
    );
  return !held || held.length === days.days.length
    ? basic
    : roundedTo(exactBasic(held, days.sum, frequency), step, 'nearest');
}
