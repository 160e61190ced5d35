import type { EntityManager } from 'typeorm';
import {
  COMMAND_LINE_ACTOR,
  newAuditEntry,
  storeEntries,
  type AuditedChange,
} from '../../audit/audit-entries.js';
import { restartChain } from '../../audit/chain-head.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { BackupHeader } from './backup-file.js';

export interface RestoreOptions {
  /** The server was stopped before the backup: sessions, links, calendar feeds and queued mails stay valid. */
  move: boolean;
  /** The old secret is lost. */
  newSecret: boolean;
}

/** Otherwise ended sessions and revoked calendar feeds would be valid again, used links could be used twice and mails would be sent twice. */
const DISCARD_PENDING = [
  'DELETE FROM session',
  'DELETE FROM one_time_link',
  'DELETE FROM leave_link',
  'DELETE FROM calendar_feed',
  'DELETE FROM mail WHERE sent_at IS NULL AND failed_at IS NULL',
];
/** Encrypted, signed or hashed with the secret. */
const TABLES_UNDER_SECRET = [
  'second_factor',
  'recovery_code',
  'known_device',
  'session',
  'one_time_link',
  'leave_link',
  'idempotency_key',
  'auth_attempt',
];

export async function finalizeRestore(
  manager: EntityManager,
  header: BackupHeader,
  { move, newSecret }: RestoreOptions,
  { secret }: Configuration,
): Promise<void> {
  // Links in queued mails depend on the secret, too.
  if (!move || newSecret) for (const sql of DISCARD_PENDING) await manager.query(sql);
  if (newSecret) {
    for (const table of TABLES_UNDER_SECRET) await manager.query(`DELETE FROM ${table}`);
    await restartChain(manager, secret);
  }
  const after = { madeAt: header.madeAt, newSecret };
  const change: AuditedChange = {
    action: 'setting.restore',
    subject: 'setting',
    id: 'restore',
    name: 'Restore',
    after,
  };
  await storeEntries(manager, newAuditEntry(COMMAND_LINE_ACTOR, change, Date.now()));
}
