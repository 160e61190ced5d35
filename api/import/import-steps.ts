import { Injectable } from '@nestjs/common';
import type { ImportMapping } from '../contract/imports/import-mapping.js';
import type { ImportRecord } from '../contract/imports/imports.js';
import { Problem, refusal } from '../contract/problem.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { MappingChoices } from './file/mapping-choices.js';
import { requireUsable } from './file/mapping-validation.js';
import { SavedMappings } from './file/saved-mappings.js';
import { columnsOf, instant } from './import-record.js';
import { ImportRunner, type ImportActor } from './import-runner.js';
import type { ImportApplyDto } from './import.dto.js';
import type { StoredImport } from './import.tables.js';
import { Imports } from './imports.js';
import { StoredImports, WITHOUT_CHECK } from './stored-imports.js';

/** Begins to check, apply and undo files. */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storedImports: StoredImports,
    private readonly imports: Imports,
    private readonly runner: ImportRunner,
    private readonly choices: MappingChoices,
    private readonly mappings: SavedMappings,
    private readonly pay: ImportPayAccess,
  ) {}

  check(
    actor: ImportActor,
    id: string,
    mapping: ImportMapping,
    saveAs: string | null | undefined,
  ): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      // Another row of headings may be chosen meanwhile.
      await lockRecord(manager, 'import_job', id);
      const stored = await this.storedImports.find(id);
      const { columns } = columnsOf(stored);
      const facts = await this.choices.facts();
      requireUsable(stored.kind, mapping, columns, facts);
      await this.runner.begin(manager, actor, id, 'Checking', {
        mapping: JSON.stringify(mapping),
        currency: facts.currency,
        checkedBy: actor.accountId,
        checkedByName: actor.name,
        ...WITHOUT_CHECK,
      });
      // Each file is asked about its own currency, and what its balances mean.
      if (saveAs)
        await this.mappings.save(manager, actor, {
          kind: stored.kind,
          name: saveAs,
          mapping: { ...mapping, currency: null, balanceMeaning: null },
          headings: columns.map(({ heading }) => heading),
        });
      return this.imports.get(actor, id);
    });
  }

  /** `startedAt` is that of the check which the admin has seen: another one may be of another mapping, which the password was not given for. */
  apply(
    actor: ImportActor,
    id: string,
    { name, startedAt }: ImportApplyDto,
  ): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'import_job', id);
      const stored = await this.storedImports.find(id);
      // A refusal tells that nothing would change.
      this.pay.recordCounts(actor, stored);
      if (stored.state === 'Checked') requireApplicable(stored, startedAt, actor);
      await this.runner.begin(manager, actor, id, 'Applying', {
        appliedBy: actor.accountId,
        appliedByName: actor.name,
        ...(name && { name }),
      });
      return this.imports.get(actor, id);
    });
  }

  undo(actor: ImportActor, id: string): Promise<ImportRecord> {
    return this.work.write(async (manager) => {
      await this.runner.begin(manager, actor, id, 'Undoing', {
        undoneBy: actor.accountId,
        undoneByName: actor.name,
      });
      return this.imports.get(actor, id);
    });
  }

  async cancel(actor: ImportActor, id: string): Promise<ImportRecord> {
    await this.runner.cancel(id);
    return this.imports.get(actor, id);
  }
}

function requireApplicable(
  stored: StoredImport,
  startedAt: ImportApplyDto['startedAt'],
  { sessionId }: ImportActor,
): void {
  if ((stored.newRows ?? 0) + (stored.changedRows ?? 0) === 0)
    throw new Problem('import.not_now', refusal('import.nothing_changes'));
  if (asksForMeaning(stored)) throw new Problem('import.not_now', refusal('import.balances_open'));
  const isSeen = startedAt
    ? stored.startedAt !== null && instant(stored.startedAt) === startedAt
    : stored.sessionId === (sessionId ?? null);
  if (!isSeen) throw new Problem('import.stale', refusal('import.checked_again'));
}

function asksForMeaning({ balanceQuestion, mapping }: StoredImport): boolean {
  const { balanceMeaning } = JSON.parse(mapping ?? '{}') as Partial<ImportMapping>;
  return balanceQuestion !== null && !balanceMeaning;
}
