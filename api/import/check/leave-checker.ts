import type { EntityManager } from 'typeorm';
import { eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import type { ImportChoices } from '../file/value-words.js';
import type { CheckedRow, Checker, RawRow, ReadRows, ShownRecord } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import { takesDays, type RequestedLeave } from './existing-leave.js';
import type { FileBalances, NewLeave } from './file-balances.js';
import type { LeaveConflicts } from './leave-conflicts.js';
import { readLeaveRow, type LeaveValues } from './leave-row.js';
import { shownPerson, type FoundPerson } from './person-matcher.js';
import { PersonRows, type RowOfPerson } from './person-rows.js';
import type { CheckOfRow } from './repeated-rows.js';
import type { ReadRow } from './row-reading.js';

type ParsedRow = RowOfPerson<ReadRow<Partial<LeaveValues>>>;

const COLUMNS = [
  'import_id',
  'row_no',
  'target_id',
  'employee_id',
  'employee_name',
  'leave_type',
  'start_date',
  'end_date',
  'days',
  'reason',
  'reason_folded',
  'status',
  'note',
  'asked_at',
  'audit_id',
  'undo_audit_id',
  'audit_after',
];
const DAY_COLUMNS = ['import_id', 'row_no', 'employee_id', 'day', 'leave_id'];

/** Placeholder in `asked_at` for the time of applying, when the file has no date of request. */
export const REQUESTED_WHEN_STORED = 0;

/** Never changes existing requests; overlapping rows are refused. */
export class LeaveChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly rows: PersonRows<ReadRow<Partial<LeaveValues>>>;
  private staged: unknown[][] = [];
  private stagedDays: unknown[][] = [];
  private added: NewLeave[] = [];

  constructor(
    private readonly stored: StoredImport,
    today: CalendarDate,
    company: EmployeeLookup,
    private readonly conflicts: LeaveConflicts,
    private readonly balances: FileBalances,
    choices: ImportChoices,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    this.rows = new PersonRows(stored, this.mapping, company, readRows, {
      kind: 'leaves',
      field: 'startDate',
      read: (cell) => readLeaveRow(cell, this.mapping, today, choices),
      identityOf,
    });
  }

  prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    return this.rows.prepare(batches);
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    this.staged = [];
    this.stagedDays = [];
    this.added = [];
    const parsedRows = await this.rows.parse(rows);
    const requested = parsedRows.flatMap(
      ({ person, values }) => requestedLeave(person, values) ?? [],
    );
    await this.conflicts.load(requested);
    const checked = await this.rows.check(parsedRows, shown, (parsed, repeats) =>
      this.compare(parsed, repeats),
    );
    const warnings = await this.balances.warnings(this.added);
    return checked.map((row) => {
      const warning = warnings.get(row.row);
      return warning ? { ...row, notes: [...row.notes, warning] } : row;
    });
  }

  async stage(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_leave', COLUMNS, this.staged);
    await insertRows(manager, 'staged_leave_day', DAY_COLUMNS, this.stagedDays);
  }

  private compare(parsed: ParsedRow, repeats: boolean): CheckOfRow {
    const { row, values, cell, faults, notes, person } = parsed;
    const requested = requestedLeave(person, values);
    const same = requested !== undefined && this.conflicts.isStored(requested);
    if (requested && !same)
      for (const { field, remark } of this.conflicts.find(requested, repeats))
        faults.push({ field, value: cell(this.mapping.columns[field] ?? ''), remark });
    const checked = { row, record: shown(parsed), faults, changes: [] };
    if (faults.length > 0 || !person || !requested)
      return { ...checked, result: 'refused', notes: [] };
    if (same) return { ...checked, result: 'unchanged', notes };
    this.conflicts.add(row, requested);
    this.stageRow(row, values as LeaveValues, person, requested);
    this.added.push({ row, requested });
    return { ...checked, result: 'new', notes };
  }

  private stageRow(
    row: number,
    values: LeaveValues,
    { id, name }: FoundPerson,
    requested: RequestedLeave,
  ): void {
    const { leaveType, startDate, endDate, days, reason, status, note, createdAt } = values;
    const targetId = newId();
    this.staged.push([
      this.stored.id,
      row,
      targetId,
      id,
      name,
      leaveType,
      startDate,
      endDate,
      days,
      reason,
      folded(reason),
      status,
      note,
      createdAt === null ? REQUESTED_WHEN_STORED : Date.parse(`${createdAt}T00:00:00Z`),
      newId(),
      newId(),
      JSON.stringify({ leaveType, startDate, endDate, reason, status, note }),
    ]);
    if (takesDays(requested))
      for (const day of eachDay(startDate, endDate))
        this.stagedDays.push([this.stored.id, row, id, day, targetId]);
  }
}

/** With the date of the request: after a rejection somebody may request the same days again. */
function identityOf(
  { id }: FoundPerson,
  { values: { leaveType, startDate, endDate, status, createdAt } }: ReadRow<Partial<LeaveValues>>,
): string | undefined {
  if (!leaveType || !startDate || !endDate || !status) return undefined;
  return [id, leaveType, startDate, endDate, status, createdAt ?? ''].join(' ');
}

function requestedLeave(
  person: FoundPerson | undefined,
  { leaveType, startDate, endDate, status }: Partial<LeaveValues>,
): RequestedLeave | undefined {
  return person && leaveType && startDate && endDate && status
    ? { employeeId: person.id, leaveType, startDate, endDate, status }
    : undefined;
}

function shown(parsed: ParsedRow): ShownRecord {
  const { leaveType, startDate, endDate, reason, status, note, createdAt } = parsed.values;
  const values = { leaveType, startDate, endDate, reason, status, note, createdAt };
  return {
    ...shownPerson(parsed),
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null])),
  };
}
