import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { execute } from '../platform/database/statements/execute.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { updateFrom } from '../platform/database/statements/update-from.js';
import { isLateBeginning, isOwnHead, resetHead, moveHead, readHead, type ChainHead } from './chain-head.js';
import { recordedEntry, searchedNames, storeEntries } from './recorded-entry.js';
import { SEALED_COLUMNS, sealsBehind, type Seal, type SealedEntry } from './seal.js';

/** Few enough that whoever writes meanwhile hardly waits. */
const BATCH = 400;
const NAMES_AT_ONCE = 100;
/** One whose number was taken away still has its seal: the check finds it, and no second seal hides it. */
const UNSEALED = 'seal_number IS NULL AND NOT EXISTS (SELECT 1 FROM audit_seal s WHERE s.entry_id = audit_entry.id)';
const SYSTEM = { accountId: null, name: 'System', requestId: null };
/** The action of the entry that tells that the chain was taken up behind a strange end. */
export const CHAIN_RESUMED = 'audit.take_up';
const CHAIN = 'chain';
const SEAL_COLUMNS = ['number', 'entry_id', 'previous_hash', 'salt', 'digest', 'hash', 'sealed_at'];

type Unsealed = SealedEntry & { names_folded: string | null };

/**
 * Appends entries that are committed to the chain. They are found by their missing number, not by an id greater than the
 * last: an entry may be committed later than one that is newer.
 */
@Injectable()
export class Sealing {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async isNeeded(): Promise<boolean> {
    return (await this.work.read(`SELECT id FROM audit_entry WHERE ${UNSEALED} LIMIT 1`)).length > 0;
  }

  /** Returns how many it sealed: none when there is nothing, or another instance was quicker. */
  next(): Promise<number> {
    return this.work.writeInNewTransaction(async (manager) => {
      const found = await readHead((sql, parameters) => manager.query(sql, parameters));
      const isOwn = isOwnHead(this.configuration.secret, found) && found.lastSeal <= found.number && !(await isLateBeginning(manager, found, this.clock.now()));
      const head = isOwn ? found : await this.resumeChain(manager, found);
      const entries = await manager.query<Unsealed[]>(
        `SELECT ${SEALED_COLUMNS.join(', ')}, names_folded FROM audit_entry WHERE ${UNSEALED} ORDER BY id LIMIT ?`,
        [BATCH],
      );
      const seals = sealsBehind(head, entries, this.clock.now());
      const last = seals[seals.length - 1];
      if (!last) return 0;
      if (!(await moveHead(manager, this.configuration.secret, head, last))) throw new Error('Another instance seals these entries.');
      await this.write(manager, head, seals);
      await this.addNames(manager, entries.filter(({ names_folded }) => names_folded === null));
      return seals.length;
    });
  }

  private async write(manager: EntityManager, head: ChainHead, seals: Seal[]): Promise<void> {
    await insertRows(manager, 'audit_seal', SEAL_COLUMNS, seals.map(({ number, entryId, previousHash, salt, digest, hash, sealedAt }) => [number, entryId, previousHash, salt, digest, hash, sealedAt]));
    const numbered = await updateFrom(manager, {
      table: 'audit_entry', source: 'audit_seal s', on: 's.entry_id = audit_entry.id', set: { seal_number: 's.number' },
      where: 's.number > ? AND s.number <= ? AND audit_entry.seal_number IS NULL', parameters: [head.number, head.number + seals.length],
    });
    if (numbered !== seals.length) throw new Error('Another instance seals these entries.');
  }

  private async addNames(manager: EntityManager, entries: Unsealed[]): Promise<void> {
    for (let start = 0; start < entries.length; start += NAMES_AT_ONCE) {
      const some = entries.slice(start, start + NAMES_AT_ONCE);
      const names = some.flatMap(({ id, actor_name, subject_name }) => [id, searchedNames(String(actor_name), String(subject_name))]);
      const sql = `UPDATE audit_entry SET names_folded = CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END WHERE id IN (${some.map(() => '?').join(', ')})`;
      await execute(manager, sql, [...names, ...some.map(({ id }) => id)]);
    }
  }

  /**
   * The end of the chain is not as this server left it: it bears the signature of an earlier secret, or of nobody. The
   * chain goes on behind its last seal, and says for good that it did.
   */
  private async resumeChain(manager: EntityManager, found: ChainHead): Promise<ChainHead> {
    const [seal] = await manager.query<{ number: number; hash: string }[]>('SELECT number, hash FROM audit_seal ORDER BY number DESC LIMIT 1');
    const { number, hash } = seal && seal.number >= found.number ? seal : found;
    this.logger.error(`The audit log's chain ends at ${number} as this server, with its secret, did not leave it. audit:verify tells more.`);
    await resetHead(manager, number, hash);
    const change = { action: CHAIN_RESUMED, subject: 'audit' as const, id: CHAIN, name: 'Audit log', after: { number, hash } };
    await storeEntries(manager, recordedEntry(SYSTEM, change, this.clock.now()));
    return { ...found, number, hash };
  }
}
