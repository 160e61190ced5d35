import type { EntityManager } from 'typeorm';
import type { Configuration } from '../../platform/config/configuration.js';
import { BY_COMMAND_LINE, recordedEntry, storeEntries } from '../../audit/recorded-entry.js';
import { restartChain } from '../../audit/chain-head.js';
import type { BackupHeader } from './backup-file.js';

/** What is to be made of things that were under way when the backup was written. */
export interface Settling {
  /** The server had stopped before, and nothing happened since: sessions, links and mails go on where they were. */
  move: boolean;
  /** The secret under which all of it was sealed and signed is lost. */
  newSecret: boolean;
}

/** Whoever signed out since would be signed in again, a link that was used could be used once more, a mail would be sent twice. */
const UNDER_WAY = ['DELETE FROM session', 'DELETE FROM one_time_link', 'DELETE FROM mail WHERE sent_at IS NULL AND failed_at IS NULL'];
/** Sealed, signed or hashed under the secret. */
const UNDER_THE_SECRET = ['second_factor', 'recovery_code', 'known_device', 'session', 'one_time_link', 'idempotency_key', 'auth_attempt'];

/** The last thing of a restore, in the schema of this version. */
export async function settle(manager: EntityManager, header: BackupHeader, { move, newSecret }: Settling, { secret }: Configuration): Promise<void> {
  // The links of mails are of the secret too.
  if (!move || newSecret) for (const sql of UNDER_WAY) await manager.query(sql);
  if (newSecret) {
    for (const table of UNDER_THE_SECRET) await manager.query(`DELETE FROM ${table}`);
    await restartChain(manager, secret);
  }
  const after = { madeAt: header.madeAt, newSecret };
  const change = { action: 'setting.restore', subject: 'setting' as const, id: 'restore', name: 'Restore', after };
  await storeEntries(manager, recordedEntry(BY_COMMAND_LINE, change, Date.now()));
}
