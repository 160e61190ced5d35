import type { LeaveNotificationKind, OwnMatterKind } from '../../../contract/notification-kinds.js';

type LeaveDecision = Exclude<LeaveNotificationKind, 'leave.requested'>;

interface LinkWords {
  label: string;
  notYou: string;
}

/** The texts of all mails in one language. */
export interface MailWords {
  letter: { greeting: (name: string) => string; copyUrl: string; sentBy: (company: string) => string };
  invitation: LinkWords & { subject: (company: string) => string; invited: (company: string) => string; validFor: (days: number) => string };
  reset: LinkWords & { subject: string; requested: string; validFor: string };
  factorRemoved: LinkWords & { subject: string; removed: (at: string) => string; removedBy: (at: string, admin: string) => string };
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
  /** `detail`: the days that are no longer leave, or whether it takes less or more. */
  leave: Record<LeaveDecision, { subject: string; text: (when: string, detail: string) => string }> & {
    'leave.requested': { subject: (name: string) => string; text: (name: string, when: string) => string };
    less: string;
    more: string;
    on: (day: string) => string;
    fromTo: (first: string, last: string) => string;
    openRequest: string;
    openMyLeave: string;
  };
  ownMatter: Record<OwnMatterKind, (admin: string) => string> & { text: (subject: string) => string; open: string };
}
