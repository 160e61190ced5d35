import { useMemo } from 'react';
import { useLanguage } from './language';
import { isolateBidi } from './use-text';

/** 'A, B and C' in the reader's language. */
export function useListText(): (items: string[]) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.ListFormat(language);
    return (items) => format.format(items.map(isolateBidi));
  }, [language]);
}

/** 'A, B or C' */
export function useAlternatives(): (items: string[]) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { type: 'disjunction' });
    return (items) => format.format(items.map(isolateBidi));
  }, [language]);
}
