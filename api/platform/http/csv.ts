import { stringify } from 'csv-stringify/sync';

export interface CsvColumn<Wire> {
  heading: string;
  cell: (record: Wire) => string | number | null;
}

// Excel takes a file without it for the system's old encoding.
const BYTE_ORDER_MARK = '\uFEFF';

export function csvHead<Wire>(columns: CsvColumn<Wire>[]): string {
  return BYTE_ORDER_MARK + stringify([columns.map(({ heading }) => safe(heading))]);
}

export function csvRows<Wire>(columns: CsvColumn<Wire>[], records: Wire[]): string {
  return stringify(records.map((record) => columns.map(({ cell }) => safe(cell(record)))));
}

/** A cell that begins like a formula would be run by a spreadsheet; the apostrophe makes it text and is taken away by the import. */
function safe(cell: string | number | null): string {
  const text = cell === null ? '' : String(cell);
  return /^[=+\-@\t']/.test(text) ? `'${text}` : text;
}

/** The cell as it was before: exactly one apostrophe is taken away, and only such a one. */
export function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t']/.test(cell) ? cell.slice(1) : cell;
}

/** An amount with both decimals, as a spreadsheet and the import read it. */
export function csvAmount(amount: number): string {
  return amount.toFixed(2);
}
