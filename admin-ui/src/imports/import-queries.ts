import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ImportColumn, ImportKind, ImportMapping, ImportRecord, SavedMappingRecord } from '../../../api/contract/imports.js';
import { API, getBlob, getJson, httpClient, postJson, send } from '../api/http-client';
import { UNATTENDED } from '../api/unattended';
import { isRunning } from './import';

interface Columns {
  columns: ImportColumn[];
  proposal: ImportMapping;
}
type Uploaded = Columns & { import: ImportRecord };

const recordIn = async (answer: Promise<{ import: ImportRecord }>) => (await answer).import;

const to = (what: string, id: string) => `/import/${what}/${encodeURIComponent(id)}`;

/** Here and not beside the other calls of admins: they come with the screens of the import. */
export const importCalls = {
  async upload(kind: ImportKind, file: File): Promise<Uploaded> {
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    return (await send('POST', '/import/add', form)).json as Uploaded;
  },

  /** The newest, and how many there are. */
  async list(most: number): Promise<{ imports: ImportRecord[]; total: number }> {
    const query = new URLSearchParams({ range: JSON.stringify([0, most - 1]), sort: JSON.stringify(['createdAt', 'DESC']) });
    const { json, headers } = await httpClient(`${API}/import?${query}`, UNATTENDED);
    const { imports } = json as { imports: ImportRecord[] };
    return { imports, total: Number(headers.get('Content-Range')?.split('/')[1] ?? imports.length) };
  },

  /** Asked for again and again while something runs, by nobody. */
  one: (id: string) => recordIn(getJson(to('single', id), UNATTENDED)),
  columns: (id: string) => getJson<Columns>(to('columns', id)),
  check: (id: string, mapping: ImportMapping, saveAs?: string) => recordIn(postJson(to('check', id), { mapping, saveAs })),
  apply: (id: string) => recordIn(postJson(to('apply', id), {})),
  cancel: (id: string) => recordIn(postJson(to('cancel', id), {})),
  undo: (id: string) => recordIn(postJson(to('undo', id), {})),
  invite: (id: string) => postJson<{ import: ImportRecord; invited: number }>(to('invite', id), {}),
  remove: async (id: string) => void (await send('DELETE', `/import/${encodeURIComponent(id)}`)),
  refused: (id: string) => getBlob(to('refused', id), 'text/csv'),

  mappings: async (kind: ImportKind) => (await getJson<{ mappings: SavedMappingRecord[] }>(`/import/mapping?kind=${kind}`)).mappings,
  removeMapping: async (id: string) => void (await send('DELETE', to('mapping', id))),
};

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
