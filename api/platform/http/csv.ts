import { stringify } from 'csv-stringify/sync';
import { withoutFormulas } from './formula-guard.js';

export interface CsvColumn<Wire> {
  heading: string;
  cell: (record: Wire) => string | number | null;
}

// Without it, Excel assumes a legacy encoding.
const BYTE_ORDER_MARK = '\uFEFF';

export function csvHead<Wire>(columns: CsvColumn<Wire>[]): string {
  return BYTE_ORDER_MARK + stringify([columns.map(({ heading }) => cellText(heading))]);
}

export function csvRows<Wire>(columns: CsvColumn<Wire>[], records: Wire[]): string {
  return stringify(records.map((record) => columns.map(({ cell }) => cellText(cell(record)))));
}

/** A number is no formula, and stays one that can be summed. */
function cellText(cell: string | number | null): string {
  return typeof cell === 'number' ? String(cell) : withoutFormulas(cell ?? '');
}

export function csvAmount(amount: number): string {
  return amount.toFixed(2);
}
