import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/access/actor.js';
import type { AuditSubject } from '../contract/audit.js';
import { COMMAND_LINE } from '../contract/pay-access.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import type { AuditEntry } from './audit-entry.entity.js';

export interface AuditedChange {
  action: string;
  subject: AuditSubject;
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

const NAMES_MAX = 320;

const ENTRY_COLUMNS: Record<keyof AuditEntry, string> = {
  id: 'id', recordedAt: 'recorded_at', actorId: 'actor_id', actorName: 'actor_name', action: 'action', subject: 'subject', subjectId: 'subject_id',
  subjectName: 'subject_name', valueBefore: 'value_before', valueAfter: 'value_after', requestId: 'request_id', changesetId: 'changeset_id',
  sealNumber: 'seal_number', namesFolded: 'names_folded',
};

/** Of fields given before and after, only those that differ are kept. */
export function recordedEntry(actor: Actor | AuditActor, change: AuditedChange, recordedAt: number): AuditEntry {
  const { before, after } = onlyChanges(change.before, change.after);
  const subjectName = change.name.slice(0, 200);
  return {
    id: newId(),
    recordedAt,
    actorId: actor.accountId,
    actorName: actor.name,
    action: change.action,
    subject: change.subject,
    subjectId: change.id,
    subjectName,
    valueBefore: before ? JSON.stringify(before) : null,
    valueAfter: after ? JSON.stringify(after) : null,
    requestId: actor.requestId,
    changesetId: change.changesetId ?? null,
    sealNumber: null,
    namesFolded: searchedNames(actor.name, subjectName),
  };
}

/** Past TypeORM, since every change of anything waits for it. */
export async function storeEntries(manager: EntityManager, ...entries: AuditEntry[]): Promise<void> {
  const columns = Object.keys(ENTRY_COLUMNS) as (keyof AuditEntry)[];
  await insertRows(manager, 'audit_entry', Object.values(ENTRY_COLUMNS), entries.map((entry) => columns.map((column) => entry[column])));
}

/** Two lines, so that no search finds what stands across both names. */
export function searchedNames(actorName: string, subjectName: string): string {
  return folded(`${subjectName}\n${actorName}`).slice(0, NAMES_MAX);
}

type Values = Record<string, unknown> | undefined;

function onlyChanges(before: Values, after: Values): { before: Values; after: Values } {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter((field) => before[field] !== after[field]);
  const pick = (values: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Whoever has the server's shell has the database and its secret anyway, and is asked for no sign-in; what they do is recorded. */
export const BY_COMMAND_LINE: AuditActor = { accountId: null, name: COMMAND_LINE, requestId: null };
