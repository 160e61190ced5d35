import { Readable } from 'node:stream';
import { Injectable, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.js';
import { requireConfirmed } from '../access/confirmation.js';
import { Clock } from '../config/clock.js';
import type { Condition, ListDefinition, ListQuery } from '../database/lists/list-definition.js';
import { readBatches, readPage, resolveConditions } from '../database/lists/list-reader.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { setContentRange } from './content-range.js';
import { prefersMedia } from './preferred-media.js';
import { csvHead, csvRows, type CsvColumn } from './csv.js';
import { sendAsCsvFile } from './csv-file.js';
import { matchesEtag, etagOf } from './etag.js';
import { Problem } from '../../contract/problem.js';

const PARAMETERS = ['range', 'sort', 'filter'];
const MAX_ROWS = 1_000;

export interface ListRequest {
  query: ListQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** As ra-data-simple-rest sends it: `range=[0,9]&sort=["name","ASC"]&filter={"q":"…"}`. */
export const ListParams = createParamDecorator((list: ListDefinition, context: ExecutionContext): ListRequest => {
  const [request, reply] = context.getArgs<[FastifyRequest, FastifyReply]>();
  return { query: readListParams(list, request.query as Record<string, unknown>), request, reply };
});

export function readListParams(list: ListDefinition, query: Record<string, unknown>): ListQuery {
  const parameters = list.onRequest ? [...PARAMETERS, 'fields'] : PARAMETERS;
  const unknown = Object.keys(query).find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw Problem.at('query', `A list takes only the parameters ${parameters.join(', ')}.`);
  const range = readRange(query.range);
  const sort = readSort(list, query.sort);
  const conditions = readFilter(list, query.filter);
  return { range, ...sort, conditions, isByIds: conditions.some(({ field }) => field === 'id'), omitted: omittedFields(list, query.fields, range, sort.sort) };
}

/** A field by which the rows are sorted stays, because the order itself tells about it. */
function omittedFields(list: ListDefinition, text: unknown, range: ListQuery['range'], sort: ListQuery['sort']): string[] {
  const fields = readFields(list.onRequest ?? [], text) ?? (range ? [] : list.onRequest);
  return (list.onRequest ?? []).filter((field) => !fields?.includes(field) && list.sort[field] !== sort);
}

/** As JSON: names of fields that are sent on request only. */
export function readFields(onRequest: string[], text: unknown): string[] | undefined {
  if (text === undefined) return undefined;
  const fields = parseJson(text);
  if (Array.isArray(fields) && fields.every((field) => onRequest.includes(field as string))) return fields as string[];
  throw Problem.at('fields', `fields must be a list, such as ["${onRequest[0]}"]; it can name ${onRequest.join(', ')}.`);
}

export function readRange(text: unknown): ListQuery['range'] {
  if (text === undefined) return undefined;
  const range = parseJson(text);
  if (Array.isArray(range) && range.length === 2 && range.every((end) => Number.isSafeInteger(end) && end >= 0)) {
    const [from, to] = range as [number, number];
    if (to >= from && to - from < MAX_ROWS) return { from, to };
  }
  throw Problem.at('range', `range must be two whole numbers from 0, such as [0,9], with at most ${MAX_ROWS} rows between them.`);
}

function readSort(list: ListDefinition, text: unknown): Pick<ListQuery, 'sort' | 'descending'> {
  if (text === undefined) return { descending: false };
  const sort = parseJson(text);
  if (Array.isArray(sort) && sort.length === 2) {
    const [name, direction] = sort as unknown[];
    if (typeof name === 'string' && Object.hasOwn(list.sort, name) && (direction === 'ASC' || direction === 'DESC')) {
      return { sort: list.sort[name], descending: direction === 'DESC' };
    }
  }
  throw Problem.at('sort', `sort must be a field and ASC or DESC, such as ["${Object.keys(list.sort)[0]}","ASC"]; the fields are ${Object.keys(list.sort).join(', ')}.`);
}

function readFilter(list: ListDefinition, text: unknown): Condition[] {
  if (text === undefined) return [];
  return filterConditions(list, parseJson(text), 'filter');
}

/** A 400 at the given field for what the list cannot be filtered by. */
export function filterConditions(list: ListDefinition, filter: unknown, at: string): Condition[] {
  const names = Object.keys(list.filter);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw Problem.at(at, `filter must be an object; its fields are ${names.join(', ')}.`);
  }
  return Object.entries(filter as Record<string, unknown>).map(([name, value]) => {
    const filterField = Object.hasOwn(list.filter, name) ? list.filter[name] : undefined;
    if (!filterField) throw Problem.at(at, `filter does not know this field; its fields are ${names.join(', ')}.`);
    const condition = filterField.condition(value);
    if (!condition) throw Problem.at(at, `In filter, ${name} must be ${filterField.expected}.`);
    return { field: name, value, ...condition };
  });
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface ListSource<Row, Wire> {
  definition: ListDefinition;
  key: string;
  scope?: Condition[];
  record(row: Row): Wire;
  /** Adds to the rows what their statement does not read: of a page, or of each batch of the whole list. */
  complete?(rows: Row[], of: 'page' | 'whole'): Promise<void>;
  summary(): Promise<object | null>;
  csv: CsvColumn<Wire>[];
  /** Somebody else's pay: the whole list needs the password, like its file. */
  hasPay?: boolean;
}

/** Streams buffers, because long strings would stay in memory until a full garbage collection. */
@Injectable()
export class ListResponse {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async send<Row, Wire>(actor: Actor, source: ListSource<Row, Wire>, { query: params, request, reply }: ListRequest): Promise<unknown> {
    const query = { ...params, conditions: [...(source.scope ?? []), ...(await resolveConditions(this.work.listReader, params.conditions))] };
    const isFile = prefersCsv(request);
    if (isFile || (source.hasPay && !query.range && !query.isByIds)) requireConfirmed(actor, this.clock.now());
    if (isFile) {
      sendAsCsvFile(reply, source.definition.resource);
      return Readable.from(this.csv(source, await withFirstBatch(this.batches(source, query))));
    }
    void reply.type('application/json; charset=utf-8');
    if (query.range) {
      const page = Buffer.from(JSON.stringify(await this.page(source, query, reply)));
      return matchesEtag(request, reply, etagOf(page)) ? undefined : page;
    }
    return Readable.from(this.json(source, await withFirstBatch(this.batches(source, query))));
  }

  private async page<Row, Wire>(source: ListSource<Row, Wire>, query: ListQuery, reply: FastifyReply): Promise<object> {
    const { definition } = source;
    const summary = await source.summary();
    const { rows, total } = await readPage<Row>(this.work.listReader, definition, query);
    await source.complete?.(rows, 'page');
    setContentRange(reply, definition.resource, query.range?.from ?? 0, rows.length, total);
    return { success: true, [source.key]: rows.map((row) => source.record(row)), summary };
  }

  private async *batches<Row, Wire>(source: ListSource<Row, Wire>, query: ListQuery): AsyncGenerator<Row[]> {
    for await (const rows of readBatches<Row>(this.work.listReader, source.definition, query)) {
      await source.complete?.(rows, 'whole');
      yield rows;
    }
  }

  private async *json<Row, Wire>(source: ListSource<Row, Wire>, batches: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
    let first = true;
    yield Buffer.from(`{"success":true,"${source.key}":[`);
    for await (const rows of batches) {
      const records = rows.map((row) => JSON.stringify(source.record(row))).join(',');
      yield Buffer.from(first ? records : `,${records}`);
      first = false;
    }
    yield Buffer.from(']}');
  }

  private async *csv<Row, Wire>(source: ListSource<Row, Wire>, batches: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
    yield Buffer.from(csvHead(source.csv));
    for await (const rows of batches) yield Buffer.from(csvRows(source.csv, rows.map((row) => source.record(row))));
  }
}

/** Reads the first batch before the response starts, so that an early failure still gets its error status. */
async function withFirstBatch<Row>(batches: AsyncGenerator<Row[]>): Promise<AsyncGenerator<Row[]>> {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
}

export function prefersCsv(request: FastifyRequest): boolean {
  return prefersMedia(request.headers.accept, 'text/csv', 'application/json');
}
