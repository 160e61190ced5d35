import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { ImportRecord } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import { Company } from '../platform/config/company.js';
import { execute } from '../platform/database/statements/execute.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { ImportedOpeningTotals } from './apply/imported-opening-totals.js';
import { ImportHandlers } from './import-handlers.js';
import { importRecord } from './import-record.js';
import { ImportRunner, type ImportActor } from './import-runner.js';
import type { StoredImport } from './import.tables.js';
import { StoredImports } from './stored-imports.js';

/** Larger imports are counted only when opened: counting their changes would slow the list down. */
const MAX_ROWS_COUNTED_IN_LIST = 2_000;

@Injectable()
export class Imports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storedImports: StoredImports,
    private readonly handlers: ImportHandlers,
    private readonly runner: ImportRunner,
    private readonly company: Company,
    private readonly openings: ImportedOpeningTotals,
    private readonly pay: ImportPayAccess,
    private readonly audit: Audit,
  ) {}

  async list(
    actor: ImportActor,
    from: number,
    to: number,
  ): Promise<{ imports: ImportRecord[]; total: number }> {
    const { imports, total } = await this.storedImports.list(from, to);
    // Guesses are not applied; whose pay an applied file has changed is recorded where it is shown.
    this.pay.recordCounts(
      actor,
      ...imports.filter(({ state }) => state !== 'Applied' && state !== 'Undone'),
    );
    return {
      imports: await Promise.all(
        imports.map((stored) => this.record(stored, stored.rowCount <= MAX_ROWS_COUNTED_IN_LIST)),
      ),
      total,
    };
  }

  async get(actor: ImportActor, id: string): Promise<ImportRecord> {
    const stored = await this.storedImports.find(id);
    this.pay.recordCounts(actor, stored);
    return this.record(stored);
  }

  async remove(actor: ImportActor, id: string): Promise<void> {
    await this.work.write(async (manager) => {
      const stored = await this.storedImports.find(id);
      if (!['Uploaded', 'Checked'].includes(stored.state))
        throw new Problem('import.not_now', refusal('import.not_removable'));
      await this.handlers.discard(manager, stored);
      const removed = await execute(
        manager,
        "DELETE FROM import_job WHERE id = ? AND state IN ('Uploaded', 'Checked')",
        [id],
      );
      if (removed === 0) throw new Problem('import.not_now', refusal('import.changed_meanwhile'));
      const before = { kind: stored.kind, fileName: stored.fileName };
      await this.audit.record(actor, {
        action: 'import.remove',
        subject: 'import',
        id,
        name: stored.name,
        before,
      });
    });
  }

  private async record(stored: StoredImport, withCounts = true): Promise<ImportRecord> {
    const handler =
      withCounts && stored.state === 'Applied' ? this.handlers.of(stored.kind) : undefined;
    return importRecord(stored, this.company.currency, {
      openings: withCounts && stored.newRows !== null ? await this.openings.read(stored.id) : [],
      progress: isUnderWay(stored) ? await this.runner.progressOf(stored.id) : null,
      invitations: (await handler?.invitations?.(stored)) ?? null,
      changedSince: (await handler?.writer.changedSince(stored)) ?? null,
    });
  }
}

function isUnderWay({ state }: StoredImport): boolean {
  return state === 'Checking' || state === 'Applying' || state === 'Undoing';
}
