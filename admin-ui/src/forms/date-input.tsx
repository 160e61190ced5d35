import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Field } from '../ui/field';
import { type FormFieldProps, useFormField } from './use-form-field';

interface Props extends FormFieldProps {
  /** The first and the last day that make sense, 'YYYY-MM-DD'. */
  min: string;
  max: string;
}

/** The browser's own date field: a calendar date goes through it as the text that it is. */
export function DateInput({ source, label, optional, hint, wide, check, min, max }: Props) {
  const text = useText();
  const { day } = useDates();
  const { control, error } = useFormField({
    source,
    label,
    optional,
    check(value, values) {
      if (!isCalendarDate(value)) return text('forms.noDate');
      if (value < min || value > max) return text('forms.dateOutside', { min: day(min), max: day(max) });
      return check?.(value, values);
    },
  });
  return <Field {...{ label, optional, hint, wide, error, min, max }} type="date" {...control} />;
}
