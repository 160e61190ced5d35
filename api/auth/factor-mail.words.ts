import type { Language } from '../contract/languages.js';

interface FactorWords {
  subject: string;
  removed: (at: string) => string;
  removedBy: (at: string, admin: string) => string;
  label: string;
  notYou: string;
}

export const FACTOR_WORDS: Record<Language, FactorWords> = {
  en: {
    subject: 'Your second factor was removed',
    removed: (at) => `The second factor of your account was removed on ${at}. Your password alone lets you in now.`,
    removedBy: (at, admin) => `${admin} removed the second factor of your account on ${at}. Your password alone lets you in now, and all your devices were signed out.`,
    label: 'Turn it on again',
    notYou: 'If you did not ask for this, change your password and tell your HR department.',
  },
  fr: {
    subject: 'Votre second facteur a été retiré',
    removed: (at) => `Le second facteur de votre compte a été retiré le ${at}. Votre mot de passe suffit désormais pour vous connecter.`,
    removedBy: (at, admin) => `${admin} a retiré le second facteur de votre compte le ${at}. Votre mot de passe suffit désormais pour vous connecter, et tous vos appareils ont été déconnectés.`,
    label: 'Le réactiver',
    notYou: 'Si vous n’avez rien demandé, changez votre mot de passe et prévenez votre service RH.',
  },
};
