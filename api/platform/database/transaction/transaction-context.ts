import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './claim.js';
import type { OpenUnit } from './open-unit.js';

interface Store {
  unit?: OpenUnit;
  claim?: Claim;
}

export class TransactionContext {
  private readonly storage = new AsyncLocalStorage<Store>();

  /** Throws for code that the unit did not await: its writes would not be committed with the unit. */
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

  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.storage.exit(work);
  }

  consumeClaim(): Claim | undefined {
    const store = this.storage.getStore();
    const claim = store?.claim;
    if (store) store.claim = undefined;
    return claim;
  }
}
