import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/use-api';
import type { Person } from '../people/person';

const NAMES_FRESH_MS = 5 * 60 * 1000;
const AT_ONCE = 50;

/** Finds who follows by name among the active people of the department; undefined after the last. */
export function useNextEmployee(): (department: string, id: string) => Promise<Person | undefined> {
  const api = useApi();
  const client = useQueryClient();
  return async (department, id) => {
    const names = await client.fetchQuery({
      queryKey: ['departmentNames', department],
      queryFn: () => api.employeesOfDepartment(department),
      staleTime: NAMES_FRESH_MS,
    });
    const ids = names.map(({ _id }) => _id);
    for (let start = ids.indexOf(id) + 1; start < ids.length; start += AT_ONCE) {
      const among = ids.slice(start, start + AT_ONCE);
      const { data } = await api.getList<Person>('employees', {
        filter: { id: among, status: 'Active' },
        pagination: { page: 1, perPage: AT_ONCE },
        sort: { field: 'name', order: 'ASC' },
      });
      const [next] = data;
      if (next) return next;
    }
    return undefined;
  };
}
