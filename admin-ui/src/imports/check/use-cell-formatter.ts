import type { ImportCell, ImportKind } from '../../../../api/contract/imports.js';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import { choiceLabel } from '../../forms/choices';
import { definitionOf } from '../import';

/** '' for an empty value. */
export function useCellFormatter(kind: ImportKind): (field: string, value: ImportCell | undefined) => string {
  const text = useText();
  const money = useMoney();
  const { day } = useDates();
  return (field, value) => {
    if (value === null || value === undefined) return '';
    const fieldKind = definitionOf(kind, field)?.kind;
    if (fieldKind === 'amount' && typeof value === 'number') return money.format(value);
    if (fieldKind === 'date' && isCalendarDate(value)) return day(value);
    return fieldKind === 'choice' ? choiceLabel(text, field, String(value)) : String(value);
  };
}
