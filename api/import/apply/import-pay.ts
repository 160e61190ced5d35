import { Injectable } from '@nestjs/common';
import type { ImportKind } from '../../contract/imports.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { CompanyPeople } from '../check/company-people.js';

/** What of a checked row says whose it is. */
interface ShownRow {
  record: { [field: string]: unknown };
}

const MOST_REFUSED = 1_000;

/** Whose pay the rows of an import tell: a row of somebody who is here shows what they have, what they had, or that it is the same. */
@Injectable()
export class ImportPay {
  constructor(
    private readonly people: CompanyPeople,
    private readonly work: UnitOfWork,
  ) {}

  async shownIn(kind: ImportKind, rows: ShownRow[]): Promise<string[]> {
    if (kind === 'leaves') return [];
    const keys = rows.flatMap(({ record: { employeeId } }) => (typeof employeeId === 'string' ? [uniqueKey(employeeId)] : []));
    const found = await this.people.idsByEmployeeId(keys);
    return [...found.values()].map(({ id }) => id);
  }

  /** Of the file of refused rows, whose reasons tell what is stored. */
  async shownInRefused(kind: ImportKind, importId: string): Promise<string[]> {
    if (kind !== 'salaries') return [];
    const rows = await this.work.read<{ record: string }>("SELECT record FROM checked_row WHERE import_id = ? AND result = 'refused' ORDER BY row_no LIMIT ?", [importId, MOST_REFUSED]);
    return this.shownIn(kind, rows.map(({ record }) => ({ record: JSON.parse(record) as ShownRow['record'] })));
  }
}
