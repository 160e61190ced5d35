import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../audit/audit.js';
import { Clock } from '../platform/config/clock.js';
import type { ImportKind } from '../contract/imports.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { execute } from '../platform/database/statements/execute.js';
import { newId } from '../platform/database/statements/ids.js';
import { isStorable } from '../platform/database/statements/storable-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { readText } from '../platform/http/fields/text-field.js';
import { ColumnProfiles } from './file/column-profile.js';
import { openTable } from './file/csv-table.js';
import { isWorkbook, workbookCsv } from './file/workbook.js';
import { IMPORT_NAME_MAX, ImportJob } from './import-job.entity.js';
import { ImportJobs } from './import-jobs.js';
import type { RawRow } from './import-handler.js';
import { BATCH_SIZE, ImportRows } from './import-rows.js';
import { KnownChoices } from './file/known-choices.js';
import { proposeMapping } from './file/mapping-proposal.js';

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** Extended with every stored batch; an upload whose lease expired was interrupted. */
const LEASE_MS = 5_000;

export interface ImportFile {
  kind: ImportKind;
  fileName: string | undefined;
  bytes: Buffer;
}

/** Reads the file twice: once to validate and profile it, so that a bad file leaves nothing behind, then to store its rows. */
@Injectable()
export class ImportUpload {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly rows: ImportRows,
    private readonly choices: KnownChoices,
  ) {}

  async add(actor: AuditActor, { kind, fileName, bytes }: ImportFile): Promise<ImportJob> {
    if (bytes.length > MAX_IMPORT_BYTES) throw tooLarge();
    const workbook = isWorkbook(bytes);
    const content = workbook ? await workbookCsv(bytes) : bytes;
    const table = openTable(content);
    const profiles = new ColumnProfiles(table.headings);
    let rowCount = 0;
    for await (const batch of batched(table.rows)) {
      for (const { cells } of batch) profiles.add(cells);
      rowCount += batch.length;
    }
    const columns = profiles.finish();
    const name = displayName(fileName);
    const job = {
      id: newId(), kind, name, fileName: name, bytes: bytes.length, rowCount, columnCount: columns.length, encoding: workbook ? ('XLSX' as const) : table.encoding, separatorSign: table.separator,
      state: 'Reading' as const, columnsRead: JSON.stringify(columns), proposal: JSON.stringify(proposeMapping(kind, columns, this.clock.today(), await this.choices.read())),
      createdBy: actor.accountId, createdByName: actor.name, createdAt: this.clock.now(), attempts: 0,
      runner: newId(), leaseExpiresAt: this.clock.now() + LEASE_MS,
    };
    const jobId = await this.work.write(async (manager) => {
      await manager.insert(ImportJob, job);
      return job.id;
    });
    return jobId === job.id ? this.storeRows(job.id, job.runner, content) : this.resume(jobId, job.runner, content);
  }

  private async storeRows(id: string, runner: string, content: Buffer): Promise<ImportJob> {
    try {
      for await (const batch of batched(openTable(content).rows)) {
        await this.updateOwned(id, runner, { leaseExpiresAt: this.clock.now() + LEASE_MS }, (manager) => this.rows.store(manager, id, batch));
      }
      await this.updateOwned(id, runner, { state: 'Uploaded', runner: null, leaseExpiresAt: null });
    } catch (error) {
      await this.updateOwned(id, runner, {}, async (manager) => {
        await this.rows.delete(manager, id);
        await manager.delete(ImportJob, { id });
      }).catch(() => undefined);
      throw error;
    }
    return this.jobs.find(id);
  }

  /** Fails if another request has taken the upload over. */
  private async updateOwned(id: string, runner: string, changes: Partial<ImportJob>, work?: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.work.write(async (manager) => {
      const { affected } = await manager.update(ImportJob, { id, state: 'Reading', runner }, { ...changes, attempts: 0 });
      if (affected !== 1) throw stillReading();
      await work?.(manager);
    });
  }

  /** A retry with the same idempotency key starts over an upload that a stopped server left half read. */
  private async resume(id: string, runner: string, content: Buffer): Promise<ImportJob> {
    const job = await this.jobs.find(id);
    if (job.state !== 'Reading') return job;
    const now = this.clock.now();
    await this.work.write(async (manager) => {
      const sql = "UPDATE import_job SET runner = ?, lease_expires_at = ? WHERE id = ? AND state = 'Reading' AND lease_expires_at < ?";
      if ((await execute(manager, sql, [runner, now + LEASE_MS, id, now])) === 0) throw stillReading();
      await this.rows.delete(manager, id);
    });
    return this.storeRows(id, runner, content);
  }
}

function stillReading(): Problem {
  return new Problem('import.not_now', refusal('import.reading'));
}

/** Other requests come in between after so many characters, since few rows can be long. */
const BATCH_LENGTH = 262_144;

async function* batched(rows: Iterable<{ row: number; cells: string[]; extra?: boolean }>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  let length = 0;
  for (const { row, cells, extra = false } of rows) {
    batch.push({ row, cells, extra });
    for (const cell of cells) length += cell.length;
    if (batch.length < BATCH_SIZE && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
    await setImmediate();
  }
  if (batch.length > 0) yield batch;
}

function displayName(fileName = ''): string {
  const name = (readText(fileName.split(/[\\/]/).at(-1), IMPORT_NAME_MAX) as string).slice(0, IMPORT_NAME_MAX);
  return name !== '' && isStorable(name) ? name : 'File without a name';
}

export function tooLarge(): Problem {
  const reason = refusal('file.too_large_to_import', { max: MAX_IMPORT_BYTES / 1024 / 1024 });
  return new Problem('request.too_large', reason, { errors: { file: reason } });
}
