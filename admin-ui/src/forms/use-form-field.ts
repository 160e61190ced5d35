import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { useText } from '../i18n/use-text';

/** What is wrong with a value, or nothing; `values` are those of the whole form. */
export type Check = (value: string, values: Record<string, unknown>) => string | undefined;

export interface FormFieldProps {
  source: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  wide?: boolean;
  check?: Check;
}

/** Binds a field to react-admin's form: what is not optional must be filled in, and the server's refusals land on it. */
export function useFormField({ source, label, optional, check }: FormFieldProps, choose = false) {
  const text = useText();
  const { field, fieldState } = useInput({
    source,
    defaultValue: '',
    validate: (value: unknown, values: Record<string, unknown>) => {
      const missing = value === undefined || value === null || (typeof value === 'string' && !value.trim());
      if (missing) return optional ? undefined : text(choose ? 'forms.choose' : 'forms.fillIn', { label });
      return check?.(value as string, values);
    },
  });
  return {
    control: { name: field.name, ref: field.ref, value: (field.value ?? '') as string, onBlur: field.onBlur, onChange: field.onChange },
    error: sentence(fieldState.error?.message),
  };
}

/** react-admin wraps what its validators say, for the sake of translations that ours do not need. */
function sentence(message: string | undefined): string | undefined {
  const wrapped = '@@react-admin@@';
  return message?.startsWith(wrapped) ? (JSON.parse(message.slice(wrapped.length)) as string) : message;
}
