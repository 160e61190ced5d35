import { NO_HEADINGS, type FileOpening, type FileRow } from '../../contract/file-opening.js';
import { Problem, refusal } from '../../contract/problem.js';
import { shortened } from './cell-text.js';
import { ROWS_LOOKED_AT, suggestedHeadings } from './headings-row.js';

export const MOST_COLUMNS = 200;
const MAX_HEADING = 200;
export const ROWS_SHOWN = 10;

/** Reads no further than it needs. Without a chosen row, the suggested one has the headings. */
export function openingOf(
  rows: Iterable<FileRow>,
  chosen: number | undefined,
  isKnownHeading: (text: string) => boolean,
): FileOpening {
  const first: FileRow[] = [];
  let count = 0;
  let above = 0;
  let last: FileRow | undefined;
  for (const row of rows) {
    count += 1;
    if (chosen !== undefined && row.row < chosen) above += 1;
    last = row;
    if (first.length < ROWS_LOOKED_AT) first.push(row);
    else if (row.row >= (chosen ?? 0)) break;
  }
  if (count === 0) throw Problem.at('file', refusal('file.empty'));
  const suggested = suggestedHeadings(first, isKnownHeading);
  const headingsRow = chosen ?? suggested.row;
  const holder = [...first, ...(last ? [last] : [])].find(({ row }) => row === headingsRow);
  const shown = first.slice(0, ROWS_SHOWN);
  if (holder && !shown.includes(holder)) shown.push(holder);
  return {
    headingsRow,
    rowsAbove: chosen === undefined ? first.filter(({ row }) => row < headingsRow).length : above,
    suggested,
    rows: shown,
  };
}

/** For people: wide and long rows are cut. */
export function shownOpening(opening: FileOpening): FileOpening {
  const rows = opening.rows.map(({ row, cells }) => ({
    row,
    cells: cells.slice(0, MOST_COLUMNS).map(shortened),
  }));
  return { ...opening, rows };
}

/** Throws a Problem if the chosen row is blank, or beyond the end. */
export function headingsIn({ headingsRow, rows }: FileOpening): FileRow | undefined {
  const holder = rows.find(({ row }) => row === headingsRow);
  if (headingsRow !== NO_HEADINGS && !holder)
    throw Problem.at('headingsRow', refusal('file.no_such_row', { row: headingsRow }));
  return holder;
}

/** Those of the row that holds them, or 'Column 1', 'Column 2' for each column of the table. */
export function headingsOf(holder: FileRow | undefined, tableWidth: number): string[] {
  if ((holder?.cells.length ?? tableWidth) > 1)
    return namedColumns(holder?.cells ?? Array.from({ length: tableWidth }, () => ''));
  throw holder && tableWidth > 1
    ? Problem.at('headingsRow', refusal('file.headings_in_one_cell', { row: holder.row }))
    : Problem.at('file', refusal('file.one_column'));
}

/** The last column with a value. */
export function widthOf(rows: Iterable<FileRow>): number {
  let width = 0;
  for (const { cells } of rows)
    width = Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1);
  return width;
}

/** A row below the headings. */
export interface TableRow extends FileRow {
  /** It has more cells than there are headings. */
  extra: boolean;
}

export function rowsBelow(
  rows: readonly FileRow[],
  headingsRow: number,
  columns: number,
): TableRow[] {
  return rows.filter(({ row }) => row > headingsRow).map((row) => tableRow(row, columns));
}

/** As many cells as there are headings, and those that are too many. */
export function tableRow({ row, cells: written }: FileRow, columns: number): TableRow {
  const extra = written.slice(columns).some((cell) => cell !== '');
  const length = extra ? Math.min(written.length, columns + MOST_COLUMNS) : columns;
  const cells = Array.from({ length }, (_, column) => written[column] ?? '');
  return { row, cells, extra };
}

/** Unique: 'Column 3' for a blank one, 'Salary (2)' for a duplicate. */
function namedColumns(cells: string[]): string[] {
  if (cells.length > MOST_COLUMNS)
    throw Problem.at(
      'file',
      refusal('file.too_many_columns', { columns: cells.length, max: MOST_COLUMNS }),
    );
  const taken = new Set<string>();
  return cells.map((cell, column) => {
    const text =
      cell
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
