import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { EmployeeOption } from '../../people/employee-option';
import { WORK_HERE_OR_WILL } from '../../people/employment-filter';
import type { Person } from '../../people/person';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { ComboboxField } from '../../ui/fields/combobox-field';
import type { ChosenPerson } from './typed-job';

type Option = ChosenPerson & { person?: Person };

interface Props {
  label: string;
  value: ChosenPerson | null;
  onChoose: (person: ChosenPerson | null) => void;
  /** Cannot be chosen: nobody is their own manager. */
  without: string | undefined;
  error: string | undefined;
  hint: ReactNode;
}

/** Somebody who works here, or will. */
export function PersonField({ without, ...field }: Props) {
  const text = useText();
  const { options, stale, note, onSearch } = useEmployeeSearch({
    filter: WORK_HERE_OR_WILL,
    nobody: text('job.changing.nobody'),
  });
  return (
    <ComboboxField<Option>
      {...field}
      {...{ stale, note, onSearch }}
      placeholder={text('job.changing.find')}
      onChoose={(option) => field.onChoose(option && { id: option.id, name: option.name })}
      options={options
        .filter(({ id }) => id !== without)
        .map((person) => ({ id: person.id, name: person.name, person }))}
      textOf={({ name }) => name}
      render={({ name, person }) =>
        person ? <EmployeeOption person={person} /> : <bdi>{name}</bdi>
      }
    />
  );
}
