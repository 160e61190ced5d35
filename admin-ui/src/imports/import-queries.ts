import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ImportKind, ImportRecord } from '../../../api/contract/imports.js';
import { isRunning } from './import';
import { importCalls } from './import-calls';

const POLL_MS = 700;

const oneKey = (id: string) => ['import', id];
export const columnsKey = (id: string) => ['importColumns', id];
export const EARLIER = ['imports'];
/** As react-admin's list of them begins. */
export const rowsResource = (id: string) => `importRows/${id}`;

/** Asked again and again while something runs and somebody looks. */
export function useImport(id: string) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: oneKey(id),
    queryFn: () => importCalls.one(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });

  const state = data?.state;
  const before = useRef(state);
  useEffect(() => {
    // Lists, counts and names anywhere may be others now.
    if ((before.current === 'Applying' && state === 'Applied') || (before.current === 'Undoing' && state === 'Undone')) void client.invalidateQueries();
    before.current = state;
  }, [client, state]);

  return { record: data, failure: error, isPending, refetch };
}

/** Puts what a call answered where the screens read it. */
export function useKeepImport() {
  const client = useQueryClient();
  return useCallback(
    (record: ImportRecord) => {
      client.setQueryData(oneKey(record._id), record);
      if (record.state === 'Checking') client.removeQueries({ queryKey: [rowsResource(record._id)] });
      void client.invalidateQueries({ queryKey: EARLIER });
    },
    [client],
  );
}

export function useForgetImport() {
  const client = useQueryClient();
  return useCallback(
    (id: string) => {
      client.removeQueries({ queryKey: oneKey(id) });
      client.removeQueries({ queryKey: columnsKey(id) });
      void client.invalidateQueries({ queryKey: EARLIER });
    },
    [client],
  );
}

/** What a file holds never changes. */
export const useColumns = (id: string) => useQuery({ queryKey: columnsKey(id), queryFn: () => importCalls.columns(id), staleTime: Infinity });

const mappingsKey = (kind: ImportKind) => ['importMappings', kind];

export function useSavedMappings(kind: ImportKind) {
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: mappingsKey(kind), queryFn: () => importCalls.mappings(kind) });
  const again = useCallback(() => client.invalidateQueries({ queryKey: mappingsKey(kind) }), [client, kind]);
  return { mappings: data, again };
}
