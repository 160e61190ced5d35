import type { Language } from '../contract/languages.js';

interface ResetWords {
  subject: string;
  asked: string;
  label: string;
  goodFor: string;
  notYou: string;
}

export const RESET_WORDS: Record<Language, ResetWords> = {
  en: {
    subject: 'Set a new password',
    asked: 'A new password was asked for, for your account. You can set one here:',
    label: 'Set a new password',
    goodFor: 'The link works once, within an hour of being asked for.',
    notYou: 'If it was not you who asked, you need not do anything: your password stays as it is.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    asked: 'Un nouveau mot de passe a été demandé pour votre compte. Vous pouvez le choisir ici :',
    label: 'Choisir un nouveau mot de passe',
    goodFor: 'Le lien fonctionne une seule fois, dans l’heure qui suit la demande.',
    notYou: 'Si cette demande ne vient pas de vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
};
