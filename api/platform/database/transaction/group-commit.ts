import { QueryFailedError } from 'typeorm';
import type { EmbeddedSqlite } from '../connection/embedded-sqlite.js';

/** So many units at most wait for each other. */
const MOST_UNITS = 32;

/** Says, in the `data` of a query runner, that its transaction may be committed together with others. */
export const GROUP_COMMIT = 'groupCommit';

interface Unit {
  stored: () => void;
  lost: (error: Error) => void;
}

/**
 * Units of work that come within one round of the event loop are committed together on the embedded database, since writing
 * to the disk takes longer than most of them. Each but the first has a savepoint, so that its rollback is its own; none
 * resolves before all are stored. Every call comes from the holder of the writing connection.
 */
export class GroupCommit {
  private open = false;
  private inMemory = false;
  /** Whether a unit has begun and not ended. */
  private underWay = false;
  private planned = false;
  private readonly units: Unit[] = [];

  constructor(private readonly connection: () => EmbeddedSqlite) {}

  /** A transaction that is not `grouped` is committed by itself and keeps its savepoints in a file. */
  begin(grouped: boolean): void {
    if (!grouped) this.commit();
    if (!this.open) {
      this.keepInMemory(grouped);
      this.run('BEGIN IMMEDIATE');
    }
    this.open = true;
    // Each page that changes after a savepoint is kept once more as it was; the first can undo the whole transaction instead.
    if (this.units.length > 0) this.run('SAVEPOINT unit');
    this.underWay = true;
  }

  /** The unit's work is done; resolves when it is on the disk. */
  keep(): Promise<void> {
    this.underWay = false;
    try {
      if (!this.connection().isTransaction) throw new Error('The embedded database gave the transaction up.');
      if (this.units.length > 0) this.run('RELEASE unit');
    } catch (error) {
      this.lose(error as Error);
      throw new QueryFailedError('COMMIT', [], error as Error);
    }
    return new Promise((stored, lost) => void this.units.push({ stored, lost }));
  }

  undo(): void {
    this.underWay = false;
    // A full disk, for one, makes the engine itself undo the whole transaction.
    if (!this.connection().isTransaction) return this.lose(new Error('The embedded database gave the transaction up.'));
    if (this.units.length === 0) return this.commit();
    this.run('ROLLBACK TO unit');
    this.run('RELEASE unit');
  }

  /** The writing connection is free. Requests that have already arrived write before the commit. */
  unitEnded(): void {
    if (this.units.length === 0 || this.units.length >= MOST_UNITS) return this.commit();
    if (this.planned) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      // A unit that is under way commits for all when it ends.
      if (!this.underWay) this.commit();
    });
  }

  /** Stores what is done now: the next statement can be part of no transaction. */
  commit(): void {
    if (!this.open) return;
    try {
      this.run(this.units.length > 0 ? 'COMMIT' : 'ROLLBACK');
    } catch (error) {
      return this.lose(error as Error);
    }
    this.open = false;
    for (const { stored } of this.units.splice(0)) stored();
  }

  /** Before the connection closes: units that are done are stored, one that is under way is rolled back. */
  close(): void {
    if (this.underWay && this.connection().isTransaction) this.undo();
    this.commit();
  }

  private lose(error: Error): void {
    if (this.connection().isTransaction) this.run('ROLLBACK');
    this.open = false;
    for (const { lost } of this.units.splice(0)) lost(new QueryFailedError('COMMIT', [], error));
  }

  /** Where savepoints keep pages: in a file that would be more than a third of what a small unit writes. */
  private keepInMemory(inMemory: boolean): void {
    if (inMemory === this.inMemory) return;
    this.connection().exec(`PRAGMA temp_store = ${inMemory ? 'MEMORY' : 'DEFAULT'}`);
    this.inMemory = inMemory;
  }

  private run(sql: string): void {
    this.connection().prepare(sql).run();
  }
}
