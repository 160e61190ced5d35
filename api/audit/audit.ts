import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { recordedEntry, storeEntries, type AuditActor, type AuditedChange } from './recorded-entry.js';
import { Sealer } from './sealer.js';

export type { AuditActor, AuditedChange };

/** Records changes in the transaction that makes them. Passwords and tokens are never part of a change. */
@Injectable()
export class Audit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly sealer: Sealer,
  ) {}

  /** Of fields given before and after, only those that differ are kept. */
  async record(actor: Actor | AuditActor, ...changes: AuditedChange[]): Promise<void> {
    const now = this.clock.now();
    await this.work.write((manager) => storeEntries(manager, ...changes.map((change) => recordedEntry(actor, change, now))));
    this.work.afterCommit(() => this.sealer.wake());
  }
}
