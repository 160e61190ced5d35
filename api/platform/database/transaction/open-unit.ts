import type { EntityManager, QueryRunner } from 'typeorm';

const UNIT = 'unit';

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
    if (this.ended)
      throw new Error('The unit of work has ended: what it starts must be awaited inside it.');
  }

  async statement<T>(run: () => Promise<T>): Promise<T> {
    const running = run();
    this.statements.add(running);
    try {
      return await running;
    } finally {
      this.statements.delete(running);
    }
  }

  /** After a failed inner write the unit cannot commit, even if the error is caught: half of the write may be stored. */
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

  complete(): void {
    if (this.failure) throw this.failure as Error;
    if (this.joined > 0 || this.statements.size > 0)
      throw new Error('A unit of work ended before everything in it was awaited.');
    this.ended = true;
  }

  /** A running statement must not reach the connection after the rollback, when another transaction may use it. */
  async abandon(): Promise<void> {
    this.ended = true;
    if (this.statements.size > 0) await Promise.allSettled(this.statements);
  }
}
