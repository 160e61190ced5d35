import type { ComponentProps } from 'react';
import { Field } from '../ui/field';
import { type FormFieldProps, useFormField } from './use-form-field';

type Input = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck' | 'autoCapitalize'>;

export function TextInput({ source, label, optional, hint, wide, check, ...input }: FormFieldProps & Input) {
  const { control, error } = useFormField({ source, label, optional, check });
  return <Field {...{ label, optional, hint, wide, error }} autoComplete="off" {...input} {...control} />;
}
