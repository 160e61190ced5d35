import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { FilterField } from '../../lists/filter-field';
import { useFilter } from '../../lists/list-filter';
import { EmployeeOption } from '../../people/employee-option';
import { type Person, WITHOUT_PAY } from '../../people/person';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { ComboboxField } from '../../ui/fields/combobox-field';
import { Field } from '../../ui/fields/field';
import { usePatternChoices, usePolicyChoices } from './use-filter-choices';

/** A part of it is enough. */
export function DesignationFilter() {
  const text = useText();
  const [value, setValue] = useFilter('designation');
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }

  return (
    <Field
      label={text('employees.designation')}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => setValue(draft.trim())}
      onKeyDown={({ key }) => key === 'Enter' && setValue(draft.trim())}
    />
  );
}

export function ManagerFilter() {
  const text = useText();
  const [id, setId] = useFilter('manager');
  const { data: loaded } = useGetOne<Person>(
    'employees',
    { id, meta: WITHOUT_PAY },
    { enabled: id !== '' },
  );
  const [picked, setPicked] = useState<Person | null>(null);
  // Until it is loaded, or what is typed meanwhile would be replaced by the name.
  const chosen = id === '' ? null : (loaded ?? (picked?.id === id ? picked : null));
  const search = useEmployeeSearch({
    filter: { status: 'Active' },
    nobody: text('departments.nobody'),
  });
  return (
    <ComboboxField<Person>
      label={text('employees.columns.manager')}
      placeholder={text('lists.any')}
      value={chosen}
      onChoose={(person) => {
        setPicked(person);
        setId(person?.id ?? '');
      }}
      {...search}
      textOf={({ name }) => name}
      render={(person) => <EmployeeOption person={person} />}
    />
  );
}

export function WorkingTimeFilter() {
  const text = useText();
  const choices = usePatternChoices();
  return (
    <FilterField
      filter={{ source: 'workingTime', label: text('employees.filters.workingTime'), choices }}
    />
  );
}

export function PolicyFilter() {
  const text = useText();
  const choices = usePolicyChoices();
  return (
    <FilterField filter={{ source: 'policy', label: text('employees.filters.policy'), choices }} />
  );
}
