import { frenchSpaces } from './text/french-spaces.js';

/** A new language begins here: docs/languages.md. The first is the fallback. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Writing {
  /** In the language itself. */
  name: string;
  quotes: string;
  /** A day before its month, where it is not just the number. A line that ended in '31.' would read as the end of a sentence. */
  day?: (day: number) => string;
  afterWeekday: string;
  /** Puts the spaces at which no line may break. */
  spaces?: (text: string) => string;
}

const WRITING: Record<Language, Writing> = {
  en: { name: 'English', quotes: '“$1”', afterWeekday: ', ' },
  fr: {
    name: 'Français',
    quotes: '«\u00a0$1\u00a0»',
    day: (day) => (day === 1 ? '1er' : String(day)),
    afterWeekday: ' ',
    spaces: frenchSpaces,
  },
  de: { name: 'Deutsch', quotes: '„$1“', day: (day) => `${day}.\u00a0`, afterWeekday: ', ' },
};

export const isLanguage = (tag: string | null): tag is Language =>
  tag !== null && Object.hasOwn(WRITING, tag);

export const writing = (language: Language): Writing => WRITING[language];

export const languageName = (language: Language): string => WRITING[language].name;

/** The text as it is shown, on screens and in mails. */
export const withSpaces = (language: Language, text: string): string =>
  writing(language).spaces?.(text) ?? text;

/** The language of new accounts, until their owner chooses one. */
export function companyLanguage(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return isLanguage(language) ? language : LANGUAGES[0];
}
