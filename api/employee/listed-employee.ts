import type { ListedEmployeeRecord } from '../contract/employee/listed-employee.js';
import type { ListDefinition } from '../platform/database/lists/list-definition.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { EMPLOYEE_JOINS } from './employee-list.js';

export interface ListedEmployeeRow {
  person_id: string;
  employee_id: string;
  name: string;
  image_id: string | null;
  department_id: string;
  department_name: string;
}

export const LISTED_EMPLOYEE = {
  table: 'employee e',
  id: 'e.id',
  columns:
    'e.id AS person_id, e.employee_id, a.name, a.image_id, e.department_id, d.name AS department_name',
  joins: { account: EMPLOYEE_JOINS.account, department: EMPLOYEE_JOINS.department },
  rowJoins: ['account', 'department'],
} satisfies Partial<ListDefinition>;

export function listedEmployee(row: ListedEmployeeRow): ListedEmployeeRecord {
  return {
    _id: row.person_id,
    employeeId: row.employee_id,
    name: row.name,
    profileImage: imageUrl(row.image_id),
    department: { _id: row.department_id, dep_name: row.department_name },
  };
}
