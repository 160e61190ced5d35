import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { useFilterChanges } from './filter-changes';
import { useListDay } from './list-as-of';

interface Props {
  title: string;
  /** Instead of the line that quotes the search. */
  hint?: string;
  filteredText?: string;
  emptyText?: string;
  action?: ReactNode;
  /** Finds more for the same search. */
  wider?: ReactNode;
  /** The filter with which the list opens; with it or another day alone, the list counts as unfiltered. */
  defaultFilter?: Record<string, unknown>;
}

export function ListEmpty({
  title,
  hint,
  filteredText,
  emptyText,
  action,
  wider,
  defaultFilter = {},
}: Props) {
  const text = useText();
  const filterValues = useListFilterContext().filterValues as Record<string, unknown>;
  const { change, reset } = useFilterChanges();
  const { q } = filterValues as { q?: string };
  const isToday = useListDay() === undefined;
  const filtered = Object.entries(filterValues).some(
    ([source, value]) =>
      source !== 'asOf' && JSON.stringify(value) !== JSON.stringify(defaultFilter[source]),
  );
  function clear() {
    if (q) change({ q: '' });
    else reset();
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }

  if (!filtered)
    return (
      <EmptyState title={title} action={isToday && action}>
        {(isToday && emptyText) || text('lists.noRecords')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={title}
      action={
        wider || (
          <Button onClick={clear}>{text(q ? 'lists.clearSearch' : 'lists.clearFilters')}</Button>
        )
      }
    >
      {hint ??
        (q ? text('lists.noMatch', { words: q }) : (filteredText ?? text('lists.noRecords')))}
    </EmptyState>
  );
}
