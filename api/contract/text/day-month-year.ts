import { writing, type Language } from '../languages.js';

/** '14 Feb 1996', '14. Feb. 1996': always in this order; Intl puts the month first for 'en'. */
export function dayMonthYear(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language, options);
  const dayWords = writing(language).day;
  return (date) => {
    const parts = format.formatToParts(date);
    const value = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((part) => part.type === type)?.value;
    const day = value('day');
    const words = [day && dayWords ? dayWords(Number(day)) : day, value('month'), value('year')]
      .filter(Boolean)
      .join(' ');
    return words.replace('\u00a0 ', '\u00a0').trim();
  };
}
