import type {
  DepartmentResponse,
  DepartmentsResponse,
  DepartmentUpdatedResponse,
} from '../contract/department/department-responses.js';
import type { DepartmentRecord } from '../contract/department/departments.js';

export const DEPARTMENT = '019ab0bf-0d4b-7c22-b0c9-7a8e6f5d4c3b';

const department: DepartmentRecord = {
  _id: DEPARTMENT,
  dep_name: 'Research',
  description: 'Finds out what we build next.',
  employees: 24,
  active: 21,
  head: { _id: '019ab0c0-5b3c-7e91-8d2f-1a0b9c8d7e6f', name: 'Ngozi Okafor' },
  version: 3,
};

export const DEPARTMENT_EXAMPLES = {
  DepartmentsResponse: {
    success: true,
    departments: [department],
    summary: { total: 1 },
  } satisfies DepartmentsResponse,
  DepartmentResponse: {
    success: true,
    department: { ...department, left: 2 },
  } satisfies DepartmentResponse,
  DepartmentUpdatedResponse: {
    success: true,
    message: 'Department updated successfully!',
    department: { ...department, left: 2 },
  } satisfies DepartmentUpdatedResponse,
};
