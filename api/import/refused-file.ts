import { Injectable } from '@nestjs/common';
import { rowMessageText } from '../contract/imports/row-messages.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { csvHead, csvRows, type CsvColumn } from '../platform/http/csv.js';
import type { ComparedRow } from './apply/import-pay-access.js';
import type { CheckedRow } from './import-handler.js';
import { columnsOf } from './import-record.js';
import { labelOf, OF_ENDED_CHECK } from './import-row-list.js';
import { BATCH_SIZE } from './import-rows.js';
import type { CHECKED_ROW, StoredImport } from './import.tables.js';

/** Heading of the added column, which the next import ignores. */
const REFUSAL_REASONS = 'Why refused';

@Injectable()
export class RefusedFile {
  constructor(private readonly work: UnitOfWork) {}

  async *stream(stored: StoredImport, onRow?: (row: ComparedRow) => void): AsyncGenerator<Buffer> {
    const columns: CsvColumn<{ cells: string[]; why: string }>[] = columnsOf(stored).columns.map(
      ({ heading }, index) => ({ heading, cell: ({ cells }) => cells[index] ?? '' }),
    );
    columns.push({ heading: REFUSAL_REASONS, cell: ({ why }) => why });
    yield Buffer.from(csvHead(columns));
    for (let last = 0; ;) {
      const rows = await this.work.read<StoredRow<typeof CHECKED_ROW> & { cells: string }>(
        `SELECT c.row_no, c.employee_id, r.cells, c.faults FROM checked_row c JOIN import_row r ON r.import_id = c.import_id AND r.row_no = c.row_no
         WHERE c.import_id = ? AND c.result = 'refused' AND ${OF_ENDED_CHECK} AND c.row_no > ? ORDER BY c.row_no LIMIT ?`,
        [stored.id, last, BATCH_SIZE],
      );
      for (const { employee_id: employeeId } of rows) onRow?.({ employeeId });
      const records = rows.map(({ cells, faults }) => ({
        cells: JSON.parse(cells) as string[],
        why: reasons(stored, faults),
      }));
      yield Buffer.from(
        records
          .map((record) =>
            csvRows([...columns, ...extraCells(record.cells, columns.length - 1)], [record]),
          )
          .join(''),
      );
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1)?.row_no ?? last;
    }
  }
}

/** Extra cells follow the reasons; without them the next import would accept the row as complete. */
function extraCells(cells: string[], headings: number): CsvColumn<{ cells: string[] }>[] {
  return cells.slice(headings).map((cell) => ({ heading: '', cell: () => cell }));
}

function reasons(stored: StoredImport, faults: string | null): string {
  const list = JSON.parse(faults ?? '[]') as CheckedRow['faults'];
  return list
    .map(({ field, value, remark }) =>
      [
        labelOf(stored.kind, field),
        value,
        rowMessageText(remark, (name) => labelOf(stored.kind, name)),
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' ');
}
