import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../audit/audit.js';
import type { FileRow } from '../contract/file-opening.js';
import type { ImportKind } from '../contract/imports/import-fields.js';
import { IMPORT_BYTES_MAX } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import { withoutTurningSigns } from '../contract/text/turning-signs.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { isStorable } from '../platform/database/statements/storable-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { readText } from '../platform/http/fields/read-text.js';
import { Jobs, type Job, type JobHolder, type JobKind } from '../platform/jobs/jobs.js';
import { MappingChoices } from './file/mapping-choices.js';
import { proposeMapping } from './file/mapping-proposal.js';
import { ImportRows } from './import-rows.js';
import { StoredImport, IMPORT_NAME_MAX } from './import.tables.js';
import type { FileReading } from './reading/file-reading.js';
import { FileReadings, type ReceivedFile } from './reading/file-readings.js';
import type { TableDescription } from './reading/reading-task.js';
import { StoredImports } from './stored-imports.js';

/** Extended with every stored batch; an upload whose lease expired was interrupted. */
const LEASE_MS = 5_000;

export const UPLOAD: JobKind = 'import upload';

export interface ImportFile extends ReceivedFile {
  kind: ImportKind;
  fileName: string | undefined;
  /** Suggested without one. */
  headingsRow?: number;
}

@Injectable()
export class ImportUpload {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly storedImports: StoredImports,
    private readonly jobs: Jobs,
    private readonly rows: ImportRows,
    private readonly choices: MappingChoices,
    private readonly readings: FileReadings,
  ) {}

  /** Takes the bytes away from its caller. Ended by the signal as long as nothing is stored. */
  async add(actor: AuditActor, file: ImportFile, signal?: AbortSignal): Promise<StoredImport> {
    const { length } = file.bytes;
    if (length > IMPORT_BYTES_MAX) throw tooLarge();
    return this.readings.read(file, { headingsRow: file.headingsRow }, async (reading) => {
      const table = await reading.next<TableDescription>(signal);
      if (!table) throw new Error('A table was read without its description.');
      return this.store(actor, { ...file, length }, table, reading);
    });
  }

  private async store(
    actor: AuditActor,
    { kind, fileName, length }: Omit<ImportFile, keyof ReceivedFile> & { length: number },
    table: TableDescription,
    rows: FileReading,
  ): Promise<StoredImport> {
    const { columns, rowCount, encoding, separator, opening } = table;
    const name = displayName(fileName);
    const stored = {
      id: newId(),
      kind,
      name,
      fileName: name,
      bytes: length,
      rowCount,
      columnCount: columns.length,
      encoding,
      separatorSign: separator,
      headingsRow: opening.headingsRow,
      rowsAbove: opening.rowsAbove,
      suggestedHeadings: JSON.stringify(opening.suggested),
      state: 'Reading' as const,
      columnsRead: JSON.stringify(columns),
      proposal: JSON.stringify(
        proposeMapping(kind, columns, this.clock.today(), await this.choices.read()),
      ),
      createdBy: actor.accountId,
      createdByName: actor.name,
      createdAt: this.clock.now(),
    };
    const reading = await this.work.write(async (manager) => {
      await manager.insert(StoredImport, stored);
      const upload = { kind: UPLOAD, subjectId: stored.id, ownerId: actor.accountId };
      return this.jobs.add(manager, upload, holder());
    });
    return reading.subjectId === stored.id
      ? this.storeRows(reading, rows)
      : this.resume(reading.subjectId, rows);
  }

  private async storeRows(reading: Job, rows: FileReading): Promise<StoredImport> {
    const id = reading.subjectId;
    try {
      for await (const batch of rows.rest<FileRow[]>()) {
        await this.work.write(async (manager) => {
          if (!(await this.jobs.renew(manager, reading))) throw stillReading();
          await this.rows.store(manager, id, batch);
        });
      }
      await this.work.write(async (manager) => {
        await this.jobs.finish(manager, reading);
        await manager.update(StoredImport, { id }, { state: 'Uploaded' });
      });
    } catch (error) {
      await this.work
        .write(async (manager) => {
          await this.jobs.finish(manager, reading);
          await this.rows.delete(manager, id);
          await manager.delete(StoredImport, { id });
        })
        .catch(() => undefined);
      throw error;
    }
    return this.storedImports.find(id);
  }

  /** A retry with the same idempotency key starts over an upload that a stopped server left half read. */
  private async resume(id: string, rows: FileReading): Promise<StoredImport> {
    const stored = await this.storedImports.find(id);
    if (stored.state !== 'Reading') return stored;
    const reading = await this.jobs.takeOver(UPLOAD, id, holder());
    if (!reading) throw stillReading();
    await this.work.write((manager) => this.rows.delete(manager, id));
    return this.storeRows(reading, rows);
  }
}

/** Another one for each upload: two requests to one server do not share a lease. */
function holder(): JobHolder {
  return { runner: newId(), leaseMs: LEASE_MS };
}

function stillReading(): Problem {
  return new Problem('import.not_now', refusal('import.reading'));
}

function displayName(fileName = ''): string {
  const name = (
    readText(withoutTurningSigns(fileName.split(/[\\/]/).at(-1) ?? ''), IMPORT_NAME_MAX) as string
  ).slice(0, IMPORT_NAME_MAX);
  return name !== '' && isStorable(name) ? name : 'File without a name';
}

export function tooLarge(): Problem {
  const reason = refusal('file.too_large_to_import', { max: IMPORT_BYTES_MAX / 1024 / 1024 });
  return new Problem('request.too_large', reason, { errors: { file: reason } });
}
