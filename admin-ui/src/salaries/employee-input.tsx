import { useState } from 'react';
import { useDebouncedEvent, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../forms/inputs';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { serverErrorText } from '../api/use-notify-error';
import { Checkbox } from '../ui/fields/checkbox';
import { ComboboxField } from '../ui/fields/combobox-field';
import classes from './employee-input.module.css';
import type { Employee } from './employee';
import { useChosenEmployee } from './use-chosen-employee';

/** The same as in the lists' search boxes. */
const DEBOUNCE_MS = 150;
const SHOWN = 20;

/** The server searches, because a department may have tens of thousands of employees. */
export function EmployeeInput({ withLeft: startsWithLeft }: { withLeft: boolean }) {
  const text = useText();
  const department = useWatch({ name: 'department' }) as string;
  const [withLeft, setWithLeft] = useState(startsWithLeft);
  return (
    <div className={classes.input}>
      <EmployeeCombobox key={department} department={department} withLeft={withLeft} />
      <Checkbox label={text('salaries.withLeft')} checked={withLeft} onChange={(event) => setWithLeft(event.target.checked)} />
    </div>
  );
}

function EmployeeCombobox({ department, withLeft }: { department: string; withLeft: boolean }) {
  const text = useText();
  const { day } = useDates();
  const label = text('salaries.employee');
  const { control, error } = useFormField({ source: 'employeeId', label }, true);
  const chosen = useChosenEmployee();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, DEBOUNCE_MS);
  const { data, total = 0, isFetching, isPlaceholderData, error: failure } = useGetList<Employee>(
    'employees',
    { filter: { department, ...(!withLeft && { status: 'Active' }), ...(q && { q }) }, pagination: { page: 1, perPage: SHOWN }, sort: { field: 'name', order: 'ASC' } },
    { enabled: Boolean(department), placeholderData: (before) => before },
  );
  const stale = typed !== q || isPlaceholderData || (isFetching && !data);

  function note() {
    if (failure) return serverErrorText(failure) || text('error.generic');
    if (!data) return text('app.loadingMore');
    if (stale) return undefined;
    if (data.length === 0) return text(withLeft ? 'salaries.nobody' : 'salaries.noEmployee');
    return total > data.length ? text('salaries.moreEmployees', { shown: data.length, total }) : undefined;
  }

  return (
    <ComboboxField<Employee>
      label={label}
      error={error}
      disabled={!department}
      placeholder={text(department ? 'salaries.searchEmployee' : 'salaries.departmentFirst')}
      value={chosen}
      onChoose={(employee) => control.onChange(employee?.id ?? '')}
      options={data ?? []}
      stale={stale}
      onSearch={(next) => {
        setTyped(next);
        search(next);
      }}
      textOf={({ name, employeeId }) => `${name} ${employeeId}`}
      picture={chosen && <PersonPhoto name={chosen.name} image={chosen.userId?.profileImage} />}
      render={({ name, employeeId, userId, status, leftOn }) => (
        <>
          <PersonPhoto name={name} image={userId?.profileImage} />
          <span className={classes.option}>
            <bdi>{name}</bdi> <bdi>{employeeId}</bdi>
            {status === 'Left' && leftOn && <span className={classes.left}>{text('salaries.left', { date: day(leftOn) })}</span>}
          </span>
        </>
      )}
      note={note()}
    />
  );
}
