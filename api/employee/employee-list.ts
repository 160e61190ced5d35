import { EMPLOYMENT_STATUSES } from '../contract/employment-status.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { Gender, MaritalStatus } from '../contract/personal-details.js';
import type { EmployeeListRecord } from '../contract/records.js';
import { ROLES, type Role } from '../contract/roles.js';
import { amount } from '../contract/money.js';
import type { Filter, ListDefinition } from '../database/list-definition.js';
import { idIn, oneOf, reference, searched } from '../database/list-filters.js';
import { csvAmount, type CsvColumn } from '../http/csv.js';
import { imageAddress } from '../storage/profile-images.js';
import { employmentStatus } from './employment-status.js';

export interface EmployeeListRow {
  id: string;
  account_id: string;
  employee_id: string;
  name: string;
  email: string;
  role: Role;
  image_id: string | null;
  department_id: string;
  department_name: string;
  dob: CalendarDate;
  gender: Gender;
  marital_status: MaritalStatus;
  designation: string;
  salary: number | string;
  left_on: CalendarDate | null;
}

export const EMPLOYEE_COLUMNS = `e.id, e.account_id, e.employee_id, a.name, a.email, a.role, a.image_id, e.department_id, d.name AS department_name,
  e.dob, e.gender, e.marital_status, e.designation, e.salary, e.left_on`;

export const EMPLOYEE_JOINS = {
  account: 'JOIN account a ON a.id = e.account_id',
  department: 'JOIN department d ON d.id = e.department_id',
};

/** The list, as of a day: whether somebody has left depends on it. */
export function employeeList(today: () => CalendarDate): ListDefinition {
  return {
    resource: 'employees',
    table: 'employee e',
    id: 'e.id',
    joins: EMPLOYEE_JOINS,
    columns: EMPLOYEE_COLUMNS,
    rowJoins: ['account', 'department'],
    sort: {
      id: { by: 'e.id' },
      name: { by: 'e.name_folded' },
      employeeId: { by: 'e.employee_id_folded' },
      department: { by: 'd.name_folded', joins: ['department'] },
      dob: { by: 'e.dob' },
      designation: { by: 'e.designation_folded' },
      salary: { by: 'e.salary' },
    },
    filter: {
      // The departments are looked up once, instead of with each row.
      q: searched((pattern) => ({
        sql: "(e.search LIKE ? ESCAPE '!' OR e.department_id IN (SELECT id FROM department WHERE name_folded LIKE ? ESCAPE '!'))",
        parameters: [pattern, pattern],
      })),
      department: reference('e.department_id'),
      role: oneOf('a.role', ROLES, ['account']),
      status: hasStatus(today),
      id: idIn('e.id'),
    },
  };
}

function hasStatus(today: () => CalendarDate): Filter {
  return {
    expected: `one of ${EMPLOYMENT_STATUSES.join(', ')}`,
    condition: (value) => {
      if (value === 'Active') return { sql: '(e.left_on IS NULL OR e.left_on >= ?)', parameters: [today()] };
      return value === 'Left' ? { sql: 'e.left_on < ?', parameters: [today()] } : undefined;
    },
  };
}

export function employeeListRecord(row: EmployeeListRow, today: CalendarDate): EmployeeListRecord {
  return {
    _id: row.id,
    employeeId: row.employee_id,
    name: row.name,
    userId: { _id: row.account_id, name: row.name, email: row.email, role: row.role, profileImage: imageAddress(row.image_id) },
    department: { _id: row.department_id, dep_name: row.department_name },
    dob: row.dob,
    gender: row.gender,
    maritalStatus: row.marital_status,
    designation: row.designation,
    salary: amount(row.salary),
    status: employmentStatus(row.left_on, today),
  };
}

export const EMPLOYEE_CSV: CsvColumn<EmployeeListRecord>[] = [
  { heading: 'Employee ID', cell: (employee) => employee.employeeId },
  { heading: 'Full Name', cell: (employee) => employee.name },
  { heading: 'Email Address', cell: (employee) => employee.userId.email },
  { heading: 'Role', cell: (employee) => employee.userId.role },
  { heading: 'Department', cell: (employee) => employee.department.dep_name },
  { heading: 'Designation', cell: (employee) => employee.designation },
  { heading: 'Date of Birth', cell: (employee) => employee.dob },
  { heading: 'Gender', cell: (employee) => employee.gender },
  { heading: 'Marital Status', cell: (employee) => employee.maritalStatus },
  { heading: 'Salary', cell: (employee) => csvAmount(employee.salary) },
  { heading: 'Status', cell: (employee) => employee.status },
];
