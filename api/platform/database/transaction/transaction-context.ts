import { AsyncLocalStorage } from 'node:async_hooks';
import type { Claim } from './claim.js';
import type { OpenUnit } from './open-unit.js';

interface Store {
  context: TransactionContext;
  unit?: OpenUnit;
  claim?: Claim;
  requireAccess?: RequireAccess;
}

/** Throws where the request that writes may no longer do so. */
export type RequireAccess = () => Promise<void>;

// One for the process: Node copies every storage that was ever used to each promise, and tests start hundreds of servers.
const storage = new AsyncLocalStorage<Store>();

export class TransactionContext {
  /** Throws for code that the unit did not await: its writes would not be committed with the unit. */
  get unit(): OpenUnit | undefined {
    const unit = this.store?.unit;
    unit?.requireOpen();
    return unit;
  }

  run<T>(unit: OpenUnit, work: () => Promise<T>): Promise<T> {
    return storage.run({ context: this, unit }, work);
  }

  withClaim<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    return storage.run({ ...this.store, context: this, claim }, work);
  }

  withAccess<T>(requireAccess: RequireAccess, work: () => Promise<T>): Promise<T> {
    return storage.run({ ...this.store, context: this, requireAccess }, work);
  }

  /** Without the open unit and the claim, but still of the same request. */
  outside<T>(work: () => Promise<T>): Promise<T> {
    const { requireAccess } = this;
    return requireAccess ? storage.run({ context: this, requireAccess }, work) : storage.exit(work);
  }

  /** For what a request only wakes. */
  detached(work: () => void): void {
    storage.exit(work);
  }

  get requireAccess(): RequireAccess | undefined {
    return this.store?.requireAccess;
  }

  get claim(): Claim | undefined {
    return this.store?.claim;
  }

  consumeClaim(): Claim | undefined {
    const { store } = this;
    const claim = store?.claim;
    if (store) store.claim = undefined;
    return claim;
  }

  /** Nothing where another server of the same process has an open unit. */
  private get store(): Store | undefined {
    const store = storage.getStore();
    return store?.context === this ? store : undefined;
  }
}
