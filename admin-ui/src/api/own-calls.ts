import type {
  AbsencesAnswer,
  ConfirmAnswer,
  EmployeeAnswer,
  LeaveAnswer,
  MessageAnswer,
  NotificationsAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorStartAnswer,
  SessionsAnswer,
  UnreadAnswer,
  UserAnswer,
} from '../../../api/contract/answers.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { Language } from '../../../api/contract/languages.js';
import { getJson, postJson, putJson, send } from './http-client';
import { UNATTENDED } from './unattended';

export interface PasswordChange {
  userId: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface Contact {
  phone?: string | null;
  address?: string | null;
  emergencyContact?: string | null;
}

export function imageForm(image: Blob): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}

/** What everybody may do for oneself. */
export const ownCalls = {
  confirm: (password: string, code?: string) => postJson<ConfirmAnswer>('/auth/confirm', { password, code }),
  changePassword: (change: PasswordChange) => putJson<MessageAnswer>('/setting/change-password', change),

  notifications: () => getJson<NotificationsAnswer>('/notification', UNATTENDED),
  markRead: async (ids?: string[]) => (await putJson<UnreadAnswer>('/notification/read', { ids })).unread,

  sessions: async () => (await getJson<SessionsAnswer>('/auth/sessions')).sessions,
  endSession: async (id: string) => void (await send('DELETE', `/auth/sessions/${id}`)),

  secondFactor: async () => (await getJson<SecondFactorAnswer>('/auth/factor')).factor,
  startSecondFactor: () => postJson<SecondFactorStartAnswer>('/auth/factor/start', {}),
  enableSecondFactor: (code: string) => postJson<RecoveryCodesAnswer>('/auth/factor/enable', { code }),
  newRecoveryCodes: () => postJson<RecoveryCodesAnswer>('/auth/factor/recovery', {}),
  removeSecondFactor: async () => void (await send('DELETE', '/auth/factor')),

  chooseLanguage: async (language: Language) => (await putJson<UserAnswer>('/profile/language', { language })).user,

  changeOwnContact: async (contact: Contact) => (await putJson<EmployeeAnswer>('/profile/contact', contact)).employee,
  changeOwnImage: async (image: Blob) => (await putJson<UserAnswer>('/profile/image', imageForm(image))).user,

  withdrawLeave: async (id: string, key: string) => (await postJson<LeaveAnswer>(`/leave/withdraw/${id}`, {}, key)).leave,
  teamAbsences: async (from: CalendarDate, to: CalendarDate) => (await getJson<AbsencesAnswer>(`/leave/team?from=${from}&to=${to}`)).absences,
};
