import type { EntityManager } from 'typeorm';
import type { EmploymentPeriod } from '../../contract/employment-periods.js';
import { wireAmount } from '../../contract/leave-amounts.js';
import { rowRemark } from '../../contract/row-remarks.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { newId } from '../../platform/database/statements/ids.js';
import type { CheckedRow } from '../import-handler.js';
import type { KnownOpenings } from './known-openings.js';
import type { RowOpening } from './row-openings.js';
import type { RowFault } from './row-reading.js';

const COLUMNS = ['import_id', 'row_no', 'target_id', 'reversal_id', 'employee_id', 'employee_name', 'leave_type_id', 'day', 'amount', 'until_date', 'audit_id', 'undo_audit_id', 'audit_after'];

interface Person {
  id: string;
  name: string;
}

/** Compares the openings of rows with what is stored, and stages those that are new. */
export class OpeningStage {
  private staged: unknown[][] = [];

  constructor(
    private readonly importId: string,
    private readonly known: KnownOpenings,
  ) {}

  async begin(employeeIds: readonly string[]): Promise<void> {
    this.staged = [];
    await this.known.load(employeeIds);
  }

  /** `added`: those that are not stored yet. */
  compare({ id }: Person, openings: readonly RowOpening[], periods: readonly EmploymentPeriod[] = this.known.periodsOf(id)): { added: RowOpening[]; faults: RowFault[] } {
    const added: RowOpening[] = [];
    const faults: RowFault[] = [];
    for (const opening of openings) {
      const { field, type, day, amount } = opening;
      const stored = this.known.compare(id, opening);
      const fault = stored === 'none' && amount !== 0 ? this.known.fault(id, opening, periods) : undefined;
      if (fault) faults.push({ field: 'countsFrom', value: day, remark: fault });
      if (stored === 'other') faults.push({ field, value: String(wireAmount(type.unit, amount)), remark: rowRemark('openedOtherwise') });
      if (stored === 'none' && amount !== 0) added.push(opening);
    }
    return { added, faults };
  }

  add(row: number, { id, name }: Person, openings: readonly RowOpening[]): void {
    for (const { type, day, amount, until } of openings) {
      const audited = JSON.stringify({ leaveType: type.name, entryKind: 'opening', amount: wireAmount(type.unit, amount), day, until });
      this.staged.push([this.importId, row, newId(), newId(), id, name, type.id, day, amount, until, newId(), newId(), audited]);
    }
  }

  async store(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_opening', COLUMNS, this.staged);
  }
}

export function openingChanges(added: readonly RowOpening[]): CheckedRow['changes'] {
  return added.map(({ field, type, amount }) => ({ field, before: null, after: wireAmount(type.unit, amount) }));
}
