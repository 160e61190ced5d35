import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actionRequired } from '../access/access-rules.js';
import type { Actor } from '../access/actor.js';
import { requireConfirmed } from '../access/confirmation.js';
import { Clock } from '../config/clock.js';
import type { Condition, ListDefinition, ListQuery } from '../database/lists/list-definition.js';
import {
  countValues,
  readBatches,
  readPage,
  resolveConditions,
} from '../database/lists/list-reader.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { setContentRange } from './content-range.js';
import { sendAsCsvFile } from './csv-file.js';
import { csvHead, csvRows, type CsvColumn } from './csv.js';
import { matchesEtag, etagOf } from './etag.js';
import { prefersMedia } from './preferred-media.js';

export interface ListRequest {
  query: ListQuery;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface ListSource<Row, Wire> {
  definition: ListDefinition;
  key: string;
  scope?: Condition[];
  record(row: Row): Wire;
  /** Adds to the rows what their statement does not read: of a page, or of each batch of the whole list. */
  complete?(rows: Row[], of: 'page' | 'whole'): Promise<void>;
  summary(): Promise<object | null>;
  /** The numbers at the values of a filter, or of several that exclude each other: rows that the search and the other filters leave. Without those, the summary has them. */
  counted?: { fields: string[]; by: Condition };
  csv: CsvColumn<Wire>[];
  /** Somebody else's pay in a list that the specification's client does not have: whole, it needs the password like a file. */
  hasPay?: boolean;
}

/** Streams buffers, because long strings would stay in memory until a full garbage collection. */
@Injectable()
export class ListResponse {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async send<Row, Wire>(
    actor: Actor,
    source: ListSource<Row, Wire>,
    { query: params, request, reply }: ListRequest,
  ): Promise<unknown> {
    const query = {
      ...params,
      conditions: [
        ...(source.scope ?? []),
        ...(await resolveConditions(this.work.listReader, params.conditions)),
      ],
    };
    const isFile = prefersCsv(request);
    // The specification's lists are open meanwhile, files are not among its calls.
    if (isFile && actor.pendingAction) throw actionRequired(actor.pendingAction);
    if (isFile || (source.hasPay && !query.range && !query.isByIds))
      requireConfirmed(actor, this.clock.now());
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

  private async page<Row, Wire>(
    source: ListSource<Row, Wire>,
    query: ListQuery,
    reply: FastifyReply,
  ): Promise<object> {
    const { definition } = source;
    const summary = await source.summary();
    const { rows, total } = await readPage<Row>(this.work.listReader, definition, query);
    await source.complete?.(rows, 'page');
    const counts = await this.counts(source, query.conditions);
    setContentRange(reply, definition.resource, query.range?.from ?? 0, rows.length, total);
    const records = rows.map((row) => source.record(row));
    return { success: true, [source.key]: records, summary, ...(counts && { counts }) };
  }

  private async counts<Row, Wire>(
    { definition, counted }: ListSource<Row, Wire>,
    conditions: Condition[],
  ): Promise<Record<string, number> | undefined> {
    if (!counted) return undefined;
    const others = conditions.filter(({ field = '' }) => !counted.fields.includes(field));
    if (others.every(({ field }) => field === undefined)) return undefined;
    return countValues(this.work.listReader, definition, counted.by, others);
  }

  private async *batches<Row, Wire>(
    source: ListSource<Row, Wire>,
    query: ListQuery,
  ): AsyncGenerator<Row[]> {
    for await (const rows of readBatches<Row>(this.work.listReader, source.definition, query)) {
      await source.complete?.(rows, 'whole');
      yield rows;
    }
  }

  private async *json<Row, Wire>(
    source: ListSource<Row, Wire>,
    batches: AsyncIterable<Row[]>,
  ): AsyncGenerator<Buffer> {
    let first = true;
    yield Buffer.from(`{"success":true,"${source.key}":[`);
    for await (const rows of batches) {
      const records = rows.map((row) => JSON.stringify(source.record(row))).join(',');
      yield Buffer.from(first ? records : `,${records}`);
      first = false;
    }
    yield Buffer.from(']}');
  }

  private async *csv<Row, Wire>(
    source: ListSource<Row, Wire>,
    batches: AsyncIterable<Row[]>,
  ): AsyncGenerator<Buffer> {
    yield Buffer.from(csvHead(source.csv));
    for await (const rows of batches)
      yield Buffer.from(
        csvRows(
          source.csv,
          rows.map((row) => source.record(row)),
        ),
      );
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
