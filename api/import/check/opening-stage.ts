import type { EntityManager } from 'typeorm';
import type { EmploymentPeriod } from '../../contract/employment-periods.js';
import { wireAmount } from '../../contract/leave-amounts.js';
import { rowMessage } from '../../contract/row-messages.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { CheckedRow } from '../import-handler.js';
import type { ExistingOpenings } from './existing-openings.js';
import type { RowOpening } from './row-openings.js';
import type { RowRefusal } from './row-reading.js';

const COLUMNS = [
  'import_id',
  'row_no',
  'target_id',
  'reversal_id',
  'employee_id',
  'employee_name',
  'leave_type_id',
  'day',
  'amount',
  'until_date',
  'audit_id',
  'undo_audit_id',
  'audit_after',
];

interface Person {
  id: string;
  name: string;
}

/** Compares the openings of rows with what is stored, and stages those that are new. */
export class OpeningStage {
  private staged: unknown[][] = [];

  constructor(
    private readonly importId: string,
    private readonly known: ExistingOpenings,
  ) {}

  async begin(employeeIds: readonly string[]): Promise<void> {
    this.staged = [];
    await this.known.load(employeeIds);
  }

  /** `added`: those that are not stored yet. */
  compare(
    { id }: Person,
    openings: readonly RowOpening[],
    periods: readonly EmploymentPeriod[] = this.known.periodsOf(id),
  ): { added: RowOpening[]; faults: RowRefusal[] } {
    const added: RowOpening[] = [];
    const faults: RowRefusal[] = [];
    for (const opening of openings) {
      const { field, type, day, amount } = opening;
      const stored = this.known.compare(id, opening);
      const refused =
        stored === 'none' && amount !== 0 ? this.known.refusalOf(id, opening, periods) : undefined;
      if (refused) faults.push({ field: 'countsFrom', value: day, remark: refused });
      if (stored === 'other')
        faults.push({
          field,
          value: String(wireAmount(type.unit, amount)),
          remark: rowMessage('openedOtherwise'),
        });
      if (stored === 'none' && amount !== 0) added.push(opening);
    }
    return { added, faults };
  }

  add(row: number, { id, name }: Person, openings: readonly RowOpening[]): void {
    for (const { type, day, amount, until } of openings) {
      const audited = JSON.stringify({
        leaveType: type.name,
        entryKind: 'opening',
        amount: wireAmount(type.unit, amount),
        day,
        until,
      });
      this.staged.push([
        this.importId,
        row,
        newId(),
        newId(),
        id,
        name,
        type.id,
        day,
        amount,
        until,
        newId(),
        newId(),
        audited,
      ]);
    }
  }

  async store(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_opening', COLUMNS, this.staged);
  }
}

export function openingChanges(added: readonly RowOpening[]): CheckedRow['changes'] {
  return added.map(({ field, type, amount }) => ({
    field,
    before: null,
    after: wireAmount(type.unit, amount),
  }));
}
