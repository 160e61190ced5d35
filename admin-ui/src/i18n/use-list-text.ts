import { useMemo } from 'react';
import { useLanguage } from './language';
import { isolateBidi } from './use-text';

/** 'A, B and C' in the reader's language; 'A, B or C' as a disjunction. */
export function useListText(
  type: Intl.ListFormatType = 'conjunction',
): (items: string[]) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { type });
    return (items) => format.format(items.map(isolateBidi));
  }, [language, type]);
}
