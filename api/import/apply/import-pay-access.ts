import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportKind } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { PayAccessCollector } from '../../pay-access-log/pay-access-collector.js';
import { PayAccessLog, type PayReader } from '../../pay-access-log/pay-access-log.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { CheckedRow } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ComparedPay } from './compared-pay.js';

const ANYBODY = 'anybody';

export type ComparedRow = Pick<CheckedRow, 'employeeId'>;

/**
 * Rows of existing employees reveal their stored pay, even an unchanged or refused row, and so do the counts of a check that compared
 * it: an amount that is a guess counts as unchanged if it is right (decision 0025).
 */
@Injectable()
export class ImportPayAccess {
  constructor(
    private readonly payAccess: PayAccessLog,
    private readonly work: UnitOfWork,
  ) {}

  /** A file that somebody else has uploaded can show the pay of anybody: a mapping of other columns finds none of its people. */
  recordRows(actor: PayReader, stored: StoredImport, rows: readonly ComparedRow[]): void {
    // A page without rows still tells how many there are.
    this.recordCounts(actor, stored);
    this.recordPeople(
      actor,
      rows.flatMap((row) => shownBy(row, stored, actor) ?? []),
    );
  }

  collectRefused(actor: PayReader, stored: StoredImport): PayAccessCollector<ComparedRow> {
    return new PayAccessCollector<ComparedRow>(
      (row) => shownBy(row, stored, actor),
      false,
      (ids) => this.recordPeople(actor, ids ?? [ANYBODY]),
    );
  }

  /** The admin who had the file checked is recorded with the check itself. */
  recordCounts(actor: PayReader, ...imports: StoredImport[]): void {
    const compared = new ComparedPay();
    for (const stored of imports)
      if (stored.checkedBy !== actor.accountId) compared.addStored(stored.comparedPay);
    if (compared.isEverybody) this.payAccess.recordAll(actor, 'import');
    else this.payAccess.record(actor, 'import', ...compared.ids);
  }

  /** People whom the file adds have no pay yet that it could be compared with. */
  async compare(stored: StoredImport, rows: ComparedRow[], compared: ComparedPay): Promise<void> {
    if (!comparesPay(stored) || compared.isEverybody) return;
    const ids = [...new Set(rows.flatMap(({ employeeId }) => employeeId ?? []))];
    const existing = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string }>(`SELECT id FROM employee WHERE id IN (${places})`, some),
    );
    compared.add(existing.map(({ id }) => id));
  }

  /** In the transaction that stores the result of the check. */
  async recordCheck(
    manager: EntityManager,
    { checkedBy, checkedByName }: StoredImport,
    compared: ComparedPay,
  ): Promise<void> {
    if (compared.isNobody) return;
    const [own] =
      checkedBy === null
        ? []
        : await this.work.read<{ id: string }>('SELECT id FROM employee WHERE account_id = ?', [
            checkedBy,
          ]);
    const reader = { accountId: checkedBy, name: checkedByName ?? '', employeeId: own?.id ?? null };
    await this.payAccess.recordWith(
      manager,
      reader,
      'import',
      compared.isEverybody ? undefined : compared.ids,
    );
  }

  private recordPeople(actor: PayReader, ids: string[]): void {
    if (ids.includes(ANYBODY)) this.payAccess.recordAll(actor, 'import');
    else this.payAccess.record(actor, 'import', ...ids);
  }
}

function shownBy(
  { employeeId }: ComparedRow,
  stored: StoredImport,
  actor: PayReader,
): string | undefined {
  if (!showsPay(stored.kind)) return undefined;
  return employeeId ?? (stored.createdBy === actor.accountId ? undefined : ANYBODY);
}

function showsPay(kind: ImportKind): boolean {
  return kind === 'employees' || kind === 'salaries';
}

function comparesPay({ kind, mapping }: StoredImport): boolean {
  if (kind !== 'employees') return kind === 'salaries';
  const { columns, constants } = JSON.parse(
    mapping ?? '{"columns":{},"constants":{}}',
  ) as ImportMapping;
  return [columns.salary, columns.iban, constants.salary].some((mapped) => mapped !== undefined);
}
