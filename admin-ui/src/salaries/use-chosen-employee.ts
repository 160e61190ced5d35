import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Employee } from './employee';

/** Whoever is chosen in the form; who was found by the search is known already. */
export function useChosenEmployee(): Employee | null {
  const id = useWatch({ name: 'employeeId' }) as string | undefined;
  const { data } = useGetOne<Employee>('employees', { id }, { enabled: Boolean(id) });
  return (id && data) || null;
}
