import type { Language } from '../contract/languages.js';

interface OwnMatterWords {
  text: (subject: string) => string;
  open: string;
}

export const OWN_MATTER_WORDS: Record<Language, OwnMatterWords> = {
  en: {
    text: (subject) => `${subject}. The other admins are told when an admin does this. The audit log has the details.`,
    open: 'View the employee',
  },
  fr: {
    text: (subject) => `${subject}. Les autres administrateurs en sont informés. Le journal d’audit contient les détails.`,
    open: 'Voir l’employé',
  },
};
