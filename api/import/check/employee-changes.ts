import { amount } from '../../contract/money.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { contactDetails } from '../../contract/employee-fields.js';
import type { ImportField } from '../../contract/imports.js';
import { contactOfRow } from '../../employee/employee-columns.js';
import { employmentStatus } from '../../employee/employment-status.js';
import type { EmployeeValues } from './employee-row.js';
import type { ExistingEmployee } from './employee-lookup.js';
import type { CheckedRow, ShownRecord } from '../import-handler.js';
import type { PersonRow } from './staged-employee.js';

export function shownPerson(person: PersonRow, department: string, manager: string | null): ShownRecord {
  return {
    employeeId: person.employee_id, name: person.name, email: person.email, role: person.role, department, designation: person.designation,
    dob: person.dob, gender: person.gender, maritalStatus: person.marital_status, salary: knownAmount(person.salary),
    hireDate: person.hire_date, leftOn: person.left_on, manager, ...contactOfRow(person),
  };
}

export function shownValues(values: Partial<EmployeeValues>): ShownRecord {
  const { employeeId, name, email, role, department, designation, dob, gender, maritalStatus, salary, hireDate, leftOn, manager } = values;
  const read = { employeeId, name, email, role, department, designation, dob, gender, maritalStatus, hireDate, leftOn, manager, ...contactDetails((field) => values[field]) };
  const shown = Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value ?? null]));
  return { ...shown, salary: knownAmount(salary) };
}

function knownAmount(minor: number | null | undefined): number | null {
  return minor == null ? null : amount(minor);
}

export function changesBetween(before: ShownRecord, after: ShownRecord): CheckedRow['changes'] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field: field as ImportField, before: before[field] ?? null, after: after[field] ?? null }));
}

export function endsSessions(before: ExistingEmployee, after: PersonRow, today: CalendarDate): boolean {
  return before.email !== after.email || before.role !== after.role || leaves(before, after, today);
}

export function leaves(before: PersonRow, after: PersonRow, today: CalendarDate): boolean {
  return employmentStatus(before, today) === 'Active' && employmentStatus(after, today) === 'Left';
}
