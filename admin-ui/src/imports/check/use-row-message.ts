import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { ImportField } from '../../../../api/contract/imports/import-fields.js';
import type { RowMessageRecord } from '../../../../api/contract/imports/imports.js';
import { useMoney } from '../../api/config';
import { choiceLabel } from '../../forms/choices';
import { useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { interpolate, messageAt, useText } from '../../i18n/use-text';
import { useFieldLabel } from '../use-field-label';

const AMOUNTS = ['net', 'yearly', 'monthly', 'twelveMonths'];

/** A message that this version does not know keeps the server's text. */
export function useRowMessage(): (
  message: RowMessageRecord | undefined,
  serverText: string,
) => string {
  const { language, messages } = useLanguage();
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  const labelOf = useFieldLabel();

  const fields = (names: string) =>
    new Intl.ListFormat(language).format(
      names.split(',').map((name) => labelOf(name as ImportField)),
    );

  function format(name: string, value: string | number): string | number {
    if (typeof value === 'number') return value;
    if (name === 'fields') return fields(value);
    if (AMOUNTS.includes(name)) return money.format(Number(value));
    return isCalendarDate(value) ? day(value) : choiceLabel(text, name, value);
  }

  return (message, serverText) => {
    const sentence = message && messageAt(messages.imports.rowMessages, message.key);
    if (!sentence) return serverText;
    return interpolate(
      sentence,
      Object.fromEntries(
        Object.entries(message.parameters).map(([name, value]) => [name, format(name, value)]),
      ),
      language,
    );
  };
}
