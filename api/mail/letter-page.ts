import type { Language } from '../contract/languages.js';
import type { Letter } from './letter.js';

/** All that a mail shows. */
export interface LetterPage {
  letter: Letter;
  /** Whole address of the link. */
  address: string;
  company: string;
  /** The reader's. */
  name: string;
  language: Language;
}

/** What every mail says. */
export const FRAME: Record<Language, { greeting: (name: string) => string; copyAddress: string; sentBy: (company: string) => string }> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    copyAddress: 'Should the button not work, copy this address into your browser:',
    sentBy: (company) => `This mail was sent automatically by ${company}.`,
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    sentBy: (company) => `Ce message a été envoyé automatiquement par ${company}.`,
  },
};
