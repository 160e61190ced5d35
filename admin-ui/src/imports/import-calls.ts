import type { ImportColumn, ImportKind, ImportMapping, ImportRecord, SavedMappingRecord } from '../../../api/contract/imports.js';
import { API, getBlob, getJson, httpClient, postJson, send } from '../providers/http-client';
import { UNATTENDED } from '../providers/unattended';

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
