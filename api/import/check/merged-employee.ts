import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  contactDetails,
} from '../../contract/employee/employee-fields.js';
import { intervalsOf, type EarlierPeriod } from '../../contract/employee/employment-periods.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import type { RowMessage } from '../../contract/imports/row-messages.js';
import { amount } from '../../contract/money.js';
import { contactRow, contactOfRow } from '../../employee/employee-columns.js';
import { employmentStatus } from '../../employee/employment-status.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { CheckedRow, ShownRecord } from '../import-handler.js';
import type { ExistingEmployee, FileDepartments } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import type { FileEmployees } from './file-employees.js';
import { employmentOfRow, periodsOf } from './row-employment.js';
import { referencesOf, type ReferenceField } from './row-references.js';
import type { PersonRow } from './staged-employee.js';

export interface MergedEmployee {
  person: PersonRow;
  earlier: EarlierPeriod[];
  /** The day from which the department is closed, where the person would be in it on that day or later. */
  closedOn: CalendarDate | null;
  names: ShownNames;
  notes: RowMessage[];
}

interface ShownNames extends Record<ReferenceField, string | null> {
  department: string;
}

/** A blank cell takes nothing away that is known, and a value for all rows is only for people of whom none is known. */
export function mergeEmployee(
  values: EmployeeValues,
  before: ExistingEmployee | undefined,
  file: FileEmployees,
  departments: FileDepartments,
  { columns, role }: ImportMapping,
): MergedEmployee {
  const ids = file.person(uniqueKey(values.employeeId));
  const known = <T>(
    field: ImportField,
    value: T | null | undefined,
    stored: T | null | undefined,
  ): T | null => (columns[field] === undefined ? (stored ?? value) : (value ?? stored)) ?? null;
  const { earlier, ...employment } = employmentOfRow(values, before);
  const department = departments.ofRow(
    known('department', values.department, before?.department_name) ?? '',
    periodsOf({ ...employment, earlier }),
    before,
  );
  const references = referencesOf(values, before, file, ids?.id);
  const person: PersonRow = {
    target_id: before?.target_id ?? ids?.id ?? newId(),
    account_id: before?.account_id ?? ids?.accountId ?? newId(),
    name: values.name ?? before?.name ?? '',
    email: values.email ?? before?.email ?? '',
    role: values.role ?? before?.role ?? role,
    department_id: department.id,
    employee_id: values.employeeId,
    dob: known('dob', values.dob, before?.dob),
    gender: known('gender', values.gender, before?.gender),
    marital_status: known('maritalStatus', values.maritalStatus, before?.marital_status),
    designation: known('designation', values.designation, before?.designation),
    salary: known('salary', values.salary, before?.salary),
    ...contactRow(
      contactDetails((field) =>
        known(field, values[field], before?.[CONTACT_FIELDS[field].column]),
      ),
    ),
    ...employment,
    ...references.columns,
    version: before ? before.version + 1 : 1,
  };
  return {
    person,
    earlier,
    closedOn: department.closedOn ?? null,
    names: { department: department.name, ...references.names },
    notes: references.notes,
  };
}

export function shownPerson(
  person: PersonRow,
  earlier: EarlierPeriod[],
  { department, manager, approver, deputy }: ShownNames,
): ShownRecord {
  return {
    employeeId: person.employee_id,
    name: person.name,
    email: person.email,
    role: person.role,
    department,
    designation: person.designation,
    dob: person.dob,
    gender: person.gender,
    maritalStatus: person.marital_status,
    salary: knownAmount(person.salary),
    ...(earlier.length > 0 && { earlierEmployments: intervalsOf(earlier) }),
    hireDate: person.hire_date,
    leftOn: person.left_on,
    manager,
    approver,
    deputy,
    ...contactOfRow(person),
  };
}

const WRITTEN_FIELDS = [
  'employeeId',
  'name',
  'email',
  'role',
  'department',
  'designation',
  'dob',
  'gender',
  'maritalStatus',
  'hireDate',
  'leftOn',
  'manager',
  'approver',
  'deputy',
  ...CONTACT_FIELD_NAMES,
] as const;

export function shownValues(values: Partial<EmployeeValues>): ShownRecord {
  const { salary, earlierEmployments } = values;
  return {
    ...Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, values[field] ?? null])),
    ...(earlierEmployments && { earlierEmployments: intervalsOf(earlierEmployments) }),
    salary: knownAmount(salary),
  };
}

function knownAmount(minor: number | null | undefined): number | null {
  return minor == null ? null : amount(minor);
}

export function changesBetween(before: ShownRecord, after: ShownRecord): CheckedRow['changes'] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field: field as ImportField,
      before: before[field] ?? null,
      after: after[field] ?? null,
    }));
}

/** Those of people who come back, too: a last day that was set beforehand has passed without ending their calendar feeds. */
export function endsSessions(
  before: ExistingEmployee,
  after: PersonRow,
  today: CalendarDate,
): boolean {
  return (
    before.email !== after.email ||
    before.role !== after.role ||
    hasLeft(before, today) !== hasLeft(after, today)
  );
}

export function leaves(before: PersonRow, after: PersonRow, today: CalendarDate): boolean {
  return !hasLeft(before, today) && hasLeft(after, today);
}

function hasLeft(person: PersonRow, today: CalendarDate): boolean {
  return employmentStatus(person, today) === 'Left';
}
