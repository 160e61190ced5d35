import { QueryFailedError } from 'typeorm';
import type { EmbeddedSqlite } from './embedded-sqlite.js';

/** So many units at most wait for each other. */
const MOST_UNITS = 32;

/** Of a unit; stands in the `data` of its query runner under the name `HOW_STORED`. */
export interface HowStored {
  /** Takes long or changes much: shares its commit with none before it, and what it may take back is kept in a file. */
  byItself?: boolean;
  /** May be lost if the machine loses its power: its commit does not wait for the disk. */
  losable?: boolean;
}

export const HOW_STORED = 'howStored';

interface Unit {
  stored: () => void;
  lost: (error: Error) => void;
}

/**
 * Units of work that come within one round of the event loop are committed together on the embedded database, since writing
 * to the disk takes longer than most of them. Each but the first has a savepoint, so that what one undoes is its own; none is
 * told to be stored before all of them are. All calls come from whoever has the turn to write.
 */
export class SharedCommit {
  private open = false;
  /** Whether what is open waits for the disk in the end. */
  private durable = true;
  private inMemory = false;
  /** Whether a unit has begun and not ended. */
  private underWay = false;
  private planned = false;
  private readonly units: Unit[] = [];

  constructor(private readonly connection: () => EmbeddedSqlite) {}

  begin({ byItself, losable = false }: HowStored = { byItself: true }): void {
    if (byItself || (!losable && !this.durable)) this.commit();
    if (!this.open) {
      this.waitForDisk(!losable);
      this.keepInMemory(!byItself);
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

  /** A turn is over. Whoever has already sent something that is to be written comes before the commit. */
  turnEnds(): void {
    if (this.units.length === 0 || this.units.length >= MOST_UNITS) return this.commit();
    if (this.planned) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      // Whoever is under way commits for all when its turn is over.
      if (!this.underWay) this.commit();
    });
  }

  /** What is done goes to the disk now: what comes next can be part of no transaction. */
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

  /** The connection is about to be closed: what is whole is stored, and of a unit that is under way nothing. */
  close(): void {
    if (this.underWay && this.connection().isTransaction) this.undo();
    this.commit();
  }

  private lose(error: Error): void {
    if (this.connection().isTransaction) this.run('ROLLBACK');
    this.open = false;
    for (const { lost } of this.units.splice(0)) lost(new QueryFailedError('COMMIT', [], error));
  }

  private waitForDisk(durable: boolean): void {
    if (durable === this.durable) return;
    this.connection().exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
    this.durable = durable;
  }

  /** Where what a savepoint may take back is kept: in a file it would be more than a third of what a small unit writes. */
  private keepInMemory(inMemory: boolean): void {
    if (inMemory === this.inMemory) return;
    this.connection().exec(`PRAGMA temp_store = ${inMemory ? 'MEMORY' : 'DEFAULT'}`);
    this.inMemory = inMemory;
  }

  private run(sql: string): void {
    this.connection().prepare(sql).run();
  }
}
