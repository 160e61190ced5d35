import {
  NO_HEADINGS,
  type FileRow,
  type HeadingsReason,
  type SuggestedHeadings,
} from '../../contract/file-opening.js';
import { readAmount } from '../../contract/imports/amount-reading.js';
import { datesIn } from '../../contract/imports/date-reading.js';
import { isBlank } from './cell-text.js';

/** Rows that are not blank. */
export const ROWS_LOOKED_AT = 30;

type CellKind = 'text' | 'date' | 'number' | 'email';

const YEAR = /^(?:19|20)\d{2}$/;
const CODE = /^\p{L}{0,4}[-_./ ]?\d{2,}$/u;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,64}$/;
/** No heading, date or number is longer. */
const LONGEST = 100;
/** Any day of this century: only whether it is a date counts. */
const ANY_DAY = '2000-01-01';

/**
 * The row of the headings among the first rows of a file. Known headings count most; otherwise the first row of the table is compared with those below it. Where
 * some columns speak for data and as many for headings it is data: a heading taken for a person is refused for all to see, a person taken for headings would be lost.
 */
export function suggestedHeadings(
  rows: readonly FileRow[],
  isKnownHeading: (text: string) => boolean,
): SuggestedHeadings {
  const fewest = Math.min(2, Math.max(...rows.map(filled)));
  const candidates = rows.filter((row) => filled(row) >= fewest);
  const known = mostKnown(candidates, rows, isKnownHeading);
  if (known) return { row: known.row, why: 'known' };
  const first = candidates.find((row) => filled(row) * 2 >= usualWidth(candidates));
  if (!first) return { row: rows[0]?.row ?? 1, why: 'first' };
  const why = compared(first, below(first, rows));
  return { row: why === 'values' ? NO_HEADINGS : first.row, why };
}

function mostKnown(
  candidates: readonly FileRow[],
  rows: readonly FileRow[],
  isKnownHeading: (text: string) => boolean,
): FileRow | undefined {
  let best: { row: FileRow; known: number } | undefined;
  for (const row of candidates) {
    // A report repeats its headings on each page.
    const after = below(row, rows).filter((other) => !hasSameCells(other, row));
    const isHeading = (cell: string, column: number) =>
      cell.length <= LONGEST &&
      kindOf(cell) === 'text' &&
      isKnownHeading(cell) &&
      !after.some((other) => other.cells[column] === cell);
    const known = row.cells.filter(isHeading).length;
    const values = row.cells.filter((cell) => kindOf(cell) !== 'text' && !YEAR.test(cell)).length;
    const named = row.cells.filter((cell) => cell !== '' && !YEAR.test(cell)).length;
    const enough = known >= 2 || (known === 1 && row === candidates[0] && named <= 2);
    if (enough && known > values && known > (best?.known ?? 0)) best = { row, known };
  }
  return best?.row;
}

/** A column tells that the row is data if its cell is of the kind of those below, or is among them, and headings if it is of another kind. */
function compared(first: FileRow, after: readonly FileRow[]): Exclude<HeadingsReason, 'known'> {
  let [data, headings] = [0, 0];
  first.cells.forEach((cell, column) => {
    const others = after.flatMap(({ cells }) => cells[column] || []).filter((one) => !isBlank(one));
    if (cell === '' || (others.length === 0 && after.length > 0)) return;
    const kind = kindOf(cell);
    const alike = others.filter((other) => kindOf(other) === kind).length * 2 > others.length;
    const isText = kind === 'text';
    if (isText ? others.includes(cell) : alike || after.length === 0) data += 1;
    else if (isText && others.length > 0 && !alike) headings += 1;
  });
  if (data > 0 && data >= headings) return 'values';
  return headings > 0 ? 'unlike' : 'first';
}

function kindOf(cell: string): CellKind {
  if (cell.length > LONGEST) return 'text';
  if (EMAIL.test(cell)) return 'email';
  if (CODE.test(cell) || readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined)
    return 'number';
  return Object.values(datesIn(cell, ANY_DAY)).some((date) => date !== undefined) ? 'date' : 'text';
}

/** The median. */
function usualWidth(rows: readonly FileRow[]): number {
  return rows.map(filled).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
}

function below({ row }: FileRow, rows: readonly FileRow[]): FileRow[] {
  return rows.filter((other) => other.row > row);
}

function hasSameCells({ cells }: FileRow, other: FileRow): boolean {
  return cells.every((cell, column) => cell === (other.cells[column] ?? ''));
}

function filled({ cells }: FileRow): number {
  return cells.filter((cell) => cell !== '').length;
}
