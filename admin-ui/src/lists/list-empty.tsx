import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

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
  const { filterValues, setFilters } = useListFilterContext();
  const narrowed = Object.keys(filterValues as object).length > 0;
  return (
    <EmptyState title={title} action={narrowed ? <Button onClick={() => setFilters({})}>{text('lists.showAll')}</Button> : action}>
      {(narrowed ? searching : none) ?? text('lists.noRecords')}
    </EmptyState>
  );
}
