import type { EntityManager } from 'typeorm';

/** Part of the transaction, so that a key is stored with its result or not at all; a refusal frees it. */
export interface Claim {
  /** Reads the stored response without claiming anything. */
  find(manager: EntityManager): Promise<{ result: unknown } | undefined>;
  acquire(manager: EntityManager): Promise<{ result: unknown } | undefined>;
  saveResult(manager: EntityManager, result: unknown): Promise<void>;
}

export async function runClaimed<T>(
  claim: Claim | undefined,
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const earlier = await claim?.acquire(manager);
  if (earlier) return earlier.result as T;
  const result = await work(manager);
  await claim?.saveResult(manager, result);
  return result;
}
