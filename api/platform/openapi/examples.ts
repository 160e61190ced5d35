import { CONTACT_FIELDS, contactDetails } from '../../contract/employee-fields.js';
import type { DepartmentMoveResponse, DepartmentResponse, DepartmentsResponse, DepartmentUpdatedResponse } from '../../contract/department-responses.js';
import type {
  AbsencesResponse, AccountResponse, ChartsResponse, CompanySettingsResponse, ConfigResponse, ConfirmResponse, DashboardResponse,
  EmployeeResponse, EmployerResponse, EmployeeNamesResponse, EmployeesResponse, HealthResponse, InvitationResponse, InvitedResponse, InviteesResponse,
  LeaveResponse, LeavesKeptResponse, LeavesResponse, LinkOwnerResponse, LinkResponse, NextEmployeeIdResponse,
  MessageResponse, NotificationsResponse, PayAccessResponse, SalariesResponse, SalaryAddedResponse, SalaryResponse, SalaryWarningsResponse, SessionsResponse, SignInResponse, SuccessResponse, UnreadResponse, UserResponse,
} from '../../contract/responses.js';
import { AUDIT_EXAMPLES } from './audit-examples.js';
import { IMPORT_EXAMPLES } from './import-examples.js';
import { LEAVE_YEAR_END_EXAMPLES } from './leave-year-end-examples.js';
import { LEAVE_BALANCE_EXAMPLES } from './leave-balance-examples.js';
import { LEAVE_COST_EXAMPLES } from './leave-cost-examples.js';
import { LEAVE_POLICY_EXAMPLES } from './leave-policy-examples.js';
import { LEAVE_PREVIEW_EXAMPLES } from './leave-preview-examples.js';
import { SIGN_IN_EXAMPLES, sessions } from './sign-in-examples.js';
import { WORKING_TIME_EXAMPLES } from './working-time-examples.js';
import type { CurrentUserRecord, DepartmentRecord, EmployeeListRecord, EmployeeRecord, LeaveRecord, SalaryRecord, SalaryWarningRecord } from '../../contract/records.js';

const ACCOUNT = '019ab0c1-6c1e-7a40-8f0b-51d2c3e4f5a6';
const EMPLOYEE = '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10';
const DEPARTMENT = '019ab0bf-0d4b-7c22-b0c9-7a8e6f5d4c3b';
const LEAVE = '019ab2d4-91b7-7f08-a3c5-0e1d2c3b4a59';
const PHOTO = '/api/employee/image/019ab0c1-80aa-7b19-9e7d-6c5b4a392817';

const LOGO = '/api/config/logo/019ab3c7-5a10-7d21-9f3e-8b7a6c5d4e3f';

const user: CurrentUserRecord = {
  _id: ACCOUNT, name: 'Amara Okafor', email: 'amara.okafor@company.example', role: 'employee', language: 'en', profileImage: PHOTO, employeeId: EMPLOYEE,
  secondFactor: true, idleMinutes: 30, pendingAction: null,
};

const department: DepartmentRecord = { _id: DEPARTMENT, dep_name: 'Research', description: 'Finds out what we build next.', employees: 24, version: 3 };

const listed: EmployeeListRecord & { salary: number } = {
  _id: EMPLOYEE,
  employeeId: 'EMP-0042',
  name: 'Amara Okafor',
  userId: { _id: ACCOUNT, name: 'Amara Okafor', email: 'amara.okafor@company.example', role: 'employee', profileImage: PHOTO },
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
  periods: [{ hiredOn: '2017-09-01', leftOn: '2020-06-30' }, { hiredOn: '2022-03-01', leftOn: null }],
  yearsOfService: 7,
  ...contactDetails((field) => CONTACT_FIELDS[field].example),
  disabled: false,
  passwordSet: true,
  invitedAt: '2022-02-21T08:12:45.000Z',
  version: 5,
};

const salary: SalaryRecord = {
  _id: '019ab1e3-44c0-7a67-92b8-3d4e5f607182',
  employeeId: { _id: EMPLOYEE, employeeId: 'EMP-0042', name: 'Amara Okafor' },
  basicSalary: 4200.5,
  allowances: 300,
  deductions: 120.25,
  netSalary: 4380.25,
  payDate: '2026-01-31',
  createdAt: '2026-01-28T09:14:05.000Z',
  voidedAt: null,
  voidReason: null,
};

const warnings: SalaryWarningRecord[] = [{ kind: 'same_month', date: '2026-01-30', text: 'There is already a salary record for this month, dated 2026-01-30.' }];

