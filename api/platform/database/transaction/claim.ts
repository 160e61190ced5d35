import type { EntityManager } from 'typeorm';

/** Gives a repeated request the result of the first one; taken and kept inside the unit's own transaction. */
export interface Claim {
  /** The stored result of an earlier run, if there is one; otherwise the claim is now held. */
  take(manager: EntityManager): Promise<{ result: unknown } | undefined>;
  keep(manager: EntityManager, result: unknown): Promise<void>;
}

export async function runClaimed<T>(claim: Claim | undefined, manager: EntityManager, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const earlier = await claim?.take(manager);
  if (earlier) return earlier.result as T;
  const result = await work(manager);
  await claim?.keep(manager, result);
  return result;
}
