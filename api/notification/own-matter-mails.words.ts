import type { Language } from '../contract/languages.js';
import type { OwnMatterKind } from '../contract/notification-kinds.js';

interface OwnMatterWords {
  /** By the name of the admin. */
  subjects: Record<OwnMatterKind, (name: string) => string>;
  text: (subject: string) => string;
  open: string;
}

export const OWN_MATTER_WORDS: Record<Language, OwnMatterWords> = {
  en: {
    subjects: {
      'own.pay': (name) => `${name} changed their own pay`,
      'own.balance': (name) => `${name} changed their own leave balance`,
      'own.employment': (name) => `${name} changed their own hire date or last day`,
      'own.policy': (name) => `${name} changed their own leave policy, work pattern or holidays`,
      'own.leave': (name) => `${name} changed their own leave`,
    },
    text: (subject) => `${subject}. The other admins are told when an admin does this. The audit log has the details.`,
    open: 'View the employee',
  },
  fr: {
    subjects: {
      'own.pay': (name) => `${name} a modifié son propre salaire`,
      'own.balance': (name) => `${name} a modifié son propre solde de congés`,
      'own.employment': (name) => `${name} a modifié sa propre date d’embauche ou son dernier jour`,
      'own.policy': (name) => `${name} a modifié sa propre règle de congés, son horaire ou ses jours fériés`,
      'own.leave': (name) => `${name} a modifié ses propres congés`,
    },
    text: (subject) => `${subject}. Les autres administrateurs en sont informés. Le journal d’audit contient les détails.`,
    open: 'Voir l’employé',
  },
};
