import type {
  DepartmentDetailsRecord,
  DepartmentRecord,
} from '../../../api/contract/department/departments.js';

export type Department = DepartmentRecord & { id: string };
export type DepartmentDetails = DepartmentDetailsRecord & { id: string };
