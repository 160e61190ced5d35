import { stringify } from 'csv-stringify/sync';

export interface CsvColumn<Wire> {
  heading: string;
  cell: (record: Wire) => string | number | null;
}

// Without it, Excel assumes a legacy encoding.
const BYTE_ORDER_MARK = '\uFEFF';

export function csvHead<Wire>(columns: CsvColumn<Wire>[]): string {
  return BYTE_ORDER_MARK + stringify([columns.map(({ heading }) => escapeFormula(heading))]);
}

export function csvRows<Wire>(columns: CsvColumn<Wire>[], records: Wire[]): string {
  return stringify(records.map((record) => columns.map(({ cell }) => escapeFormula(cell(record)))));
}

/** Prevents formula injection; the import removes the apostrophe. A number is no formula, and stays one that can be summed. */
function escapeFormula(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  return /^[=+\-@\t']/.test(text) ? `'${text}` : text;
}

export function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t']/.test(cell) ? cell.slice(1) : cell;
}

export function csvAmount(amount: number): string {
  return amount.toFixed(2);
}
