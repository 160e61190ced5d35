import { addDays } from '../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import { jobTimeline } from '../../../api/contract/employee/job-facts.js';
import { BASIC_SALARY } from '../../../api/contract/payroll/pay-components.js';
import { duePay } from '../../../api/payroll/due/due.js';
import {
  departmentFact,
  type DepartmentFact,
  type PayAssignment,
  type PayComponent,
  type PayRules,
  type PersonPayFacts,
  type RecordedPayFact,
  type UnpaidLeaveDay,
} from '../../../api/payroll/due/pay-facts.js';
import type { PayPeriod } from '../../../api/payroll/due/pay-period.js';
import { slotOn } from '../../../api/working-time/patterns/work-pattern.js';

const component = (
  id: string,
  position: number,
  more: Partial<PayComponent> = {},
): PayComponent => ({
  id,
  name: id,
  kind: 'earning',
  unit: 'amount',
  prorated: false,
  wageCode: null,
  position,
  ...more,
});

export const BASIC = component(BASIC_SALARY, 0, { name: 'Basic Salary', prorated: true });
export const TRANSPORT = component('transport', 1);
export const ON_CALL = component('on-call', 2, { prorated: true });
export const BONUS = component('bonus', 3);
export const OVERTIME = component('overtime', 4, { unit: 'hours' });
export const PENSION = component('pension', 5, {
  kind: 'deduction',
  unit: 'percent',
  prorated: true,
});
export const TAX = component('tax', 6, { kind: 'deduction' });
export const SOCIAL_COST = component('social cost', 7, { kind: 'cost', unit: 'percent' });
export const COMPONENTS = [BASIC, TRANSPORT, ON_CALL, BONUS, OVERTIME, PENSION, TAX, SOCIAL_COST];

export const MONTHLY: PayRules = {
  frequency: 'monthly',
  proration: 'calendar',
  step: 1,
  components: COMPONENTS,
};
export const OCTOBER: PayPeriod = { from: '2026-10-01', to: '2026-10-31' };
export const NOVEMBER: PayPeriod = { from: '2026-11-01', to: '2026-11-30' };
export const DECEMBER: PayPeriod = { from: '2026-12-01', to: '2026-12-31' };

export const at = (day: string) => Date.parse(`${day}T09:00:00Z`);

type Assigned = Partial<PayAssignment> & Pick<PayAssignment, 'componentId'>;

export function assigned(one: Assigned): PayAssignment {
  return {
    id: `${one.componentId} ${one.from ?? ''}`,
    scope: 'employee',
    departmentId: null,
    run: null,
    amount: null,
    rate: null,
    hours: null,
    hourly: null,
    from: '2020-01-01',
    to: null,
    note: null,
    recordedAt: 0,
    createdBy: null,
    endedAt: null,
    withdrawnAt: null,
    imported: false,
    ...one,
  };
}

export function unpaidDay(day: string, more: Partial<UnpaidLeaveDay> = {}): UnpaidLeaveDay {
  return {
    leave: 'Unpaid Leave',
    day,
    morning: true,
    afternoon: true,
    minutes: null,
    approvedAt: 0,
    ...more,
  };
}

interface Person {
  hiredOn?: string | null;
  leftOn?: string | null;
  employments?: EmploymentPeriod[];
  /** Amount of minor units from a day, recorded on a day. */
  salaries: [from: string, salary: number, recordedOn?: string][];
  unpaidLeave?: UnpaidLeaveDay[];
  assignments?: PayAssignment[];
  /** Beside those of salaries and leave. */
  recorded?: RecordedPayFact[];
  departments?: DepartmentFact[];
}

export function payPerson({
  hiredOn = '2020-01-01',
  leftOn = null,
  employments,
  salaries,
  unpaidLeave = [],
  assignments = [],
  recorded = [],
  departments = [
    departmentFact({ from: '1950-01-01', id: 'department', name: 'Sales', recordedAt: 0 }),
  ],
}: Person): PersonPayFacts {
  return {
    recorded: [
      ...salaries.flatMap(([from, , on]) =>
        on ? { kind: 'salary' as const, at: at(on), earliest: from, latest: from } : [],
      ),
      ...recorded,
    ].sort((one, other) => one.at - other.at),
    employments: employments ?? [{ hiredOn, leftOn }],
    salaries: salaries.map(([from, salary, recordedOn]) => ({
      from,
      salary,
      recordedAt: recordedOn ? at(recordedOn) : 0,
      createdBy: null,
    })),
    unpaidLeave,
    assignments,
    departmentFacts: departments,
    departments: jobTimeline(departments, 'department'),
    workDay: (day) => ({ day, employed: true, slot: slotOn(undefined, day), holiday: null }),
  };
}

export function dueOf(
  person: PersonPayFacts,
  period: PayPeriod,
  componentId: string = BASIC_SALARY,
  rules: PayRules = MONTHLY,
) {
  return duePay(person, rules, period).components.find((one) => one.component.id === componentId);
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
