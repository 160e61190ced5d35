import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../../contract/problem.js';
import { execute } from '../../database/statements/execute.js';
import type { Claim } from '../../database/transaction/claim.js';
import { IdempotencyKey } from './idempotency.tables.js';

export const RETENTION_MS = 24 * 60 * 60 * 1000;

export interface IdempotentRequest {
  accountId: string;
  route: string;
  keyHash: string;
  /** A function, because a form is only read after the claim is created. */
  bodyHash(): string;
  storable: boolean;
}

/** First and last statement of the request's unit of work: a repeat waits for the first request, and a failed one frees the key. */
export class IdempotencyClaim implements Claim {
  constructor(
    private readonly request: IdempotentRequest,
    private readonly now: number,
  ) {}

  async find(manager: EntityManager): Promise<{ result: unknown } | undefined> {
    const earlier = await manager.findOneBy(IdempotencyKey, this.key);
    return earlier && !this.isOutdated(earlier) ? this.resultOf(earlier) : undefined;
  }

  async acquire(manager: EntityManager): Promise<{ result: unknown } | undefined> {
    if (await this.insert(manager)) return undefined;
    const earlier = await manager.findOneBy(IdempotencyKey, this.key);
    if (!earlier || this.isOutdated(earlier)) {
      await manager.delete(IdempotencyKey, this.key);
      return (await this.insert(manager)) ? undefined : this.acquire(manager);
    }
    return this.resultOf(earlier);
  }

  async saveResult(manager: EntityManager, result: unknown): Promise<void> {
    if (!this.request.storable) return;
    await manager.update(IdempotencyKey, this.key, { result: JSON.stringify(result ?? null) });
  }

  private get key(): Pick<IdempotencyKey, 'accountId' | 'route' | 'keyHash'> {
    const { accountId, route, keyHash } = this.request;
    return { accountId, route, keyHash };
  }

  private isOutdated({ createdAt }: IdempotencyKey): boolean {
    return createdAt < this.now - RETENTION_MS;
  }

  private resultOf({ bodyHash, result }: IdempotencyKey): { result: unknown } {
    if (bodyHash !== this.request.bodyHash())
      throw new Problem('idempotency.reused', refusal('idempotency.reused'));
    if (result === null)
      throw new Problem('idempotency.not_repeatable', refusal('idempotency.not_repeatable'));
    return { result: JSON.parse(result) as unknown };
  }

  private async insert(manager: EntityManager): Promise<boolean> {
    const { accountId, route, keyHash } = this.request;
    const ignore = manager.dataSource.options.type === 'mysql' ? 'IGNORE' : 'OR IGNORE';
    const stored = await execute(
      manager,
      `INSERT ${ignore} INTO idempotency_key (account_id, route, key_hash, body_hash, result, created_at) VALUES (?, ?, ?, ?, NULL, ?)`,
      [accountId, route, keyHash, this.request.bodyHash(), this.now],
    );
    return stored === 1;
  }
}
