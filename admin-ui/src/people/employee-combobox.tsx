import { useState } from 'react';
import { type FilterPayload, useGetOne } from 'react-admin';
import { useFormField } from '../forms/inputs';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { EmployeeSearch } from './employee-search';
import { type Person, WITHOUT_PAY } from './person';
import { PersonPhoto } from './person-photo';
import { useChosenEmployee } from './use-chosen-employee';

interface Props {
  source: string;
  withPay?: boolean;
  label: string;
  filter: FilterPayload;
  optional?: boolean;
  hint?: string;
  placeholder: string;
  nobody: string;
  onChosen?: (person: Person | null) => void;
}

export function EmployeeCombobox({
  source,
  withPay = false,
  label,
  filter,
  optional = false,
  hint,
  placeholder,
  nobody,
  onChosen,
}: Props) {
  const text = useText();
  const { day } = useDates();
  const { frame, control } = useFormField(
    { source, label, optional, shown: (id) => id && <NameOf id={id} /> },
    true,
  );
  const loaded = useChosenEmployee(source, withPay ? undefined : WITHOUT_PAY);
  const [picked, setPicked] = useState<Person | null>(null);
  // Until it is loaded, or what is typed meanwhile would be replaced by the name.
  const chosen = loaded ?? (picked?.id === control.value ? picked : null);
  return (
    <EmployeeSearch
      {...frame}
      hint={
        chosen?.status === 'Left' && chosen.leftOn
          ? text('people.lastDay', { date: day(chosen.leftOn) })
          : hint
      }
      placeholder={placeholder}
      value={chosen}
      onChoose={(person) => {
        setPicked(person);
        control.onChange(person?.id ?? '');
        onChosen?.(person);
      }}
      picture={chosen && <PersonPhoto name={chosen.name} image={chosen.userId?.profileImage} />}
      filter={filter}
      nobody={nobody}
    />
  );
}

/** For the dialog that compares two versions: only one of them is loaded here. */
function NameOf({ id }: { id: string }) {
  const { data } = useGetOne<Person>('employees', { id, meta: WITHOUT_PAY });
  return <bdi>{data?.name ?? id}</bdi>;
}
