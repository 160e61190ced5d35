import type { Role } from '../../contract/auth/roles.js';
import type { Gender, MaritalStatus } from '../../contract/employee/employee-fields.js';
import { employeeTextColumns } from '../../employee/employee-text-columns.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { STAGED_EMPLOYEE } from '../import.tables.js';

type StagedEmployee = StoredRow<typeof STAGED_EMPLOYEE>;

export interface StagedRow extends Pick<
  StagedEmployee,
  | 'import_id'
  | 'row_no'
  | 'earlier_periods'
  | 'audit_id'
  | 'undo_audit_id'
  | 'audit_before'
  | 'audit_after'
> {
  side: 'after' | 'before';
  result: 'new' | 'changed';
  /** A new e-mail address or role, or leaving the company, ends the sessions. */
  ends_sessions: 0 | 1;
}

type FoldedColumn =
  | 'email_key'
  | 'employee_id_key'
  | 'employee_id_folded'
  | 'name_folded'
  | 'search'
  | 'designation_folded';

export interface PersonRow extends Omit<StagedEmployee, keyof StagedRow | FoldedColumn> {
  role: Role;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
}

export const STAGED_EMPLOYEE_COLUMNS = Object.keys(
  STAGED_EMPLOYEE.columns,
) as (keyof StagedEmployee)[];

export function stagedValues(details: StagedRow, person: PersonRow): unknown[] {
  const { employeeIdKey, employeeIdFolded, nameFolded, search } = employeeTextColumns({
    name: person.name,
    employeeId: person.employee_id,
    designation: person.designation,
    email: person.email,
  });
  const row: StagedEmployee = {
    ...details,
    ...person,
    email_key: uniqueKey(person.email),
    employee_id_key: employeeIdKey,
    employee_id_folded: employeeIdFolded,
    name_folded: nameFolded,
    search,
    designation_folded: person.designation === null ? null : folded(person.designation),
  };
  return STAGED_EMPLOYEE_COLUMNS.map((column) => row[column]);
}
