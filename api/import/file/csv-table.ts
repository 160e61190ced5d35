import type { FileOpening, FileRow } from '../../contract/file-opening.js';
import { Problem, refusal } from '../../contract/problem.js';
import { normalized } from '../../contract/text/normalized-text.js';
import { withoutApostrophes } from '../../platform/http/formula-guard.js';
import { csvRecords, separatorOf, SEPARATORS, type Separator } from './csv-records.js';
import { fileText, type FileEncoding } from './file-encoding.js';
import { isImportHeading } from './import-headings.js';
import {
  headingsIn,
  headingsOf,
  openingOf,
  tableRow,
  widthOf,
  type TableRow,
} from './table-headings.js';

export interface CsvTable {
  encoding: FileEncoding;
  separator: Separator;
  opening: FileOpening;
  headings: string[];
  /** Rows that are not blank, those of the headings and above included. Each iteration parses the file again and throws a Problem at an unreadable row. */
  fileRows: Iterable<FileRow>;
  /** Those below the headings. */
  rows: Iterable<TableRow>;
}

export const MOST_ROWS = 100_000;
/** Including blank lines, of which some programs leave many. */
export const MOST_LINES = 2 * MOST_ROWS;
const MAX_ROW_LENGTH = 1_000_000;
/** As in Excel. */
const MAX_CELL_LENGTH = 32_767;

/** Throws a Problem at 'file' for anything but a CSV file, and at 'headingsRow' for a row that cannot be that of the headings. Without one, it is suggested. */
export function openTable(
  bytes: Buffer,
  headingsRow?: number,
  isKnownHeading = isImportHeading,
): CsvTable {
  const { encoding, text } = fileText(bytes);
  const { separator = separatorOf(text), body } = separatorLine(text);
  const fileRows = { [Symbol.iterator]: () => filledRows(body, separator) };
  const opening = openingOf(fileRows, headingsRow, isKnownHeading);
  const holder = headingsIn(opening);
  const headings = headingsOf(holder, widthOf(holder ? opening.rows : fileRows));
  const rows = { [Symbol.iterator]: () => rowsBelow(fileRows, opening.headingsRow, headings) };
  if (rows[Symbol.iterator]().next().done) throw Problem.at('file', refusal('file.no_rows'));
  return { encoding, separator, opening, headings, fileRows, rows };
}

/** Excel reads the separator from a first line 'sep=;'. */
function separatorLine(text: Buffer): { separator?: Separator; body: Buffer } {
  const [line = '', sign] = /^sep=(.)\r?\n/i.exec(text.toString('latin1', 0, 10)) ?? [];
  return {
    separator: SEPARATORS.find((separator) => separator === sign),
    body: text.subarray(line.length),
  };
}

function* filledRows(body: Buffer, separator: Separator): Generator<FileRow> {
  let row = 0;
  for (const record of csvRecords(body, separator)) {
    row += 1;
    if (row > MOST_LINES)
      throw Problem.at('file', refusal('file.too_many_lines', { max: MOST_LINES }));
    if (isBlank(record)) continue;
    requireShort(record, row);
    yield { row, cells: record.map(cleanCell) };
  }
}

function* rowsBelow(
  rows: Iterable<FileRow>,
  headingsRow: number,
  { length }: string[],
): Generator<TableRow> {
  let count = 0;
  for (const row of rows) {
    if (row.row <= headingsRow) continue;
    count += 1;
    if (count > MOST_ROWS)
      throw Problem.at('file', refusal('file.too_many_rows', { max: MOST_ROWS }));
    yield tableRow(row, length);
  }
}

function requireShort(record: string[], row: number): void {
  if (record.reduce((length, cell) => length + cell.length, 0) > MAX_ROW_LENGTH)
    throw Problem.at('file', refusal('file.row_too_long', { row, max: MAX_ROW_LENGTH }));
  if (record.some((cell) => cell.length > MAX_CELL_LENGTH))
    throw Problem.at('file', refusal('file.cell_too_long', { row, max: MAX_CELL_LENGTH }));
}

function isBlank(record: string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

function cleanCell(cell: string): string {
  const text = cell.trim();
  if (text === '') return '';
  return normalized(withoutApostrophes(text), 'NFC');
}
