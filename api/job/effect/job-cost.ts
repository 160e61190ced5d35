import type { CalendarDate } from '../../contract/calendar-date.js';
import type { CostLine, JobCost } from '../../contract/job/job-changes.js';
import { amount } from '../../contract/money.js';
import { sumOfKind } from '../../contract/payroll/component-kinds.js';
import type { RecurringPay } from '../../payroll/effect/recurring-pay.js';
import { salaryOn, type BeforeAndAfter, type ChangedPerson } from './changed-person.js';

interface Difference extends RecurringPay {
  sum: 'gross' | 'deductions' | 'employerCost';
}

/** Pay that returns each month because of a change, in the order of the components. Null if nothing does. */
export function jobCost(
  people: readonly ChangedPerson[],
  pay: readonly BeforeAndAfter<readonly RecurringPay[]>[],
  day: CalendarDate,
  departmentName: (id: string) => string,
): JobCost | null {
  const differences = differencesOf(pay);
  const sum = (of: readonly Difference[], part: 'month' | 'year') =>
    of.reduce((total, one) => total + one[part], 0);
  const gross = differences.filter((one) => one.sum === 'gross');
  const employer = differences.filter((one) => one.sum === 'employerCost');
  const salaries = people.map((person) => salaryOn(person, day));
  const total = (which: 'before' | 'after') =>
    amount(salaries.reduce((all, one) => all + (one[which] ?? 0), 0));
  if (gross.length + employer.length === 0) return null;
  return {
    month: amount(sum(gross, 'month')),
    year: amount(sum(gross, 'year')),
    employerMonth: amount(sum(gross, 'month') + sum(employer, 'month')),
    salaries: { before: total('before'), after: total('after') },
    lines: gross.map(({ component, departmentId, month }): CostLine => ({
      kind: component ? 'item' : 'salary',
      name: component?.name ?? null,
      month: amount(month),
      department: departmentId === null ? null : departmentName(departmentId),
    })),
  };
}

function differencesOf(pay: readonly BeforeAndAfter<readonly RecurringPay[]>[]): Difference[] {
  const differences = new Map<string, Difference>();
  const add = (sign: 1 | -1, { component, departmentId, month, year }: RecurringPay) => {
    const key = `${component?.id ?? ''} ${departmentId ?? ''}`;
    const known = differences.get(key);
    differences.set(key, {
      component,
      departmentId,
      sum: component ? sumOfKind(component.kind) : 'gross',
      month: (known?.month ?? 0) + sign * month,
      year: (known?.year ?? 0) + sign * year,
    });
  };
  for (const { before, after } of pay) {
    for (const one of before) add(-1, one);
    for (const one of after) add(1, one);
  }
  return [...differences.values()]
    .filter(({ month, year }) => month !== 0 || year !== 0)
    .sort((a, b) => (a.component?.position ?? -1) - (b.component?.position ?? -1));
}
