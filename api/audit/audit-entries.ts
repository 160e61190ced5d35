import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../contract/audit-actions.js';
import type { AuditSubject } from '../contract/audit.js';
import { COMMAND_LINE } from '../contract/salary/pay-access.js';
import type { Actor } from '../platform/access/actor.js';
import { folded } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { AUDIT_ENTRY } from './audit.tables.js';

export interface AuditedChange {
  action: AuditAction;
  subject: AuditSubject;
  id: string;
  name: string;
  /** The employee it is about, if the subject is a record of theirs. */
  employeeId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  changesetId?: string;
}

export interface AuditActor {
  accountId: string | null;
  name: string;
  requestId: string | null;
}

const NAMES_MAX = 320;

type AuditEntry = Record<keyof typeof AUDIT_ENTRY.columns, string | number | null>;

export function newAuditEntry(
  actor: Actor | AuditActor,
  change: AuditedChange,
  recordedAt: number,
): AuditEntry {
  const { before, after } = onlyChanges(change.before, change.after);
  const subjectName = change.name.slice(0, 200);
  return {
    id: newId(),
    recorded_at: recordedAt,
    actor_id: actor.accountId,
    actor_name: actor.name,
    action: change.action,
    subject: change.subject,
    subject_id: change.id,
    subject_name: subjectName,
    employee_id: employeeOf(change),
    value_before: before ? JSON.stringify(before) : null,
    value_after: after ? JSON.stringify(after) : null,
    request_id: actor.requestId,
    changeset_id: change.changesetId ?? null,
    seal_number: null,
    names_folded: foldedNames(actor.name, subjectName),
  };
}

/** Whom a change is about. */
export function employeeOf({ subject, id, employeeId }: AuditedChange): string | null {
  return employeeId ?? (subject === 'employee' ? id : null);
}

/** Without TypeORM's insert, which is slower: every change waits for it. */
export async function storeEntries(
  manager: EntityManager,
  ...entries: AuditEntry[]
): Promise<void> {
  const columns = Object.keys(AUDIT_ENTRY.columns) as (keyof AuditEntry)[];
  await insertRows(
    manager,
    'audit_entry',
    columns,
    entries.map((entry) => columns.map((column) => entry[column])),
  );
}

/** On two lines, so that no search matches across both names. */
export function foldedNames(actorName: string, subjectName: string): string {
  // Half of a character would be stored as another one, and is sealed.
  return folded(`${subjectName}\n${actorName}`)
    .slice(0, NAMES_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');
}

type Values = Record<string, unknown> | undefined;

function onlyChanges(before: Values, after: Values): { before: Values; after: Values } {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => before[field] !== after[field],
  );
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

export const SYSTEM_ACTOR: AuditActor = { accountId: null, name: 'System', requestId: null };
export const COMMAND_LINE_ACTOR: AuditActor = {
  accountId: null,
  name: COMMAND_LINE,
  requestId: null,
};
