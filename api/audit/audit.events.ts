import type { Actor } from '../platform/access/actor.js';
import type { AuditedChange } from './audit-entries.js';

/** Emitted inside the unit of work, for what signed-in people change. */
export class ChangesRecorded {
  constructor(
    readonly actor: Pick<Actor, 'accountId' | 'employeeId' | 'name' | 'role'>,
    readonly changes: readonly AuditedChange[],
  ) {}
}
