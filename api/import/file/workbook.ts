import { stringify } from 'csv-stringify/sync';
import { Problem, refusal } from '../../contract/problem.js';
import { MOST_ROWS, MOST_LINES } from './csv-table.js';
import { RichText, unescaped } from './rich-text.js';
import { MOST_COLUMNS } from './table-headings.js';
import { openWorkbook, type WorkbookParts } from './workbook-parts.js';
import { tooLarge, unreadable, xmlAttribute, xmlText, type XmlTag } from './xml-tags.js';

interface SheetRow {
  /** Counted from 0. */
  index: number;
  cells: string[];
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/** The rows with values. Rows are counted as they come, whatever number they give themselves; that of each is higher than that of the row before it. */
async function* sheetRows(
  documents: AsyncIterable<XmlTag[]>,
  parts: WorkbookParts,
): AsyncGenerator<SheetRow> {
  const text = new RichText();
  let inData = false;
  let rows = 0;
  let row: SheetRow = { index: -1, cells: [] };
  let next = 0;
  let cell: Cell | undefined;
  for await (const tags of documents) {
    for (const tag of tags) {
      if (tag.name === 'sheetData') inData = !tag.closes;
      if (!inData) continue;
      if (tag.name === 'row' && !tag.closes) {
        row = rowAfter(row, tag);
        rows += 1;
        next = 0;
        if (Math.max(rows, row.index + 1) > MOST_LINES)
          throw Problem.at('file', refusal('file.too_many_lines', { max: MOST_LINES }));
      } else if (tag.name === 'row' && row.cells.length > 0) yield row;
      else if (tag.name === 'c' && !tag.closes) {
        cell = cellOf(tag, next);
        next = cell.column + 1;
        text.take();
      } else if (tag.name === 'c' && cell) {
        put(row, cell.column, valueOf(cell, text, parts));
        cell = undefined;
      } else if (tag.name === 'v' && tag.closes && cell) cell.value = xmlText(tag.text);
      else if (cell) text.read(tag);
    }
  }
}

function rowAfter({ index }: SheetRow, tag: XmlTag): SheetRow {
  const number = xmlAttribute(tag, 'r');
  const row = { index: number === undefined ? index + 1 : Number(number) - 1, cells: [] };
  if (!Number.isInteger(row.index) || row.index <= index) throw unreadable();
  return row;
}

function cellOf(tag: XmlTag, next: number): Cell {
  const reference = xmlAttribute(tag, 'r');
  return {
    column: reference === undefined ? next : columnOf(reference),
    type: xmlAttribute(tag, 't') ?? 'n',
    style: Number(xmlAttribute(tag, 's') ?? 0),
    value: '',
  };
}

/** 0 of A1, 27 of AB1. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d{1,7}$/i.exec(reference)?.[1];
  if (letters === undefined) throw unreadable();
  return (
    [...letters.toUpperCase()].reduce(
      (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
      0,
    ) - 1
  );
}

/** Cells without a value may stand anywhere: formats reach further than values. */
function put({ cells }: SheetRow, column: number, value: string): void {
  if (value === '') return;
  if (column >= MOST_COLUMNS)
    throw Problem.at(
      'file',
      refusal('file.too_many_columns', { columns: column + 1, max: MOST_COLUMNS }),
    );
  while (cells.length < column) cells.push('');
  cells[column] = value;
}

function valueOf(
  { type, style, value }: Cell,
  text: RichText,
  { strings, formats }: WorkbookParts,
): string {
  if (type === 'inlineStr') return text.take();
  if (value === '') return '';
  if (type === 's') return strings?.at(Number(value)) ?? '';
  if (type === 'b') return String(value === '1' || value.toLowerCase() === 'true');
  if (type === 'str') return unescaped(value);
  const number = Number(value);
  return type === 'e' || Number.isNaN(number) ? value : formats.text(number, style);
}

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
    if (filled > MOST_ROWS + 1)
      throw Problem.at('file', refusal('file.too_many_rows', { max: MOST_ROWS }));
    const line = '\n'.repeat(index - next) + stringify([cells], { quoted_match: /[\r\n]/ });
    if (length + Buffer.byteLength(line) > MOST_BYTES) throw tooLarge();
    length += csv.write(line, length);
    next = index + 1;
  }
  return filled > 0 ? csv.subarray(0, length) : undefined;
}
