import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import type { JobFact } from '../../contract/employee/job-facts.js';
import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import type { AssignmentScope, ComponentUnit } from '../../contract/payroll/pay-components.js';
import type { PayFactKind } from '../../contract/payroll/pay-facts.js';
import type {
  PayFrequency,
  PeriodSettings,
  Proration,
} from '../../contract/payroll/payroll-settings.js';
import type { PaidLeave } from '../../contract/payroll/payslips.js';
import type { WorkDay } from '../../working-time/leave-day-cost.js';

/** A monthly salary in minor units, until the next one. */
export interface SalaryFrom {
  from: CalendarDate;
  salary: number;
  recordedAt: number;
  /** The account that recorded it, if one did. */
  createdBy: string | null;
}

/** In a department from a day on. */
export interface DepartmentFact extends JobFact {
  name: string;
}

/** A day of approved leave of a type without pay. */
export interface UnpaidLeaveDay {
  leave: string;
  day: CalendarDate;
  morning: boolean;
  afternoon: boolean;
  /** For a part of one day, instead of the halves. */
  minutes: number | null;
  approvedAt: number;
}

/** Given to one person, or to everybody in a scope, from a date. Amounts in minor units, rate and hours in hundredths. */
export interface PayAssignment {
  id: string;
  componentId: string;
  scope: AssignmentScope;
  departmentId: string | null;
  /** For a single payment: its run, and the first day of the period of that run. */
  run: { id: string; period: CalendarDate } | null;
  amount: number | null;
  rate: number | null;
  hours: number | null;
  hourly: number | null;
  from: CalendarDate;
  to: CalendarDate | null;
  note: string | null;
  recordedAt: number;
  createdBy: string | null;
  endedAt: number | null;
  /** For a single payment that is no longer due. */
  withdrawnAt: number | null;
  /** From a file. */
  imported: boolean;
  /** The unused leave that a settlement pays: thousandths of a day or minutes, hundredths of minor units. */
  unusedLeave?: PaidLeave[];
}

export interface PayComponent {
  id: string;
  name: string;
  kind: ComponentKind;
  unit: ComponentUnit;
  prorated: boolean;
  wageCode: string | null;
  position: number;
}

/** When a fact changed, and the days that it is about. */
export interface RecordedPayFact {
  kind: PayFactKind;
  at: number;
  /** The day that it has effect from; of a day that was moved also the other one, of leave the last day. Null for at once. */
  earliest: CalendarDate | null;
  latest: CalendarDate | null;
  /** An import added the person with it. */
  added?: boolean;
}

/** All that is due to one person follows from these. */
export interface PersonPayFacts {
  employments: readonly EmploymentPeriod[];
  /** In their order. */
  salaries: readonly SalaryFrom[];
  unpaidLeave: readonly UnpaidLeaveDay[];
  /** Their own, those of departments and those for everybody. */
  assignments: readonly PayAssignment[];
  /** When they changed, in that order, for the reasons of differences. */
  recorded: readonly RecordedPayFact[];
  /** Withdrawn ones as well. */
  departmentFacts: readonly DepartmentFact[];
  /** Those that count, in their order; the first one holds for the days before it as well. */
  departments: readonly DepartmentFact[];
  workDay(day: CalendarDate): WorkDay;
}

export interface PayRules {
  frequency: PayFrequency;
  proration: Proration;
  /** The smallest amount of the currency, in minor units. */
  step: number;
  /** In their order, the first is Basic Salary. */
  components: readonly PayComponent[];
  /** In order, if frequency and proration changed: each holds from the first day of a period on. */
  versions?: readonly PeriodSettings[];
}

export function departmentOn(
  { departments }: Pick<PersonPayFacts, 'departments'>,
  day: CalendarDate,
): DepartmentFact | undefined {
  return spanOn(departments, day) ?? departments[0];
}

/** One that is not stored. */
export function departmentFact({
  id,
  ...fact
}: Pick<DepartmentFact, 'from' | 'name' | 'recordedAt'> & { id: string }): DepartmentFact {
  return {
    ...fact,
    changeId: '',
    kind: 'department',
    valueId: id,
    value: null,
    source: 'move',
    withdrawnAt: null,
  };
}

/** When it was recorded or withdrawn since an instant, if that makes a difference to what was known then. */
export function departmentChangedAt(
  { source, recordedAt, withdrawnAt }: DepartmentFact,
  since: number,
): number | undefined {
  if (source === 'opening') return undefined;
  if (withdrawnAt === null) return recordedAt > since ? recordedAt : undefined;
  return recordedAt <= since && withdrawnAt > since ? withdrawnAt : undefined;
}
