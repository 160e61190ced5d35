import type { FeedKind } from '../../../contract/leave/calendar-feeds.js';
import type { BuiltinLeaveType } from '../../../contract/leave/leave-types.js';
import type {
  LeaveNotificationKind,
  OwnMatterKind,
} from '../../../contract/notification/notification-kinds.js';

type LeaveDecision = Exclude<LeaveNotificationKind, 'leave.requested'>;

interface LinkWords {
  label: string;
  notYou: string;
}

/** The texts of all mails and calendar feeds in one language. */
export interface MailWords {
  letter: {
    greeting: (name: string) => string;
    copyUrl: string;
    sentBy: (company: string) => string;
  };
  invitation: LinkWords & {
    subject: (company: string) => string;
    invited: (company: string) => string;
    validFor: (days: number) => string;
  };
  reset: LinkWords & { subject: string; requested: string; validFor: string };
  factorRemoved: LinkWords & {
    subject: string;
    removed: (at: string) => string;
    removedBy: (at: string, admin: string) => string;
  };
  bankAccount: LinkWords & {
    subject: string;
    changed: (at: string) => string;
    changedBy: (at: string, admin: string) => string;
    paidTo: (maskedIban: string) => string;
  };
  newDevice: LinkWords & {
    subject: string;
    signedIn: string;
    when: (at: string) => string;
    what: (device: string) => string;
    where: (address: string) => string;
    on: (browser: string, system: string) => string;
    unknownDevice: string;
    you: string;
  };
  /** `detail`: the days that are no longer leave, whether it takes less or more, or who decided, if anybody is named. */
  leave: Record<
    LeaveDecision,
    { subject: string; text: (when: string, detail: string) => string }
  > & {
    'leave.requested': {
      subject: (name: string) => string;
      text: (name: string, when: string) => string;
    };
    less: string;
    more: string;
    on: (day: string) => string;
    fromTo: (first: string, last: string) => string;
    openRequest: string;
    openMyLeave: string;
  };
  /** To those whose turn it is, and to the stand-in. */
  approval: {
    subject: (name: string) => string;
    reminder: (name: string) => string;
    text: (name: string, when: string) => string;
    since: (day: string) => string;
    type: (type: string) => string;
    types: Record<BuiltinLeaveType, string>;
    cost: (amount: string) => string;
    remaining: (amount: string) => string;
    othersAway: (people: number) => string;
    actsFor: (approver: string, until: string) => string;
    approve: string;
    reject: string;
    open: string;
    noSurprise: string;
    yours: string;
    standInSubject: (name: string) => string;
    standIn: (name: string, when: string) => string;
    openPortal: string;
    /** A day of which only a half is leave, or a part. */
    partOf: (day: string, part: string) => string;
    morning: string;
    afternoon: string;
    days: (amount: string, count: number) => string;
    duration: (hours: number, minutes: number) => string;
  };
  /** Calendar programs show these as a calendar's name and its events. */
  calendarFeed: {
    names: Record<FeedKind, string>;
    away: (name: string) => string;
    fromMidday: string;
    untilMidday: string;
  };
  /** Without amounts. */
  payslip: {
    subject: string;
    text: (span: string, payDate: string) => string;
    open: string;
    afterLeaving: string;
  };
  /** Of a week, without salaries. `who` are names and how many more. */
  comingUp: {
    subject: (monday: string) => string;
    unpaid: (from: string, to: string) => string;
    withoutBankAccount: (people: number) => string;
    longWaiting: (requests: number) => string;
    day: (day: string, events: string) => string;
    people: (names: string[], more: number) => string;
    firstDay: (who: string, department: string) => string;
    lastDay: (who: string, department: string) => string;
    probationEnd: (who: string) => string;
    contractEnd: (who: string) => string;
    birthday: (who: string) => string;
    anniversary: (who: string, years: number) => string;
    moves: (who: string, department: string) => string;
    change: (who: string) => string;
    open: string;
    cancel: string;
  };
  ownMatter: Record<OwnMatterKind, (admin: string) => string> & {
    text: (subject: string) => string;
    open: string;
  };
}
