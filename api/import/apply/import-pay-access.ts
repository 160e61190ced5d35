import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportKind, ImportMapping } from '../../contract/imports.js';
import { PayAccessCollector } from '../../pay-access-log/pay-access-collector.js';
import { PayAccessLog, type PayReader } from '../../pay-access-log/pay-access-log.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { CheckedRow } from '../import-handler.js';
import type { ImportJob } from '../import.tables.js';
import { ComparedPay } from './compared-pay.js';

export type ComparedRow = Pick<CheckedRow, 'employeeId'>;

/**
 * Rows of existing employees reveal their stored pay, even an unchanged or refused row, and so do the counts of a check that compared
 * it: an amount that is a guess counts as unchanged if it is right (decision 0116).
 */
@Injectable()
export class ImportPayAccess {
  constructor(
    private readonly payAccess: PayAccessLog,
    private readonly work: UnitOfWork,
  ) {}

  recordRows(actor: PayReader, job: ImportJob, employeeIds: string[]): void {
    // A page without rows still tells how many there are.
    this.recordCounts(actor, job);
    if (showsPay(job.kind)) this.payAccess.record(actor, 'import', ...employeeIds);
  }

  collectRefused(actor: PayReader, { kind }: ImportJob): PayAccessCollector<ComparedRow> {
    return new PayAccessCollector<ComparedRow>(
      ({ employeeId }) => (showsPay(kind) ? (employeeId ?? undefined) : undefined),
      false,
      (ids) =>
        ids
          ? this.payAccess.record(actor, 'import', ...ids)
          : this.payAccess.recordAll(actor, 'import'),
    );
  }

  /** The admin who had the file checked is recorded with the check itself. */
  recordCounts(actor: PayReader, ...jobs: ImportJob[]): void {
    const compared = new ComparedPay();
    for (const job of jobs)
      if (job.checkedBy !== actor.accountId) compared.addStored(job.comparedPay);
    if (compared.isEverybody) this.payAccess.recordAll(actor, 'import');
    else this.payAccess.record(actor, 'import', ...compared.ids);
  }

  compare(job: ImportJob, rows: ComparedRow[], compared: ComparedPay): void {
    if (comparesPay(job) && !compared.isEverybody)
      compared.add(rows.flatMap(({ employeeId }) => employeeId ?? []));
  }

  /** In the transaction that stores the result of the check. */
  async recordCheck(
    manager: EntityManager,
    { checkedBy, checkedByName }: ImportJob,
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
}

function showsPay(kind: ImportKind): boolean {
  return kind === 'employees' || kind === 'salaries';
}

function comparesPay({ kind, mapping }: ImportJob): boolean {
  if (kind !== 'employees') return kind === 'salaries';
  const { columns, constants } = JSON.parse(
    mapping ?? '{"columns":{},"constants":{}}',
  ) as ImportMapping;
  return columns.salary !== undefined || constants.salary !== undefined;
}
