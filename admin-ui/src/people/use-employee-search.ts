import { useState } from 'react';
import { type FilterPayload, useDebouncedEvent, useGetList } from 'react-admin';
import { serverErrorText } from '../api/use-notify-error';
import { type MessageKey, useText } from '../i18n/use-text';
import type { Person } from './person';

/** The same as in the lists' search boxes. */
const DEBOUNCE_MS = 150;
const SHOWN = 20;

interface Search {
  filter: FilterPayload;
  /** Said where nobody matches. */
  nobody: string;
  /** Said where not all who match are shown. */
  more?: MessageKey;
}

/** The server searches, because a company may have tens of thousands of employees. */
export function useEmployeeSearch({ filter, nobody, more = 'people.more' }: Search) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, DEBOUNCE_MS);
  const {
    data,
    total = 0,
    isFetching,
    isPlaceholderData,
    error: failure,
  } = useGetList<Person>(
    'employees',
    {
      filter: { ...filter, ...(q && { q }) } as FilterPayload,
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  const stale = typed !== q || isPlaceholderData || (isFetching && !data);

  function note(): string | undefined {
    if (failure) return serverErrorText(failure) || text('error.generic');
    if (!data) return text('app.loadingMore');
    if (stale) return undefined;
    if (data.length === 0) return nobody;
    return total > data.length ? text(more, { shown: data.length, total }) : undefined;
  }

  function onSearch(next: string) {
    setTyped(next);
    search(next);
  }

  return { typed, options: data ?? [], stale, note: note(), onSearch };
}
