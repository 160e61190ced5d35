import { Problem } from '../../contract/problem.js';
import { withoutApostrophe } from '../../platform/http/csv.js';
import { csvRecords, separatorOf, SEPARATORS, type Separator } from './csv-records.js';
import { fileText, type FileEncoding } from './file-encoding.js';

export interface TableRow {
  /** Line of the table, blank ones counted; the headings are row 1. */
  row: number;
  /** One for each heading; where there were more, those as well. */
  cells: string[];
  /** There were more cells than headings. */
  extra?: true;
}

export interface CsvTable {
  encoding: FileEncoding;
  separator: Separator;
  headings: string[];
  /** Read at each iteration anew; throws a Problem where the file cannot be read further. */
  rows: Iterable<TableRow>;
}

export const MOST_COLUMNS = 200;
export const MOST_ROWS = 100_000;
/** With blank ones, of which programs leave many behind. */
const MOST_LINES = 2 * MOST_ROWS;
const LONGEST_HEADING = 200;
/** Of a person's or a payment's. */
const LONGEST_ROW = 1_000_000;

/** A CSV file. Throws a Problem at 'file' when it is none. */
export function openTable(bytes: Buffer): CsvTable {
  const { encoding, text } = fileText(bytes);
  const { separator = separatorOf(text), body } = separatorLine(text);
  const above = { row: 0, headings: [] as string[] };
  for (const record of csvRecords(body, separator)) {
    above.row += 1;
    if (above.row > MOST_ROWS) break;
    if (isBlank(record)) continue;
    above.headings = headingsOf(record);
    break;
  }
  const { headings, row: headingRow } = above;
  if (headings.length === 0) throw Problem.at('file', 'The file is empty.');
  const rows = { [Symbol.iterator]: () => tableRows(body, separator, headings.length, headingRow) };
  if (rows[Symbol.iterator]().next().done) throw Problem.at('file', 'The file has headings and no rows.');
  return { encoding, separator, headings, rows };
}

/** A first line 'sep=;' is how Excel is told the separator. */
function separatorLine(text: Buffer): { separator?: Separator; body: Buffer } {
  const [line = '', written] = /^sep=(.)\r?\n/i.exec(text.toString('latin1', 0, 10)) ?? [];
  return { separator: SEPARATORS.find((separator) => separator === written), body: text.subarray(line.length) };
}

function* tableRows(body: Buffer, separator: Separator, columns: number, headingRow: number): Generator<TableRow> {
  let row = 0;
  let found = 0;
  for (const record of csvRecords(body, separator)) {
    row += 1;
    if (row > MOST_LINES) throw Problem.at('file', `The file has more than ${MOST_LINES} lines, most of them blank. Remove those.`);
    if (row <= headingRow || isBlank(record)) continue;
    found += 1;
    if (found > MOST_ROWS) throw Problem.at('file', `The file has more than ${MOST_ROWS} rows. Divide it.`);
    if (record.reduce((length, cell) => length + cell.length, 0) > LONGEST_ROW) throw Problem.at('file', `Row ${row} is longer than ${LONGEST_ROW} characters. Is a quotation mark missing?`);
    const extra = record.slice(columns).some((cell) => cell.trim() !== '');
    const cells = Array.from({ length: extra ? Math.min(record.length, columns + MOST_COLUMNS) : columns }, (_, column) => tidy(record[column] ?? ''));
    yield extra ? { row, cells, extra } : { row, cells };
  }
}

function isBlank(record: string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

/** Without blanks around it, composed; the apostrophe that keeps a spreadsheet from running a cell is taken away. */
function tidy(cell: string): string {
  const text = cell.trim();
  if (text === '') return '';
  return withoutApostrophe(text).normalize('NFC');
}

/** Each heading is there once: a blank one is called by its place, the second of two 'Salary (2)'. */
function headingsOf(record: string[]): string[] {
  if (record.length === 1) throw Problem.at('file', 'The file has one column only. Columns are separated by commas, semicolons or tabs.');
  if (record.length > MOST_COLUMNS) throw Problem.at('file', `The file has ${record.length} columns; ${MOST_COLUMNS} at most can be read.`);
  const taken = new Set<string>();
  return record.map((cell, column) => {
    // oxlint-disable-next-line no-control-regex -- a heading of several lines becomes one
    const written = tidy(cell).replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim() || `Column ${column + 1}`;
    if (written.length > LONGEST_HEADING) throw Problem.at('file', `The heading of column ${column + 1} is longer than ${LONGEST_HEADING} characters. Are the headings in row 1?`);
    let heading = written;
    for (let number = 2; taken.has(heading); number += 1) heading = `${written} (${number})`;
    taken.add(heading);
    return heading;
  });
}
