import { lazy, Suspense } from 'react';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import { SelectField } from '../ui/fields/select-field';
import { useFilterChanges } from './filter-changes';
import classes from './list-filters.module.css';
import { type ListFilter, useFilter } from './list-filter';

// No list needs it before its filters are opened.
const FilterDates = lazy(() => import('./filter-dates'));

interface Props {
  filter: ListFilter;
  hideLabel?: boolean;
}

export function FilterField({ filter, hideLabel }: Props) {
  if (filter.field) return filter.field;
  if (filter.until)
    return (
      <div className={classes.dates}>
        <Suspense fallback={<Skeleton width="100%" height={66} />}>
          <FilterDates filter={filter} until={filter.until} />
        </Suspense>
      </div>
    );
  return <FilterSelect filter={filter} choices={filter.choices ?? []} hideLabel={hideLabel} />;
}

function FilterSelect({
  filter: { source, label, any, clears },
  choices,
  hideLabel,
}: Props & { choices: NonNullable<ListFilter['choices']> }) {
  const text = useText();
  const [value] = useFilter(source);
  const { change } = useFilterChanges();
  // A filter from an old URL may have a value that no longer exists; it is shown so that it can be cleared.
  const unknown = value && !choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      placeholder={any ?? text('lists.any')}
      choices={unknown ? [{ value, label: value }, ...choices] : choices}
      value={value}
      onChange={({ target }) => change({ [source]: target.value, ...(clears && { [clears]: '' }) })}
    />
  );
}
