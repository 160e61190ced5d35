import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditedChange {
  action: string;
  subject: 'account' | 'department' | 'employee' | 'salary' | 'leave' | 'import';
  id: string;
  name: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Of an import that makes several changes together. */
  changesetId?: string;
}

/** Who did something on whose behalf no one is signed in: a start, a reset by link. */
export interface AuditActor {
  accountId: string | null;
  name: string;
  requestId: string | null;
}

/** Records changes in the transaction that makes them. Passwords and tokens are never part of a change. */
@Injectable()
export class Audit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Of fields given before and after, only those that differ are kept. */
  async record(actor: Actor | AuditActor, ...changes: AuditedChange[]): Promise<void> {
    await this.work.write((manager) => manager.insert(AuditEntry, changes.map((change) => this.entryOf(actor, change))));
  }

  private entryOf(actor: Actor | AuditActor, change: AuditedChange): AuditEntry {
    const { before, after } = onlyChanges(change.before, change.after);
    return {
      id: newId(),
      recordedAt: this.clock.now(),
      actorId: actor.accountId,
      actorName: actor.name,
      action: change.action,
      subject: change.subject,
      subjectId: change.id,
      subjectName: change.name.slice(0, 200),
      valueBefore: before ? JSON.stringify(before) : null,
      valueAfter: after ? JSON.stringify(after) : null,
      requestId: actor.requestId,
      changesetId: change.changesetId ?? null,
    };
  }
}

type Values = Record<string, unknown> | undefined;

function onlyChanges(before: Values, after: Values): { before: Values; after: Values } {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter((field) => before[field] !== after[field]);
  const pick = (values: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
