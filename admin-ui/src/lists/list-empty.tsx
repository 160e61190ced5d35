import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { useFilterChanges } from './filter-changes';

interface Props {
  title: string;
  /** While something is searched for or filtered, and while nothing is. */
  searching?: string;
  none?: string;
  /** What makes the first one. */
  action?: ReactNode;
}

/** An empty list says why it is empty, and what can be done about that. */
export function ListEmpty({ title, searching, none, action }: Props) {
  const text = useText();
  const { filterValues } = useListFilterContext();
  const { reset } = useFilterChanges();
  const narrowed = Object.keys(filterValues as object).length > 0;
  function showAll() {
    reset();
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }

  return (
    <EmptyState title={title} action={narrowed ? <Button onClick={showAll}>{text('lists.showAll')}</Button> : action}>
      {(narrowed ? searching : none) ?? text('lists.noRecords')}
    </EmptyState>
  );
}
