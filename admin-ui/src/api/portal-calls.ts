import type {
  AbsencesResponse,
  LeaveResponse,
} from '../../../api/contract/leave/leave-responses.js';
import type {
  ConfirmResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorStartResponse,
  SessionsResponse,
  UserResponse,
} from '../../../api/contract/auth/auth-responses.js';
import type { EmployeeResponse } from '../../../api/contract/employee/employee-responses.js';
import type { EmployerResponse } from '../../../api/contract/company/company-responses.js';
import type { MessageResponse } from '../../../api/contract/responses.js';
import type {
  NotificationsResponse,
  UnreadResponse,
} from '../../../api/contract/notification/notification-responses.js';
import type {
  CalendarFeedsResponse,
  NewCalendarFeedResponse,
} from '../../../api/contract/leave/calendar-feed-responses.js';
import type { FeedKind } from '../../../api/contract/leave/calendar-feeds.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  LeaveBalancesResponse,
  LeaveLedgerResponse,
} from '../../../api/contract/leave/leave-balance-responses.js';
import type { ContactDetails } from '../../../api/contract/employee/employee-fields.js';
import type { BankAccountResponse } from '../../../api/contract/payroll/bank-account-responses.js';
import type { PublishedPayslipFilesResponse } from '../../../api/contract/payroll/payroll-file-responses.js';
import type {
  PayslipResponse,
  PayslipsResponse,
} from '../../../api/contract/payroll/payroll-responses.js';
import type { LeaveTypesResponse } from '../../../api/contract/leave/leave-policy-responses.js';
import type { Language } from '../../../api/contract/languages.js';
import { getJson, postJson, putJson, send } from './http-client';
import { UNATTENDED } from './unattended';

interface PasswordChange {
  userId: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface BankAccountChange {
  iban: string;
  bic: string | null;
  holder: string;
  /** 0 if there was none. */
  version: number;
}

export function imageForm(image: Blob): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}

export const portalCalls = {
  confirm: (password: string, code?: string) =>
    postJson<ConfirmResponse>('/auth/confirm', { password, code }),
  changePassword: (change: PasswordChange) =>
    putJson<MessageResponse>('/setting/change-password', change),

  notifications: () => getJson<NotificationsResponse>('/notification', UNATTENDED),
  markRead: async (ids?: string[]) =>
    (await putJson<UnreadResponse>('/notification/read', { ids })).unread,

  sessions: async () => (await getJson<SessionsResponse>('/auth/sessions')).sessions,
  endSession: async (id: string) => void (await send('DELETE', `/auth/sessions/${id}`)),

  secondFactor: async () => (await getJson<SecondFactorResponse>('/auth/factor')).factor,
  startSecondFactor: () => postJson<SecondFactorStartResponse>('/auth/factor/start', {}),
  enableSecondFactor: (code: string) =>
    postJson<RecoveryCodesResponse>('/auth/factor/enable', { code }),
  newRecoveryCodes: () => postJson<RecoveryCodesResponse>('/auth/factor/recovery', {}),
  removeSecondFactor: async () => void (await send('DELETE', '/auth/factor')),

  calendarFeeds: () => getJson<CalendarFeedsResponse>('/calendar-feed'),
  addCalendarFeed: async (kind: FeedKind) =>
    (await postJson<NewCalendarFeedResponse>('/calendar-feed/add', { kind })).url,
  revokeCalendarFeed: async (id: string) => void (await send('DELETE', `/calendar-feed/${id}`)),

  chooseLanguage: async (language: Language) =>
    (await putJson<UserResponse>('/profile/language', { language })).user,

  changeOwnContact: async (contact: Partial<ContactDetails>) =>
    (await putJson<EmployeeResponse>('/profile/contact', contact)).employee,
  changeOwnImage: async (image: Blob) =>
    (await putJson<UserResponse>('/profile/image', imageForm(image))).user,

  bankAccount: async (id: string) =>
    (await getJson<BankAccountResponse>(`/employee/bank/${id}`)).account,
  changeBankAccount: async (id: string, change: BankAccountChange) =>
    (await putJson<BankAccountResponse>(`/employee/bank/${id}`, change)).account,

  newestPayslips: async (owner: string) =>
    (
      await getJson<PayslipsResponse>(
        `/payslip/${owner}?${new URLSearchParams({ range: '[0,11]', sort: '["payDate","DESC"]' })}`,
      )
    ).payslips,
  officePayslips: async (owner: string) =>
    (await getJson<PublishedPayslipFilesResponse>(`/payslip/files/${owner}`)).files,
  payslip: async (id: string) => (await getJson<PayslipResponse>(`/payslip/single/${id}`)).payslip,

  employer: async () => (await getJson<EmployerResponse>('/setting/employer')).employer,

  withdrawLeave: async (id: string, key: string) =>
    (await postJson<LeaveResponse>(`/leave/withdraw/${id}`, {}, key)).leave,
  leaveRequest: async (id: string) => (await getJson<LeaveResponse>(`/leave/detail/${id}`)).leave,
  leaveTypes: async () => (await getJson<LeaveTypesResponse>('/leave/type')).types,
  leaveBalances: (employee: string, on: CalendarDate) =>
    getJson<LeaveBalancesResponse>(`/leave/balance/${employee}?on=${on}`),
  leaveLedger: (employee: string, leaveType: string, from: CalendarDate, to: CalendarDate) =>
    getJson<LeaveLedgerResponse>(
      `/leave/ledger/${employee}?${new URLSearchParams({ leaveType, from, to })}`,
    ),
  teamAbsences: async (from: CalendarDate, to: CalendarDate) =>
    (await getJson<AbsencesResponse>(`/leave/team?from=${from}&to=${to}`)).absences,
};
