import type { Language } from '../languages.js';

/** Numbers follow the reader's language; the company's locale refines it where both are of one language, as 'fr-CH' does. Browsers mix the forms of others, such as 'en-DE'. */
export function numberLocale(language: Language, companyLocale: string | undefined): string {
  return companyLocale && new Intl.Locale(companyLocale).language === language
    ? companyLocale
    : language;
}
