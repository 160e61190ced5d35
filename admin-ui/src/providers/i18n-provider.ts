import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../api/contract/languages.js';
import type { Messages } from '../i18n/messages';

const own: Record<Language, typeof english> = { en: english, fr: french };

/** react-admin's own words and ours in one catalogue. */
export const createI18nProvider = (language: Language, messages: Messages): I18nProvider =>
  polyglotI18nProvider(() => ({ ...own[language], ...messages }), language);
