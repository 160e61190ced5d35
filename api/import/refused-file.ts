import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { csvHead, csvRows, type CsvColumn } from '../platform/http/csv.js';
import { columnsOf } from './import-record.js';
import type { ImportJob } from './import-job.entity.js';
import type { CheckedRow } from './import-kind.js';
import { labelOf } from './import-row-list.js';
import { BATCH } from './import-rows.js';

/** The column that says why; the next import leaves it out. */
export const REFUSAL_REASONS = 'Why refused';

interface RefusedRow {
  row_no: number;
  cells: string;
  faults: string | null;
}

/** The rows that were refused, as they stood in the file, each with its reasons: to be mended and brought again. */
@Injectable()
export class RefusedFile {
  constructor(private readonly work: UnitOfWork) {}

  async *stream(job: ImportJob): AsyncGenerator<Buffer> {
    const columns: CsvColumn<{ cells: string[]; why: string }>[] = columnsOf(job).columns.map(({ heading }, place) => ({ heading, cell: ({ cells }) => cells[place] ?? '' }));
    columns.push({ heading: REFUSAL_REASONS, cell: ({ why }) => why });
    yield Buffer.from(csvHead(columns));
    for (let last = 0; ; ) {
      const rows = await this.work.read<RefusedRow>(
        `SELECT c.row_no, r.cells, c.faults FROM checked_row c JOIN import_row r ON r.import_id = c.import_id AND r.row_no = c.row_no
         WHERE c.import_id = ? AND c.result = 'refused' AND c.row_no > ? ORDER BY c.row_no LIMIT ?`,
        [job.id, last, BATCH],
      );
      const records = rows.map(({ cells, faults }) => ({ cells: JSON.parse(cells) as string[], why: reasons(job, faults) }));
      yield Buffer.from(records.map((record) => csvRows([...columns, ...beyond(record.cells, columns.length - 1)], [record])).join(''));
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.row_no ?? last;
    }
  }
}

/** Cells that have no heading stay behind the reasons: without them the row would be taken for a whole one the next time. */
function beyond(cells: string[], headings: number): CsvColumn<{ cells: string[] }>[] {
  return cells.slice(headings).map((cell) => ({ heading: '', cell: () => cell }));
}

function reasons(job: ImportJob, faults: string | null): string {
  const list = JSON.parse(faults ?? '[]') as CheckedRow['faults'];
  return list.map(({ field, value, text }) => [labelOf(job.kind, field), value, text].filter((part) => part !== '').join(' ')).join(' ');
}
