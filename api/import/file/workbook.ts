import { stringify } from 'csv-stringify/sync';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { MOST_ROWS } from './csv-table.js';
import { sheetRows } from './sheet-rows.js';
import { tooLarge, unreadable } from './workbook-refusals.js';
import { openWorkbook } from './workbook-parts.js';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** The CSV of 100,000 people has a third of it; one text of 32 kB in each of its rows would have 3 GB. */
const MOST_BYTES = 32 * 1024 * 1024;
const HEAD = 'sep=,\n';

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/**
 * The first visible sheet with values as CSV: calendar dates as 2026-01-31, numbers as they are written, with zeros before them where their format shows some,
 * results instead of formulas. Its rows keep their numbers.
 */
export async function workbookCsv(bytes: Buffer): Promise<Buffer> {
  try {
    const parts = await openWorkbook(bytes);
    for (const sheet of parts.sheets) {
      const csv = await rowsCsv(sheetRows(sheet(), parts));
      if (csv) return csv;
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable();
  }
  throw Problem.at('file', refusal('file.empty'));
}

/** Undefined without rows. */
async function rowsCsv(rows: ReturnType<typeof sheetRows>): Promise<Buffer | undefined> {
  // The system gives memory only to the part that is written.
  const csv = Buffer.alloc(MOST_BYTES);
  let length = csv.write(HEAD);
  let next = 0;
  let filled = 0;
  for await (const { index, cells } of rows) {
    filled += 1;
    if (filled > MOST_ROWS + 1) throw Problem.at('file', refusal('file.too_many_rows', { max: MOST_ROWS }));
    const line = '\n'.repeat(index - next) + stringify([cells], { quoted_match: /[\r\n]/ });
    if (length + Buffer.byteLength(line) > MOST_BYTES) throw tooLarge();
    length += csv.write(line, length);
    next = index + 1;
  }
  return filled > 0 ? csv.subarray(0, length) : undefined;
}
