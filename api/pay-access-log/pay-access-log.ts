import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { PayAccessPlace } from '../contract/pay-access.js';
import { newId } from '../platform/database/statements/ids.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { PayAccessCollector } from './pay-access-collector.js';
import { PayAccessDeduplicator } from './pay-access-deduplicator.js';
import { PayAccessBuffer } from './pay-access-buffer.js';

/** Records that an admin was shown other people's pay; one's own never counts. Returns at once and never fails. */
@Injectable()
export class PayAccessLog {
  private readonly logger = new Logger('PayAccess');

  constructor(
    private readonly clock: Clock,
    private readonly deduplicator: PayAccessDeduplicator,
    private readonly buffer: PayAccessBuffer,
  ) {}

  record(actor: Actor, where: PayAccessPlace, ...people: string[]): void {
    const all = [...new Set(people)];
    const others = all.filter((id) => id !== actor.employeeId);
    if (others.length > 0) this.add(actor, where, all.length, others);
  }

  recordAll(actor: Actor, where: PayAccessPlace): void {
    this.add(actor, where, null, []);
  }

  /** For callers that need a query to know whose pay it was; the response does not wait for it. */
  recordWhenResolved(actor: Actor, where: PayAccessPlace, people: Promise<string[]>): void {
    people
      .then((ids) => this.record(actor, where, ...ids))
      .catch((error: Error) => this.logger.warn(`Whose pay was shown could not be found out: ${error.name}`));
  }

  recordHistory(actor: Actor, employeeId: string, request: FastifyRequest): void {
    this.record(actor, prefersCsv(request) ? 'export' : 'history', employeeId);
  }

  collectList<Row extends { id: string }>(actor: Actor, query: ListQuery, request: FastifyRequest): PayAccessCollector<Row> {
    const where = prefersCsv(request) ? 'export' : 'list';
    const isEverybody = query.range === undefined && query.conditions.length === 0;
    return new PayAccessCollector<Row>(({ id }) => id, isEverybody, (ids) => (ids ? this.record(actor, where, ...ids) : this.recordAll(actor, where)));
  }

  /** `subjectOf` returns the id of a row that shows pay; `findPeople` returns the employees of such ids. */
  collectRows<Row>(actor: Actor, where: PayAccessPlace, subjectOf: (row: Row) => string | undefined, findPeople: (ids: string[]) => Promise<string[]>): PayAccessCollector<Row> {
    return new PayAccessCollector(subjectOf, false, (ids) => (ids ? this.recordWhenResolved(actor, where, findPeople(ids)) : this.recordAll(actor, where)));
  }

  private add({ accountId, name }: Actor, where: PayAccessPlace, count: number | null, people: string[]): void {
    if (this.deduplicator.isRepeated({ actorId: accountId, where, people })) return;
    // The history screen reads the employee's details first: both together are one access.
    if (where === 'history') this.buffer.withdraw((other) => other.where === 'details' && other.actorId === accountId && other.people[0] === people[0]);
    this.buffer.add({ id: newId(), at: this.clock.now(), actorId: accountId, actorName: name, where, count, people });
  }
}
