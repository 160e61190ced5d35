import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { PayAccessPlace } from '../contract/salary/pay-access.js';
import { Clock } from '../platform/config/clock.js';
import { errorReason } from '../platform/database/connection/driver-errors.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { PayAccessCollector } from './pay-access-collector.js';
import { isRepeated, storePayAccess, type PayAccessEntry } from './pay-access-entries.js';

const RETRY_MS = 1_000;

/** Somebody signed in, or a program of the shell, which has no account. */
export interface PayReader {
  accountId: string | null;
  name: string;
  employeeId?: string | null;
}

/** Records that an admin was shown other people's pay; one's own never counts. Returns at once and never fails. */
@Injectable()
export class PayAccessLog implements OnApplicationShutdown {
  private readonly logger = new Logger('PayAccess');
  /** By account, in the order of the answers. */
  private readonly pending = new Map<string | null, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  record(actor: PayReader, where: PayAccessPlace, ...people: string[]): void {
    this.store(actor, where, Promise.resolve(people));
  }

  recordAll(actor: PayReader, where: PayAccessPlace): void {
    this.store(actor, where, Promise.resolve(undefined));
  }

  /** With the change that reveals the pay, so that neither is stored without the other. Each one is an entry, so that a series of guesses shows. */
  async recordWith(
    manager: EntityManager,
    actor: PayReader,
    where: PayAccessPlace,
    people: string[] | undefined,
  ): Promise<void> {
    const entry = this.entry(actor, where, people);
    if (entry) await storePayAccess(manager, entry);
  }

  /** For callers that need a query to know whose pay it was; the response does not wait for it. */
  recordWhenResolved(actor: PayReader, where: PayAccessPlace, people: Promise<string[]>): void {
    this.store(actor, where, people);
  }

  recordHistory(actor: PayReader, employeeId: string, request: FastifyRequest): void {
    this.record(actor, prefersCsv(request) ? 'export' : 'history', employeeId);
  }

  collectList<Row extends { id: string }>(
    actor: PayReader,
    query: ListQuery,
    request: FastifyRequest,
  ): PayAccessCollector<Row> {
    const where = prefersCsv(request) ? 'export' : 'list';
    const isEverybody = query.range === undefined && query.conditions.length === 0;
    return new PayAccessCollector<Row>(
      ({ id }) => id,
      isEverybody,
      (ids) => (ids ? this.record(actor, where, ...ids) : this.recordAll(actor, where)),
    );
  }

  /** `subjectOf` returns the id of a row that shows pay; `findPeople` returns the employees of such ids. */
  collectRows<Row>(
    actor: PayReader,
    where: PayAccessPlace,
    subjectOf: (row: Row) => string | undefined,
    findPeople: (ids: string[]) => Promise<string[]>,
  ): PayAccessCollector<Row> {
    return new PayAccessCollector(subjectOf, false, (ids) =>
      ids ? this.recordWhenResolved(actor, where, findPeople(ids)) : this.recordAll(actor, where),
    );
  }

  /** Undefined once everything that this account was shown is stored. */
  storing(accountId: string | null): Promise<void> | undefined {
    return this.pending.get(accountId);
  }

  async allStored(): Promise<void> {
    await Promise.all(this.pending.values());
  }

  /** Runs after the last request, before the database closes. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.allStored();
  }

  private store(
    actor: PayReader,
    where: PayAccessPlace,
    people: Promise<string[] | undefined>,
  ): void {
    const shown = { id: newId(), at: this.clock.now() };
    this.work.detached(() => {
      const storing = this.storeAfter(
        this.pending.get(actor.accountId),
        people.then((ids) => this.entry(actor, where, ids, shown)),
      )
        .catch((error: Error) =>
          this.logger.error(`An access to pay could not be stored: ${errorReason(error)}`),
        )
        .finally(() => {
          if (this.pending.get(actor.accountId) === storing) this.pending.delete(actor.accountId);
        });
      this.pending.set(actor.accountId, storing);
    });
  }

  /** Tries again until the database can be written to, or the server stops. */
  private async storeAfter(
    earlier: Promise<void> | undefined,
    resolving: Promise<PayAccessEntry | undefined>,
  ): Promise<void> {
    const [entry] = await Promise.all([resolving, earlier]);
    if (!entry) return;
    for (let isStored = false; !isStored;) {
      isStored = await this.work
        .write(async (manager) => {
          if (!(await isRepeated(manager, entry))) await storePayAccess(manager, entry);
          return true;
        })
        .catch(async (error: unknown) => {
          if (this.stopping.signal.aborted) throw error;
          await sleep(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
          return false;
        });
    }
  }

  /** Without people: about everybody. Undefined if the actor is the only one. */
  private entry(
    { accountId, name, employeeId }: PayReader,
    where: PayAccessPlace,
    people: string[] | undefined,
    shown = { id: newId(), at: this.clock.now() },
  ): PayAccessEntry | undefined {
    const all = people && [...new Set(people)];
    const others = all?.filter((id) => id !== employeeId) ?? [];
    if (all && others.length === 0) return undefined;
    return {
      ...shown,
      actorId: accountId,
      actorName: name,
      where,
      count: all?.length ?? null,
      people: others,
    };
  }
}
