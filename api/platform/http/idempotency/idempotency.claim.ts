import type { EntityManager } from 'typeorm';
import { Problem } from '../../../contract/problem.js';
import { execute } from '../../database/statements/execute.js';
import type { Claim } from '../../database/transaction/claim.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

export const KEPT_MS = 24 * 60 * 60 * 1000;

/** What makes two requests the same one. */
export interface RepeatableRequest {
  accountId: string;
  route: string;
  keyHash: string;
  /** Asked for once the body was read to its end. */
  bodyHash(): string;
  /** Whether the result may be stored: answers that hold a secret may not. */
  storable: boolean;
}

/**
 * The claim of an Idempotency-Key, made as the first statement of the request's unit of work and answered as its last:
 * a repeat waits for the first, then gets its result; a refused request leaves the key free.
 */
export class IdempotencyClaim implements Claim {
  constructor(
    private readonly request: RepeatableRequest,
    private readonly now: number,
  ) {}

  async take(manager: EntityManager): Promise<{ result: unknown } | undefined> {
    if (await this.insert(manager)) return undefined;
    const { accountId, route, keyHash } = this.request;
    const at = { accountId, route, keyHash };
    const earlier = await manager.findOneBy(IdempotencyKey, at);
    if (!earlier || earlier.createdAt < this.now - KEPT_MS) {
      await manager.delete(IdempotencyKey, at);
      return (await this.insert(manager)) ? undefined : this.take(manager);
    }
    if (earlier.bodyHash !== this.request.bodyHash()) {
      throw new Problem('idempotency.reused', 'This Idempotency-Key was already used for another request.');
    }
    if (earlier.result === null) {
      throw new Problem('idempotency.not_repeatable', 'This request was already carried out; its answer cannot be shown again.');
    }
    return { result: JSON.parse(earlier.result) as unknown };
  }

  async keep(manager: EntityManager, result: unknown): Promise<void> {
    if (!this.request.storable) return;
    const { accountId, route, keyHash } = this.request;
    await manager.update(IdempotencyKey, { accountId, route, keyHash }, { result: JSON.stringify(result ?? null) });
  }

  /** False when the key is taken; a first request that still runs is waited for. */
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
