import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import type { ReadRows } from '../platform/database/connection/committed-reader.js';
import { execute } from '../platform/database/statements/execute.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';
import { updateFrom } from '../platform/database/statements/update-from.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import {
  foldedNames,
  newAuditEntry,
  storeEntries,
  SYSTEM_ACTOR,
  type AuditedChange,
} from './audit-entries.js';
import { advanceHead, isHeadTrusted, readHead, resetHead, type ChainHead } from './chain-head.js';
import { SEALED_COLUMNS, createSeals, type Seal, type SealedEntry } from './seal.js';

/** Small, so that other writers hardly wait. */
const BATCH = 400;
const NAMES_BATCH = 100;
/** An entry whose number was erased keeps its seal, so that the check finds it instead of a second seal. */
const UNSEALED =
  'seal_number IS NULL AND NOT EXISTS (SELECT 1 FROM audit_seal s WHERE s.entry_id = audit_entry.id)';
export const CHAIN_RESUMED = 'audit.take_up';
const CHAIN = 'chain';
const SEAL_COLUMNS = ['number', 'entry_id', 'previous_hash', 'salt', 'digest', 'hash', 'sealed_at'];

/** Selects entries without a number, not by id: an entry may be committed after one with a later id. */
@Injectable()
export class ChainAppender {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async isNeeded(): Promise<boolean> {
    return (
      (await this.work.read(`SELECT id FROM audit_entry WHERE ${UNSEALED} LIMIT 1`)).length > 0
    );
  }

  appendBatch(): Promise<number> {
    return this.work.writeInNewTransaction(async (manager) => {
      const read: ReadRows = (sql, parameters) => manager.query(sql, parameters);
      const stored = await readHead(read);
      const isTrusted =
        stored.lastSeal <= stored.number &&
        (await isHeadTrusted(read, this.configuration.secret, stored));
      const head = isTrusted ? stored : await this.resumeChain(manager, stored);
      const entries = await manager.query<SealedEntry[]>(
        `SELECT ${SEALED_COLUMNS.join(', ')} FROM audit_entry WHERE ${UNSEALED} ORDER BY id LIMIT ?`,
        [BATCH],
      );
      const withoutNames = entries.filter(({ names_folded }) => names_folded === null);
      for (const entry of withoutNames)
        entry.names_folded = foldedNames(String(entry.actor_name), String(entry.subject_name));
      const seals = createSeals(head, entries, this.clock.now());
      const last = seals[seals.length - 1];
      if (!last) return 0;
      if (!(await advanceHead(manager, this.configuration.secret, head, last)))
        throw new Error('Another instance seals these entries.');
      await this.write(manager, head, seals);
      await this.addNames(manager, withoutNames);
      return seals.length;
    });
  }

  private async write(manager: EntityManager, head: ChainHead, seals: Seal[]): Promise<void> {
    await insertRows(
      manager,
      'audit_seal',
      SEAL_COLUMNS,
      seals.map(({ number, entryId, previousHash, salt, digest, hash, sealedAt }) => [
        number,
        entryId,
        previousHash,
        salt,
        digest,
        hash,
        sealedAt,
      ]),
    );
    const numbered = await updateFrom(manager, {
      table: 'audit_entry',
      source: 'audit_seal s',
      on: 's.entry_id = audit_entry.id',
      set: { seal_number: 's.number' },
      where: 's.number > ? AND s.number <= ? AND audit_entry.seal_number IS NULL',
      parameters: [head.number, head.number + seals.length],
    });
    if (numbered !== seals.length) throw new Error('Another instance seals these entries.');
  }

  private async addNames(manager: EntityManager, entries: SealedEntry[]): Promise<void> {
    for (let start = 0; start < entries.length; start += NAMES_BATCH) {
      const batch = entries.slice(start, start + NAMES_BATCH);
      const names = batch.flatMap(({ id, names_folded }) => [id, names_folded]);
      const sql = `UPDATE audit_entry SET names_folded = CASE id ${batch.map(() => 'WHEN ? THEN ?').join(' ')} END WHERE id IN (${batch.map(() => '?').join(', ')})`;
      await execute(manager, sql, [...names, ...batch.map(({ id }) => id)]);
    }
  }

  /** The head is signed with another secret or not at all: the chain continues after its last seal and records that it did. */
  private async resumeChain(manager: EntityManager, stored: ChainHead): Promise<ChainHead> {
    const [seal] = await manager.query<{ number: number; hash: string }[]>(
      'SELECT number, hash FROM audit_seal ORDER BY number DESC LIMIT 1',
    );
    const { number, hash } = seal && seal.number >= stored.number ? seal : stored;
    this.logger.error(
      `The audit log's chain ends at ${number} as this server, with its secret, did not leave it. audit:verify tells more.`,
    );
    await resetHead(manager, number, hash);
    const change: AuditedChange = {
      action: CHAIN_RESUMED,
      subject: 'audit',
      id: CHAIN,
      name: 'Audit log',
      after: { number, hash },
    };
    await storeEntries(manager, newAuditEntry(SYSTEM_ACTOR, change, this.clock.now()));
    return { ...stored, number, hash };
  }
}
