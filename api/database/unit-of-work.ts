import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { Measures } from '../measures/measures.js';
import { committedReader, type ReadRows } from './committed-reader.js';
import { DatabaseTimes } from './database-times.js';
import { isSerializationFailure, isUnanswered } from './driver-errors.js';
import type { ListReading } from './list-definition.js';
import { HOW_STORED, type HowStored } from './shared-commit.js';

/** Makes a repeated request answer what the first one did; taken and kept inside the unit's own transaction. */
export interface Claim {
  /** The stored result of an earlier run, if there is one; otherwise the claim is now held. */
  take(manager: EntityManager): Promise<{ result: unknown } | undefined>;
  keep(manager: EntityManager, result: unknown): Promise<void>;
}

interface Unit {
  manager: EntityManager;
  runner: QueryRunner;
  afterCommit: (() => void)[];
  failure?: unknown;
}

/** Marks, in its `data`, a query runner that may open a transaction: a unit of work's, or a lease's. */
export const MAY_WRITE = 'mayWrite';

const ATTEMPTS = 12;
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/**
 * The only way to write. `write(work)` runs `work` in one transaction: on the embedded database in turns, on a server
 * as its own transaction, run again from its first read when the server gave it up for another (so `work` must have no
 * effect outside the database). A `write` inside a `write` is part of it: both are stored or neither.
 */
@Injectable()
export class UnitOfWork {
  private readonly units = new AsyncLocalStorage<Unit>();
  private readonly claims = new AsyncLocalStorage<{ claim?: Claim }>();
  private open = 0;

  private readonly times: DatabaseTimes;
  private readonly readCommitted: ReadRows;
  /** For lists: as `read` does. */
  readonly reading: ListReading;

  constructor(
    private readonly dataSource: DataSource,
    measures: Measures,
  ) {
    this.times = new DatabaseTimes(measures, dataSource);
    this.readCommitted = committedReader(dataSource, this.times);
    this.reading = { read: (sql, parameters) => this.read(sql, parameters), engine: dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite' };
    this.guardQueries();
  }

  /** For reading: what the open unit sees, or what is committed. */
  get manager(): EntityManager {
    return this.units.getStore()?.manager ?? this.dataSource.manager;
  }

  /** One SELECT: what the open unit sees, or what is committed. */
  read<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const unit = this.units.getStore();
    return unit ? unit.manager.query<Row[]>(sql, parameters) : this.readCommitted<Row>(sql, parameters);
  }

  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.inUnit(work, {});
  }

  /** A unit of its own whatever is open: for upkeep that a request notices and has no part in. */
  writeApart<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.units.exit(() => this.claims.exit(() => this.write(work)));
  }

  /** As `writeApart`, for what takes long or changes much: whoever wrote just before does not wait for it, and it takes no memory. */
  writeAtLength<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.units.exit(() => this.claims.exit(() => this.inUnit(work, { byItself: true })));
  }

  /** As `write`, for what is of no use after a power cut: on the embedded database, where each commit waits for the disk, this one does not. */
  writeLosable<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.inUnit(work, { losable: true });
  }

  private async inUnit<T>(work: (manager: EntityManager) => Promise<T>, how: HowStored): Promise<T> {
    const outer = this.units.getStore();
    if (outer) return this.join(outer, work);
    const holder = this.claims.getStore();
    const claim = holder?.claim;
    if (holder) holder.claim = undefined;
    const began = performance.now();
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.followed(() => this.attempt(work, claim, how));
        this.times.ended('committed', began);
        return result;
      } catch (error) {
        if (attempt >= ATTEMPTS || performance.now() > began + PATIENCE_MS || !isSerializationFailure(error)) {
          this.times.ended('rolled_back', began);
          throw error;
        }
        this.times.rerun();
        await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
      }
    }
  }

  /** Runs `call` so that the first unit of work inside it carries the claim. */
  claimed<T>(claim: Claim, call: () => Promise<T>): Promise<T> {
    return this.followed(() => this.claims.run({ claim }, call));
  }

  /** Wakes something up once the open unit is stored; at once without one. Must find its own work in the database. */
  afterCommit(wake: () => void): void {
    const unit = this.units.getStore();
    if (unit) unit.afterCommit.push(wake);
    else wake();
  }

  private async join<T>(unit: Unit, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await work(unit.manager);
    } catch (error) {
      // Half of an inner write may be in the transaction: whoever catches this error cannot save the unit.
      unit.failure ??= error;
      throw error;
    }
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>, claim: Claim | undefined, how: HowStored): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    runner.data[MAY_WRITE] = true;
    runner.data[HOW_STORED] = how;
    const unit: Unit = { manager: runner.manager, runner, afterCommit: [] };
    try {
      const result = await this.units.run(unit, async () => {
        const asked = performance.now();
        await runner.startTransaction().finally(() => this.times.waited(asked));
        try {
          const done = await runClaimed(unit, work, claim);
          if (unit.failure) throw unit.failure as Error;
          await runner.commitTransaction();
          return done;
        } catch (error) {
          if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => discard(runner));
          throw error;
        }
      });
      for (const wake of unit.afterCommit) wake();
      return result;
    } finally {
      await runner.release();
    }
  }

  /**
   * Following who is in which unit makes each promise of the process dearer, those of readers too: a twentieth of a page's
   * time on Node 20. So nobody is followed while no unit is open.
   */
  private async followed<T>(call: () => Promise<T>): Promise<T> {
    this.open += 1;
    try {
      return await call();
    } finally {
      this.open -= 1;
      if (this.open === 0) for (const storage of [this.units, this.claims]) storage.disable();
    }
  }

  /** A write outside a unit, or anything past the open unit, is a fault of ours that must not go unnoticed. */
  private guardQueries(): void {
    const create = this.dataSource.driver.createQueryRunner.bind(this.dataSource.driver);
    this.dataSource.driver.createQueryRunner = (mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (...call: unknown[]) => Promise<unknown>;
      const startTransaction = runner.startTransaction.bind(runner);
      runner.query = (async (sql: string, ...rest: unknown[]) => {
        const writes = !runner.isTransactionActive && /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);
        this.refuse(runner, writes ? 'A write' : undefined);
        const began = performance.now();
        return query(sql, ...rest)
          .catch((error: unknown) => {
            if (isUnanswered(error)) discard(runner);
            throw error;
          })
          .finally(() => this.times.statement(sql, began));
      }) as typeof runner.query;
      runner.startTransaction = (level) => {
        this.refuse(runner, runner.data[MAY_WRITE] ? undefined : 'A transaction');
        return startTransaction(level);
      };
      return runner;
    };
  }

  private refuse(runner: QueryRunner, outside: string | undefined): void {
    const unit = this.units.getStore();
    if (unit && unit.runner !== runner) throw new Error('A query went past the open unit of work.');
    if (!unit && outside) throw new Error(`${outside} went past the unit of work.`);
  }
}

/** A connection in an unknown state must not serve anybody else: the next transaction on it would commit the one before. */
function discard(runner: QueryRunner): void {
  (runner as { databaseConnection?: { destroy?(): void } }).databaseConnection?.destroy?.();
}

async function runClaimed<T>(unit: Unit, work: (manager: EntityManager) => Promise<T>, claim: Claim | undefined): Promise<T> {
  const earlier = await claim?.take(unit.manager);
  if (earlier) return earlier.result as T;
  const result = await work(unit.manager);
  await claim?.keep(unit.manager, result);
  return result;
}
