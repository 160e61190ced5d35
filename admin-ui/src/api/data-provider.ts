import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { UNATTENDED_HEADER } from '../../../api/contract/auth/second-factor.js';
import { type HttpResponse, API, httpClient, RequestFailed, send } from './http-client';
import { officeCalls } from './office-calls';
import { portalCalls } from './portal-calls';
import { teamCalls } from './team-calls';
import { resourceOf } from './resources';
import { workingTimeCalls } from './working-time-calls';

type ResponseBody = Record<string, unknown>;
type ServerRecord = { _id: string };
/** A filter by which a list is as of another day. */
interface AsOf {
  asOf?: string;
}
/** `unattended`: requested by a timer. */
type Meta = { unattended?: boolean } | undefined;

export const dataProvider = {
  supportAbortSignal: true,

  async getList<Row extends RaRecord>(name: string, params: GetListParams) {
    const fetchPage = ({ filter, ...query }: GetListParams) => {
      const { asOf, ...others } = (filter ?? {}) as AsOf;
      return list<GetListResult<Row>>(
        name,
        (rest, path) => rest.getList(path, { ...query, filter: others }),
        query.meta as Meta,
        asOf,
      );
    };
    const result = await fetchPage(params);
    const lastPage = Math.ceil((result.total ?? 0) / (params.pagination?.perPage ?? 1));
    if (result.data.length > 0 || lastPage === 0 || (params.pagination?.page ?? 1) <= lastPage)
      return result;
    // After the last row of the last page is deleted, react-admin would show the first page instead of the previous one.
    return fetchPage({
      ...params,
      pagination: { page: lastPage, perPage: params.pagination?.perPage ?? 1 },
    });
  },
  getMany: (name: string, params: GetManyParams) =>
    list(name, (rest, path) => rest.getMany(path, params)),
  getManyReference: (name: string, params: GetManyReferenceParams) =>
    list(name, (rest, path) => rest.getManyReference(path, params)),

  /** With `meta.fields`, an employee has those fields only, of the ones that are sent on request. */
  async getOne<Row extends RaRecord>(name: string, { id, meta }: GetOneParams<Row>) {
    const { getOne, record, complete, path, rows } = resourceOf(name);
    if (complete)
      return {
        data: withId<Row>(oneOf((await bodyAt(path))[rows] as ServerRecord[], id)),
      };
    if (!getOne) throw new Error(`A single record of ${name} cannot be read.`);
    const { fields } = (meta ?? {}) as { fields?: string[] };
    const query = fields ? `?${new URLSearchParams({ fields: JSON.stringify(fields) })}` : '';
    return {
      data: withId<Row>((await bodyAt(pathTo(getOne, id) + query))[record]),
    };
  },

  /** The server stores repeated requests with the same `meta.idempotencyKey` once. */
  async create<Data, Row extends RaRecord>(name: string, { data, meta }: CreateParams<Data>) {
    const { create, record, multipart } = resourceOf(name);
    if (!create) throw new Error(`A record of ${name} cannot be made.`);
    const { idempotencyKey } = (meta ?? {}) as { idempotencyKey?: string };
    const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
    const response = await send('POST', create, multipart ? toFormData(data) : data, { headers });
    return { data: recordFrom<Row>(response, record) };
  },

  /** Sends the form's `version` too, so that the server rejects an edit of an outdated record. */
  async update<Row extends RaRecord>(name: string, { id, data }: UpdateParams<Row>) {
    const { update, record } = resourceOf(name);
    if (!update) throw new Error(`A record of ${name} cannot be changed.`);
    return { data: recordFrom<Row>(await send('PUT', pathTo(update, id), data), record) };
  },

  async delete<Row extends RaRecord>(name: string, { id, previousData }: DeleteParams<Row>) {
    const { remove } = resourceOf(name);
    if (!remove) throw new Error(`A record of ${name} cannot be deleted.`);
    await send('DELETE', pathTo(remove, id));
    return { data: previousData ?? ({ id } as Row) };
  },

  async updateMany(name: string, { ids, data }: { ids: RaRecord['id'][]; data: object }) {
    await Promise.all(
      ids.map((id) => dataProvider.update(name, { id, data, previousData: { id } })),
    );
    return { data: ids };
  },

  async deleteMany(name: string, { ids }: { ids: RaRecord['id'][] }) {
    await Promise.all(ids.map((id) => dataProvider.delete(name, { id, previousData: { id } })));
    return { data: ids };
  },

  ...portalCalls,
  ...teamCalls,
  ...officeCalls,
  ...workingTimeCalls,
} satisfies DataProvider;

export type ApiDataProvider = typeof dataProvider & DataProvider;

const pathTo = (path: string, id: RaRecord['id']) =>
  path.replace('{}', encodeURIComponent(String(id)));

const bodyAt = async (path: string) => (await httpClient(`${API}${path}`)).json as ResponseBody;

const withId = <Row extends RaRecord>(record: unknown) =>
  ({ ...(record as ServerRecord), id: (record as ServerRecord)._id }) as unknown as Row;

const recordFrom = <Row extends RaRecord>({ json }: HttpResponse, key: string) =>
  withId<Row>((json as ResponseBody)[key]);

function oneOf(records: ServerRecord[], id: RaRecord['id']): ServerRecord {
  const found = records.find(({ _id }) => _id === id);
  if (!found) throw new RequestFailed(404, {});
  return found;
}

const restProvider = (headers: Record<string, string> = {}, asOf?: string) =>
  simpleRestProvider(API, (url: string, options?: RequestInit) =>
    httpClient(asOf ? `${url}&${new URLSearchParams({ asOf })}` : url, {
      ...options,
      headers: { ...Object.fromEntries(new Headers(options?.headers)), ...headers },
    }),
  );

const restProviders = {
  plain: restProvider(),
  unattended: restProvider({ [UNATTENDED_HEADER]: '1' }),
};

/** Unwraps the rows. The server's summary of the whole list is returned as `meta.summary`, the numbers at its filters as `meta.counts`. */
async function list<Result extends { data: RaRecord[] }>(
  name: string,
  fetchRows: (rest: DataProvider, path: string) => Promise<{ data: unknown }>,
  { unattended }: Meta = {},
  asOf?: string,
): Promise<Result & { meta: { summary: unknown; counts: unknown } }> {
  const { path, rows } = resourceOf(name);
  const rest = asOf ? restProvider({}, asOf) : restProviders[unattended ? 'unattended' : 'plain'];
  const result = await fetchRows(rest, path.slice(1));
  const body = result.data as ResponseBody;
  return {
    ...(result as Result),
    data: (body[rows] as ServerRecord[]).map((row) => withId(row)),
    meta: { summary: body.summary, counts: body.counts },
  };
}

function toFormData(data: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data) as [
    string,
    Blob | object | string | number | boolean | null | undefined,
  ][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value != null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
