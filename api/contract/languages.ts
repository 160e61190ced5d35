/** The first is the fallback. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of new accounts, until their owner chooses one. */
export function companyLanguage(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return LANGUAGES.find((known) => known === language) ?? LANGUAGES[0];
}
