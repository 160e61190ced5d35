import { foreignCurrencies } from '../contract/company/currencies.js';
import type { ImportMapping } from '../contract/imports/import-mapping.js';
import type { ImportColumn, ImportCounts, ImportRecord } from '../contract/imports/imports.js';
import { REFUSALS } from '../contract/refusals/refusals.js';
import { refusal, refusalText, type Refusal } from '../contract/problem.js';
import type { ImportJob } from './import.tables.js';
import { newDepartmentsOf } from './check/new-departments.js';

type ComputedValues = Pick<ImportRecord, 'openings' | 'progress' | 'invitations' | 'changedSince'>;

export function importRecord(
  job: ImportJob,
  currency: string,
  { openings, progress, invitations, changedSince }: ComputedValues,
): ImportRecord {
  const fault = job.fault === null ? null : storedRefusal(job.fault);
  const mapping = job.mapping === null ? null : (JSON.parse(job.mapping) as ImportMapping);
  const counts = countsOf(job);
  return {
    _id: job.id,
    kind: job.kind,
    name: job.name,
    fileName: job.fileName,
    bytes: job.bytes,
    rows: job.rowCount,
    columns: job.columnCount,
    encoding: job.encoding,
    separator: job.separatorSign,
    headingsRow: job.headingsRow,
    rowsAbove: job.rowsAbove,
    state: job.state,
    mapping,
    counts,
    warned: counts && (job.warnedRows ?? 0),
    remarks: Object.entries(JSON.parse(job.remarks ?? '{}') as Record<string, number>).map(
      ([key, count]) => ({ key, count }),
    ),
    foreignCurrencies: mapping
      ? foreignCurrencies(job.kind, mapping, columnsOf(job).columns, currency)
      : [],
    departments: newDepartmentsOf(job).map(({ name }) => name),
    openings,
    balanceQuestion: JSON.parse(job.balanceQuestion ?? 'null') as ImportRecord['balanceQuestion'],
    progress,
    fault: fault && refusalText(fault),
    faultRefusal: fault,
    createdBy: job.createdByName,
    createdAt: instant(job.createdAt),
    startedAt: job.startedAt === null ? null : instant(job.startedAt),
    appliedBy: job.appliedByName,
    appliedAt: job.appliedAt === null ? null : instant(job.appliedAt),
    undoneBy: job.undoneByName,
    undoneAt: job.undoneAt === null ? null : instant(job.undoneAt),
    invitations,
    changedSince,
  };
}

/** Null before the check. */
function countsOf(job: ImportJob): ImportCounts | null {
  const { newRows, changedRows, unchangedRows, repeatedRows, refusedRows } = job;
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

export function columnsOf(job: ImportJob): { columns: ImportColumn[]; proposal: ImportMapping } {
  return {
    columns: JSON.parse(job.columnsRead ?? '[]') as ImportColumn[],
    proposal: JSON.parse(job.proposal ?? '{}') as ImportMapping,
  };
}

/** Amounts are pay: before the rows are displayed, which is recorded, only the admin who uploaded the file sees them. */
export function withoutAmounts(columns: ImportColumn[]): ImportColumn[] {
  return columns.map((column) =>
    column.amounts === null ? column : { ...column, samples: [], values: null },
  );
}

export function instant(ms: number): string {
  return new Date(Number(ms)).toISOString();
}
