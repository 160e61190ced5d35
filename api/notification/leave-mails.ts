import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { LEAVE_NOTIFICATION_KINDS, type LeaveNotificationKind } from '../contract/notification-kinds.js';
import type { LeaveRecord } from '../contract/records.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';
import { writtenDate } from '../platform/mail/mail-dates.js';
import { LEAVE_WORDS } from './leave-mails.words.js';

/** A long weekend without a mail server, and a day. */
const USEFUL_MS = 5 * 24 * 60 * 60 * 1000;

/** What a mail about leave is made of. Type, reason and note stay in the product: they may speak of somebody's health. */
interface LeaveSpan {
  leaveId: string;
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

@Injectable()
export class LeaveMails {
  constructor(
    private readonly outbox: Outbox,
    kinds: MailKinds,
  ) {
    for (const kind of LEAVE_NOTIFICATION_KINDS) {
      kinds.register<LeaveSpan>({ name: kind, usefulMs: USEFUL_MS, write: async (to, span) => leaveLetter(kind, to, span) });
    }
  }

  /** Whether any mail is sent at all. */
  get sent(): boolean {
    return this.outbox.open;
  }

  async add(kind: LeaveNotificationKind, accountIds: string[], { _id, startDate, endDate, employeeId }: LeaveRecord): Promise<void> {
    const span: LeaveSpan = { leaveId: _id, name: employeeId.userId.name, startDate, endDate };
    await this.outbox.add(kind, accountIds, span);
  }
}

/** Undefined to somebody who is no admin any more. */
export function leaveLetter(kind: LeaveNotificationKind, to: Recipient, { leaveId, name, startDate, endDate }: LeaveSpan): Letter | undefined {
  const words = LEAVE_WORDS[to.language];
  const [first, last] = [startDate, endDate].map((date) => writtenDate(to.language, date));
  const when = first === last ? words.on(`${first}`) : words.fromTo(`${first}`, `${last}`);
  if (kind !== 'leave.requested') {
    const { subject, text } = words[kind];
    return { subject, paragraphs: [text(when)], link: { label: words.mine, path: `/employee-dashboard/leaves/${to.accountId}` } };
  }
  if (to.role !== 'admin') return undefined;
  const { subject, text } = words[kind];
  return { subject: subject(name), paragraphs: [text(name, when)], link: { label: words.open, path: `/admin-dashboard/leaves/${leaveId}` } };
}
