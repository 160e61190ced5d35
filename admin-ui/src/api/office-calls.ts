import type {
  AccountAnswer,
  AccountSessionsAnswer,
  ChartsAnswer,
  DashboardAnswer,
  EmployeeAnswer,
  EmployeeNamesAnswer,
  InvitationAnswer,
  LeaveAnswer,
  LinkAnswer,
  SalaryAnswer,
  SecuritySettingsAnswer,
} from '../../../api/contract/answers.js';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import type { Gender } from '../../../api/contract/personal-details.js';
import type { Role } from '../../../api/contract/roles.js';
import type { SecuritySettings } from '../../../api/contract/second-factor.js';
import { getJson, postJson, putJson, send } from './http-client';
import { type Contact, imageForm } from './own-calls';

export interface Identity {
  employeeId: string;
  dob: string;
  gender: Gender;
  version?: number;
}

/** What is missing stays, what is empty is removed. */
export interface EmploymentChange {
  hireDate?: string;
  manager?: { _id?: string; name: string } | null;
  leftOn?: string | null;
  version?: number;
}

export interface AccountChange {
  email?: string;
  role?: Role;
  disabled?: boolean;
}

/** What admins do that is not reading and writing records. */
export const officeCalls = {
  dashboard: () => getJson<DashboardAnswer>('/dashboard/body'),
  charts: () => getJson<ChartsAnswer>('/dashboard/charts'),

  employeesOfDepartment: async (department: string) => (await getJson<EmployeeNamesAnswer>(`/employee/department/${department}`)).employees,

  decideLeave: async (id: string, status: LeaveDecision, note?: string) =>
    (await putJson<LeaveAnswer>(`/leave/${id}`, { status, note: note?.trim() || undefined })).leave,
  cancelLeave: async (id: string, reason: string, key: string) => (await postJson<LeaveAnswer>(`/leave/withdraw/${id}`, { reason }, key)).leave,
  voidSalary: async (id: string, reason: string, key: string) => (await postJson<SalaryAnswer>(`/salary/void/${id}`, { reason }, key)).salary,

  correctIdentity: async (id: string, identity: Identity) => (await putJson<EmployeeAnswer>(`/employee/identity/${id}`, identity)).employee,
  changeEmployment: async (id: string, change: EmploymentChange) => (await putJson<EmployeeAnswer>(`/employee/employment/${id}`, change)).employee,
  correctContact: async (id: string, contact: Contact) => (await putJson<EmployeeAnswer>(`/employee/contact/${id}`, contact)).employee,
  changeImage: async (id: string, image: Blob) => (await putJson<EmployeeAnswer>(`/employee/image/${id}`, imageForm(image))).employee,

  changeAccount: async (id: string, change: AccountChange) => (await putJson<AccountAnswer>(`/account/${id}`, change)).user,
  makeLink: (id: string) => postJson<LinkAnswer>(`/account/link/${id}`, {}),
  invite: (id: string, byMail: boolean) => postJson<InvitationAnswer>(`/account/invite/${id}`, { byMail }),
  accountSessions: (id: string) => getJson<AccountSessionsAnswer>(`/account/sessions/${id}`),
  endSessions: async (id: string) => void (await send('DELETE', `/account/sessions/${id}`)),
  endAccountSession: async (id: string) => void (await send('DELETE', `/account/session/${id}`)),
  removeAccountFactor: async (id: string) => void (await send('DELETE', `/account/factor/${id}`)),

  securitySettings: async () => (await getJson<SecuritySettingsAnswer>('/setting/security')).settings,
  changeSecuritySettings: async (settings: Partial<SecuritySettings>) => (await putJson<SecuritySettingsAnswer>('/setting/security', settings)).settings,
};
