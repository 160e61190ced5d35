import { amount } from '../../contract/money.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { ImportField } from '../../contract/imports.js';
import { employmentStatus } from '../../employee/employment-status.js';
import type { EmployeeValues } from '../check/employee-row.js';
import type { KnownPerson } from '../check/company-people.js';
import type { CheckedRow, ShownRecord } from '../import-kind.js';
import type { PersonRow } from './staged-employee.js';

/** A person as the preview and the audit log show one. */
export function shownPerson(person: PersonRow, department: string, manager: string | null): ShownRecord {
  return {
    employeeId: person.employee_id, name: person.name, email: person.email, role: person.role, department, designation: person.designation,
    dob: person.dob, gender: person.gender, maritalStatus: person.marital_status, salary: amount(person.salary),
    hireDate: person.hire_date, leftOn: person.left_on, manager, phone: person.phone, address: person.address, emergencyContact: person.emergency_contact,
  };
}

/** What could be read of a row that is refused. */
export function shownValues(values: Partial<EmployeeValues>): ShownRecord {
  const { employeeId, name, email, role, department, designation, dob, gender, maritalStatus, salary, hireDate, leftOn, manager, phone, address, emergencyContact } = values;
  const read = { employeeId, name, email, role, department, designation, dob, gender, maritalStatus, hireDate, leftOn, manager, phone, address, emergencyContact };
  const shown = Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value ?? null]));
  return { ...shown, salary: salary === undefined ? null : amount(salary) };
}

export function changesBetween(before: ShownRecord, after: ShownRecord): CheckedRow['changes'] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field: field as ImportField, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Whether nobody may go on signed in after the change. */
export function endsSessions(before: KnownPerson, after: PersonRow, today: CalendarDate): boolean {
  return before.email !== after.email || before.role !== after.role || leaves(before, after, today);
}

export function leaves(before: PersonRow, after: PersonRow, today: CalendarDate): boolean {
  return employmentStatus(before.left_on, today) === 'Active' && employmentStatus(after.left_on, today) === 'Left';
}
