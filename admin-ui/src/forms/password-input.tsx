import { PasswordField } from '../ui/password-field';
import { type FormFieldProps, useFormField } from './use-form-field';

export function PasswordInput({ source, label, hint, wide, check, autoComplete }: Omit<FormFieldProps, 'optional'> & { autoComplete: 'new-password' | 'current-password' }) {
  const { control, error } = useFormField({ source, label, check });
  return <PasswordField {...{ label, hint, wide, error, autoComplete }} {...control} />;
}
