import { Injectable } from '@nestjs/common';
import { NO_HEADINGS, type FileOpening, type FileRow } from '../../contract/file-opening.js';
import {
  PAYMENT_ROWS_MAX,
  type PaymentFileRecord,
  type PaymentMapping,
} from '../../contract/payroll/payment-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { SavedMappings, type Saved } from '../file/saved-mappings.js';
import { rowsBelow, type TableRow } from '../file/table-headings.js';
import { PAYMENTS } from '../import.tables.js';
import { FileReadings, type ReceivedFile } from '../reading/file-readings.js';
import type { TableDescription } from '../reading/reading-task.js';
import { chosenColumns, missingColumns, proposedColumns } from './payment-columns.js';

export interface PaymentFile extends ReceivedFile {
  fileName: string;
  mapping?: unknown;
  headingsRow?: number;
  /** True to find the columns by their headings only. */
  fresh?: boolean;
}

interface ReadTable {
  opening: FileOpening;
  headings: string[];
  samples: string[];
  rows: TableRow[];
}

/** The rows of a file, and the columns from which they are read. */
export interface PaymentTable {
  rows: TableRow[];
  columns: Pick<
    PaymentFileRecord,
    'opening' | 'headings' | 'samples' | 'mapping' | 'saved' | 'missing'
  >;
}

@Injectable()
export class PaymentTables {
  constructor(
    private readonly readings: FileReadings,
    private readonly mappings: SavedMappings,
  ) {}

  async read(file: PaymentFile, signal: AbortSignal): Promise<PaymentTable> {
    const { rows, ...table } = await this.table(file, signal);
    const saved = await this.savedFor(file, table);
    const mapping =
      file.mapping === undefined
        ? (saved?.mapping ?? proposedColumns(table.headings))
        : chosenColumns(table.headings, file.mapping);
    return {
      rows,
      columns: {
        ...table,
        mapping,
        saved: saved ? { savedBy: saved.savedBy, createdAt: saved.createdAt } : null,
        missing: missingColumns(mapping),
      },
    };
  }

  private async savedFor(
    { mapping, fresh }: PaymentFile,
    { opening, headings }: Pick<ReadTable, 'opening' | 'headings'>,
  ): Promise<Saved<PaymentMapping> | undefined> {
    return mapping === undefined && !fresh && opening.headingsRow !== NO_HEADINGS
      ? this.mappings.matching<PaymentMapping>(PAYMENTS, headings)
      : undefined;
  }

  private table(
    { bytes, release, headingsRow }: PaymentFile,
    signal: AbortSignal,
  ): Promise<ReadTable> {
    return this.readings.read({ bytes, release }, { headingsRow }, async (reading) => {
      const table = await reading.next<TableDescription>(signal);
      if (!table) throw new Error('A table was read without its description.');
      if (table.rowCount > PAYMENT_ROWS_MAX)
        throw Problem.at('file', refusal('file.too_many_rows', { max: PAYMENT_ROWS_MAX }));
      const { opening, columns } = table;
      const rows: TableRow[] = [];
      for await (const batch of reading.rest<FileRow[]>())
        rows.push(...rowsBelow(batch, opening.headingsRow, columns.length));
      return {
        opening,
        headings: columns.map(({ heading }) => heading),
        samples: columns.map(({ samples: [first = ''] }) => first),
        rows,
      };
    });
  }
}
