import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { useApprovals } from '../api/use-approvals';
import { useText } from '../i18n/use-text';
import { type ListFilter, useFilter } from '../lists/list-filter';
import { EmployeeOption } from '../people/employee-option';
import type { Person } from '../people/person';
import { WITHOUT_PAY } from '../people/use-chosen-employee';
import { useEmployeeSearch } from '../people/use-employee-search';
import { ComboboxField } from '../ui/fields/combobox-field';

const SOURCE = 'waitingFor';
const HR = 'hr';

interface Option {
  /** That of the account, or 'hr'. */
  id: string;
  name: string;
  person?: Person;
}

/** Requests that wait for HR or for one person; without approvals there is no such filter. */
export function useWaitingFilter(): ListFilter[] {
  const text = useText();
  const approvals = useApprovals();
  const chosen = useChosen();
  if (!approvals) return [];
  return [{ source: SOURCE, label: text('approval.waitingFor'), choices: chosen ? [{ value: chosen.id, label: chosen.name }] : [], field: <WaitingFilter key={SOURCE} /> }];
}

function useChosen(): Option | null {
  const hr = useText()('approval.hr');
  const [id] = useFilter(SOURCE);
  const isPerson = id !== '' && id !== HR;
  const { data: person } = useGetOne<Person>('employees', { id, meta: WITHOUT_PAY }, { enabled: isPerson });
  // A new object would count as a new choice, and the field would discard the text being typed.
  return useMemo(() => {
    if (id === HR) return { id, name: hr };
    return isPerson && person ? { id, name: person.name, person } : null;
  }, [id, isPerson, person, hr]);
}

function WaitingFilter() {
  const text = useText();
  const [, setAccount] = useFilter(SOURCE);
  const chosen = useChosen();
  const { options, stale, note, onSearch } = useEmployeeSearch({ filter: { status: 'Active' }, nobody: text('leaves.nobody') });
  const people = options.flatMap((person) => (person.userId ? [{ id: person.userId._id, name: person.name, person }] : []));
  return (
    <ComboboxField<Option>
      label={text('approval.waitingFor')}
      placeholder={text('approval.anyone')}
      value={chosen}
      onChoose={(option) => setAccount(option?.id ?? '')}
      options={[{ id: HR, name: text('approval.hr') }, ...people]}
      stale={stale}
      onSearch={onSearch}
      textOf={({ name }) => name}
      render={({ name, person }) => (person ? <EmployeeOption person={person} /> : name)}
      note={note}
    />
  );
}
