import { useListContext } from 'react-admin';
import { useNumbers } from '../api/config';
import type { Figure } from './list-head';

/** How many rows search and filters leave; marked where they leave out some of the whole list. */
export function useFilteredResults(label: string, whole: number | undefined): Figure {
  const numbers = useNumbers();
  const { total } = useListContext();
  if (total === undefined) return { label, value: undefined };
  return {
    label,
    value: numbers.format(total),
    tone: whole === undefined || whole === total ? undefined : 'accent',
  };
}
