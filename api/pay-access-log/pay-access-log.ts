import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { PayPlace } from '../contract/pay-access.js';
import { newId } from '../platform/database/statements/ids.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { ListedPeople } from './listed-people.js';
import { PayAccessDeduplicator } from './pay-access-deduplicator.js';
import { PayAccessBuffer } from './pay-access-buffer.js';

/**
 * Records that somebody was shown the pay of others, who can see it. Said by whoever gives pay out, once it is certain to be
 * given; returns at once and never fails. One's own pay never counts.
 */
@Injectable()
export class PayAccessLog {
  private readonly logger = new Logger('PayAccess');

  constructor(
    private readonly clock: Clock,
    private readonly repeated: PayAccessDeduplicator,
    private readonly waiting: PayAccessBuffer,
  ) {}

  /** `people`: the ids of those employees. */
  opened(actor: Actor, where: PayPlace, ...people: string[]): void {
    const all = [...new Set(people)];
    const others = all.filter((id) => id !== actor.employeeId);
    if (others.length > 0) this.add(actor, where, all.length, others);
  }

  openedAll(actor: Actor, where: PayPlace): void {
    this.add(actor, where, null, []);
  }

  /** Where it takes a query to know whose pay it was; the answer does not wait for that either. */
  openedOnceKnown(actor: Actor, where: PayPlace, people: Promise<string[]>): void {
    people
      .then((ids) => this.opened(actor, where, ...ids))
      .catch((error: Error) => this.logger.warn(`Whose pay was shown could not be found out: ${error.name}`));
  }

  /** One person's records: a page of them is the history, a file an export. */
  openedHistory(actor: Actor, employeeId: string, request: FastifyRequest): void {
    this.opened(actor, prefersCsv(request) ? 'export' : 'history', employeeId);
  }

  /** Of a list of people that is about to go out: told each row, it records one entry when all is out. */
  listed<Row extends { id: string }>(actor: Actor, asked: ListQuery, request: FastifyRequest): ListedPeople<Row> {
    const where = prefersCsv(request) ? 'export' : 'list';
    const whole = asked.range === undefined && asked.conditions.length === 0;
    return new ListedPeople<Row>(({ id }) => id, whole, (ids) => (ids ? this.opened(actor, where, ...ids) : this.openedAll(actor, where)));
  }

  /** The same of a list of other things: `told` is the id of one that tells pay, and `find` knows whose. */
  listedThings<Row>(actor: Actor, where: PayPlace, told: (row: Row) => string | undefined, find: (ids: string[]) => Promise<string[]>): ListedPeople<Row> {
    return new ListedPeople(told, false, (ids) => (ids ? this.openedOnceKnown(actor, where, find(ids)) : this.openedAll(actor, where)));
  }

  private add({ accountId, name }: Actor, where: PayPlace, count: number | null, people: string[]): void {
    if (this.repeated.isRepeated({ actorId: accountId, where, people })) return;
    // The screen of a history asks first whose it is: one opening, told as what it was.
    if (where === 'history') this.waiting.withdraw((other) => other.where === 'details' && other.actorId === accountId && other.people[0] === people[0]);
    this.waiting.add({ id: newId(), at: this.clock.now(), actorId: accountId, actorName: name, where, count, people });
  }
}
