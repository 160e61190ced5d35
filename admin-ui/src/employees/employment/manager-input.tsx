import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { useDescribedField } from '../../forms/described-fields';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { ComboboxField } from '../../ui/fields/combobox-field';
import type { Person } from '../../people/person';
import type { Employee } from '../employee';
import classes from './manager-input.module.css';
import { useNamesake } from './namesakes';

const LONGEST = 100;

type Manager = NonNullable<Employee['manager']>;

/** An employee, or plain text, which then serves as the id. */
interface Option {
  id: string;
  manager: Manager;
  person?: Person;
}

const optionOf = (manager: Manager, person?: Person): Option => ({
  id: manager._id ?? `text ${manager.name}`,
  manager,
  person,
});

/** Offers the employees who match the typed name and the text itself; nobody can be their own manager. */
export function ManagerInput({
  of,
  label,
  diff,
}: {
  of?: string;
  label: string;
  diff?: ReactNode;
}) {
  const text = useText();
  useDescribedField('manager', { label });
  const { field, fieldState } = useInput({ source: 'manager' });
  const manager = (field.value || null) as Manager | null;
  const chosen = manager && optionOf(manager);
  const nobody = text('employees.manager.none');
  const { typed, options, stale, note, onSearch } = useEmployeeSearch({
    filter: {},
    nobody,
    more: 'employees.manager.more',
  });
  const people = options
    .filter(({ id, name }) => id !== of && name)
    .map((person) => optionOf({ _id: person.id, name: person.name ?? '' }, person));
  const asPlainText = typed ? [optionOf({ name: typed.slice(0, LONGEST) })] : [];

  const asText = manager && !manager._id ? manager.name : undefined;
  const namesake = useNamesake(asText);
  const hint =
    asText &&
    namesake !== undefined &&
    text(namesake ? 'employees.manager.somebody' : 'employees.manager.nobody');

  const hasOnlyThemselves = !stale && options.length > 0 && people.length === 0;

  return (
    <ComboboxField<Option>
      label={label}
      optional
      error={fieldState.error?.message}
      hint={
        (diff || hint) && (
          <>
            {diff}
            {hint}
          </>
        )
      }
      placeholder={text('employees.manager.search')}
      value={chosen}
      onChoose={(option) => field.onChange(option?.manager ?? null)}
      options={[...people, ...asPlainText]}
      stale={stale}
      onSearch={onSearch}
      textOf={(option) => option.manager.name}
      render={(option) => <OptionLabel option={option} />}
      note={hasOnlyThemselves ? nobody : note}
    />
  );
}

function OptionLabel({ option: { manager, person } }: { option: Option }) {
  const text = useText();
  if (!manager._id)
    return (
      <span className={classes.option}>
        {text('employees.manager.keep', { name: manager.name })}
      </span>
    );
  return (
    <>
      <PersonPhoto name={manager.name} image={person?.userId?.profileImage} />
      <span className={classes.option}>
        <bdi>{manager.name}</bdi> <bdi>{person?.employeeId}</bdi>
        {person?.status !== undefined && person.status !== 'Active' && (
          <small>{text(`person.statuses.${person.status}`)}</small>
        )}
      </span>
    </>
  );
}
