import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useFilter } from '../../lists/list-filter';
import { EmployeeOption } from '../../people/employee-option';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { ComboboxField } from '../../ui/fields/combobox-field';
import { HR, useWaitingChoice, type WaitingChoice, WAITING_FOR } from './use-waiting-choice';

export default function WaitingFilterField() {
  const text = useText();
  const [account, setAccount] = useFilter(WAITING_FOR);
  const loaded = useWaitingChoice();
  const [picked, setPicked] = useState<WaitingChoice | null>(null);
  // Until it is loaded, or what is typed meanwhile would be replaced by the name.
  const chosen = loaded ?? (picked?.id === account ? picked : null);
  const { options, stale, note, onSearch } = useEmployeeSearch({
    filter: { status: 'Active' },
    nobody: text('leaves.nobody'),
  });
  const people = options.flatMap((person) =>
    person.userId ? [{ id: person.userId._id, name: person.name, person }] : [],
  );
  return (
    <ComboboxField<WaitingChoice>
      label={text('approval.waitingFor')}
      placeholder={text('approval.anyone')}
      value={chosen}
      onChoose={(option) => {
        setPicked(option);
        setAccount(option?.id ?? '');
      }}
      options={[{ id: HR, name: text('approval.who.hr') }, ...people]}
      stale={stale}
      onSearch={onSearch}
      textOf={({ name }) => name}
      render={({ name, person }) => (person ? <EmployeeOption person={person} /> : name)}
      note={note}
    />
  );
}
