import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportMapping } from '../../../api/contract/imports/import-mapping.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { API, getBlob, getJson, httpClient, postJson, deleteJson } from '../api/http-client';
import type { ImportAddedResponse } from '../../../api/contract/imports/import-responses.js';
import { UNATTENDED } from '../api/unattended';
import { isRunning } from './import';

const importOf = async (response: Promise<{ import: ImportRecord }>): Promise<ImportRecord> =>
  (await response).import;

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const importUrl = <Step extends string>(step: Step, id: string) =>
  `/import/${step}/${encodeURIComponent(id)}` as const;

/** Separate from the other calls of admins, so that they load with the import screens. */
export const importCalls = {
  /** The row of the headings is suggested, unless it was chosen already. */
  async upload(kind: ImportKind, file: File, headingsRow?: number): Promise<ImportAddedResponse> {
    const form = new FormData();
    form.append('kind', kind);
    if (headingsRow !== undefined) form.append('headingsRow', String(headingsRow));
    form.append('file', file);
    return postJson('/import/add', form);
  },

  async list(limit: number): Promise<{ imports: ImportRecord[]; total: number }> {
    const query = new URLSearchParams({
      range: JSON.stringify([0, limit - 1]),
      sort: JSON.stringify(['createdAt', 'DESC']),
    });
    const { json, headers } = await httpClient(`${API}/import?${query}`, UNATTENDED);
    const { imports } = json as { imports: ImportRecord[] };
    return {
      imports,
      total: Number(headers.get('Content-Range')?.split('/')[1] ?? imports.length),
    };
  },

  /** Polled, so it must not count as activity of the user. */
  one: (id: string) => importOf(getJson(importUrl('single', id), UNATTENDED)),
  columns: (id: string) => getJson(importUrl('columns', id)),
  headings: (id: string, headingsRow: number) =>
    postJson(importUrl('headings', id), { headingsRow }),
  check: (id: string, mapping: ImportMapping, saveAs?: string) =>
    importOf(postJson(importUrl('check', id), { mapping, saveAs })),
  apply: ({ _id, startedAt }: ImportRecord) =>
    importOf(postJson(importUrl('apply', _id), { startedAt })),
  cancel: (id: string) => importOf(postJson(importUrl('cancel', id), {})),
  undo: (id: string) => importOf(postJson(importUrl('undo', id), {})),
  remove: async (id: string) => void (await deleteJson(`/import/${encodeURIComponent(id)}`)),
  refused: (id: string) => getBlob(importUrl('refused', id), 'text/csv'),

  template: (kind: ImportKind) => getBlob(`/import/template?kind=${kind}`, WORKBOOK),

  mappings: async (kind: ImportKind) => (await getJson(`/import/mapping?kind=${kind}`)).mappings,
  removeMapping: async (id: string) => void (await deleteJson(importUrl('mapping', id))),
};

const POLL_MS = 700;

const importKey = (id: string) => ['import', id];
export const columnsKey = (id: string) => ['importColumns', id];
export const IMPORT_LIST_KEY = ['imports'];
export const rowsResource = (id: string) => `importRows/${id}`;

export function useImport(id: string) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: importKey(id),
    queryFn: () => importCalls.one(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });

  const state = data?.state;
  const previousState = useRef(state);
  useEffect(() => {
    // Any cached record may have changed.
    if (
      (previousState.current === 'Applying' && state === 'Applied') ||
      (previousState.current === 'Undoing' && state === 'Undone')
    )
      void client.invalidateQueries();
    previousState.current = state;
  }, [client, state]);

  return { record: data, failure: error, isPending, refetch };
}

export function useCacheImport() {
  const client = useQueryClient();
  return useCallback(
    (record: ImportRecord) => {
      client.setQueryData(importKey(record._id), record);
      if (record.state === 'Checking')
        client.removeQueries({ queryKey: [rowsResource(record._id)] });
      void client.invalidateQueries({ queryKey: IMPORT_LIST_KEY });
    },
    [client],
  );
}

export function useEvictImport() {
  const client = useQueryClient();
  return useCallback(
    (id: string) => {
      client.removeQueries({ queryKey: importKey(id) });
      client.removeQueries({ queryKey: columnsKey(id) });
      void client.invalidateQueries({ queryKey: IMPORT_LIST_KEY });
    },
    [client],
  );
}

/** The columns of an uploaded file change only with its headings. */
export const useColumns = (id: string) =>
  useQuery({
    queryKey: columnsKey(id),
    queryFn: () => importCalls.columns(id),
    staleTime: Infinity,
  });

const mappingsKey = (kind: ImportKind) => ['importMappings', kind];

export function useSavedMappings(kind: ImportKind) {
  const client = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: mappingsKey(kind),
    queryFn: () => importCalls.mappings(kind),
  });
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: mappingsKey(kind) }),
    [client, kind],
  );
  return { mappings: data, refresh };
}
