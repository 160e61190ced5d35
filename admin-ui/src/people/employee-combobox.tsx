import { useState } from 'react';
import { type FilterPayload, useDebouncedEvent, useGetList } from 'react-admin';
import { useFormField } from '../forms/inputs';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { serverErrorText } from '../api/use-notify-error';
import { ComboboxField } from '../ui/fields/combobox-field';
import classes from './employee-combobox.module.css';
import type { Person } from './person';
import { PersonPhoto } from './person-photo';
import { useChosenEmployee, WITHOUT_PAY } from './use-chosen-employee';

/** The same as in the lists' search boxes. */
const DEBOUNCE_MS = 150;
const SHOWN = 20;

interface Props {
  source: string;
  withPay?: boolean;
  label: string;
  filter: FilterPayload;
  disabled?: boolean;
  placeholder: string;
  nobody: string;
}

/** The server searches, because a company may have tens of thousands of employees. */
export function EmployeeCombobox({ source, withPay = false, label, filter, disabled = false, placeholder, nobody }: Props) {
  const text = useText();
  const { control, error } = useFormField({ source, label }, true);
  const chosen = useChosenEmployee(source, withPay ? undefined : WITHOUT_PAY);
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, DEBOUNCE_MS);
  const { data, total = 0, isFetching, isPlaceholderData, error: failure } = useGetList<Person>(
    'employees',
    { filter: { ...filter, ...(q && { q }) } as FilterPayload, pagination: { page: 1, perPage: SHOWN }, sort: { field: 'name', order: 'ASC' } },
    { enabled: !disabled, placeholderData: (before) => before },
  );
  const stale = typed !== q || isPlaceholderData || (isFetching && !data);

  function note() {
    if (failure) return serverErrorText(failure) || text('error.generic');
    if (!data) return text('app.loadingMore');
    if (stale) return undefined;
    if (data.length === 0) return nobody;
    return total > data.length ? text('people.more', { shown: data.length, total }) : undefined;
  }

  return (
    <ComboboxField<Person>
      label={label}
      error={error}
      disabled={disabled}
      placeholder={placeholder}
      value={chosen}
      onChoose={(person) => control.onChange(person?.id ?? '')}
      options={data ?? []}
      stale={stale}
      onSearch={(next) => {
        setTyped(next);
        search(next);
      }}
      textOf={({ name, employeeId }) => `${name} ${employeeId}`}
      picture={chosen && <PersonPhoto name={chosen.name} image={chosen.userId?.profileImage} />}
      render={(person) => <PersonOption person={person} />}
      note={note()}
    />
  );
}

function PersonOption({ person: { name, employeeId, userId, status, leftOn } }: { person: Person }) {
  const text = useText();
  const { day } = useDates();
  return (
    <>
      <PersonPhoto name={name} image={userId?.profileImage} />
      <span className={classes.option}>
        <bdi>{name}</bdi> <bdi>{employeeId}</bdi>
        {status === 'Left' && leftOn && <span className={classes.left}>{text('people.lastDay', { date: day(leftOn) })}</span>}
      </span>
    </>
  );
}
