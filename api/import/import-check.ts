import { Injectable } from '@nestjs/common';
import type { RowMessageKey } from '../contract/imports/row-messages.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ComparedPay } from './apply/compared-pay.js';
import { ImportPayAccess } from './apply/import-pay-access.js';
import { isWarned, type CheckedRow, type Checker, type ImportRun } from './import-handler.js';
import { ImportHandlers } from './import-handlers.js';
import { ImportRows } from './import-rows.js';
import type { StoredImport } from './import.tables.js';
import { StoredImports } from './stored-imports.js';

/** Compares a file with the company. Stores batch by batch, so that other writers do not wait; an interrupted check starts over. */
@Injectable()
export class ImportCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storedImports: StoredImports,
    private readonly rows: ImportRows,
    private readonly handlers: ImportHandlers,
    private readonly pay: ImportPayAccess,
  ) {}

  async run(stored: StoredImport, run: ImportRun): Promise<void> {
    await this.discardEarlier(stored);
    const checker = await this.handlers
      .of(stored.kind)
      .checker(stored, (numbers) => this.rows.numbered(stored, numbers));
    const [counts, compared] = [new RowCounts(), new ComparedPay()];
    run.begin('checking', stored.rowCount * 2);
    await checker.prepare(this.batches(stored, run));
    for await (const batch of this.batches(stored, run)) {
      const checked = await checker.check(batch);
      await this.pay.compare(stored, checked, compared);
      counts.add(checked);
      await this.storeBatch(stored, checker, checked);
    }
    await this.storeResult(stored, run, checker, { counts, compared });
  }

  private async discardEarlier({ id, kind }: StoredImport): Promise<void> {
    await this.work.write((manager) => this.rows.deleteChecked(manager, id));
    await this.work.write((manager) => this.handlers.of(kind).writer.discard(manager, id));
  }

  private async *batches(stored: StoredImport, run: ImportRun) {
    for await (const batch of this.rows.batches(stored)) {
      yield batch;
      await run.advance(batch.length);
    }
  }

  private storeBatch({ id }: StoredImport, checker: Checker, checked: CheckedRow[]): Promise<void> {
    return this.work.writeInNewTransaction(async (manager) => {
      await this.rows.storeChecked(manager, id, checked);
      await checker.stage(manager);
    });
  }

  private storeResult(
    stored: StoredImport,
    run: ImportRun,
    checker: Checker,
    { counts, compared }: { counts: RowCounts; compared: ComparedPay },
  ): Promise<void> {
    return this.work.writeInNewTransaction(async (manager) => {
      const departments = JSON.stringify((await checker.finish?.(manager)) ?? []);
      await this.pay.recordCheck(manager, stored, compared);
      await this.storedImports.finish(manager, stored, run, {
        state: 'Checked',
        comparedPay: JSON.stringify(compared),
        departments,
        balanceQuestion: checker.balanceQuestion ? JSON.stringify(checker.balanceQuestion) : null,
        ...counts.columns,
      });
    });
  }
}

/** How many rows of a file have which result, and which notes. */
class RowCounts {
  private readonly results = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
  private readonly notes = new Map<RowMessageKey, number>();
  private warned = 0;

  add(rows: CheckedRow[]): void {
    this.warned += rows.filter(isWarned).length;
    for (const { result, notes } of rows) {
      this.results[result] += 1;
      if (result === 'repeated') continue;
      for (const { key } of notes) this.notes.set(key, (this.notes.get(key) ?? 0) + 1);
    }
  }

  get columns(): Partial<StoredImport> {
    return {
      newRows: this.results.new,
      changedRows: this.results.changed,
      unchangedRows: this.results.unchanged,
      repeatedRows: this.results.repeated,
      refusedRows: this.results.refused,
      warnedRows: this.warned,
      remarks: JSON.stringify(Object.fromEntries(this.notes)),
    };
  }
}
