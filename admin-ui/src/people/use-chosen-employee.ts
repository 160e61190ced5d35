import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Person, WITHOUT_PAY } from './person';

/** With the salary, at first without it, from the cache that the search has filled; or `WITHOUT_PAY`. */
export function useChosenEmployee(source = 'employeeId', meta?: typeof WITHOUT_PAY): Person | null {
  const id = useWatch({ name: source }) as string | undefined;
  const { data } = useGetOne<Person>('employees', { id, meta }, { enabled: Boolean(id) });
  return (id && data) || null;
}
