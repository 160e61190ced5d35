import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BankAccounts, type BankDetails } from '../../bank-account/bank-accounts.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ownerOf } from './import-owner.js';
import { eachSpan, IN_SPAN, lastRow, type RowSpan } from './staged-rows.js';

interface StagedAccount extends BankDetails {
  id: string;
  accountId: string;
  name: string;
  result: 'new' | 'changed';
  beforeIban: string | null;
  beforeBic: string | null;
  beforeHolder: string | null;
  beforeVersion: number | null;
}

/** The bank accounts of a file of people. */
@Injectable()
export class ImportedAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: BankAccounts,
  ) {}

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const actor = await signedIn(manager, stored, 'apply');
    await this.each(manager, stored, run, async ({ result, beforeVersion: version, ...row }) => {
      const { iban, bic, holder, ...owner } = row;
      await this.accounts.import(manager, actor, owner, {
        account: { iban, bic, holder },
        version,
        isAdded: result === 'new',
        importId: stored.id,
      });
    });
  }

  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const actor = await signedIn(manager, stored, 'undo');
    await this.each(manager, stored, run, async (row) => {
      const { beforeIban: iban, beforeBic: bic, beforeHolder: holder, beforeVersion } = row;
      await this.accounts.undoImport(manager, actor, row, {
        account: iban !== null && holder !== null ? { iban, bic, holder } : null,
        version: (beforeVersion ?? 0) + 1,
        isAdded: row.result === 'new',
        importId: stored.id,
      });
    });
  }

  /** Accounts that were changed again. */
  async changedSince({ id }: StoredImport): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_bank_account s LEFT JOIN bank_account b ON b.employee_id = s.employee_id
       WHERE s.import_id = ? AND (b.employee_id IS NULL OR b.version <> COALESCE(s.before_version, 0) + 1)`,
      [id],
    );
    return Number(row?.n ?? 0);
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return manager.query('DELETE FROM staged_bank_account WHERE import_id = ?', [importId]);
  }

  private async each(
    manager: EntityManager,
    stored: StoredImport,
    run: ImportRun,
    write: (row: StagedAccount) => Promise<void>,
  ): Promise<void> {
    const last = await lastRow(manager, 'staged_bank_account', stored.id);
    if (last === 0) return;
    await eachSpan(last, run, async (span) => {
      for (const row of await this.rows(manager, stored.id, span)) await write(row);
    });
  }

  private rows(manager: EntityManager, importId: string, span: RowSpan): Promise<StagedAccount[]> {
    return manager.query<StagedAccount[]>(
      `SELECT s.employee_id AS id, s.account_id AS accountId, s.employee_name AS name, s.result, s.iban, s.bic, s.holder, s.before_iban AS beforeIban,
         s.before_bic AS beforeBic, s.before_holder AS beforeHolder, s.before_version AS beforeVersion
       FROM staged_bank_account s WHERE s.import_id = ? AND ${IN_SPAN} ORDER BY s.row_no`,
      [importId, ...span],
    );
  }
}

/** The check leaves accounts out that nobody would have changed. */
async function signedIn(manager: EntityManager, stored: StoredImport, step: 'apply' | 'undo') {
  const { accountId, ...actor } = await ownerOf(manager, stored, step);
  if (accountId === null) throw new Error('Bank accounts are imported by somebody.');
  return { ...actor, accountId };
}
