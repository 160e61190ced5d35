import { stringify } from 'csv-stringify/sync';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { MOST_LINES } from './csv-table.js';
import { paddedColumns } from './padded-numbers.js';
import { unpackedSize } from './zip-directory.js';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Unpacked, and as CSV. A workbook of 100,000 people is a quarter of it. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Precision of Excel, which stores 59231.33 as 59231.330000000002. */
const DIGITS = 15;
const MIDNIGHT = /T00:00:00\.000Z$/;

type Cell = string | number | boolean | Date | null | undefined;

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/**
 * The first visible sheet with values as CSV: calendar dates as 2026-01-31, numbers as they are written, with zeros before them where the format of their
 * column shows some, results instead of formulas. Its rows keep
 * their numbers.
 */
export async function workbookCsv(bytes: Buffer): Promise<Buffer> {
  const size = unpackedSize(bytes);
  if (size === undefined) throw unreadable();
  if (size > MOST_BYTES) throw tooLarge();
  try {
    for (const sheet of await visibleSheets(bytes)) {
      const csv = await sheetCsv(bytes, sheet);
      if (csv) return csv;
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable();
  }
  throw Problem.at('file', refusal('file.empty'));
}

async function visibleSheets(bytes: Buffer): Promise<number[]> {
  const sheets: number[] = [];
  await readXlsx(bytes, {
    sheets({ hidden, veryHidden }, index) {
      if (!hidden && !veryHidden) sheets.push(index);
      return false;
    },
  });
  return sheets;
}

/** Undefined without values. */
async function sheetCsv(bytes: Buffer, sheet: number): Promise<Buffer | undefined> {
  const padded = await paddedColumns(bytes, sheet);
  const lines = [Buffer.from('sep=,\n')];
  let length = 0;
  let next = 0;
  let filled = false;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index >= MOST_LINES) throw Problem.at('file', refusal('file.too_many_lines', { max: MOST_LINES }));
    const cells = values.map((cell, column) => (typeof cell === 'number' ? (padded.get(column) ?? numberText)(cell) : cellText(cell)));
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) continue;
    filled = true;
    const line = Buffer.from('\n'.repeat(index - next) + stringify([cells.slice(0, width)], { quoted_match: /[\r\n]/ }));
    length += line.length;
    if (length > MOST_BYTES) throw tooLarge();
    lines.push(line);
    next = index + 1;
  }
  return filled ? Buffer.concat(lines) : undefined;
}

function cellText(cell: Exclude<Cell, number>): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  return String(cell);
}

function numberText(number: number): string {
  return String(Number(number.toPrecision(DIGITS)));
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return MIDNIGHT.test(text) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

function unreadable(): Problem {
  return Problem.at('file', refusal('file.workbook_unreadable'));
}

function tooLarge(): Problem {
  return Problem.at('file', refusal('file.workbook_too_large'));
}
