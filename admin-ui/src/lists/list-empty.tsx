import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { useFilterChanges } from './filter-changes';

interface Props {
  title: string;
  filteredText?: string;
  emptyText?: string;
  action?: ReactNode;
}

export function ListEmpty({ title, filteredText, emptyText, action }: Props) {
  const text = useText();
  const { filterValues } = useListFilterContext();
  const { reset } = useFilterChanges();
  const filtered = Object.keys(filterValues as object).length > 0;
  function showAll() {
    reset();
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }

  return (
    <EmptyState title={title} action={filtered ? <Button onClick={showAll}>{text('lists.showAll')}</Button> : action}>
      {(filtered ? filteredText : emptyText) ?? text('lists.noRecords')}
    </EmptyState>
  );
}
