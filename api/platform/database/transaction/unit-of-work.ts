import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MetricsRegistry } from '../../observability/metrics-registry.js';
import { committedReader, type ReadRows } from '../connection/committed-reader.js';
import { isSerializationFailure } from '../connection/driver-errors.js';
import { DatabaseMetrics } from '../database-metrics.js';
import type { ListReader } from '../lists/list-definition.js';
import { runClaimed, type Claim } from './claim.js';
import { OpenUnit } from './open-unit.js';
import { discardConnection, guardQueries, MAY_WRITE } from './query-guard.js';
import { TransactionContext, type RequireAccess } from './transaction-context.js';

const ATTEMPTS = 12;
const TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 250;

async function retryOnSerializationFailure<T>(
  attempt: () => Promise<T>,
  onRetry: () => void,
): Promise<T> {
  const began = performance.now();
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (
        attempts >= ATTEMPTS ||
        performance.now() > began + TIMEOUT_MS ||
        !isSerializationFailure(error)
      )
        throw error;
      onRetry();
      await sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts));
    }
  }
}

type Work<T> = (manager: EntityManager) => Promise<T>;

/** The only way to write. A nested write joins the open unit. `work` may run again, so it must have no effect outside the database. */
@Injectable()
export class UnitOfWork {
  private readonly context = new TransactionContext();
  private readonly metrics: DatabaseMetrics;
  private readonly readCommitted: ReadRows;
  readonly listReader: ListReader;

  constructor(
    private readonly dataSource: DataSource,
    metrics: MetricsRegistry,
  ) {
    this.metrics = new DatabaseMetrics(metrics, dataSource);
    this.readCommitted = committedReader(dataSource, this.metrics);
    this.listReader = {
      read: (sql, parameters) => this.read(sql, parameters),
      engine: dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite',
    };
    guardQueries(dataSource, this.context, this.metrics);
  }

  /** Sees the changes of the open unit, otherwise committed rows. */
  get manager(): EntityManager {
    return this.context.unit?.manager ?? this.dataSource.manager;
  }

  read<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { unit } = this.context;
    return unit
      ? unit.manager.query<Row[]>(sql, parameters)
      : this.readCommitted<Row>(sql, parameters);
  }

  async write<T>(work: Work<T>): Promise<T> {
    const { unit } = this.context;
    if (unit) return unit.join(work);
    const claim = this.context.consumeClaim();
    return this.metrics.unit(() =>
      retryOnSerializationFailure(
        () => this.attempt(work, claim),
        () => this.metrics.rerun(),
      ),
    );
  }

  writeInNewTransaction<T>(work: Work<T>): Promise<T> {
    return this.context.outside(() => this.write(work));
  }

  claimed<T>(claim: Claim, call: () => Promise<T>): Promise<T> {
    return this.context.withClaim(claim, call);
  }

  /** Units of the call begin with `requireAccess`, which reads inside them. What outlives the call is the server's own work. */
  async allowed<T>(requireAccess: RequireAccess, call: () => Promise<T>): Promise<T> {
    let isOver = false;
    try {
      return await this.context.withAccess(
        async () => (isOver ? undefined : requireAccess()),
        call,
      );
    } finally {
      isOver = true;
    }
  }

  /** The first response to a repeated request. For calls of several units, which would run before the last one finds it. */
  async earlierResult<T>(): Promise<{ result: T } | undefined> {
    return (await this.context.claim?.find(this.manager)) as { result: T } | undefined;
  }

  /** Runs at once without an open unit. The woken job must find its work in the database, since the process may die first. */
  afterCommit(wake: () => void): void {
    const { unit } = this.context;
    if (unit) unit.afterCommit.push(wake);
    else this.context.detached(wake);
  }

  /** For what outlives the request, and is neither a part of its unit nor ends with its access. */
  detached(work: () => void): void {
    this.context.detached(work);
  }

  private async attempt<T>(work: Work<T>, claim: Claim | undefined): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    Object.assign(runner.data, { [MAY_WRITE]: true });
    const unit = new OpenUnit(runner);
    const { requireAccess } = this.context;
    try {
      const result = await this.context.run(unit, async () => {
        await this.metrics.wait(() => runner.startTransaction());
        try {
          await requireAccess?.();
          const done = await runClaimed(claim, unit.manager, work);
          unit.complete();
          await runner.commitTransaction();
          return done;
        } catch (error) {
          await unit.abandon();
          if (runner.isTransactionActive)
            await runner.rollbackTransaction().catch(() => discardConnection(runner));
          throw error;
        }
      });
      for (const wake of unit.afterCommit) this.context.detached(wake);
      return result;
    } finally {
      await runner.release();
    }
  }
}
