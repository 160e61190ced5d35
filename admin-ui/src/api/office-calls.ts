import type { SettledChoice } from '../../../api/contract/payroll/leaver-settlements.js';
import type { ApprovalSettings } from '../../../api/contract/leave/approvals.js';
import type { CompanyValues } from '../../../api/contract/company/company.js';
import type { ContactDetails, Gender } from '../../../api/contract/employee/employee-fields.js';
import type { EmploymentPeriod } from '../../../api/contract/employee/employment-periods.js';
import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { Role } from '../../../api/contract/auth/roles.js';
import type { AddedEntryKind } from '../../../api/contract/leave/leave-balances.js';
import type { SecuritySettings } from '../../../api/contract/auth/second-factor.js';
import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { getBlob, getJson, postJson, putJson, deleteJson } from './http-client';
import { imageForm } from './portal-calls';

export interface Identity {
  employeeId: string;
  dob: string | null;
  gender: Gender | null;
  version?: number;
}

/** Undefined keeps the stored value, null removes it. */
export interface EmploymentChange {
  hireDate?: string | null;
  manager?: { _id?: string; name: string } | null;
  /** Ids of employees. */
  approver?: string | null;
  deputy?: string | null;
  leftOn?: string | null;
  /** Replaces the employments before the latest one. */
  earlierPeriods?: EmploymentPeriod[];
  /** Decides about unused leave that was paid for a last day which moves. */
  settled?: SettledChoice;
  version?: number;
}

export interface PreviewedEntry {
  employeeId: string;
  leaveType: string;
  kind: AddedEntryKind;
  day: string;
  /** In the type's unit. */
  amount: number;
  until: string | null;
}

interface NewLeaveEntry extends PreviewedEntry {
  reason: string;
}

export interface NewPolicy {
  leaveType: string;
  name: string;
  from: string;
  rules: PolicyRulesRecord;
}

export interface NewVersion {
  from: string;
  rules: PolicyRulesRecord;
  basis: string;
}

export interface ExampleCareer {
  unit: LeaveUnit;
  rules: PolicyRulesRecord;
  hireDate: string;
  from: string;
  to: string;
}

export interface AccountChange {
  email?: string;
  role?: Role;
  disabled?: boolean;
}

