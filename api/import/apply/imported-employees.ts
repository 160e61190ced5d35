import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportRun, ImportWriter } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { EmployeeImportUndo } from './employee-import-undo.js';
import { EmployeeImportWriter } from './employee-import-writer.js';
import { OpeningImportWriter } from './opening-import-writer.js';

/** The people of a file with their opening balances. */
@Injectable()
export class ImportedEmployees implements ImportWriter {
  constructor(
    private readonly people: EmployeeImportWriter,
    private readonly reverter: EmployeeImportUndo,
    private readonly openings: OpeningImportWriter,
  ) {}

  lockRecords(manager: EntityManager, stored: StoredImport): Promise<void> {
    return this.people.lockRecords(manager, stored);
  }

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.people.apply(manager, stored, run);
    await this.openings.apply(manager, stored, run);
  }

  /** People whom the import added take their openings with them. */
  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.openings.undo(manager, stored, run);
    await this.reverter.undo(manager, stored, run);
  }

  async changedSince(stored: StoredImport): Promise<number> {
    return (await this.reverter.changedSince(stored)) + (await this.openings.changedSince(stored));
  }

  async discard(manager: EntityManager, importId: string): Promise<void> {
    await this.openings.discard(manager, importId);
    await manager.query('DELETE FROM staged_employee WHERE import_id = ?', [importId]);
  }
}
