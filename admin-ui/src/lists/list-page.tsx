import { type ReactNode, useState } from 'react';
import {
  type FilterPayload,
  ListBase,
  memoryStore,
  type SortPayload,
  StoreContextProvider,
} from 'react-admin';
import { useLocation } from 'react-router';
import { isNewestFirst } from '../paths';
import type { MessageKey } from '../i18n/use-text';
import { useNotifyError } from '../api/use-notify-error';
import { useRowsPerPage } from './pager';
import { FilterChanges, LocalFilterChanges } from './filter-changes';
import { RowsSelectable } from './row-selection';

interface Props {
  resource: string;
  sort: SortPayload;
  filter?: FilterPayload;
  filterDefaultValues?: FilterPayload;
  failure?: MessageKey;
  /** For a list of one person: its filters and sort are not stored on this device. */
  personal?: boolean;
  /** For a list inside a step or a dialog: its filters, order and page stand neither in the address nor on this device. */
  embedded?: boolean;
  enabled?: boolean;
  perPage?: number;
  children: ReactNode;
}

export function ListPage({
  resource,
  sort,
  filter,
  filterDefaultValues,
  failure,
  personal = false,
  embedded = false,
  enabled = true,
  perPage,
  children,
}: Props) {
  const notifyError = useNotifyError();
  // The view right after a creation must not replace the stored filters and sort, nor must another day.
  const [afterCreation] = useState(() => isNewestFirst(location.search));
  const { search } = useLocation();
  const view = afterCreation ? 'afterCreation' : search.includes('asOf') ? 'asOf' : undefined;
  const [store] = useState(memoryStore);
  const [rowsPerPage] = useRowsPerPage();
  const list = (
    <ListBase
      key={resource}
      resource={resource}
      sort={sort}
      filter={filter}
      filterDefaultValues={filterDefaultValues}
      perPage={perPage ?? rowsPerPage}
      exporter={false}
      disableSyncWithLocation={embedded}
      storeKey={embedded ? false : view && `${resource}.${view}`}
      disableAuthentication
      queryOptions={{ enabled, onError: (error: Error) => notifyError(error, failure) }}
    >
      <RowsSelectable>
        {embedded ? (
          <LocalFilterChanges opening={filterDefaultValues}>{children}</LocalFilterChanges>
        ) : (
          <FilterChanges sort={sort} opening={filterDefaultValues}>
            {children}
          </FilterChanges>
        )}
      </RowsSelectable>
    </ListBase>
  );
  return personal ? <StoreContextProvider value={store}>{list}</StoreContextProvider> : list;
}
