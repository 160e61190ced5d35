import { useGetList } from 'ra-core';
import { folded } from '../../../../api/contract/text/folded-text.js';
import type { ListedEmployee } from '../employee';

const PAGE_SIZE = 20;

/** Undefined while the search is running. */
export function useNamesake(name: string | undefined): boolean | undefined {
  const { data } = useGetList<ListedEmployee>(
    'employees',
    {
      filter: { q: name },
      pagination: { page: 1, perPage: PAGE_SIZE },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: Boolean(name) },
  );
  return name ? data?.some((employee) => folded(employee.name ?? '') === folded(name)) : undefined;
}
