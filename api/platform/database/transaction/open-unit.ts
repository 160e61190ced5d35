import type { EntityManager, QueryRunner } from 'typeorm';

const UNIT = 'unit';

/** One run of a unit of work: its connection, and what has happened in it. */
export class OpenUnit {
  readonly afterCommit: (() => void)[] = [];
  private readonly statements = new Set<Promise<unknown>>();
  private joined = 0;
  private failure?: unknown;
  private ended = false;

  constructor(readonly runner: QueryRunner) {
    runner.data[UNIT] = this;
  }

  static of(runner: QueryRunner): OpenUnit | undefined {
    return runner.data[UNIT] as OpenUnit | undefined;
  }

  get manager(): EntityManager {
    return this.runner.manager;
  }

  requireOpen(): void {
    if (this.ended) throw new Error('The unit of work has ended: what it starts must be awaited inside it.');
  }

  /** Runs a statement of this unit. */
  async statement<T>(run: () => Promise<T>): Promise<T> {
    const running = run();
    this.statements.add(running);
    try {
      return await running;
    } finally {
      this.statements.delete(running);
    }
  }

  /** Runs an inner write. After its failure the unit cannot be stored, even if the error is caught: half of it may be written. */
  async join<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.joined += 1;
    try {
      return await work(this.manager);
    } catch (error) {
      this.failure ??= error;
      throw error;
    } finally {
      this.joined -= 1;
    }
  }

  /** The work is done and about to be committed: whole, or not at all. */
  complete(): void {
    if (this.failure) throw this.failure as Error;
    if (this.joined > 0 || this.statements.size > 0) throw new Error('A unit of work ended before everything in it was awaited.');
    this.ended = true;
  }

  /** Nothing more may come; a statement under way must not reach the connection after the rollback, in the transaction of another. */
  async abandon(): Promise<void> {
    this.ended = true;
    if (this.statements.size > 0) await Promise.allSettled(this.statements);
  }
}
