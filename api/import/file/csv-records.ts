import { parse, type CsvError } from 'csv-parse/sync';
import { Problem } from '../../contract/problem.js';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

const BLOCK = 262_144;
/** A single record that is longer is no record: an open quotation mark would have the rest of the file read again and again. */
const LARGEST_BLOCK = 8 * BLOCK;
const MOST_RECORDS = 1_000;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SAMPLE = 65_536;
const SAMPLE_RECORDS = 50;

interface Block {
  records: string[][];
  /** Where each record ends, in bytes from the block's start. */
  ends: number[];
  error: CsvError | undefined;
}

/** The records of a CSV text one after the other, blank lines included. Parsed block by block, so that memory stays flat. */
export function* csvRecords(text: Buffer, separator: Separator): Generator<string[]> {
  let start = 0;
  let size = BLOCK;
  let row = 1;
  while (start < text.length) {
    for (let end = afterLineBreak(text, start); end > start; end = afterLineBreak(text, start)) {
      yield [''];
      row += 1;
      start = end;
    }
    if (start === text.length) return;
    const { records, ends, error } = readBlock(text.subarray(start, start + size), separator, MOST_RECORDS);
    const full = records.length === MOST_RECORDS;
    const last = !full && start + size >= text.length;
    if (error && (last || error.code !== 'CSV_QUOTE_NOT_CLOSED')) throw unreadable(error, row + records.length);
    // A record that the block's end cuts is read again with the next block; after an open quote it is not among these.
    if (!last && !full && !error) records.pop();
    yield* records;
    row += records.length;
    if (last) return;
    if (records.length === 0 && size >= LARGEST_BLOCK) throw Problem.at('file', `Row ${row} is longer than two megabytes. Is a quotation mark in it never closed?`);
    start += ends[records.length - 1] ?? 0;
    size = records.length > 0 ? BLOCK : size * 2;
  }
}

/** Where a blank line ends that begins here; the same place when none does. The parser would take an age for many of them. */
function afterLineBreak(text: Buffer, start: number): number {
  if (text[start] === LINE_FEED) return start + 1;
  if (text[start] !== CARRIAGE_RETURN) return start;
  return text[start + 1] === LINE_FEED ? start + 2 : start + 1;
}

/** The separator with which most lines have as many cells as the headings; of equal ones, the one with more columns. */
export function separatorOf(text: Buffer): Separator {
  const sample = text.subarray(0, SAMPLE);
  let best: { separator: Separator; alike: number; columns: number } = { separator: ',', alike: 0, columns: 1 };
  for (const separator of SEPARATORS) {
    const records = readBlock(sample, separator, SAMPLE_RECORDS).records.filter((record) => record.some((cell) => cell !== ''));
    if (records.length > 2 && sample.length < text.length) records.pop();
    const columns = records[0]?.length ?? 0;
    const alike = records.filter((record) => record.length === columns).length / Math.max(1, records.length);
    if (columns > 1 && (alike > best.alike || (alike === best.alike && columns > best.columns))) best = { separator, alike, columns };
  }
  return best.separator;
}

function readBlock(block: Buffer, delimiter: Separator, to = -1): Block {
  const records: string[][] = [];
  const ends: number[] = [];
  let error: CsvError | undefined;
  try {
    parse(block, {
      delimiter,
      to,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Otherwise a blank before or after a quoted cell would be a fault.
      trim: true,
      on_record: (record: string[], { bytes }) => {
        records.push(record);
        ends.push(bytes);
        return null;
      },
    });
  } catch (thrown) {
    error = thrown as CsvError;
  }
  return { records, ends, error };
}

function unreadable({ code }: CsvError, row: number): Problem {
  return Problem.at(
    'file',
    code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
      ? `A quotation mark that opens in row ${row} is never closed, or is closed amid a cell.`
      : `Row ${row} has a quotation mark amid a cell. Put the whole cell in quotation marks, and write each one inside it twice.`,
  );
}
