import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useText } from '../../i18n/use-text';
import { DateField, type DateFieldProps } from './date-field';
import type { DateLimits, DateSpan } from './use-typed-dates';

/** Two empty fields with one date would look filled. */
const EXAMPLE_END = '2026-12-18';

export type PairedField = Omit<
  DateFieldProps,
  'value' | 'onChange' | 'of' | 'example' | keyof DateLimits
>;

interface Props extends Omit<DateLimits, 'from'> {
  of?: DateFieldProps['of'];
  value: DateSpan;
  onChange: (value: DateSpan) => void;
  from: PairedField;
  /** Stays empty where it may be. */
  to: PairedField & Pick<DateLimits, 'max'>;
}

/** The second date follows the first, and is refused before it. */
export function DatePair({ of, value, onChange, from, to, beforeFrom, ...limits }: Props) {
  const text = useText();
  const isOpen = to.optional || to.clearable;
  const isOneDay = isCalendarDate(value.from) && value.from === value.to;

  function changeFrom(first: string) {
    const follows =
      isCalendarDate(first) &&
      (value.to === '' ? !isOpen : isCalendarDate(value.to) && value.to < first);
    onChange({ from: first, to: follows ? first : value.to });
  }

  return (
    <>
      <DateField {...from} {...limits} of={of} value={value.from} onChange={changeFrom} />
      <DateField
        {...limits}
        {...to}
        of={of}
        example={EXAMPLE_END}
        from={value.from}
        beforeFrom={beforeFrom}
        value={value.to}
        onChange={(last) => onChange({ ...value, to: last })}
      />
      <span role="status" className="visually-hidden">
        {isOneDay && text('forms.date.oneDay')}
      </span>
    </>
  );
}
