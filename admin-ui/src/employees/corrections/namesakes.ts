import { useGetList } from 'react-admin';
import { folded } from '../../shell/search/folded';
import type { ListedEmployee } from '../employee';

const LOOKED_AT = 20;

/** Whether anybody here has this name; undefined while nobody knows. */
export function useNamesake(name: string | undefined): boolean | undefined {
  const { data } = useGetList<ListedEmployee>(
    'employees',
    { filter: { q: name }, pagination: { page: 1, perPage: LOOKED_AT }, sort: { field: 'name', order: 'ASC' }, meta: { withoutPay: true } },
    { enabled: Boolean(name) },
  );
  return name ? data?.some((employee) => folded(employee.name ?? '') === folded(name)) : undefined;
}
