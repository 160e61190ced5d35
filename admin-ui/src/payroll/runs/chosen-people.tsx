import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { EmployeeOption } from '../../people/employee-option';
import type { Person } from '../../people/person';
import { useEmployeeSearch } from '../../people/use-employee-search';
import { ComboboxField } from '../../ui/fields/combobox-field';
import { RemoveChip } from '../../ui/remove-chip';
import classes from './off-cycle-dialog.module.css';

interface Props {
  people: Person[];
  error: string | undefined;
  onChange: (people: Person[]) => void;
}

/** Found by name one after the other; each becomes a chip. */
export function ChosenPeople({ people, error, onChange }: Props) {
  const text = useText();
  const { options, stale, note, onSearch } = useEmployeeSearch({
    filter: {},
    nobody: text('payroll.off.nobody'),
  });
  // A new field for each person, so that it is empty again.
  const [turn, setTurn] = useState(0);

  function add(person: Person | null) {
    if (!person) return;
    if (!people.some(({ id }) => id === person.id)) onChange([...people, person]);
    onSearch('');
    setTurn(turn + 1);
  }

  return (
    <div className={classes.people}>
      <ComboboxField<Person>
        key={turn}
        label={text('payroll.off.people')}
        error={error}
        placeholder={text('payroll.off.search')}
        value={null}
        onChoose={add}
        options={options.filter(({ id }) => !people.some((person) => person.id === id))}
        stale={stale}
        onSearch={onSearch}
        textOf={({ name, employeeId }) => `${name} ${employeeId}`}
        render={(person) => <EmployeeOption person={person} />}
        note={note}
      />
      {people.length > 0 && (
        <div className={classes.chips} role="group" aria-label={text('payroll.off.chosen')}>
          {people.map((person) => (
            <RemoveChip
              key={person.id}
              onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
            >
              <bdi>{person.name}</bdi>
              <span className="visually-hidden">
                , {text('payroll.off.remove', { name: person.name })}
              </span>
            </RemoveChip>
          ))}
        </div>
      )}
    </div>
  );
}
