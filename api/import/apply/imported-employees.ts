import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportRecord } from '../../contract/imports/imports.js';
import type { ImportRun, ImportWriter } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { EmployeeImportUndo } from './employee-import-undo.js';
import { EmployeeImportWriter } from './employee-import-writer.js';
import { ImportedAccounts } from './imported-accounts.js';
import { ImportedInvitees } from './imported-invitees.js';
import { ImportedWork } from './imported-work.js';
import { OpeningImportWriter } from './opening-import-writer.js';

/** The people of a file with their opening balances, their work and their bank accounts. */
@Injectable()
export class ImportedEmployees implements ImportWriter {
  constructor(
    private readonly people: EmployeeImportWriter,
    private readonly reverter: EmployeeImportUndo,
    private readonly openings: OpeningImportWriter,
    private readonly work: ImportedWork,
    private readonly accounts: ImportedAccounts,
    private readonly invitees: ImportedInvitees,
  ) {}

  lockRecords(manager: EntityManager, stored: StoredImport): Promise<void> {
    return this.people.lockRecords(manager, stored);
  }

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.work.requireUnchanged(manager, stored.id);
    await this.people.apply(manager, stored, run);
    await this.openings.apply(manager, stored, run);
    await this.work.apply(manager, stored, run);
    await this.accounts.apply(manager, stored, run);
  }

  /** People whom the import added take their openings with them. */
  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.accounts.undo(manager, stored, run);
    await this.work.undo(manager, stored, run);
    await this.openings.undo(manager, stored, run);
    await this.reverter.undo(manager, stored, run);
  }

  async changedSince(stored: StoredImport): Promise<number> {
    const parts = [this.reverter, this.openings, this.work, this.accounts];
    let changed = 0;
    for (const part of parts) changed += await part.changedSince(stored);
    return changed;
  }

  invitations(stored: StoredImport): Promise<NonNullable<ImportRecord['invitations']>> {
    return this.invitees.count(stored);
  }

  async discard(manager: EntityManager, importId: string): Promise<void> {
    for (const part of [this.openings, this.work, this.accounts])
      await part.discard(manager, importId);
    await manager.query('DELETE FROM staged_employee WHERE import_id = ?', [importId]);
  }
}
