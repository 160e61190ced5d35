import type { FeedKind } from '../../../api/contract/leave/calendar-feeds.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { ContactDetails } from '../../../api/contract/employee/employee-fields.js';
import type { Language } from '../../../api/contract/languages.js';
import { getJson, postJson, putJson, deleteJson } from './http-client';
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
  confirm: (password: string, code?: string) => postJson('/auth/confirm', { password, code }),
  changePassword: (change: PasswordChange) => putJson('/setting/change-password', change),

  notifications: () => getJson('/notification', UNATTENDED),
  markRead: async (ids?: string[]) => (await putJson('/notification/read', { ids })).unread,

  sessions: async () => (await getJson('/auth/sessions')).sessions,
  endSession: async (id: string) => void (await deleteJson(`/auth/sessions/${id}`)),

  secondFactor: async () => (await getJson('/auth/factor')).factor,
  startSecondFactor: () => postJson('/auth/factor/start', {}),
  enableSecondFactor: (code: string) => postJson('/auth/factor/enable', { code }),
  newRecoveryCodes: () => postJson('/auth/factor/recovery', {}),
  removeSecondFactor: async () => void (await deleteJson('/auth/factor')),

  calendarFeeds: () => getJson('/calendar-feed'),
  addCalendarFeed: async (kind: FeedKind) => (await postJson('/calendar-feed/add', { kind })).url,
  revokeCalendarFeed: async (id: string) => void (await deleteJson(`/calendar-feed/${id}`)),

  chooseLanguage: async (language: Language) =>
    (await putJson('/profile/language', { language })).user,

  changeOwnContact: async (contact: Partial<ContactDetails> & { celebrate?: boolean }) =>
    (await putJson('/profile/contact', contact)).employee,
  changeOwnImage: async (image: Blob) => (await putJson('/profile/image', imageForm(image))).user,

  bankAccount: async (id: string) => (await getJson(`/employee/bank/${id}`)).account,
  changeBankAccount: async (id: string, change: BankAccountChange) =>
    (await putJson(`/employee/bank/${id}`, change)).account,

  newestPayslips: async (owner: string) =>
    (
      await getJson(
        `/payslip/${owner}?${new URLSearchParams({ range: '[0,11]', sort: '["payDate","DESC"]' })}`,
      )
    ).payslips,
  officePayslips: async (owner: string) => (await getJson(`/payslip/files/${owner}`)).files,
  payslip: async (id: string) => (await getJson(`/payslip/single/${id}`)).payslip,

  employer: async () => (await getJson('/setting/employer')).employer,

  withdrawLeave: async (id: string, key: string) =>
    (await postJson(`/leave/withdraw/${id}`, {}, key)).leave,
  leaveRequest: async (id: string) => (await getJson(`/leave/detail/${id}`)).leave,
  leaveTypes: async () => (await getJson('/leave/type')).types,
  leaveBalances: (employee: string, on: CalendarDate) =>
    getJson(`/leave/balance/${employee}?on=${on}`),
  leaveLedger: (employee: string, leaveType: string, from: CalendarDate, to: CalendarDate) =>
    getJson(`/leave/ledger/${employee}?${new URLSearchParams({ leaveType, from, to })}`),
  teamAbsences: async (from: CalendarDate, to: CalendarDate) =>
    (await getJson(`/leave/team?from=${from}&to=${to}`)).absences,
};
