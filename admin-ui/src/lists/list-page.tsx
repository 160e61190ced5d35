import { type ReactNode, useState } from 'react';
import { type FilterPayload, ListBase, memoryStore, type SortPayload, StoreContextProvider } from 'react-admin';
import { isNewestFirst } from '../paths';
import type { MessageKey } from '../i18n/use-text';
import { useRefusal } from '../api/use-refusal';
import { FilterChanges } from './filter-changes';
import classes from './list-tools.module.css';

interface Props {
  resource: string;
  sort: SortPayload;
  /** Always in force, and not shown in the officePath. */
  filter?: FilterPayload;
  /** In force until another one is chosen. */
  filterDefaultValues?: FilterPayload;
  /** Said when no list came and the server gave no reason. */
  failure?: MessageKey;
  /** Of one person: how it was looked at is not to be found again, nor kept on this device under their id. */
  personal?: boolean;
  /** False while it cannot be asked for yet; until then it loads. */
  enabled?: boolean;
  children: ReactNode;
}

/** A list whose search, filters, sort and page stand in the address and are remembered. */
export function ListPage({ resource, sort, filter, filterDefaultValues, failure, personal = false, enabled = true, children }: Props) {
  const refuse = useRefusal();
  // How a list looks right after a creation is not how one finds it again.
  const [passing] = useState(() => isNewestFirst(location.search));
  const [store] = useState(memoryStore);
  const list = (
    <ListBase
      key={resource}
      resource={resource}
      sort={sort}
      filter={filter}
      filterDefaultValues={filterDefaultValues}
      perPage={10}
      exporter={false}
      storeKey={passing ? `${resource}.afterCreation` : undefined}
      disableAuthentication
      queryOptions={{ enabled, onError: (error: Error) => refuse(error, failure) }}
    >
      <FilterChanges sort={sort}>{children}</FilterChanges>
    </ListBase>
  );
  return personal ? <StoreContextProvider value={store}>{list}</StoreContextProvider> : list;
}

/** Search and filters, between the figures and the table. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <div className={classes.tools} role="search">
      {children}
    </div>
  );
}
