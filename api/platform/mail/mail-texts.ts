import type { Language } from '../../contract/languages.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';
import type { MailWords } from './words/mail-words.js';

export const MAIL_TEXTS: Record<Language, MailWords> = { en, fr, de };
