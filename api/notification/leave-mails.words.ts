import type { Language } from '../contract/languages.js';
import type { LeaveNotificationKind } from '../contract/notification-kinds.js';

interface LeaveMailWords {
  subject: string;
  /** `detail`: the days that are no longer leave, or whether it takes less or more. */
  text: (when: string, detail: string) => string;
}

type LeaveWords = Record<Exclude<LeaveNotificationKind, 'leave.requested'>, LeaveMailWords> & {
  'leave.requested': { subject: (name: string) => string; text: (name: string, when: string) => string };
  less: string;
  more: string;
  on: (day: string) => string;
  fromTo: (first: string, last: string) => string;
  openRequest: string;
  openMyLeave: string;
};

export const LEAVE_WORDS: Record<Language, LeaveWords> = {
  en: {
    'leave.requested': {
      subject: (name) => `Leave request from ${name}`,
      text: (name, when) => `${name} has requested leave ${when}. The request is awaiting your decision.`,
    },
    'leave.approved': { subject: 'Your leave was approved', text: (when) => `Your leave ${when} was approved.` },
    'leave.rejected': { subject: 'Your leave was rejected', text: (when) => `Your leave ${when} was rejected.` },
    'leave.cancelled': { subject: 'Your leave was cancelled', text: (when) => `Your leave ${when} was cancelled.` },
    'leave.shortened': { subject: 'Your leave was shortened', text: (when, takenOut) => `Your leave ${when} was shortened. You are no longer on leave ${takenOut}.` },
    'leave.recredited': { subject: 'Your leave balance has changed', text: (when, amount) => `Your leave ${when} now takes ${amount} from your balance: holidays or working time have changed.` },
    less: 'less',
    more: 'more',
    on: (day) => `on ${day}`,
    fromTo: (first, last) => `from ${first} to ${last}`,
    openRequest: 'View the request',
    openMyLeave: 'View my leave',
  },
  fr: {
    'leave.requested': {
      subject: (name) => `Demande de congé de ${name}`,
      text: (name, when) => `${name} demande un congé ${when}. La demande attend votre décision.`,
    },
    'leave.approved': { subject: 'Votre congé a été approuvé', text: (when) => `Votre congé ${when} a été approuvé.` },
    'leave.rejected': { subject: 'Votre congé a été refusé', text: (when) => `Votre congé ${when} a été refusé.` },
    'leave.cancelled': { subject: 'Votre congé a été annulé', text: (when) => `Votre congé ${when} a été annulé.` },
    'leave.shortened': { subject: 'Votre congé a été raccourci', text: (when, takenOut) => `Votre congé ${when} a été raccourci. Vous n’êtes plus en congé ${takenOut}.` },
    'leave.recredited': { subject: 'Votre solde de congés a changé', text: (when, amount) => `Votre congé ${when} prend désormais ${amount} sur votre solde : les jours fériés ou le temps de travail ont changé.` },
    less: 'moins',
    more: 'plus',
    on: (day) => `le ${day}`,
    fromTo: (first, last) => `du ${first} au ${last}`,
    openRequest: 'Voir la demande',
    openMyLeave: 'Voir mes congés',
  },
};