export const officeCalls = {
  dashboard: () => getJson('/dashboard/body'),
  charts: () => getJson('/dashboard/charts'),
  openWork: () => getJson('/dashboard/work'),

  moveDepartment: async (id: string, department: string) =>
    (await putJson(`/department/move/${id}`, { department })).moved,
  departmentClosing: async (id: string, on: string) =>
    (await postJson(`/department/close/preview/${id}`, { on })).closing,
  closeDepartment: async (id: string, on: string, key: string) =>
    void (await postJson(`/department/close/${id}`, { on }, key)),
  keepDepartment: async (id: string) => void (await deleteJson(`/department/close/${id}`)),
  employeesOfDepartment: async (department: string) =>
    (await getJson(`/employee/department/${department}`)).employees,

  /** As of today without a day. */
  organisation: (asOf?: string) =>
    getJson(`/organisation?${new URLSearchParams({ ...(asOf && { asOf }) })}`),

  nextEmployeeId: async () => (await getJson('/employee/next-id')).employeeId,

  awayAmong: (employees: readonly string[]) => getJson(`/leave/away?ids=${employees.join(',')}`),
  awayInDepartment: (department: string) => getJson(`/leave/away/${department}`),
  leaveEffects: async (ids: string[]) =>
    (await getJson(`/leave/effects?ids=${ids.join(',')}`)).effects,
  leaveReturns: async (ids: string[]) =>
    (await getJson(`/leave/returns?ids=${ids.join(',')}`)).returns,
  shortenLeave: async (
    id: string,
    days: { from: string; to: string; reason: string },
    key: string,
  ) => (await postJson(`/leave/shorten/${id}`, days, key)).leaves,
  cancelLeave: async (
    id: string,
    cancellation: { reason: string; restoreUntil?: string },
    key: string,
  ) => (await postJson(`/leave/withdraw/${id}`, cancellation, key)).leave,
  leaveEntryEffect: async (entry: PreviewedEntry) =>
    (await postJson('/leave/entry/preview', entry)).effect,
  leaveLedgerFile: (employee: string, leaveType: string, from: string, to: string) =>
    getBlob(
      `/leave/ledger/${employee}?${new URLSearchParams({ leaveType, from, to })}`,
      'text/csv',
    ),
  addLeaveEntry: async (entry: NewLeaveEntry, key: string) =>
    (await postJson('/leave/entry/add', entry, key)).entry,
  reverseLeaveEntry: async (id: string, reason: string, key: string) =>
    (await postJson(`/leave/entry/reverse/${id}`, { reason }, key)).entry,
  salaryWarnings: (employee: string, payDate: string) =>
    getJson(`/salary/warnings/${employee}?${new URLSearchParams({ payDate })}`),
  voidSalary: async (id: string, reason: string, key: string) =>
    (await postJson(`/salary/void/${id}`, { reason }, key)).salary,

  correctIdentity: async (id: string, identity: Identity) =>
    (await putJson(`/employee/identity/${id}`, identity)).employee,
  changeEmployment: async (id: string, change: EmploymentChange) =>
    (await putJson(`/employee/employment/${id}`, change)).employee,
  recordReturn: async (id: string, returnDate: string, version: number, key: string) =>
    (await postJson(`/employee/return/${id}`, { returnDate, version }, key)).employee,
  correctContact: async (id: string, contact: Partial<ContactDetails>) =>
    (await putJson(`/employee/contact/${id}`, contact)).employee,
  changeImage: async (id: string, image: Blob) =>
    (await putJson(`/employee/image/${id}`, imageForm(image))).employee,

  changeAccount: async (id: string, change: AccountChange) =>
    (await putJson(`/account/${id}`, change)).user,
  makeLink: (id: string) => postJson(`/account/link/${id}`, {}),
  invite: (id: string, byMail: boolean) => postJson(`/account/invite/${id}`, { byMail }),
  accountSessions: (id: string) => getJson(`/account/sessions/${id}`),
  endSessions: async (id: string) => void (await deleteJson(`/account/sessions/${id}`)),
  endAccountSession: async (id: string) => void (await deleteJson(`/account/session/${id}`)),
  removeAccountFactor: async (id: string) => void (await deleteJson(`/account/factor/${id}`)),

  leavePolicies: async () => (await getJson('/leave/policy')).policies,
  leavePolicy: async (id: string) => (await getJson(`/leave/policy/${id}`)).policy,
  changeLeavePolicy: async (id: string, change: { name: string; archived: boolean }) =>
    (await putJson(`/leave/policy/${id}`, change)).policy,
  addLeavePolicy: async (policy: NewPolicy, key: string) =>
    (await postJson('/leave/policy/add', policy, key)).policy,
  addPolicyVersion: async (policy: string, version: NewVersion, key: string) =>
    (await postJson(`/leave/policy/version/${policy}`, version, key)).policy,
  exampleCareer: async (example: ExampleCareer) => (await postJson('/leave/career', example)).lines,
  addWorkPattern: async (pattern: { name: string; slots: PatternSlot[] }, key: string) =>
    (await postJson('/work/pattern/add', pattern, key)).pattern,

  companySettings: async () => (await getJson('/setting/company')).company,
  changeCompanySettings: async (changes: Partial<CompanyValues> & { version: number }) =>
    (await putJson('/setting/company', changes)).company,
  changeCompanyLogo: async (image: Blob) =>
    (await putJson('/setting/company/logo', imageForm(image))).company,
  removeCompanyLogo: async () => (await deleteJson('/setting/company/logo')).company,
  approvalSettings: () => getJson('/setting/approvals'),
  changeApprovalSettings: (settings: Partial<ApprovalSettings>) =>
    putJson('/setting/approvals', settings),
  securitySettings: async () => (await getJson('/setting/security')).settings,
  changeSecuritySettings: async (settings: Partial<SecuritySettings>) =>
    (await putJson('/setting/security', settings)).settings,
};
