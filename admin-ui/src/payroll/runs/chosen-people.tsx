import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { EmployeeSearch } from '../../people/employee-search';
import type { Person } from '../../people/person';
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
  // A new field for each person, so that it is empty again.
  const [turn, setTurn] = useState(0);

  function add(person: Person | null) {
    if (!person) return;
    if (!people.some(({ id }) => id === person.id)) onChange([...people, person]);
    setTurn(turn + 1);
  }

  return (
    <div className={classes.people}>
      <EmployeeSearch
        key={turn}
        label={text('payroll.off.people')}
        error={error}
        placeholder={text('payroll.off.search')}
        value={null}
        onChoose={add}
        nobody={text('payroll.off.nobody')}
        without={people}
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