const leave: LeaveRecord = {
  _id: LEAVE,
  userId: ACCOUNT,
  employeeId: {
    _id: EMPLOYEE,
    employeeId: 'EMP-0042',
    userId: { _id: ACCOUNT, name: 'Amara Okafor', profileImage: PHOTO },
    department: { _id: DEPARTMENT, dep_name: 'Research' },
  },
  leaveType: 'Annual Leave',
  startDate: '2026-07-06',
  endDate: '2026-07-17',
  days: 12,
  reason: 'Two weeks by the sea',
  status: 'Approved',
  note: 'Enjoy!',
  decidedBy: 'Ingrid Solberg',
  decidedAt: '2026-05-12T07:40:11.000Z',
  cancelledBy: null,
  cancelledAt: null,
  cancelReason: null,
  createdAt: '2026-05-11T15:02:48.000Z',
  unit: 'days',
  startsAt: 'morning',
  endsAt: 'evening',
  minutes: null,
  replaces: null,
};

const costs = LEAVE_COST_EXAMPLES.LeaveQuoteResponse;


export const RESPONSE_EXAMPLES = {
  SuccessResponse: { success: true } satisfies SuccessResponse,
  MessageResponse: { success: true, message: 'Password changed successfully!' } satisfies MessageResponse,
  SignInResponse: { success: true, token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTlhYjBjMSJ9.c2lnbmF0dXJl', user } satisfies SignInResponse,
  UserResponse: { success: true, user } satisfies UserResponse,
  AccountResponse: {
    success: true,
    user: { _id: ACCOUNT, name: user.name, email: user.email, role: 'employee', language: 'en', profileImage: PHOTO, disabled: false, passwordSet: true, invitedAt: null },
  } satisfies AccountResponse,
  SessionsResponse: { success: true, sessions } satisfies SessionsResponse,
  ...SIGN_IN_EXAMPLES,
  ConfirmResponse: { success: true, confirmedUntil: '2026-06-01T09:40:00.000Z' } satisfies ConfirmResponse,
  LinkResponse: { success: true, link: '/reset-password#Zk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fG-eKiUoVtSxI', expiresAt: '2026-06-01T10:30:00.000Z' } satisfies LinkResponse,
  InvitationResponse: { success: true, link: '/invite#Zk3vT1pQ0sX8mB7cN2wR5yL9aH4dJ6fG-eKiUoVtSxI', expiresAt: '2026-06-08T09:30:00.000Z', sent: false } satisfies InvitationResponse,
  InviteesResponse: { success: true, byMail: { notInvited: 612, invited: 156 }, inFile: { notInvited: 611, invited: 156 } } satisfies InviteesResponse,
  InvitedResponse: { success: true, invited: 200, remaining: 412, next: ACCOUNT } satisfies InvitedResponse,
  LinkOwnerResponse: { success: true, email: user.email } satisfies LinkOwnerResponse,
  ConfigResponse: {
    success: true, companyName: 'Employee Management System', companyLogo: LOGO, currency: 'USD', locale: 'en-US', timeZone: 'Europe/Oslo', languages: ['en', 'fr'], mail: false,
    leave: { policies: true, approvals: false }, version: '1.0.0',
  } satisfies ConfigResponse,
  CompanySettingsResponse: {
    success: true,
    company: {
      version: 4,
      own: { name: 'Fjord & Söhne', address: 'Storgata 1\n0155 Oslo', currency: 'NOK', locale: null, timeZone: 'Europe/Oslo' },
      server: { name: 'Employee Management System', currency: 'USD', locale: 'en-US', timeZone: 'UTC' },
      logo: LOGO,
      currencyFixed: true,
    },
  } satisfies CompanySettingsResponse,
  EmployerResponse: { success: true, employer: { name: 'Fjord & Söhne', address: 'Storgata 1\n0155 Oslo', logo: LOGO } } satisfies EmployerResponse,
  DashboardResponse: {
    success: true, totalEmployees: 311, totalDep: 9, totalSalaries: 1_284_300.75, leaveSummary: { appliedFor: 86, approved: 61, pending: 12, rejected: 9, cancelled: 4 },
  } satisfies DashboardResponse,
  ChartsResponse: {
    success: true,
    headcount: [{ department: 'Research', employees: 24 }],
    leave: [{ month: '2026-05', approved: 7, pending: 2, rejected: 1 }],
    payroll: [{ month: '2026-05', total: 1_279_110.5 }],
  } satisfies ChartsResponse,
  DepartmentsResponse: { success: true, departments: [department], summary: { total: 1 } } satisfies DepartmentsResponse,
  DepartmentResponse: { success: true, department: { ...department, left: 2 } } satisfies DepartmentResponse,
  DepartmentUpdatedResponse: { success: true, message: 'Department updated successfully!', department: { ...department, left: 2 } } satisfies DepartmentUpdatedResponse,
  DepartmentMoveResponse: { success: true, moved: 24 } satisfies DepartmentMoveResponse,
  EmployeesResponse: { success: true, employees: [listed], summary: { total: 1, departments: 1, left: 0 } } satisfies EmployeesResponse,
  EmployeeNamesResponse: {
    success: true,
    employees: [{ _id: EMPLOYEE, employeeId: 'EMP-0042', name: 'Amara Okafor', userId: { _id: ACCOUNT, name: 'Amara Okafor' } }],
  } satisfies EmployeeNamesResponse,
  NextEmployeeIdResponse: { success: true, employeeId: 'EMP-0312' } satisfies NextEmployeeIdResponse,
  EmployeeResponse: { success: true, employee } satisfies EmployeeResponse,
  SalariesResponse: { success: true, salary: [salary], summary: { records: 1, totalPaid: 4380.25, averageSalary: 4380.25 } } satisfies SalariesResponse,
  SalaryResponse: { success: true, salary } satisfies SalaryResponse,
  SalaryAddedResponse: { success: true, salary, warnings } satisfies SalaryAddedResponse,
  SalaryWarningsResponse: { success: true, warnings } satisfies SalaryWarningsResponse,
  PayAccessResponse: {
    success: true,
    accesses: [
      { _id: '019ab2d8-4c11-7e5a-8b6c-1d2e3f4a5b6c', by: { name: 'Ruth Adeyemi' }, at: '2026-05-19T10:02:44.120Z', where: 'history', people: 1 },
      { _id: '019ab2d7-1a2b-7c3d-8e4f-5a6b7c8d9e0f', by: { name: 'Ruth Adeyemi' }, at: '2026-05-12T08:30:02.871Z', where: 'list', people: 10 },
    ],
    summary: { since: '2026-01-01', accesses: 2, people: 1 },
  } satisfies PayAccessResponse,
  LeavesResponse: { success: true, leaves: [{ ...leave, cost: costs.cost }], summary: { total: 1, pending: 0, approved: 1, rejected: 0, cancelled: 0 } } satisfies LeavesResponse,
  LeaveResponse: { success: true, leave: { ...leave, cost: costs.cost, costByDay: costs.days } } satisfies LeaveResponse,
  LeavesKeptResponse: { success: true, leaves: [{ ...leave, startDate: '2026-07-10', days: 8, replaces: '019ab2d3-22b6-7a0e-8c1d-2e3f4a5b6c7d', cost: costs.cost, costByDay: costs.days }] } satisfies LeavesKeptResponse,
  AbsencesResponse: { success: true, absences: [{ name: 'Amara Okafor', startDate: '2026-07-06', endDate: '2026-07-17' }] } satisfies AbsencesResponse,
  NotificationsResponse: {
    success: true,
    notifications: [{
      _id: '019ab2d6-0b1c-7d2e-8f3a-4b5c6d7e8f90', kind: 'leave.approved', createdAt: '2026-05-12T07:40:11.000Z', read: false,
      leave: { _id: LEAVE, leaveType: 'Annual Leave', startDate: '2026-07-06', endDate: '2026-07-17', status: 'Approved' },
      employee: { _id: EMPLOYEE, name: 'Amara Okafor' },
    }, {
      _id: '019ab2d5-7c4e-7a10-9b2d-1f3e5a7c9d0b', kind: 'own.pay', createdAt: '2026-05-11T14:02:37.000Z', read: true,
      employee: { _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d22', name: 'Ruth Admin' },
    }],
    unread: 1,
  } satisfies NotificationsResponse,
  UnreadResponse: { success: true, unread: 0 } satisfies UnreadResponse,
  HealthResponse: { success: true, status: 'ok' } satisfies HealthResponse,
  ...IMPORT_EXAMPLES,
  ...AUDIT_EXAMPLES,
  ...LEAVE_POLICY_EXAMPLES,
  ...LEAVE_PREVIEW_EXAMPLES,
  ...LEAVE_BALANCE_EXAMPLES,
  ...LEAVE_YEAR_END_EXAMPLES,
  ...WORKING_TIME_EXAMPLES,
  ...LEAVE_COST_EXAMPLES,
};
