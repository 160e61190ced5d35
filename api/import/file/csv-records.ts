import { parse, type CsvError } from 'csv-parse/sync';
import { Problem, refusal } from '../../contract/problem.js';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

const BLOCK = 262_144;
/** Longest record: after an unclosed quotation mark the rest of the file would be parsed again and again. */
const MAX_BLOCK = 8 * BLOCK;
const MAX_RECORDS = 1_000;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SAMPLE = 65_536;
const SAMPLE_RECORDS = 50;

interface Block {
  records: string[][];
  ends: number[];
  error: CsvError | undefined;
}

/** Yields records, blank lines included, and parses block by block so that memory stays flat. */
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
    const { records, ends, error } = readBlock(
      text.subarray(start, start + size),
      separator,
      MAX_RECORDS,
    );
    const full = records.length === MAX_RECORDS;
    const last = !full && start + size >= text.length;
    if (error && (last || error.code !== 'CSV_QUOTE_NOT_CLOSED'))
      throw unreadable(error, row + records.length);
    // The block may cut its last record, which is parsed again with the next block. After an open quote the parser did not report it.
    if (!last && !full && !error) records.pop();
    yield* records;
    row += records.length;
    if (last) return;
    if (records.length === 0 && size >= MAX_BLOCK)
      throw Problem.at('file', refusal('file.row_endless', { row }));
    start += ends[records.length - 1] ?? 0;
    size = records.length > 0 ? BLOCK : size * 2;
  }
}

/** Skips a blank line, because the parser is very slow on many of them. */
function afterLineBreak(text: Buffer, start: number): number {
  if (text[start] === LINE_FEED) return start + 1;
  if (text[start] !== CARRIAGE_RETURN) return start;
  return text[start + 1] === LINE_FEED ? start + 2 : start + 1;
}

export function separatorOf(text: Buffer): Separator {
  const sample = text.subarray(0, SAMPLE);
  let best: { separator: Separator; share: number; columns: number } = {
    separator: ',',
    share: 0,
    columns: 1,
  };
  for (const separator of SEPARATORS) {
    const records = readBlock(sample, separator, SAMPLE_RECORDS).records.filter((record) =>
      record.some((cell) => cell !== ''),
    );
    if (records.length > 2 && sample.length < text.length) records.pop();
    const columns = usualLength(records);
    const share =
      records.filter((record) => record.length === columns).length / Math.max(1, records.length);
    if (columns > 1 && (share > best.share || (share === best.share && columns > best.columns)))
      best = { separator, share, columns };
  }
  return best.separator;
}

/** That of most records, but for lines above the table: they have one cell. */
function usualLength(records: string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records)
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[length] = [1]] = [...counts].sort(([, one], [, other]) => other - one);
  return length;
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
      // Without it, a space before or after a quoted cell is an error.
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
  const notClosed =
    code === 'CSV_QUOTE_NOT_CLOSED' ||
    code === 'CSV_INVALID_CLOSING_QUOTE' ||
    code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE';
  return Problem.at(
    'file',
    refusal(notClosed ? 'file.quote_not_closed' : 'file.quote_in_cell', { row }),
  );
}
