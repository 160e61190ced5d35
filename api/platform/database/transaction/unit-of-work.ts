import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MetricsRegistry } from '../../observability/metrics-registry.js';
import { committedReader, type ReadRows } from '../connection/committed-reader.js';
import { DatabaseMetrics } from '../database-metrics.js';
import type { ListReading } from '../lists/list-definition.js';
import { runClaimed, type Claim } from './claim.js';
import { GROUP_COMMIT } from './group-commit.js';
import { OpenUnit } from './open-unit.js';
import { discardConnection, guardQueries, MAY_WRITE } from './query-guard.js';
import { retrySerializationFailures } from './serialization-retry.js';
import { TransactionContext } from './transaction-context.js';

type Work<T> = (manager: EntityManager) => Promise<T>;

export interface WriteOptions {
  /** False for what takes long or changes much: on the embedded database, units before it do not wait for it, and it takes no memory. */
  groupCommit?: boolean;
}

/**
 * The only way to write. `write(work)` runs `work` in one transaction: on the embedded database one after the other, on a
 * server as its own transaction, run again from its first read when the server gave it up for another (so `work` must have
 * no effect outside the database). A `write` inside a `write` is part of it: both are stored or neither. After its end a
 * unit takes nothing more, and a late `write` of code that it started does not become a unit of its own, but fails.
 */
@Injectable()
export class UnitOfWork {
  private readonly context = new TransactionContext();
  private readonly metrics: DatabaseMetrics;
  private readonly readCommitted: ReadRows;
  /** For lists: as `read` does. */
  readonly reading: ListReading;

  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    this.metrics = new DatabaseMetrics(metrics, dataSource);
    this.readCommitted = committedReader(dataSource, this.metrics);
    this.reading = { read: (sql, parameters) => this.read(sql, parameters), engine: dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite' };
    guardQueries(dataSource, this.context, this.metrics);
  }

  /** For reading: what the open unit sees, or what is committed. */
  get manager(): EntityManager {
    return this.context.unit?.manager ?? this.dataSource.manager;
  }

  /** One SELECT: what the open unit sees, or what is committed. */
  read<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { unit } = this.context;
    return unit ? unit.manager.query<Row[]>(sql, parameters) : this.readCommitted<Row>(sql, parameters);
  }

  async write<T>(work: Work<T>, options: WriteOptions = {}): Promise<T> {
    const { unit } = this.context;
    if (unit) return unit.join(work);
    const claim = this.context.takeClaim();
    return this.metrics.unit(() => retrySerializationFailures(() => this.attempt(work, claim, options), () => this.metrics.rerun()));
  }

  /** A unit of its own, whatever is open: for upkeep that a request notices and has no part in. */
  writeInNewTransaction<T>(work: Work<T>): Promise<T> {
    return this.context.outside(() => this.write(work));
  }

  /** Runs `call` so that the first unit of work inside it carries the claim. */
  claimed<T>(claim: Claim, call: () => Promise<T>): Promise<T> {
    return this.context.withClaim(claim, call);
  }

  /** Wakes something up once the open unit is stored; at once without one. Must find its own work in the database. */
  afterCommit(wake: () => void): void {
    const { unit } = this.context;
    if (unit) unit.afterCommit.push(wake);
    else wake();
  }

  private async attempt<T>(work: Work<T>, claim: Claim | undefined, { groupCommit = true }: WriteOptions): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    Object.assign(runner.data, { [MAY_WRITE]: true, [GROUP_COMMIT]: groupCommit });
    const unit = new OpenUnit(runner);
    try {
      const result = await this.context.run(unit, async () => {
        await this.metrics.wait(() => runner.startTransaction());
        try {
          const done = await runClaimed(claim, unit.manager, work);
          unit.complete();
          await runner.commitTransaction();
          return done;
        } catch (error) {
          await unit.abandon();
          if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => discardConnection(runner));
          throw error;
        }
      });
      for (const wake of unit.afterCommit) wake();
      return result;
    } finally {
      await runner.release();
    }
  }
}
