import { TextAreaField } from '../ui/text-area-field';
import { type FormFieldProps, useFormField } from './use-form-field';

export function TextAreaInput({ source, label, optional, hint, wide, check, maxLength }: FormFieldProps & { maxLength?: number }) {
  const { control, error } = useFormField({ source, label, optional, check });
  return <TextAreaField {...{ label, optional, hint, wide, error }} maxLength={maxLength} {...control} />;
}
