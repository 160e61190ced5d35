import { ROLES, type Role } from '../contract/auth/roles.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import {
  COMPLETABLE_FIELDS,
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  EMPLOYEE_FIELDS,
  type ContactDetails,
  type Gender,
  type MaritalStatus,
} from '../contract/employee/employee-fields.js';
import type { EmployeeListRecord } from '../contract/employee/employees.js';
import {
  EMPLOYMENT_STATUSES,
  type EmploymentStatus,
} from '../contract/employee/employment-status.js';
import type { SinceThenRecord } from '../contract/employee/since-then.js';
import { IMPORT_FIELDS } from '../contract/imports/import-fields.js';
import { amount } from '../contract/money.js';
import { hasStatus } from '../department/headcount.js';
import type {
  Filter,
  ListDefinition,
  Sortable,
} from '../platform/database/lists/list-definition.js';
import { flag, idIn, reference, searchFilter } from '../platform/database/lists/list-filters.js';
import { csvAmount, type CsvColumn } from '../platform/http/csv.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { SELECTED_CONTACT, contactOfRow, type ContactRow } from './employee-columns.js';
import { employeeSearch } from './employee-search.js';
import { employmentStatus, type EmploymentDates } from './employment-status.js';

export function statusFilter(today: () => CalendarDate): Filter {
  return {
    expected: `one of ${EMPLOYMENT_STATUSES.join(', ')}, or a list of them`,
    condition: (value) => {
      const statuses = (Array.isArray(value) ? value : [value]) as EmploymentStatus[];
      if (
        statuses.length === 0 ||
        statuses.length > EMPLOYMENT_STATUSES.length ||
        !statuses.every((status) => EMPLOYMENT_STATUSES.includes(status))
      )
        return undefined;
      return hasStatus(today(), ...statuses);
    },
  };
}

export interface EmployeeListRow extends EmploymentDates {
  id: string;
  account_id: string;
  employee_id: string;
  name: string;
  email: string;
  role: Role;
  image_id: string | null;
  department_id: string;
  department_name: string;
  dob: CalendarDate | null;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
  designation: string | null;
  salary: number | string | null;
  manager_id: string | null;
  manager_name: string | null;
  manager_account_name: string | null;
  /** As of another day than today. */
  since_then?: SinceThenRecord[];
}

export const EMPLOYEE_COLUMNS = `e.id, e.account_id, e.employee_id, a.name, a.email, a.role, a.image_id, e.department_id, d.name AS department_name,
  e.dob, e.gender, e.marital_status, e.designation, e.salary, e.hire_date, e.left_on, e.previous_left_on, e.manager_id, e.manager_name, ma.name AS manager_account_name`;

export const EMPLOYEE_JOINS = {
  account: 'JOIN account a ON a.id = e.account_id',
  department: 'JOIN department d ON d.id = e.department_id',
  manager:
    'LEFT JOIN employee m ON m.id = e.manager_id LEFT JOIN account ma ON ma.id = m.account_id',
};

export const EMPLOYEE_SORT = {
  id: { by: 'e.id' },
  name: { by: 'e.name_folded' },
  employeeId: { by: 'e.employee_id_folded' },
  department: { by: 'd.name_folded', joins: ['department'] },
  dob: { by: 'e.dob' },
  designation: { by: 'e.designation_folded' },
  salary: { by: 'e.salary' },
} satisfies Record<string, Sortable>;

/** As far as it is known, of the first employment. */
const FIRST_HIRE_DATE = `CASE WHEN e.previous_left_on IS NULL THEN e.hire_date
  ELSE (SELECT f.hired_on FROM earlier_employment f WHERE f.employee_id = e.id ORDER BY f.left_on LIMIT 1) END AS first_hire_date`;

/** All employments before the latest one, as the import reads them: '2015-03-01–2018-02-28; 2019-05-01–2020-12-31'. */
export const EARLIER_EMPLOYMENTS_TEXT = `(SELECT REPLACE(GROUP_CONCAT(CONCAT(COALESCE(f.hired_on, ''), '–', f.left_on) ORDER BY f.left_on), ',', '; ')
  FROM earlier_employment f WHERE f.employee_id = e.id)`;

const DECIDERS = ['approver', 'deputy']
  .map(
    (decider) =>
      `(SELECT oa.name FROM employee o JOIN account oa ON oa.id = o.account_id WHERE o.id = e.${decider}_id) AS ${decider}_name`,
  )
  .join(', ');

/** With the contact details, the earlier employments, the approver and the deputy, which only a file has. */
export function employeeFile(list: ListDefinition): ListDefinition {
  return {
    ...list,
    columns: `${EMPLOYEE_COLUMNS}, ${FIRST_HIRE_DATE}, ${EARLIER_EMPLOYMENTS_TEXT} AS earlier_employments, ${DECIDERS}, ${SELECTED_CONTACT}`,
  };
}

export function employeeList(today: () => CalendarDate): ListDefinition {
  return {
    resource: 'employees',
    table: 'employee e',
    id: 'e.id',
    joins: EMPLOYEE_JOINS,
    columns: EMPLOYEE_COLUMNS,
    rowJoins: ['account', 'department', 'manager'],
    sort: EMPLOYEE_SORT,
    filter: {
      q: searchFilter(employeeSearch),
      department: reference('e.department_id'),
      role: roleFilter,
      status: statusFilter(today),
      incomplete: flag(LACKING),
      id: idIn('e.id'),
    },
    onRequest: ['salary'],
  };
}

