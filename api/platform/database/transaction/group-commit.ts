import { QueryFailedError } from 'typeorm';
import type { EmbeddedSqlite } from '../connection/embedded-sqlite.js';

const MAX_UNITS = 32;

export const GROUP_COMMIT = 'groupCommit';

interface Unit {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Commits the units of one event loop round together, because an fsync takes longer than most units. Only the mutex holder calls it. */
export class GroupCommit {
  private open = false;
  private inMemory = false;
  private unitActive = false;
  private scheduled = false;
  private readonly units: Unit[] = [];

  constructor(private readonly connection: () => EmbeddedSqlite) {}

  begin(grouped: boolean): void {
    if (!grouped) this.commit();
    if (!this.open) {
      this.setTempStore(grouped);
      this.run('BEGIN IMMEDIATE');
    }
    this.open = true;
    // A savepoint copies each changed page; the first unit can roll back the whole transaction instead.
    if (this.units.length > 0) this.run('SAVEPOINT unit');
    this.unitActive = true;
  }

  commitUnit(): Promise<void> {
    this.unitActive = false;
    try {
      if (!this.connection().isTransaction) throw new Error('The embedded database gave the transaction up.');
      if (this.units.length > 0) this.run('RELEASE unit');
    } catch (error) {
      this.fail(error as Error);
      throw new QueryFailedError('COMMIT', [], error as Error);
    }
    return new Promise((resolve, reject) => void this.units.push({ resolve, reject }));
  }

  rollbackUnit(): void {
    this.unitActive = false;
    // SQLite itself rolls back the whole transaction after some errors, such as a full disk.
    if (!this.connection().isTransaction) return this.fail(new Error('The embedded database gave the transaction up.'));
    if (this.units.length === 0) return this.commit();
    this.run('ROLLBACK TO unit');
    this.run('RELEASE unit');
  }

  /** Requests that have already arrived may still join the commit. */
  unitEnded(): void {
    if (this.units.length === 0 || this.units.length >= MAX_UNITS) return this.commit();
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (!this.unitActive) this.commit();
    });
  }

  commit(): void {
    if (!this.open) return;
    try {
      this.run(this.units.length > 0 ? 'COMMIT' : 'ROLLBACK');
    } catch (error) {
      return this.fail(error as Error);
    }
    this.open = false;
    for (const { resolve } of this.units.splice(0)) resolve();
  }

  close(): void {
    if (this.unitActive && this.connection().isTransaction) this.rollbackUnit();
    this.commit();
  }

  private fail(error: Error): void {
    if (this.connection().isTransaction) this.run('ROLLBACK');
    this.open = false;
    for (const { reject } of this.units.splice(0)) reject(new QueryFailedError('COMMIT', [], error));
  }

  /** Savepoint pages in a file would add more than a third to the writes of a small unit. */
  private setTempStore(inMemory: boolean): void {
    if (inMemory === this.inMemory) return;
    this.connection().exec(`PRAGMA temp_store = ${inMemory ? 'MEMORY' : 'DEFAULT'}`);
    this.inMemory = inMemory;
  }

  private run(sql: string): void {
    this.connection().prepare(sql).run();
  }
}
