import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../audit/audit.js';
import { Clock } from '../config/clock.js';
import type { ImportKind } from '../contract/imports.js';
import { Problem } from '../contract/problem.js';
import { newId } from '../database/ids.js';
import { isStorable } from '../database/storable-text.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { readText } from '../http/text-field.js';
import { ColumnProfiles } from './column-profile.js';
import { openTable } from './csv-table.js';
import { IMPORT_NAME_MAX, ImportJob } from './import-job.entity.js';
import { ImportJobs } from './import-jobs.js';
import type { RawRow } from './import-kind.js';
import { BATCH, ImportRows } from './import-rows.js';
import { proposeMapping } from './mapping-proposal.js';

export const LARGEST_IMPORT = 20 * 1024 * 1024;

export interface ImportFile {
  kind: ImportKind;
  fileName: string | undefined;
  bytes: Buffer;
}

/** Takes a file in: reads it once to its end, so that a bad one leaves nothing behind, then keeps its rows in batches. */
@Injectable()
export class ImportUpload {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: ImportJobs,
    private readonly rows: ImportRows,
  ) {}

  async add(actor: AuditActor, { kind, fileName, bytes }: ImportFile): Promise<ImportJob> {
    if (bytes.length > LARGEST_IMPORT) throw tooLarge();
    const table = openTable(bytes);
    const profiles = new ColumnProfiles(table.headings);
    let rowCount = 0;
    for await (const batch of batched(table.rows)) {
      for (const { cells } of batch) profiles.add(cells);
      rowCount += batch.length;
    }
    const columns = profiles.finish();
    const name = shownName(fileName);
    const job = {
      id: newId(), kind, name, fileName: name, bytes: bytes.length, rowCount, columnCount: columns.length, encoding: table.encoding, separatorSign: table.separator,
      state: 'Reading' as const, columnsRead: JSON.stringify(columns), proposal: JSON.stringify(proposeMapping(kind, columns, this.clock.today())),
      createdBy: actor.accountId, createdByName: actor.name, createdAt: this.clock.now(), tries: 0,
    };
    const begun = await this.work.write(async (manager) => {
      await manager.insert(ImportJob, job);
      return job.id;
    });
    if (begun !== job.id) return this.repeated(begun);
    try {
      for await (const batch of batched(openTable(bytes).rows)) await this.work.write((manager) => this.rows.keep(manager, job.id, batch));
      await this.work.write((manager) => manager.update(ImportJob, { id: job.id }, { state: 'Uploaded' }));
    } catch (error) {
      await this.forget(job.id).catch(() => undefined);
      throw error;
    }
    return this.jobs.find(job.id);
  }

  /** Half a file is none. */
  private async forget(id: string): Promise<void> {
    await this.work.write(async (manager) => {
      await this.rows.forget(manager, id);
      await manager.delete(ImportJob, { id });
    });
  }

  /** The same request, sent again. */
  private async repeated(id: string): Promise<ImportJob> {
    const job = await this.jobs.find(id);
    if (job.state === 'Reading') throw new Problem('import.not_now', 'The file is still being read.');
    return job;
  }
}

/** In batches; between them others have their turn. */
async function* batched(rows: Iterable<{ row: number; cells: string[]; extra?: boolean }>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for (const { row, cells, extra = false } of rows) {
    batch.push({ row, cells, extra });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    await setImmediate();
  }
  if (batch.length > 0) yield batch;
}

/** The last part of what the browser calls the file, if it can be shown at all. */
function shownName(fileName = ''): string {
  const name = (readText(fileName.split(/[\\/]/).at(-1)) as string).slice(0, IMPORT_NAME_MAX);
  return name !== '' && isStorable(name) ? name : 'File without a name';
}

export function tooLarge(): Problem {
  const text = `The file must be at most ${LARGEST_IMPORT / 1024 / 1024} MB. Please split it.`;
  return new Problem('request.too_large', text, { errors: { file: text } });
}
