import type { ComponentProps, ReactNode } from 'react';
import { useInput } from 'react-admin';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Field, PasswordField } from '../ui/fields/field';
import { type Choice, SelectField } from '../ui/fields/select-field';
import { TextAreaField } from '../ui/fields/text-area-field';
import { useDescribedField } from './described-fields';
import { MoneyField, useAmountCheck } from './money-field';

type Input = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'autoCapitalize'
>;

export function TextInput({
  source,
  label,
  optional,
  hint,
  wide,
  check,
  ...input
}: FormFieldProps & Input) {
  const { control, error } = useFormField({ source, label, optional, check });
  return (
    <Field {...{ label, optional, hint, wide, error }} autoComplete="off" {...input} {...control} />
  );
}

/** Returns an error message or undefined; `values` are those of the whole form. */
type Check = (value: string, values: Record<string, unknown>) => string | undefined;

interface FormFieldProps {
  source: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  wide?: boolean;
  check?: Check;
  /** Said instead of 'Please enter' and the label. */
  missing?: string;
}

interface Binding extends FormFieldProps {
  shown?: (value: string) => ReactNode;
  neverKept?: boolean;
}

/** Binds a field to react-admin's form. Fields are required unless optional, and show the server's errors. */
export function useFormField(
  { source, label, optional, check, missing, shown, neverKept }: Binding,
  choose = false,
) {
  const text = useText();
  useDescribedField(source, { label, shown, neverKept });
  const { field, fieldState } = useInput({
    source,
    defaultValue: '',
    validate: (value: unknown, values: Record<string, unknown>) => {
      const blank =
        value === undefined || value === null || (typeof value === 'string' && !value.trim());
      if (blank)
        return optional
          ? undefined
          : (missing ?? text(choose ? 'forms.choose' : 'forms.fillIn', { label }));
      return check?.(value as string, values);
    },
  });
  return {
    control: {
      name: field.name,
      ref: field.ref,
      value: (field.value ?? '') as string,
      onBlur: field.onBlur,
      onChange: field.onChange,
    },
    error: unwrapMessage(fieldState.error?.message),
  };
}

/** react-admin wraps validation messages as JSON in order to translate them; ours are translated already. */
function unwrapMessage(message: string | undefined): string | undefined {
  const prefix = '@@react-admin@@';
  return message?.startsWith(prefix)
    ? (JSON.parse(message.slice(prefix.length)) as string)
    : message;
}

export function TextAreaInput({
  source,
  label,
  optional,
  hint,
  wide,
  check,
  missing,
  maxLength,
}: FormFieldProps & { maxLength?: number }) {
  const { control, error } = useFormField({ source, label, optional, check, missing });
  return (
    <TextAreaField {...{ label, optional, hint, wide, error }} maxLength={maxLength} {...control} />
  );
}

export function SelectInput({
  source,
  label,
  optional,
  hint,
  wide,
  check,
  choices,
  note,
}: FormFieldProps & { choices: Choice[]; note?: string }) {
  const text = useText();
  const shown = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const { control, error } = useFormField({ source, label, optional, check, shown }, true);
  return (
    <SelectField
      {...{ label, optional, hint, wide, error, choices, note }}
      placeholder={text('app.select')}
      {...control}
    />
  );
}

export function PasswordInput({
  source,
  label,
  hint,
  wide,
  check,
  autoComplete,
}: Omit<FormFieldProps, 'optional'> & { autoComplete: 'new-password' | 'current-password' }) {
  const { control, error } = useFormField({ source, label, check, neverKept: true });
  return <PasswordField {...{ label, hint, wide, error, autoComplete }} {...control} />;
}

interface DateInputProps extends FormFieldProps {
  min: string;
  max: string;
}

export function DateInput({
  source,
  label,
  optional,
  hint,
  wide,
  check,
  min,
  max,
}: DateInputProps) {
  const text = useText();
  const { day } = useDates();
  const { control, error } = useFormField({
    source,
    label,
    optional,
    shown: (value) => (isCalendarDate(value) ? day(value) : value),
    check(value, values) {
      if (!isCalendarDate(value)) return text('forms.noDate');
      if (value < min || value > max)
        return text('forms.dateOutside', { min: day(min), max: day(max) });
      return check?.(value, values);
    },
  });
  return <Field {...{ label, optional, hint, wide, error, min, max }} type="date" {...control} />;
}

/** The form holds the amount as text, never as a float. */
export function MoneyInput({ source, label, optional, hint, wide, check }: FormFieldProps) {
  const wrong = useAmountCheck();
  const { control, error } = useFormField({
    source,
    label,
    optional,
    neverKept: true,
    check: (value, values) => wrong(String(value)) ?? check?.(value, values),
  });
  const { name, ref, value, onBlur, onChange } = control;
  return (
    <MoneyField
      {...{ label, optional, hint, wide, error, name }}
      inputRef={ref}
      value={String(value)}
      onType={onChange}
      onLeave={onBlur}
    />
  );
}
