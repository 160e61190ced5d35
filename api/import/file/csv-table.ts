import { Problem, refusal } from '../../contract/problem.js';
import { normalized } from '../../contract/text/normalized-text.js';
import { withoutApostrophes } from '../../platform/http/formula-guard.js';
import { csvRecords, separatorOf, SEPARATORS, type Separator } from './csv-records.js';
import { fileText, type FileEncoding } from './file-encoding.js';

export interface TableRow {
  /** Line of the table, blank lines counted. */
  row: number;
  cells: string[];
  /** The row has more cells than there are headings. */
  extra?: true;
}

export interface CsvTable {
  encoding: FileEncoding;
  separator: Separator;
  headings: string[];
  /** Each iteration parses the file again and throws a Problem at an unreadable row. */
  rows: Iterable<TableRow>;
}

export const MOST_COLUMNS = 200;
export const MOST_ROWS = 100_000;
/** Including blank lines, of which some programs leave many. */
export const MOST_LINES = 2 * MOST_ROWS;
const MAX_HEADING = 200;
const MAX_ROW_LENGTH = 1_000_000;
/** As in Excel. */
const MAX_CELL_LENGTH = 32_767;

/** Throws a Problem at 'file' for anything but a CSV file. */
export function openTable(bytes: Buffer): CsvTable {
  const { encoding, text } = fileText(bytes);
  const { separator = separatorOf(text), body } = separatorLine(text);
  const first = { row: 0, headings: [] as string[] };
  for (const record of csvRecords(body, separator)) {
    first.row += 1;
    if (first.row > MOST_ROWS) break;
    if (isBlank(record)) continue;
    requireShort(record, first.row);
    first.headings = headingsOf(record);
    break;
  }
  const { headings, row: headingRow } = first;
  if (headings.length === 0) throw Problem.at('file', refusal('file.empty'));
  const rows = { [Symbol.iterator]: () => tableRows(body, separator, headings.length, headingRow) };
  if (rows[Symbol.iterator]().next().done) throw Problem.at('file', refusal('file.no_rows'));
  return { encoding, separator, headings, rows };
}

/** Excel reads the separator from a first line 'sep=;'. */
function separatorLine(text: Buffer): { separator?: Separator; body: Buffer } {
  const [line = '', sign] = /^sep=(.)\r?\n/i.exec(text.toString('latin1', 0, 10)) ?? [];
  return {
    separator: SEPARATORS.find((separator) => separator === sign),
    body: text.subarray(line.length),
  };
}

function* tableRows(
  body: Buffer,
  separator: Separator,
  columns: number,
  headingRow: number,
): Generator<TableRow> {
  let row = 0;
  let filledRows = 0;
  for (const record of csvRecords(body, separator)) {
    row += 1;
    if (row > MOST_LINES)
      throw Problem.at('file', refusal('file.too_many_lines', { max: MOST_LINES }));
    if (row <= headingRow || isBlank(record)) continue;
    filledRows += 1;
    if (filledRows > MOST_ROWS)
      throw Problem.at('file', refusal('file.too_many_rows', { max: MOST_ROWS }));
    requireShort(record, row);
    const extra = record.slice(columns).some((cell) => cell.trim() !== '');
    const cells = Array.from(
      { length: extra ? Math.min(record.length, columns + MOST_COLUMNS) : columns },
      (_, column) => cleanCell(record[column] ?? ''),
    );
    yield extra ? { row, cells, extra } : { row, cells };
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

/** Makes headings unique: 'Column 3' for a blank one, 'Salary (2)' for a duplicate. */
function headingsOf(record: string[]): string[] {
  if (record.length === 1) throw Problem.at('file', refusal('file.one_column'));
  if (record.length > MOST_COLUMNS)
    throw Problem.at(
      'file',
      refusal('file.too_many_columns', { columns: record.length, max: MOST_COLUMNS }),
    );
  const taken = new Set<string>();
  return record.map((cell, column) => {
    const text =
      cleanCell(cell)
        // oxlint-disable-next-line no-control-regex -- a heading of several lines becomes one
        .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
        .trim() || `Column ${column + 1}`;
    if (text.length > MAX_HEADING)
      throw Problem.at(
        'file',
        refusal('file.heading_too_long', { column: column + 1, max: MAX_HEADING }),
      );
    let heading = text;
    for (let number = 2; taken.has(heading); number += 1) heading = `${text} (${number})`;
    taken.add(heading);
    return heading;
  });
}
