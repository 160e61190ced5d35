import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './claim.js';
import type { OpenUnit } from './open-unit.js';

interface Store {
  unit?: OpenUnit;
  claim?: Claim;
}

/** Which unit of work, and which claim for the next one, belongs to the code that is running. */
export class TransactionContext {
  private readonly storage = new AsyncLocalStorage<Store>();

  /** The open unit. Code that a unit did not wait for cannot go on: its writes would no longer be stored with the unit. */
  get unit(): OpenUnit | undefined {
    const unit = this.storage.getStore()?.unit;
    unit?.requireOpen();
    return unit;
  }

  run<T>(unit: OpenUnit, work: () => Promise<T>): Promise<T> {
    return this.storage.run({ unit }, work);
  }

  withClaim<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    return this.storage.run({ ...this.storage.getStore(), claim }, work);
  }

  /** Runs `work` as if nothing were open and nothing claimed. */
  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.storage.exit(work);
  }

  /** Only the first unit carries the claim. */
  takeClaim(): Claim | undefined {
    const store = this.storage.getStore();
    const claim = store?.claim;
    if (store) store.claim = undefined;
    return claim;
  }
}
