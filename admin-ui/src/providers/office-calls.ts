import type {
  AccountAnswer,
  ChartsAnswer,
  ConfirmAnswer,
  DashboardAnswer,
  EmployeeAnswer,
  EmployeeNamesAnswer,
  LeaveAnswer,
  LinkAnswer,
  MessageAnswer,
  NotificationsAnswer,
  SalaryAnswer,
  UnreadAnswer,
} from '../../../api/contract/answers.js';
import type { LeaveDecision } from '../../../api/contract/leave-statuses.js';
import type { Gender } from '../../../api/contract/personal-details.js';
import type { Role } from '../../../api/contract/roles.js';
import { getJson, send } from './http-client';

export interface Identity {
  employeeId: string;
  dob: string;
  gender: Gender;
  version?: number;
}

export interface Contact {
  phone?: string | null;
  address?: string | null;
  emergencyContact?: string | null;
}

export interface AccountChange {
  email?: string;
  role?: Role;
  disabled?: boolean;
}

export interface PasswordChange {
  userId: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const put = async <Answer>(path: string, content: unknown) => (await send('PUT', path, content)).json as Answer;

const post = async <Answer>(path: string, content: unknown, idempotencyKey?: string) =>
  (await send('POST', path, content, { headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined })).json as Answer;

/** The server's calls that are not reading and writing records. */
export const officeCalls = {
  dashboard: () => getJson<DashboardAnswer>('/dashboard/body'),
  charts: () => getJson<ChartsAnswer>('/dashboard/charts'),

  employeesOfDepartment: async (department: string) => (await getJson<EmployeeNamesAnswer>(`/employee/department/${department}`)).employees,

  decideLeave: async (id: string, status: LeaveDecision, note?: string) =>
    (await put<LeaveAnswer>(`/leave/${id}`, { status, note: note?.trim() || undefined })).leave,
  cancelLeave: async (id: string, reason: string, key: string) => (await post<LeaveAnswer>(`/leave/withdraw/${id}`, { reason }, key)).leave,
  voidSalary: async (id: string, reason: string, key: string) => (await post<SalaryAnswer>(`/salary/void/${id}`, { reason }, key)).salary,

  correctIdentity: async (id: string, identity: Identity) => (await put<EmployeeAnswer>(`/employee/identity/${id}`, identity)).employee,
  correctContact: async (id: string, contact: Contact) => (await put<EmployeeAnswer>(`/employee/contact/${id}`, contact)).employee,
  async changeImage(id: string, image: Blob) {
    const form = new FormData();
    form.append('image', image);
    return (await put<EmployeeAnswer>(`/employee/image/${id}`, form)).employee;
  },

  changeAccount: async (id: string, change: AccountChange) => (await put<AccountAnswer>(`/account/${id}`, change)).user,
  makeLink: (id: string) => post<LinkAnswer>(`/account/link/${id}`, {}),
  endSessions: async (id: string) => void (await send('DELETE', `/account/sessions/${id}`)),

  confirm: (password: string) => post<ConfirmAnswer>('/auth/confirm', { password }),
  changePassword: (change: PasswordChange) => put<MessageAnswer>('/setting/change-password', change),

  notifications: () => getJson<NotificationsAnswer>('/notification'),
  markRead: async (ids?: string[]) => (await put<UnreadAnswer>('/notification/read', { ids })).unread,
};
