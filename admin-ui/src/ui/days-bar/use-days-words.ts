import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { DAYS_PARTS, type DaysPart, type DaysParts } from './days-parts';

export interface DaysFigures {
  parts: DaysParts;
  unit: LeaveUnit;
  /** The last day on which the expiring part can be used. */
  expiresOn?: CalendarDate | null;
  /** The rest goes on to the next leave year. */
  restCarriesOver?: boolean;
}

export function useDaysWords() {
  const text = useText();
  const amounts = useAmounts();
  const { dayAndMonth } = useDates();

  function phrase(
    { parts, unit, expiresOn, restCarriesOver }: DaysFigures,
    part: DaysPart,
    words: string,
  ): string {
    const values = { amount: words, count: amounts.count(parts[part] ?? 0, unit) };
    if (part === 'expiring' && expiresOn)
      return text('daysBar.expiringOn', { ...values, date: dayAndMonth(expiresOn) });
    if (part === 'available' && parts.expiring)
      return text(restCarriesOver ? 'daysBar.carriesOver' : 'daysBar.moreAvailable', values);
    return text(`daysBar.parts.${part}`, values);
  }

  const shown = ({ parts }: DaysFigures) => DAYS_PARTS.filter((part) => (parts[part] ?? 0) > 0);

  return {
    items: (figures: DaysFigures) =>
      shown(figures).map((part) => ({
        part,
        words: phrase(figures, part, amounts.plain(figures.parts[part] ?? 0, figures.unit)),
      })),
    /** 18.5 days taken, 7 days pending, 3 days available */
    sentence: (figures: DaysFigures) =>
      shown(figures)
        .map((part) => phrase(figures, part, amounts.words(figures.parts[part] ?? 0, figures.unit)))
        .join(', ') || text('daysBar.nothing'),
  };
}
