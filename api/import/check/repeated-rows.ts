import { createHash } from 'node:crypto';
import {
  importFieldOf,
  type ImportField,
  type ImportKind,
} from '../../contract/imports/import-fields.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import type { CheckedRow, ShownRecord } from '../import-handler.js';
import type { ReadRow, RowRefusal } from './row-reading.js';

/** Before it is said whom the row is about. */
export type CheckOfRow = Omit<CheckedRow, 'employeeId'>;

export interface IdentifiedRow extends ReadRow<object> {
  row: number;
  cells: string[];
  /** Key of the record that the row is about; undefined if the row does not say it. */
  identity: string | undefined;
  person?: { id: string } | undefined;
}

/** `refusal` is null if the row says nothing that the row that counts does not say. */
export interface Repetition {
  countingRow: number;
  refusal: RowRefusal | null;
}

const INCOMPLETE = 0;
/** Written differently, it is still the same. */
const IDENTIFYING = ['employeeId'];

/**
 * If several rows are about one record, the most complete one counts, the first of equals. Another row with the same values, or fewer, repeats it; one
 * with other values is refused, since only the admin knows which is right.
 */
export class RepeatedRows<Row extends IdentifiedRow> {
  private readonly counting = new Map<string, { row: number; weight: number }>();

  constructor(
    private readonly kind: ImportKind,
    private readonly field: ImportField,
    private readonly read: (rows: number[]) => Promise<Row[]>,
  ) {}

  /** Returns whether the row counts, as far as the file is known. */
  add(row: Row, complete = row.faults.length === 0): boolean {
    const key = keyOf(row);
    const weight = complete ? 1 + statedValues(row).length : INCOMPLETE;
    const before = this.counting.get(key);
    if (before && before.weight >= weight) return false;
    this.counting.set(key, { row: row.row, weight });
    return true;
  }

  /** By row number. Once all rows are added. */
  async find(rows: Row[]): Promise<Map<number, Repetition>> {
    const repeating = rows.filter((row) => this.countingRow(row) !== row.row);
    if (repeating.length === 0) return new Map();
    const counting = new Map(
      (await this.read([...new Set(repeating.map((row) => this.countingRow(row)))])).map((row) => [
        row.row,
        row,
      ]),
    );
    return new Map(
      repeating.map((row) => [row.row, this.repetition(row, counting.get(this.countingRow(row)))]),
    );
  }

  /** Checks the rows that count, and those that are refused for repeating another one. */
  async checkEach(
    rows: Row[],
    shown: (row: Row) => ShownRecord,
    check: (row: Row, repeats: boolean) => CheckOfRow,
  ): Promise<CheckedRow[]> {
    const repetitions = await this.find(rows);
    const compared = (row: Row): CheckOfRow => {
      const repetition = repetitions.get(row.row);
      if (repetition?.refusal === null)
        return repeatedRow(row.row, shown(row), repetition.countingRow);
      if (repetition) row.faults.push(repetition.refusal);
      return check(row, repetition !== undefined);
    };
    return rows.map((row) => ({ ...compared(row), employeeId: row.person?.id ?? null }));
  }

  private countingRow(row: Row): number {
    return this.counting.get(keyOf(row))?.row ?? row.row;
  }

  private repetition(row: Row, counting: Row | undefined): Repetition {
    const countingRow = this.countingRow(row);
    if (!counting || isCopy(row, counting)) return { countingRow, refusal: null };
    const fields = differentFields(row, counting).filter(
      (field) => importFieldOf(this.kind, field) !== undefined && !IDENTIFYING.includes(field),
    );
    if (fields.length === 0 && this.isCountingComplete(row)) return { countingRow, refusal: null };
    const remark =
      fields.length === 0
        ? rowMessage('repeatsRow', { row: countingRow })
        : rowMessage('repeatsOtherwise', { row: countingRow, fields: fields.join(',') });
    return {
      countingRow,
      refusal: {
        field: this.field,
        value: String(new Map(Object.entries(row.values)).get(this.field) ?? ''),
        remark,
      },
    };
  }

  private isCountingComplete(row: Row): boolean {
    return (this.counting.get(keyOf(row))?.weight ?? INCOMPLETE) > INCOMPLETE;
  }
}

/** Shown, but not stored. */
export function repeatedRow(row: number, record: ShownRecord, countingRow: number): CheckOfRow {
  return {
    row,
    result: 'repeated',
    record,
    faults: [],
    changes: [],
    notes: [rowMessage('repeats', { row: countingRow })],
  };
}

/** Rows that do not say what they are about are the same only if they are copies. */
function keyOf({ identity, cells }: IdentifiedRow): string {
  return identity === undefined
    ? `copy ${createHash('sha256').update(JSON.stringify(cells)).digest('base64')}`
    : `same ${identity}`;
}

function isCopy({ cells }: IdentifiedRow, other: IdentifiedRow): boolean {
  return (
    cells.length === other.cells.length && cells.every((cell, index) => cell === other.cells[index])
  );
}

function differentFields({ values }: IdentifiedRow, other: IdentifiedRow): string[] {
  const stated = new Map(Object.entries(other.values));
  return statedValues({ values }).flatMap(([field, value]) =>
    stated.get(field) === value ? [] : [field],
  );
}

function statedValues({ values }: Pick<IdentifiedRow, 'values'>): [string, unknown][] {
  return Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
}
