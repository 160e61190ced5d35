import { Injectable } from '@nestjs/common';
import { importFieldOf, type ImportKind } from '../contract/imports/import-fields.js';
import { ROW_RESULTS, type ImportRowRecord, type RowResult } from '../contract/imports/imports.js';
import { rowMessageText, type RowMessage } from '../contract/imports/row-messages.js';
import type { ListDefinition, ListQuery } from '../platform/database/lists/list-definition.js';
import { flag, oneOf } from '../platform/database/lists/list-filters.js';
import type { StoredRow } from '../platform/database/schema/schema-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ComparedRow } from './apply/import-pay-access.js';
import type { CheckedRow } from './import-handler.js';
import type { CHECKED_ROW } from './import.tables.js';

export const IMPORT_ROW_LIST: ListDefinition = {
  resource: 'rows',
  table: 'checked_row c',
  id: 'c.row_no',
  joins: {},
  columns: 'c.row_no, c.result, c.employee_id, c.record, c.faults, c.changes, c.notes',
  rowJoins: [],
  sort: { result: { by: 'c.result_order' }, row: { by: 'c.row_no' } },
  filter: { result: oneOf('c.result', ROW_RESULTS), warned: flag('c.warned = 1') },
};

/** A check that goes on or was cancelled shows nothing: whom it compared is recorded at its end (decision 0025). */
export const OF_ENDED_CHECK =
  'EXISTS (SELECT 1 FROM import_job j WHERE j.id = c.import_id AND j.new_rows IS NOT NULL)';

type CheckedRowOfFile = StoredRow<typeof CHECKED_ROW> & { result: RowResult };

@Injectable()
export class ImportRowList {
  constructor(private readonly work: UnitOfWork) {}

  async page(
    kind: ImportKind,
    importId: string,
    { range, sort, descending, conditions }: ListQuery,
  ): Promise<{ rows: ImportRowRecord[]; people: ComparedRow[]; total: number }> {
    const where = ['c.import_id = ?', OF_ENDED_CHECK, ...conditions.map(({ sql }) => sql)].join(
      ' AND ',
    );
    const parameters = [importId, ...conditions.flatMap((condition) => condition.parameters)];
    const direction = descending ? 'DESC' : 'ASC';
    const { from, to } = range ?? { from: 0, to: 999 };
    const rows = await this.work.read<CheckedRowOfFile>(
      `SELECT ${IMPORT_ROW_LIST.columns} FROM checked_row c WHERE ${where} ORDER BY ${sort?.by ?? 'c.result_order'} ${direction}, c.row_no ${direction} LIMIT ? OFFSET ?`,
      [...parameters, to - from + 1, from],
    );
    const [count] = await this.work.read<{ n: number }>(
      `SELECT COUNT(*) AS n FROM checked_row c WHERE ${where}`,
      parameters,
    );
    return {
      rows: rows.map((row) => rowRecord(kind, row)),
      people: rows.map(({ employee_id: employeeId }) => ({ employeeId })),
      total: Number(count?.n),
    };
  }
}

export function rowRecord(
  kind: ImportKind,
  { row_no, result, record, faults, changes, notes }: CheckedRowOfFile,
): ImportRowRecord {
  const parse = <T>(json: string | null) => JSON.parse(json ?? '[]') as T[];
  const label = (field: string) => labelOf(kind, field);
  const noteRemarks = parse<RowMessage>(notes);
  return {
    _id: row_no,
    row: row_no,
    result,
    record: JSON.parse(record) as ImportRowRecord['record'],
    faults: parse<CheckedRow['faults'][number]>(faults).map(({ field, value, remark }) => ({
      field,
      label: label(field),
      value,
      text: rowMessageText(remark, label),
      remark,
    })),
    changes: parse<CheckedRow['changes'][number]>(changes).map((change) => ({
      ...change,
      label: label(change.field),
    })),
    notes: noteRemarks.map((remark) => rowMessageText(remark, label)),
    noteRemarks,
  };
}

export function labelOf(kind: ImportKind, field: string): string {
  return importFieldOf(kind, field)?.label ?? field;
}
