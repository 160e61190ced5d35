import { Injectable } from '@nestjs/common';
import type { ImportKind } from '../../contract/imports.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { CompanyPeople } from '../check/company-people.js';

interface ShownRow {
  record: { [field: string]: unknown };
}

const MAX_REFUSED = 1_000;

/** Rows of existing employees reveal their stored pay, even an unchanged or refused row, so displaying them is recorded. */
@Injectable()
export class ImportPayAccess {
  constructor(
    private readonly people: CompanyPeople,
    private readonly work: UnitOfWork,
  ) {}

  async employeesIn(kind: ImportKind, rows: ShownRow[]): Promise<string[]> {
    if (kind !== 'employees' && kind !== 'salaries') return [];
    const keys = rows.flatMap(({ record: { employeeId } }) => (typeof employeeId === 'string' ? [uniqueKey(employeeId)] : []));
    const employees = await this.people.idsByEmployeeId(keys);
    return [...employees.values()].map(({ id }) => id);
  }

  async employeesInRefused(kind: ImportKind, importId: string): Promise<string[]> {
    if (kind !== 'salaries') return [];
    const rows = await this.work.read<{ record: string }>("SELECT record FROM checked_row WHERE import_id = ? AND result = 'refused' ORDER BY row_no LIMIT ?", [importId, MAX_REFUSED]);
    return this.employeesIn(kind, rows.map(({ record }) => ({ record: JSON.parse(record) as ShownRow['record'] })));
  }
}
