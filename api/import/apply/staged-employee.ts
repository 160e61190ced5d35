import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Gender, MaritalStatus } from '../../contract/personal-details.js';
import type { Role } from '../../contract/roles.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { employeeTexts } from '../../employee/employee-texts.js';

/** An employee with the account, column by column, as the staging table has both. */
export interface PersonRow {
  target_id: string;
  account_id: string;
  name: string;
  email: string;
  role: Role;
  department_id: string;
  employee_id: string;
  dob: CalendarDate;
  gender: Gender;
  marital_status: MaritalStatus;
  designation: string;
  /** Monthly, in minor units. */
  salary: number;
  phone: string | null;
  address: string | null;
  emergency_contact: string | null;
  hire_date: CalendarDate | null;
  left_on: CalendarDate | null;
  manager_id: string | null;
  manager_name: string | null;
  version: number;
}

/** What is written beside a person: which row it was, and the audit entries that go with it. */
export interface StagedRow {
  import_id: string;
  row_no: number;
  /** What the row would make of the person, or what the person was before. */
  side: 'after' | 'before';
  result: 'new' | 'changed';
  /** The change is one after which nobody goes on signed in: address, role, or leaving. */
  ends_sessions: 0 | 1;
  audit_id: string;
  undo_audit_id: string;
  audit_before: string | null;
  audit_after: string | null;
}

const PERSON = [
  'target_id', 'account_id', 'name', 'email', 'role', 'department_id', 'employee_id', 'dob', 'gender', 'marital_status', 'designation', 'salary',
  'phone', 'address', 'emergency_contact', 'hire_date', 'left_on', 'manager_id', 'manager_name', 'version',
] as const;
const BESIDE = ['import_id', 'row_no', 'side', 'result', 'ends_sessions', 'audit_id', 'undo_audit_id', 'audit_before', 'audit_after'] as const;
const TWINS = ['email_key', 'employee_id_key', 'employee_id_folded', 'name_folded', 'search', 'designation_folded'] as const;

export const STAGED_EMPLOYEE_COLUMNS = [...BESIDE, ...PERSON, ...TWINS];

export function stagedValues(beside: StagedRow, person: PersonRow): unknown[] {
  const { employeeIdKey, employeeIdFolded, nameFolded, search } = employeeTexts({ name: person.name, employeeId: person.employee_id, email: person.email });
  const twins = [uniqueKey(person.email), employeeIdKey, employeeIdFolded, nameFolded, search, folded(person.designation)];
  return [...BESIDE.map((column) => beside[column]), ...PERSON.map((column) => person[column]), ...twins];
}
