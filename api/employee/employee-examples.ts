import type { DepartmentMoveResponse } from '../contract/department/department-responses.js';
import { CONTACT_FIELDS, contactDetails } from '../contract/employee/employee-fields.js';
import type { EmployeeListRecord, EmployeeRecord } from '../contract/employee/employees.js';
import type {
  EmployeeNamesResponse,
  EmployeeResponse,
  EmployeesResponse,
  NextEmployeeIdResponse,
} from '../contract/employee/employee-responses.js';
import { DEPARTMENT } from '../department/department-examples.js';

export const ACCOUNT = '019ab0c1-6c1e-7a40-8f0b-51d2c3e4f5a6';
export const EMPLOYEE = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';
export const PHOTO = '/api/employee/image/019ab0c1-80aa-7b19-9e7d-6c5b4a392817';

const listed: EmployeeListRecord & { salary: number } = {
  _id: EMPLOYEE,
  employeeId: 'EMP-0042',
  name: 'Amara Okafor',
  userId: {
    _id: ACCOUNT,
    name: 'Amara Okafor',
    email: 'amara.okafor@company.example',
    role: 'employee',
    profileImage: PHOTO,
  },
  department: { _id: DEPARTMENT, dep_name: 'Research' },
  dob: '1991-04-23',
  gender: 'female',
  maritalStatus: 'married',
  designation: 'Product Designer',
  salary: 4200.5,
  status: 'Active',
  hireDate: '2022-03-01',
  leftOn: null,
  manager: { _id: '019ab0c0-5b3c-7e91-8d2f-1a0b9c8d7e6f', name: 'Ingrid Solberg' },
};

const employee: EmployeeRecord = {
  ...listed,
  email: 'amara.okafor@company.example',
  periods: [
    { hiredOn: '2017-09-01', leftOn: '2020-06-30' },
    { hiredOn: '2022-03-01', leftOn: null },
  ],
  yearsOfService: 7,
  approver: null,
  deputy: null,
  ...contactDetails((field) => CONTACT_FIELDS[field].example),
  disabled: false,
  passwordSet: true,
  invitedAt: '2022-02-21T08:12:45.000Z',
  version: 5,
};

export const EMPLOYEE_EXAMPLES = {
  EmployeesResponse: {
    success: true,
    employees: [listed],
    summary: { total: 1, departments: 1, upcoming: 0, left: 0 },
  } satisfies EmployeesResponse,
  EmployeeNamesResponse: {
    success: true,
    employees: [
      {
        _id: EMPLOYEE,
        employeeId: 'EMP-0042',
        name: 'Amara Okafor',
        userId: { _id: ACCOUNT, name: 'Amara Okafor' },
      },
    ],
  } satisfies EmployeeNamesResponse,
  NextEmployeeIdResponse: {
    success: true,
    employeeId: 'EMP-0312',
  } satisfies NextEmployeeIdResponse,
  EmployeeResponse: { success: true, employee } satisfies EmployeeResponse,
  DepartmentMoveResponse: { success: true, moved: 24 } satisfies DepartmentMoveResponse,
};
