import type { ComponentProps, ReactNode } from 'react';
import { useInput } from 'react-admin';
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
  const { frame, control } = useFormField({ source, label, optional, hint, wide, check });
  return <Field {...frame} autoComplete="off" {...input} {...control} />;
}

/** Returns an error message or undefined; `values` are those of the whole form. */
type Check = (value: string, values: Record<string, unknown>) => string | undefined;

export interface FormFieldProps {
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
  { source, label, optional, hint, wide, check, missing, shown, neverKept }: Binding,
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
    frame: { label, optional, hint, wide, error: unwrapMessage(fieldState.error?.message) },
    control: {
      name: field.name,
      ref: field.ref,
      value: (field.value ?? '') as string,
      onBlur: field.onBlur,
      onChange: field.onChange,
    },
  };
}

/** react-admin wraps validation messages as JSON in order to translate them; ours are translated already. */
function unwrapMessage(message: string | undefined): string | undefined {
  const prefix = '@@react-admin@@';
  return message?.startsWith(prefix)
    ? (JSON.parse(message.slice(prefix.length)) as string)
    : message;
}

export function TextAreaInput({ maxLength, ...binding }: FormFieldProps & { maxLength?: number }) {
  const { frame, control } = useFormField(binding);
  return <TextAreaField {...frame} maxLength={maxLength} {...control} />;
}

export function SelectInput({
  choices,
  note,
  ...binding
}: FormFieldProps & { choices: Choice[]; note?: string }) {
  const text = useText();
  const shown = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  const { frame, control } = useFormField({ ...binding, shown }, true);
  return (
    <SelectField
      {...frame}
      choices={choices}
      note={note}
      placeholder={text('app.select')}
      {...control}
    />
  );
}

export function PasswordInput({
  autoComplete,
  ...binding
}: Omit<FormFieldProps, 'optional'> & { autoComplete: 'new-password' | 'current-password' }) {
  const { frame, control } = useFormField({ ...binding, neverKept: true });
  return <PasswordField {...frame} autoComplete={autoComplete} {...control} />;
}

/** The form holds the amount as text, never as a float. */
export function MoneyInput({ check, ...binding }: FormFieldProps) {
  const wrong = useAmountCheck();
  const { frame, control } = useFormField({
    ...binding,
    neverKept: true,
    check: (value, values) => wrong(String(value)) ?? check?.(value, values),
  });
  const { name, ref, value, onBlur, onChange } = control;
  return (
    <MoneyField
      {...frame}
      name={name}
      inputRef={ref}
      value={String(value)}
      onType={onChange}
      onLeave={onBlur}
    />
  );
}
