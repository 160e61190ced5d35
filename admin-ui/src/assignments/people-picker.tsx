import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text';
import { EmployeeSearch } from '../people/employee-search';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import type { Person } from '../people/person';
import { RemoveChip } from '../ui/remove-chip';
import classes from './assignments.module.css';

export type ChosenPerson = Pick<Person, 'id' | 'name'>;

interface Props {
  label?: string;
  people: ChosenPerson[];
  /** The field goes once so many are chosen. */
  max?: number;
  error?: string;
  onChange: (people: ChosenPerson[]) => void;
}

export function PeoplePicker({ label, people, max = Infinity, error, onChange }: Props) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(people.length);

  // The field begins anew after each choice.
  useEffect(() => {
    if (people.length !== count.current) box.current?.querySelector('input')?.focus();
    count.current = people.length;
  }, [people.length]);

  return (
    <div ref={box} className={classes.picker}>
      {people.length < max && (
        <EmployeeSearch
          key={people.map(({ id }) => id).join()}
          label={label ?? text('assignments.peopleLabel')}
          error={error}
          placeholder={text('assignments.search')}
          value={null}
          onChoose={(person) =>
            person && onChange([...people, { id: person.id, name: person.name }])
          }
          filter={WORK_HERE_OR_WILL}
          nobody={text('assignments.nobodyFound')}
          without={people}
        />
      )}
      {people.length > 0 && (
        <ul className={classes.chips} aria-label={text('assignments.chosen')}>
          {people.map(({ id, name }) => (
            <li key={id}>
              <RemoveChip
                aria-label={text('assignments.remove', { name: name ?? '' })}
                onClick={() => onChange(people.filter((one) => one.id !== id))}
              >
                <bdi>{name}</bdi>
              </RemoveChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
