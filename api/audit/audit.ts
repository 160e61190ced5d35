import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import {
  newAuditEntry,
  storeEntries,
  type AuditActor,
  type AuditedChange,
} from './audit-entries.js';
import { ChangesRecorded } from './audit.events.js';
import { Sealer } from './sealer.js';

export type { AuditActor, AuditedChange };

/** Callers must never pass passwords or tokens in `before` and `after`. */
@Injectable()
export class Audit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly sealer: Sealer,
    private readonly events: Events,
  ) {}

  async record(actor: Actor | AuditActor, ...changes: AuditedChange[]): Promise<void> {
    const now = this.clock.now();
    await this.work.write((manager) =>
      storeEntries(manager, ...changes.map((change) => newAuditEntry(actor, change, now))),
    );
    if ('employeeId' in actor) await this.events.emit(new ChangesRecorded(actor, changes));
    this.work.afterCommit(() => this.sealer.wake());
  }
}