/** Nearly everybody is an employee, so that role is found by excluding the few accounts with another one. */
const roleFilter: Filter = {
  expected: `one of ${ROLES.join(', ')}`,
  condition: (value) => {
    if (!ROLES.includes(value as Role)) return undefined;
    if (value !== 'employee') return { sql: 'a.role = ?', parameters: [value], joins: ['account'] };
    const others = ROLES.filter((role) => role !== value);
    return {
      sql: `e.id NOT IN (SELECT o.id FROM account oa JOIN employee o ON o.account_id = oa.id WHERE oa.role IN (${others.map(() => '?').join(', ')}))`,
      parameters: others,
    };
  },
};

const LACKING = COMPLETABLE_FIELDS.map(
  (field) => `e.${EMPLOYEE_FIELDS[field].column} IS NULL`,
).join(' OR ');

export function employeeListRecord(
  row: EmployeeListRow,
  today: CalendarDate,
): EmployeeListRecord & { salary: number | null } {
  return {
    _id: row.id,
    employeeId: row.employee_id,
    name: row.name,
    userId: {
      _id: row.account_id,
      name: row.name,
      email: row.email,
      role: row.role,
      profileImage: imageUrl(row.image_id),
    },
    department: { _id: row.department_id, dep_name: row.department_name },
    dob: row.dob,
    gender: row.gender,
    maritalStatus: row.marital_status,
    designation: row.designation,
    salary: row.salary === null ? null : amount(row.salary),
    status: employmentStatus(row, today),
    hireDate: row.hire_date,
    leftOn: row.left_on,
    manager: managerOf(row),
    ...(row.since_then && { sinceThen: row.since_then }),
  };
}

export interface EmployeeFileRow extends EmployeeListRow, ContactRow {
  first_hire_date: CalendarDate | null;
  earlier_employments: string | null;
  approver_name: string | null;
  deputy_name: string | null;
}

type EmployeeFileRecord = EmployeeListRecord &
  Partial<ContactDetails> & {
    firstHireDate?: CalendarDate | null;
    earlierEmployments?: string | null;
    approverName?: string | null;
    deputyName?: string | null;
  };

export function employeeFileRecord(row: EmployeeFileRow, today: CalendarDate): EmployeeFileRecord {
  return {
    ...employeeListRecord(row, today),
    firstHireDate: row.first_hire_date,
    earlierEmployments: row.earlier_employments,
    approverName: row.approver_name,
    deputyName: row.deputy_name,
    ...contactOfRow(row),
  };
}

function managerOf({
  manager_id,
  manager_account_name,
  manager_name,
}: EmployeeListRow): EmployeeListRecord['manager'] {
  if (manager_id !== null && manager_account_name !== null)
    return { _id: manager_id, name: manager_account_name };
  return manager_name === null ? null : { name: manager_name };
}

const FIELDS = IMPORT_FIELDS.employees;

/** The import's own headings, so that it maps the columns of an exported file by itself. Hire date and last day are those of the latest employment. */
export const EMPLOYEE_CSV: CsvColumn<EmployeeFileRecord>[] = [
  { heading: FIELDS.employeeId.label, cell: (employee) => employee.employeeId },
  { heading: FIELDS.name.label, cell: (employee) => employee.name },
  { heading: FIELDS.email.label, cell: (employee) => employee.userId.email },
  { heading: FIELDS.role.label, cell: (employee) => employee.userId.role },
  { heading: FIELDS.department.label, cell: (employee) => employee.department.dep_name },
  { heading: FIELDS.designation.label, cell: (employee) => employee.designation },
  { heading: FIELDS.dob.label, cell: (employee) => employee.dob },
  { heading: FIELDS.gender.label, cell: (employee) => employee.gender },
  { heading: FIELDS.maritalStatus.label, cell: (employee) => employee.maritalStatus },
  {
    heading: FIELDS.salary.label,
    cell: ({ salary }) => (salary == null ? null : csvAmount(salary)),
  },
  { heading: 'Status', cell: (employee) => employee.status },
  { heading: 'First Hire Date', cell: (employee) => employee.firstHireDate ?? null },
  {
    heading: FIELDS.earlierEmployments.label,
    cell: ({ earlierEmployments }) => earlierEmployments ?? null,
  },
  { heading: FIELDS.hireDate.label, cell: (employee) => employee.hireDate },
  { heading: FIELDS.leftOn.label, cell: (employee) => employee.leftOn },
  { heading: FIELDS.manager.label, cell: (employee) => employee.manager?.name ?? null },
  { heading: FIELDS.approver.label, cell: (employee) => employee.approverName ?? null },
  { heading: FIELDS.deputy.label, cell: (employee) => employee.deputyName ?? null },
  ...CONTACT_FIELD_NAMES.map((field) => ({
    heading: CONTACT_FIELDS[field].label,
    cell: (employee: Partial<ContactDetails>) => employee[field] ?? null,
  })),
];
