import type { ComponentProps } from 'react';
import type { FilterPayload } from 'react-admin';
import { ComboboxField } from '../ui/fields/combobox-field';
import { EmployeeOption } from './employee-option';
import type { Person } from './person';
import { useEmployeeSearch } from './use-employee-search';

type Field = ComponentProps<typeof ComboboxField<Person>>;

interface Props extends Omit<
  Field,
  'options' | 'stale' | 'onSearch' | 'textOf' | 'render' | 'note'
> {
  filter?: FilterPayload;
  /** Said where nobody matches. */
  nobody: string;
  /** People who are chosen already. */
  without?: readonly { id: string }[];
}

/** Finds a person by name, employee ID or email address. */
export function EmployeeSearch({ filter = {}, nobody, without = [], ...field }: Props) {
  const { options, stale, note, onSearch } = useEmployeeSearch({ filter, nobody });
  return (
    <ComboboxField<Person>
      {...field}
      {...{ stale, note, onSearch }}
      options={options.filter(({ id }) => !without.some((one) => one.id === id))}
      textOf={({ name, employeeId }) => `${name} ${employeeId}`}
      render={(person) => <EmployeeOption person={person} />}
    />
  );
}
