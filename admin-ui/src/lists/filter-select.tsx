import { ChevronDown } from 'lucide-react';
import { Icon } from '../ui/icon';
import type { Choice } from '../ui/select-field';
import { useFilterChanges } from './filter-changes';
import classes from './list-filters.module.css';
import { useFilter } from './use-filter';

interface Props {
  source: string;
  /** Its name, and what it shows while it lets everything through. */
  label: string;
  choices: Choice[];
  /** Another filter, which only makes sense together with what was chosen here. */
  drops?: string;
}

export function FilterSelect({ source, label, choices, drops }: Props) {
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter of an old address may name what is not there (any more); it stays visible, so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <span className={classes.pick} data-active={value !== ''}>
      <select aria-label={label} value={value} onChange={({ target }) => change({ [source]: target.value, ...(drops && { [drops]: '' }) })}>
        <option value="">{label}</option>
        {unknown && <option value={value}>{value}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
}
