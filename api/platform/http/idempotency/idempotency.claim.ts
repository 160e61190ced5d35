import type { EntityManager } from 'typeorm';
import { Problem } from '../../../contract/problem.js';
import { refusal } from '../../../contract/refusals.js';
import { execute } from '../../database/statements/execute.js';
import type { Claim } from '../../database/transaction/claim.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

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

  async acquire(manager: EntityManager): Promise<{ result: unknown } | undefined> {
    if (await this.insert(manager)) return undefined;
    const { accountId, route, keyHash } = this.request;
    const key = { accountId, route, keyHash };
    const earlier = await manager.findOneBy(IdempotencyKey, key);
    if (!earlier || earlier.createdAt < this.now - RETENTION_MS) {
      await manager.delete(IdempotencyKey, key);
      return (await this.insert(manager)) ? undefined : this.acquire(manager);
    }
    if (earlier.bodyHash !== this.request.bodyHash()) {
      throw new Problem('idempotency.reused', refusal('idempotency.reused'));
    }
    if (earlier.result === null) {
      throw new Problem('idempotency.not_repeatable', refusal('idempotency.not_repeatable'));
    }
    return { result: JSON.parse(earlier.result) as unknown };
  }

  async saveResult(manager: EntityManager, result: unknown): Promise<void> {
    if (!this.request.storable) return;
    const { accountId, route, keyHash } = this.request;
    await manager.update(IdempotencyKey, { accountId, route, keyHash }, { result: JSON.stringify(result ?? null) });
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
