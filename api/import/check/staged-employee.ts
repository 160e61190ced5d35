import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Gender, MaritalStatus } from '../../contract/personal-details.js';
import type { Role } from '../../contract/roles.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { CONTACT_COLUMNS, type ContactRow } from '../../employee/employee-columns.js';
import { employeeTextColumns } from '../../employee/employee-text-columns.js';
import type { EmploymentDates } from '../../employee/employment-status.js';

export interface PersonRow extends ContactRow, EmploymentDates {
  target_id: string;
  account_id: string;
  name: string;
  email: string;
  role: Role;
  department_id: string;
  employee_id: string;
  dob: CalendarDate | null;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
  designation: string | null;
  /** Monthly, in minor units. */
  salary: number | null;
  manager_id: string | null;
  manager_name: string | null;
  version: number;
}

export interface StagedRow {
  import_id: string;
  row_no: number;
  side: 'after' | 'before';
  result: 'new' | 'changed';
  /** A new e-mail address or role, or leaving the company, ends the sessions. */
  ends_sessions: 0 | 1;
  audit_id: string;
  undo_audit_id: string;
  audit_before: string | null;
  audit_after: string | null;
}

const PERSON = [
  'target_id', 'account_id', 'name', 'email', 'role', 'department_id', 'employee_id', 'dob', 'gender', 'marital_status', 'designation', 'salary',
  ...CONTACT_COLUMNS, 'hire_date', 'left_on', 'previous_left_on', 'manager_id', 'manager_name', 'version',
] as const;
const DETAILS = ['import_id', 'row_no', 'side', 'result', 'ends_sessions', 'audit_id', 'undo_audit_id', 'audit_before', 'audit_after'] as const;
const DENORMALIZED = ['email_key', 'employee_id_key', 'employee_id_folded', 'name_folded', 'search', 'designation_folded'] as const;

export const STAGED_EMPLOYEE_COLUMNS = [...DETAILS, ...PERSON, ...DENORMALIZED];

export function stagedValues(details: StagedRow, person: PersonRow): unknown[] {
  const { employeeIdKey, employeeIdFolded, nameFolded, search } = employeeTextColumns({ name: person.name, employeeId: person.employee_id, designation: person.designation, email: person.email });
  const denormalized = [uniqueKey(person.email), employeeIdKey, employeeIdFolded, nameFolded, search, person.designation === null ? null : folded(person.designation)];
  return [...DETAILS.map((column) => details[column]), ...PERSON.map((column) => person[column]), ...denormalized];
}
