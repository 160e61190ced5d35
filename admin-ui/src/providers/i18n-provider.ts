import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../api/contract/languages.js';
import { addWords, spokenMessages } from '../i18n/language';
import type { Messages } from '../i18n/messages';
import { filled, messageAt } from '../i18n/use-text';
import { whenQuiet } from '../ui/when-quiet';

interface Options {
  /** A text in place of a key that has none. */
  _?: string;
  smart_count?: number;
}

/** react-admin's own words. */
const own = {
  en: async () => (await import('ra-language-english')).default as Partial<Messages>,
  fr: async () => (await import('ra-language-french')).default as Partial<Messages>,
};

/** The only thing that react-admin has to say before its words are there: that something failed. */
const early = (key: string) => (key.startsWith('ra.') ? spokenMessages().error.generic : undefined);

/** react-admin's own words and ours in one catalogue, filled as `useText` does. */
export function createI18nProvider(language: Language): I18nProvider {
  // The first screens say nothing of react-admin's.
  whenQuiet(() => void addWords(own).catch(() => undefined));
  return {
    translate(key: string, { _: otherwise, smart_count: count, ...values }: Options = {}) {
      const message = messageAt(spokenMessages(), key) ?? otherwise ?? early(key);
      return message === undefined ? key : filled(message, count === undefined ? values : { ...values, count }, language);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  };
}
