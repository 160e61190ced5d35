import type { ReactNode } from 'react';
import { useListFilterContext } from 'ra-core';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { useFilterChanges } from './filter-changes';

interface Props {
  title: string;
  filteredText?: string;
  emptyText?: string;
  action?: ReactNode;
  /** Finds more for the same search. */
  wider?: ReactNode;
  /** The filter with which the list opens; with it alone, the list counts as unfiltered. */
  defaultFilter?: Record<string, unknown>;
}

export function ListEmpty({
  title,
  filteredText,
  emptyText,
  action,
  wider,
  defaultFilter = {},
}: Props) {
  const text = useText();
  const { filterValues } = useListFilterContext();
  const { reset } = useFilterChanges();
  const filtered = Object.entries(filterValues as object).some(
    ([source, value]) => JSON.stringify(value) !== JSON.stringify(defaultFilter[source]),
  );
  function showAll() {
    reset();
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }

  return (
    <EmptyState
      title={title}
      action={
        filtered ? wider || <Button onClick={showAll}>{text('lists.showAll')}</Button> : action
      }
    >
      {(filtered ? filteredText : emptyText) ?? text('lists.noRecords')}
    </EmptyState>
  );
}
