import { type ReactNode, useMemo } from 'react';
import { type FilterPayload, ListBase, type SortPayload, useListContext } from 'react-admin';
import { useNotifyError } from '../api/use-notify-error';
import type { MessageKey } from '../i18n/use-text';
import { FilterChangesContext } from './filter-changes';

interface Props {
  resource: string;
  sort: SortPayload;
  /** With which it opens. */
  filter: FilterPayload;
  failure: MessageKey;
  children: ReactNode;
}

/** A list inside a step or a dialog: its filters, order and page stand neither in the address nor on this device. */
export function EmbeddedList({ resource, sort, filter, failure, children }: Props) {
  const notifyError = useNotifyError();
  return (
    <ListBase
      key={resource}
      resource={resource}
      sort={sort}
      filterDefaultValues={filter}
      exporter={false}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      queryOptions={{ onError: (error: Error) => navigator.onLine && notifyError(error, failure) }}
    >
      <LocalFilterChanges opening={filter}>{children}</LocalFilterChanges>
    </ListBase>
  );
}

function LocalFilterChanges({ opening, children }: { opening: FilterPayload; children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const changes = useMemo(
    () => ({
      change: (changed: Record<string, string | undefined>) => setFilters(Object.fromEntries(Object.entries({ ...(filterValues as object), ...changed }).filter(([, value]) => value))),
      reset: () => setFilters(opening),
    }),
    [filterValues, setFilters, opening],
  );
  return <FilterChangesContext value={changes}>{children}</FilterChangesContext>;
}
