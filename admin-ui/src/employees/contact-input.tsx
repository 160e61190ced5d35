import {
  CONTACT_FIELDS,
  type ContactField,
} from '../../../api/contract/employee/employee-fields.js';
import { isPhoneNumber } from '../../../api/contract/text/phone-number.js';
import { useFormState } from 'react-hook-form';
import { TextAreaInput, TextInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';

interface Props {
  source: ContactField;
  label: string;
  hint?: React.ReactNode;
  /** A text of several lines takes the form's whole width. */
  wide?: boolean;
  /** The person's own: the browser may fill it in. */
  own?: boolean;
}

/** The input of one contact field, with the limits of its definition. */
export function ContactInput({ wide, own, ...field }: Props) {
  const text = useText();
  const { defaultValues } = useFormState();
  const definition = CONTACT_FIELDS[field.source];
  if ('multiline' in definition)
    return <TextAreaInput {...field} optional wide={wide} maxLength={definition.max} />;
  const { type, autoComplete } = 'input' in definition ? definition.input : {};
  const isStored = (value: string) => value === defaultValues?.[field.source];
  const check = (value: string) =>
    !('format' in definition) || isStored(value) || isPhoneNumber(value.trim())
      ? undefined
      : text('forms.noPhone');
  return (
    <TextInput
      {...field}
      optional
      check={check}
      type={type}
      autoComplete={own ? autoComplete : undefined}
      maxLength={definition.max}
    />
  );
}
