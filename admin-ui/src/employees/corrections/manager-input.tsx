import { type ReactNode, useMemo, useState } from 'react';
import { useDebouncedEvent, useGetList, useInput } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { refusalText } from '../../api/use-refusal';
import { ComboboxField } from '../../ui/fields/combobox-field';
import type { Employee, ListedEmployee } from '../employee';
import classes from './manager-input.module.css';
import { useNamesake } from './namesakes';

/** As long as in the search boxes of lists. */
const DEBOUNCE_MS = 150;
const SHOWN = 20;
const LONGEST = 100;

type Manager = NonNullable<Employee['manager']>;

/** Somebody of the company, or a text, which is its own id among the options. */
interface Option {
  id: string;
  manager: Manager;
  person?: ListedEmployee;
}

const optionOf = (manager: Manager, person?: ListedEmployee): Option => ({ id: manager._id ?? `text ${manager.name}`, manager, person });

/** One types a name: whoever has it is offered, and the text itself. Nobody is their own manager. */
export function ManagerInput({ of, label, diff }: { of: string; label: string; diff: ReactNode }) {
  const text = useText();
  const { field, fieldState } = useInput({ source: 'manager' });
  const manager = (field.value || null) as Manager | null;
  // Another object would count as another choice, and what is being typed would be taken away.
  const chosen = useMemo(() => manager && optionOf(manager), [manager]);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, DEBOUNCE_MS);
  const { data, total = 0, isFetching, isPlaceholderData, error: failure } = useGetList<ListedEmployee>(
    'employees',
    { filter: { ...(q && { q }) }, pagination: { page: 1, perPage: SHOWN }, sort: { field: 'name', order: 'ASC' }, meta: { withoutPay: true } },
    { placeholderData: (before) => before },
  );
  const stale = typed !== q || isPlaceholderData || (isFetching && !data);
  const people = (data ?? []).filter(({ id, name }) => id !== of && name).map((person) => optionOf({ _id: person.id, name: person.name ?? '' }, person));
  const kept = typed ? [optionOf({ name: typed.slice(0, LONGEST) })] : [];

  const asText = manager && !manager._id ? manager.name : undefined;
  const namesake = useNamesake(asText);
  const hint = asText && namesake !== undefined && text(namesake ? 'employees.corrections.managerSomebody' : 'employees.corrections.managerNobody');

  function note() {
    if (failure) return refusalText(failure) || text('error.generic');
    if (!data) return text('app.loadingMore');
    if (stale) return undefined;
    if (people.length === 0) return text('employees.corrections.managerNone');
    return total > data.length ? text('employees.corrections.managerMore', { shown: data.length, total }) : undefined;
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
      placeholder={text('employees.corrections.managerSearch')}
      value={chosen}
      onChoose={(option) => field.onChange(option?.manager ?? null)}
      options={[...people, ...kept]}
      stale={stale}
      onSearch={(next) => {
        setTyped(next);
        search(next);
      }}
      textOf={(option) => option.manager.name}
      render={(option) => <Offered option={option} />}
      note={note()}
    />
  );
}

function Offered({ option: { manager, person } }: { option: Option }) {
  const text = useText();
  if (!manager._id) return <span className={classes.option}>{text('employees.corrections.managerKeep', { name: manager.name })}</span>;
  return (
    <>
      <PersonPhoto name={manager.name} image={person?.userId?.profileImage} />
      <span className={classes.option}>
        <bdi>{manager.name}</bdi> <bdi>{person?.employeeId}</bdi>
        {person?.status === 'Left' && <small>{text('person.statuses.Left')}</small>}
      </span>
    </>
  );
}
