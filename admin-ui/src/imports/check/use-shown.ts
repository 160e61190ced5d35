import type { ImportCell, ImportKind } from '../../../../api/contract/imports.js';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import { choiceLabel } from '../../forms/choices';
import { definitionOf } from '../import';

/** A value as people read it; '' for none. */
export function useShown(kind: ImportKind): (field: string, value: ImportCell | undefined) => string {
  const text = useText();
  const money = useMoney();
  const { day } = useDates();
  return (field, value) => {
    if (value === null || value === undefined) return '';
    const of = definitionOf(kind, field)?.kind;
    if (of === 'amount' && typeof value === 'number') return money.format(value);
    if (of === 'date' && isCalendarDate(value)) return day(value);
    return of === 'choice' ? choiceLabel(text, field, String(value)) : String(value);
  };
}
