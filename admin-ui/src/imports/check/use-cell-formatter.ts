import { importFieldOf, type ImportKind } from '../../../../api/contract/imports/import-fields.js';
import type { ImportCell, ImportRowRecord } from '../../../../api/contract/imports/imports.js';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { leaveTypeOfField } from '../../../../api/contract/leave/type-balance-field.js';
import { useLeaveTypes } from '../../api/use-leave-types';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useIntervals } from '../../i18n/use-intervals';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import { choiceLabel } from '../../forms/choices';

/** '' for an empty value. */
export function useCellFormatter(
  kind: ImportKind,
): (field: string, value: ImportCell | undefined, row: ImportRowRecord) => string {
  const text = useText();
  const money = useMoney();
  const { day } = useDates();
  const intervals = useIntervals();
  const amounts = useAmounts();
  const { data: types } = useLeaveTypes();
  return (field, value, { record }) => {
    if (value === null || value === undefined) return '';
    const fieldKind = importFieldOf(kind, field)?.kind;
    if (fieldKind === 'amount' && typeof value === 'number') return money.format(value);
    if (fieldKind === 'balance' && typeof value === 'number') {
      const unit = types?.find(
        ({ name }) => name === (leaveTypeOfField(field) ?? record.leaveType),
      )?.unit;
      return unit === undefined ? '' : amounts.words(value, unit);
    }
    if (field === 'earlierEmployments') return intervals(String(value));
    if (fieldKind === 'date' && isCalendarDate(value)) return day(value);
    return fieldKind === 'choice' ? choiceLabel(text, field, String(value)) : String(value);
  };
}
