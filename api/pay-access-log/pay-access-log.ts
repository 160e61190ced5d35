import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import type { PayAccessPlace } from '../contract/pay-access.js';
import { newId } from '../platform/database/statements/ids.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { PayAccessCollector } from './pay-access-collector.js';
import { PayAccessDeduplicator } from './pay-access-deduplicator.js';
import { PayAccessBuffer, storePayAccess } from './pay-access-buffer.js';

/** Somebody signed in, or a program of the shell, which has no account. */
export interface PayReader {
  accountId: string | null;
  name: string;
  employeeId?: string | null;
}

/** Records that an admin was shown other people's pay; one's own never counts. Returns at once and never fails. */
@Injectable()
export class PayAccessLog {
  private readonly logger = new Logger('PayAccess');

  constructor(
    private readonly clock: Clock,
    private readonly deduplicator: PayAccessDeduplicator,
    private readonly buffer: PayAccessBuffer,
  ) {}

  record(actor: PayReader, where: PayAccessPlace, ...people: string[]): void {
    const all = [...new Set(people)];
    const others = all.filter((id) => id !== actor.employeeId);
    if (others.length > 0) this.add(actor, where, all.length, others);
  }

  recordAll(actor: PayReader, where: PayAccessPlace): void {
    this.add(actor, where, null, []);
  }

  /** With the change that reveals the pay, so that neither is stored without the other. Each one is an entry, so that a series of guesses shows. */
  async recordWith(manager: EntityManager, actor: PayReader, where: PayAccessPlace, people: string[] | undefined): Promise<void> {
    const others = people?.filter((id) => id !== actor.employeeId) ?? [];
    if (people && others.length === 0) return;
    const { accountId: actorId, name: actorName } = actor;
    await storePayAccess(manager, [{ id: newId(), at: this.clock.now(), actorId, actorName, where, count: people?.length ?? null, people: others }]);
    // The rows of the same people, looked at next, are no second access.
    this.deduplicator.isRepeated({ actorId, where, people: others });
  }

  /** For callers that need a query to know whose pay it was; the response does not wait for it. */
  recordWhenResolved(actor: PayReader, where: PayAccessPlace, people: Promise<string[]>): void {
    people
      .then((ids) => this.record(actor, where, ...ids))
      .catch((error: Error) => this.logger.warn(`Whose pay was shown could not be found out: ${error.name}`));
  }

  recordHistory(actor: PayReader, employeeId: string, request: FastifyRequest): void {
    this.record(actor, prefersCsv(request) ? 'export' : 'history', employeeId);
  }

  collectList<Row extends { id: string }>(actor: PayReader, query: ListQuery, request: FastifyRequest): PayAccessCollector<Row> {
    const where = prefersCsv(request) ? 'export' : 'list';
    const isEverybody = query.range === undefined && query.conditions.length === 0;
    return new PayAccessCollector<Row>(({ id }) => id, isEverybody, (ids) => (ids ? this.record(actor, where, ...ids) : this.recordAll(actor, where)));
  }

  /** `subjectOf` returns the id of a row that shows pay; `findPeople` returns the employees of such ids. */
  collectRows<Row>(actor: PayReader, where: PayAccessPlace, subjectOf: (row: Row) => string | undefined, findPeople: (ids: string[]) => Promise<string[]>): PayAccessCollector<Row> {
    return new PayAccessCollector(subjectOf, false, (ids) => (ids ? this.recordWhenResolved(actor, where, findPeople(ids)) : this.recordAll(actor, where)));
  }

  private add({ accountId, name }: PayReader, where: PayAccessPlace, count: number | null, people: string[]): void {
    if (this.deduplicator.isRepeated({ actorId: accountId, where, people })) return;
    // The history screen reads the employee's details first: both together are one access.
    if (where === 'history') this.buffer.withdraw((other) => other.where === 'details' && other.actorId === accountId && other.people[0] === people[0]);
    this.buffer.add({ id: newId(), at: this.clock.now(), actorId: accountId, actorName: name, where, count, people });
  }
}
