import { foreignCurrencies } from '../contract/company/currencies.js';
import type { ImportMapping } from '../contract/imports/import-mapping.js';
import type { ImportColumn, ImportCounts, ImportRecord } from '../contract/imports/imports.js';
import { refusal, refusalText, type Refusal } from '../contract/problem.js';
import { REFUSALS } from '../contract/refusals/refusals.js';
import { newDepartmentsOf } from './check/new-departments.js';
import { isSecret } from './file/secret-column.js';
import type { StoredImport } from './import.tables.js';

type ComputedValues = Pick<ImportRecord, 'openings' | 'progress' | 'invitations' | 'changedSince'>;

export function importRecord(
  stored: StoredImport,
  currency: string,
  { openings, progress, invitations, changedSince }: ComputedValues,
): ImportRecord {
  const fault = stored.fault === null ? null : storedRefusal(stored.fault);
  const mapping = stored.mapping === null ? null : (JSON.parse(stored.mapping) as ImportMapping);
  const counts = countsOf(stored);
  return {
    _id: stored.id,
    kind: stored.kind,
    name: stored.name,
    fileName: stored.fileName,
    bytes: stored.bytes,
    rows: stored.rowCount,
    columns: stored.columnCount,
    encoding: stored.encoding,
    separator: stored.separatorSign,
    headingsRow: stored.headingsRow,
    rowsAbove: stored.rowsAbove,
    state: stored.state,
    mapping,
    counts,
    warned: counts && (stored.warnedRows ?? 0),
    remarks: Object.entries(JSON.parse(stored.remarks ?? '{}') as Record<string, number>).map(
      ([key, count]) => ({ key, count }),
    ),
    foreignCurrencies: mapping
      ? foreignCurrencies(stored.kind, mapping, columnsOf(stored).columns, currency)
      : [],
    departments: newDepartmentsOf(stored).map(({ name }) => name),
    openings,
    balanceQuestion: JSON.parse(
      stored.balanceQuestion ?? 'null',
    ) as ImportRecord['balanceQuestion'],
    progress,
    fault: fault && refusalText(fault),
    faultRefusal: fault,
    createdBy: stored.createdByName,
    createdAt: instant(stored.createdAt),
    startedAt: stored.startedAt === null ? null : instant(stored.startedAt),
    appliedBy: stored.appliedByName,
    appliedAt: stored.appliedAt === null ? null : instant(stored.appliedAt),
    undoneBy: stored.undoneByName,
    undoneAt: stored.undoneAt === null ? null : instant(stored.undoneAt),
    invitations,
    changedSince,
  };
}

/** Null before the check. */
function countsOf(stored: StoredImport): ImportCounts | null {
  const { newRows, changedRows, unchangedRows, repeatedRows, refusedRows } = stored;
  return newRows !== null &&
    changedRows !== null &&
    unchangedRows !== null &&
    repeatedRows !== null &&
    refusedRows !== null
    ? {
        new: newRows,
        changed: changedRows,
        unchanged: unchangedRows,
        repeated: repeatedRows,
        refused: refusedRows,
      }
    : null;
}

/** A newer version may have stored a key that this one does not know. */
function storedRefusal(text: string): Refusal {
  const stored = JSON.parse(text) as Refusal;
  return Object.hasOwn(REFUSALS, stored.key) ? stored : refusal('import.failed');
}

export function columnsOf(stored: StoredImport): {
  columns: ImportColumn[];
  proposal: ImportMapping;
} {
  return {
    columns: JSON.parse(stored.columnsRead ?? '[]') as ImportColumn[],
    proposal: JSON.parse(stored.proposal ?? '{}') as ImportMapping,
  };
}

/** Before the rows are displayed, which is recorded, only the admin who uploaded the file sees them. */
export function withoutSecrets(columns: ImportColumn[]): ImportColumn[] {
  return columns.map((column) =>
    isSecret(column) ? { ...column, samples: [], values: null } : column,
  );
}

export function instant(ms: number): string {
  return new Date(Number(ms)).toISOString();
}
