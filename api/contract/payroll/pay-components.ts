import type { CalendarDate } from '../calendar-date.js';
import type { ComponentKind } from './component-kinds.js';

/** An amount for each pay period, a percentage of the basic salary, or hours at an hourly amount. */
export const COMPONENT_UNITS = ['amount', 'percent', 'hours'] as const;
export type ComponentUnit = (typeof COMPONENT_UNITS)[number];

export const COMPONENT_NAME_MAX = 60;
export const WAGE_CODE_MAX = 20;
export const PAY_NOTE_MAX = 200;
/** 1,000 % */
export const RATE_MAX = 1000;
/** A month has at most 744 hours. */
export const HOURS_MAX = 744;

/** Built in: the component of the salary. */
export const BASIC_SALARY = '01900000-0000-7000-8000-0000000000b1';
/** Its name until a company gives it another one. */
export const BASIC_SALARY_NAME = 'Basic Salary';

/** The component of settlements, made with the first one. */
export const UNUSED_LEAVE = '01900000-0000-7000-8000-0000000000b2';
/** Its name until a company gives it another one. */
export const UNUSED_LEAVE_NAME = 'Unused Leave';

export interface PayComponentRecord {
  _id: string;
  name: string;
  kind: ComponentKind;
  unit: ComponentUnit;
  /** Less for days without employment or pay. */
  prorated: boolean;
  /** The number of the wage type at the payroll office. */
  wageCode: string | null;
  position: number;
  active: boolean;
  /** Basic Salary, of which only name and wage code can be changed. */
  builtin: boolean;
  /** Assignments that hold today. */
  assignments: number;
  version: number;
}

export const ASSIGNMENT_SCOPES = ['employee', 'department', 'everybody'] as const;
export type AssignmentScope = (typeof ASSIGNMENT_SCOPES)[number];

/** Which of them an assignment has follows from the unit of its component. */
export interface AssignedAmount {
  /** For unit 'amount'. */
  amount: number | null;
  /** For unit 'percent', with at most two decimals. */
  rate: number | null;
  /** For unit 'hours', with at most two decimals, at `hourly` each. */
  hours: number | null;
  hourly: number | null;
}

export interface PayAssignmentRecord extends AssignedAmount {
  _id: string;
  component: Pick<PayComponentRecord, '_id' | 'name' | 'kind' | 'unit' | 'prorated'>;
  scope: AssignmentScope;
  employee: { _id: string; employeeId: string; name: string } | null;
  department: { _id: string; dep_name: string } | null;
  /** The run in which alone it counts. */
  run: { _id: string } | null;
  from: CalendarDate;
  to: CalendarDate | null;
  note: string | null;
  by: { name: string };
  recordedAt: string;
  /** A single payment that is no longer due though its run was approved. */
  withdrawn: { by: { name: string }; at: string; reason: string } | null;
}

/** 12 × salary ÷ (52 × weekly hours). */
export interface HourlyAmount {
  salary: number;
  weeklyHours: number;
  amount: number;
}
