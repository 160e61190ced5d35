import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Employee } from './employee';

/** At first without the salary, from the cache that the search has filled. */
export function useChosenEmployee(): Employee | null {
  const id = useWatch({ name: 'employeeId' }) as string | undefined;
  const { data } = useGetOne<Employee>('employees', { id }, { enabled: Boolean(id) });
  return (id && data) || null;
}
