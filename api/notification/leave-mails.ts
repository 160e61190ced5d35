import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import {
  LEAVE_NOTIFICATION_KINDS,
  type LeaveNotificationKind,
} from '../contract/notification/notification-kinds.js';
import { HeldNotices } from '../leave/deciding/held-notices.js';
import type { DaysTakenOut } from '../leave/leave.events.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { formatDate } from '../platform/mail/mail-dates.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';

/** Covers a long weekend without a mail server. */
const EXPIRES_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/** Without leave type, reason and note, which may reveal somebody's health. */
export interface LeaveSpan {
  leaveId: string;
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  takenOut?: DaysTakenOut;
  /** The name of the one who decided, for the employee. */
  by?: string | null;
  /** The leave takes less from the balance than before. */
  cheaper?: boolean;
}

@Injectable()
export class LeaveMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly held: HeldNotices,
    kinds: MailKinds,
  ) {
    for (const kind of LEAVE_NOTIFICATION_KINDS) {
      kinds.register<LeaveSpan>({
        name: kind,
        expiresAfterMs: EXPIRES_AFTER_MS,
        write: async (to, span) =>
          kind === 'leave.requested' && !(await this.awaitsDecision(span))
            ? undefined
            : leaveLetter(kind, to, span),
      });
    }
  }

  get enabled(): boolean {
    return this.outbox.open;
  }

  async add(kind: LeaveNotificationKind, accountIds: string[], span: LeaveSpan): Promise<void> {
    const ids = await this.outbox.add(kind, accountIds, span, this.held.dueAt);
    this.held.add(span.leaveId, ids);
  }

  /** The parts of a shortened request wait in its place. */
  private async awaitsDecision({ leaveId }: LeaveSpan): Promise<boolean> {
    const waiting = await this.work.read(
      "SELECT id FROM leave_request WHERE (id = ? OR replaces = ?) AND status = 'Pending' LIMIT 1",
      [leaveId, leaveId],
    );
    return waiting.length > 0;
  }
}

export function spanOf(
  { _id, startDate, endDate, employeeId }: LeaveRecord,
  { takenOut, by }: Pick<LeaveSpan, 'takenOut' | 'by'> = {},
): LeaveSpan {
  return {
    leaveId: _id,
    name: employeeId.userId.name,
    startDate,
    endDate,
    ...(takenOut && { takenOut }),
    ...(by && { by }),
  };
}

/** Undefined if the recipient of a request is no longer an admin. */
function leaveLetter(
  kind: LeaveNotificationKind,
  to: Recipient,
  { leaveId, name, startDate, endDate, takenOut, by, cheaper }: LeaveSpan,
): Letter | undefined {
  const words = MAIL_TEXTS[to.language].leave;
  const spanWords = (first: CalendarDate, last: CalendarDate) => {
    const [from, until] = [formatDate(to.language, first), formatDate(to.language, last)];
    return from === until ? words.on(from) : words.fromTo(from, until);
  };
  const when = spanWords(startDate, endDate);
  if (kind !== 'leave.requested') {
    const { subject, text } = words[kind];
    const isDecision = kind === 'leave.approved' || kind === 'leave.rejected';
    const detail = takenOut
      ? spanWords(takenOut.from, takenOut.to)
      : isDecision
        ? (by ?? '')
        : cheaper
          ? words.less
          : words.more;
    return {
      subject,
      paragraphs: [text(when, detail)],
      link: { label: words.openMyLeave, path: `/employee-dashboard/leaves/${to.accountId}` },
    };
  }
  if (to.role !== 'admin') return undefined;
  const { subject, text } = words[kind];
  return {
    subject: subject(name),
    paragraphs: [text(name, when)],
    link: { label: words.openRequest, path: `/admin-dashboard/leaves/${leaveId}` },
  };
}
