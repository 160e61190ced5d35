import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, DeleteParams, GetListParams, GetListResult, GetManyParams, GetManyReferenceParams, GetOneParams, RaRecord, UpdateParams } from 'react-admin';
import { UNATTENDED_HEADER } from '../../../api/contract/second-factor.js';
import { type HttpResponse, API, getJson, httpClient, send } from './http-client';
import { officeCalls } from './office-calls';
import { portalCalls } from './portal-calls';
import { resourceOf } from './resources';

type Answer = Record<string, unknown>;
type Stored = { _id: string };
/** `unattended`: asked for by a clock; `withoutPay`: of employees, for their names, which tells nobody that their pay was opened. */
type Meta = { unattended?: boolean; withoutPay?: boolean } | undefined;

/**
 * react-admin's resources over the server's calls: lists in the form of ra-data-simple-rest, single records as
 * `resources.ts` says, and what is no resource (decisions, dashboards, accounts) as methods with names.
 */
export const dataProvider = {
  supportAbortSignal: true,

  async getList<Row extends RaRecord>(name: string, params: GetListParams) {
    const page = (of: GetListParams) => list<GetListResult<Row>>(name, (rest, path) => rest.getList(path, of), of.meta as Meta);
    const asked = await page(params);
    const last = Math.ceil((asked.total ?? 0) / (params.pagination?.perPage ?? 1));
    if (asked.data.length > 0 || last === 0 || (params.pagination?.page ?? 1) <= last) return asked;
    // The last row of the last page is gone: react-admin would go back to the first page instead of the one before.
    return page({ ...params, pagination: { page: last, perPage: params.pagination?.perPage ?? 1 } });
  },
  getMany: (name: string, params: GetManyParams) => list(name, (rest, path) => rest.getMany(path, params)),
  getManyReference: (name: string, params: GetManyReferenceParams) => list(name, (rest, path) => rest.getManyReference(path, params)),

  async getOne<Row extends RaRecord>(name: string, { id }: GetOneParams<Row>) {
    const { one, record } = resourceOf(name);
    if (!one) throw new Error(`A single record of ${name} cannot be read.`);
    return { data: identified<Row>((await getJson<Answer>(one(segment(id))))[record]) };
  },

  /** `meta.idempotencyKey` is one per form, so that a form sent twice is stored once. */
  async create<Sent, Row extends RaRecord>(name: string, { data, meta }: CreateParams<Sent>) {
    const { create, record, multipart } = resourceOf(name);
    if (!create) throw new Error(`A record of ${name} cannot be made.`);
    const { idempotencyKey } = (meta ?? {}) as { idempotencyKey?: string };
    const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
    const answer = await send('POST', create, multipart ? formOf(data) : data, { headers });
    return { data: recordIn<Row>(answer, record) };
  },

  /** Sends what the form holds, its `version` included: whoever edits what has changed meanwhile is told so. */
  async update<Row extends RaRecord>(name: string, { id, data }: UpdateParams<Row>) {
    const { update, record } = resourceOf(name);
    if (!update) throw new Error(`A record of ${name} cannot be changed.`);
    return { data: recordIn<Row>(await send('PUT', update(segment(id)), data), record) };
  },

  async delete<Row extends RaRecord>(name: string, { id, previousData }: DeleteParams<Row>) {
    const { remove } = resourceOf(name);
    if (!remove) throw new Error(`A record of ${name} cannot be deleted.`);
    await send('DELETE', remove(segment(id)));
    return { data: previousData ?? ({ id } as Row) };
  },

  async updateMany(name: string, { ids, data }: { ids: RaRecord['id'][]; data: object }) {
    await Promise.all(ids.map((id) => dataProvider.update(name, { id, data, previousData: { id } })));
    return { data: ids };
  },

  async deleteMany(name: string, { ids }: { ids: RaRecord['id'][] }) {
    await Promise.all(ids.map((id) => dataProvider.delete(name, { id, previousData: { id } })));
    return { data: ids };
  },

  ...portalCalls,
  ...officeCalls,
} satisfies DataProvider;

export type ApiDataProvider = typeof dataProvider & DataProvider;

const segment = (id: RaRecord['id']) => encodeURIComponent(String(id));

/** react-admin calls `_id` by another name. */
const identified = <Row extends RaRecord>(record: unknown) => ({ ...(record as Stored), id: (record as Stored)._id }) as unknown as Row;

const recordIn = <Row extends RaRecord>({ json }: HttpResponse, key: string) => identified<Row>((json as Answer)[key]);

/** ra-data-simple-rest over our http client; it hands on each answer whole. */
const rest = (headers: Record<string, string> = {}) =>
  simpleRestProvider(API, (url: string, options?: RequestInit) => httpClient(url, { ...options, headers: { ...Object.fromEntries(new Headers(options?.headers)), ...headers } }));

const readers = { plain: rest(), unattended: rest({ [UNATTENDED_HEADER]: '1' }), withoutPay: rest({ Prefer: 'return=minimal' }) };

/** The rows out of their envelope; what describes the whole list comes along as `meta.summary`. */
async function list<Result extends { data: RaRecord[] }>(
  name: string,
  ask: (rest: DataProvider, path: string) => Promise<{ data: unknown }>,
  { unattended, withoutPay }: Meta = {},
): Promise<Result & { meta: { summary: unknown } }> {
  const { path, rows } = resourceOf(name);
  const answer = await ask(readers[unattended ? 'unattended' : withoutPay ? 'withoutPay' : 'plain'], path.slice(1));
  const envelope = answer.data as Answer;
  return { ...(answer as Result), data: (envelope[rows] as Stored[]).map((row) => identified(row)), meta: { summary: envelope.summary } };
}

function formOf(data: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data) as [string, Blob | string | number | null | undefined][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value != null) form.append(name, String(value));
  }
  return form;
}
