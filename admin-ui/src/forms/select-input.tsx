import { useText } from '../i18n/use-text';
import { type Choice, SelectField } from '../ui/select-field';
import { type FormFieldProps, useFormField } from './use-form-field';

export function SelectInput({ source, label, optional, hint, wide, check, choices, disabled }: FormFieldProps & { choices: Choice[]; disabled?: boolean }) {
  const text = useText();
  const { control, error } = useFormField({ source, label, optional, check }, true);
  return <SelectField {...{ label, optional, hint, wide, error, choices, disabled }} placeholder={text('app.select')} {...control} />;
}
