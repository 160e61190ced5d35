import { type ReactNode, useState } from 'react';
import { useDebouncedEvent, useGetList, useInput } from 'ra-core';
import { useDescribedField } from '../../forms/described-fields';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { serverErrorText } from '../../api/use-notify-error';
import { ComboboxField } from '../../ui/fields/combobox-field';
import type { Employee, ListedEmployee } from '../employee';
import classes from './manager-input.module.css';
import { useNamesake } from './namesakes';

/** The same as in the lists' search boxes. */
const DEBOUNCE_MS = 150;
const SHOWN = 20;
const LONGEST = 100;

type Manager = NonNullable<Employee['manager']>;

/** An employee, or plain text, which then serves as the id. */
interface Option {
  id: string;
  manager: Manager;
  person?: ListedEmployee;
}

const optionOf = (manager: Manager, person?: ListedEmployee): Option => ({
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
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, DEBOUNCE_MS);
  const {
    data,
    total = 0,
    isFetching,
    isPlaceholderData,
    error: failure,
  } = useGetList<ListedEmployee>(
    'employees',
    {
      filter: { ...(q && { q }) },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  const stale = typed !== q || isPlaceholderData || (isFetching && !data);
  const people = (data ?? [])
    .filter(({ id, name }) => id !== of && name)
    .map((person) => optionOf({ _id: person.id, name: person.name ?? '' }, person));
  const asPlainText = typed ? [optionOf({ name: typed.slice(0, LONGEST) })] : [];

  const asText = manager && !manager._id ? manager.name : undefined;
  const namesake = useNamesake(asText);
  const hint =
    asText &&
    namesake !== undefined &&
    text(namesake ? 'employees.manager.somebody' : 'employees.manager.nobody');

  function note() {
    if (failure) return serverErrorText(failure) || text('error.generic');
    if (!data) return text('app.loadingMore');
    if (stale) return undefined;
    if (people.length === 0) return text('employees.manager.none');
    return total > data.length
      ? text('employees.manager.more', { shown: data.length, total })
      : undefined;
  }

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
      onSearch={(next) => {
        setTyped(next);
        search(next);
      }}
      textOf={(option) => option.manager.name}
      render={(option) => <OptionLabel option={option} />}
      note={note()}
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
