import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

interface Props extends Omit<DateFieldProps, 'value' | 'onChange'> {
  name: string;
  defaultValue?: string | undefined;
}

/** Holds its value itself, for a form that reads its data when it is sent. */
export function NamedDateField({ name, defaultValue = '', ...props }: Props) {
  const [value, setValue] = useState(defaultValue);
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <input type="hidden" name={name} value={value} />
    </>
  );
}
