import type { Language } from '../contract/languages.js';

interface InvitationWords {
  subject: (company: string) => string;
  invited: (company: string) => string;
  label: string;
  goodFor: (days: number) => string;
  notYou: string;
}

export const INVITATION_WORDS: Record<Language, InvitationWords> = {
  en: {
    subject: (company) => `You are invited to ${company}`,
    invited: (company) => `${company} has an account for you, where you see your records and ask for leave. Choose a password to use it:`,
    label: 'Choose a password',
    goodFor: (days) => `The link works once, within ${days} days. When they are over, ask your HR department for a new invitation.`,
    notYou: 'If you do not know what this is about, you need not do anything: nobody can use the account without a password.',
  },
  fr: {
    subject: (company) => `Invitation de ${company}`,
    invited: (company) => `${company} vous a ouvert un compte, où vous consultez votre dossier et demandez vos congés. Choisissez un mot de passe pour l’utiliser :`,
    label: 'Choisir un mot de passe',
    goodFor: (days) => `Le lien fonctionne une seule fois, pendant ${days} jours. Passé ce délai, demandez une nouvelle invitation à votre service RH.`,
    notYou: 'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire : personne ne peut utiliser le compte sans mot de passe.',
  },
};
