import { uniqueKey, newId } from '../../platform/database/statements/new-rows.js';
import { CONTACT_FIELDS, contactDetails } from '../../contract/employee-fields.js';
import type { ImportField, ImportMapping } from '../../contract/imports.js';
import { contactRow } from '../../employee/employee-columns.js';
import type { ExistingEmployee, FileDepartments } from './employee-lookup.js';
import type { EmployeeValues } from './employee-row.js';
import { employmentOfRow } from './row-employment.js';
import type { FileEmployees } from './file-employees.js';
import type { PersonRow } from './staged-employee.js';

export interface MergedEmployee {
  person: PersonRow;
  department: string;
  manager: string | null;
}

/** A blank cell takes nothing away that is known, and a value for all rows is only for people of whom none is known. */
export function mergeEmployee(values: EmployeeValues, before: ExistingEmployee | undefined, file: FileEmployees, departments: FileDepartments, { columns, role }: ImportMapping): MergedEmployee {
  const ids = file.person(uniqueKey(values.employeeId));
  const known = <T>(field: ImportField, value: T | null | undefined, stored: T | null | undefined): T | null =>
    (columns[field] === undefined ? (stored ?? value) : (value ?? stored)) ?? null;
  const department = departments.findOrAdd(known('department', values.department, before?.department_name) ?? values.department);
  const { manager, ...managerValues } = managerOf(values, before, file, ids?.id);
  const person: PersonRow = {
    target_id: before?.target_id ?? ids?.id ?? newId(),
    account_id: before?.account_id ?? ids?.accountId ?? newId(),
    name: values.name,
    email: values.email ?? before?.email ?? '',
    role: values.role ?? before?.role ?? role,
    department_id: department.id,
    employee_id: values.employeeId,
    dob: known('dob', values.dob, before?.dob),
    gender: known('gender', values.gender, before?.gender),
    marital_status: known('maritalStatus', values.maritalStatus, before?.marital_status),
    designation: known('designation', values.designation, before?.designation),
    salary: known('salary', values.salary, before?.salary),
    ...contactRow(contactDetails((field) => known(field, values[field], before?.[CONTACT_FIELDS[field].column]))),
    ...employmentOfRow(values, before),
    ...managerValues,
    version: before ? before.version + 1 : 1,
  };
  return { person, department: department.name, manager };
}

type ManagerValues = Pick<PersonRow, 'manager_id' | 'manager_name'> & { manager: string | null };

/** By employee ID, else by name; an unknown or ambiguous name is stored as text. */
function managerOf({ manager, managerId }: EmployeeValues, before: ExistingEmployee | undefined, file: FileEmployees, ownId: string | undefined): ManagerValues {
  if (!manager && !managerId) {
    return { manager_id: before?.manager_id ?? null, manager_name: before?.manager_name ?? null, manager: before?.manager ?? null };
  }
  const id = (managerId ? file.managerWithId(managerId) : undefined) ?? (manager ? file.managerNamed(manager) : undefined);
  const text = manager ?? managerId ?? null;
  if (id === undefined || id === ownId) return { manager_id: null, manager_name: text, manager: text };
  const name = before?.manager_id === id ? before.manager : file.nameOf(id);
  return { manager_id: id, manager_name: null, manager: name ?? text };
}
