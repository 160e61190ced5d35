import type { EntityManager } from 'typeorm';
import { eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import type { ImportField, ImportMapping } from '../../contract/imports.js';
import { folded, uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { cellsOf, type CellsOf, type CheckedRow, type Checker, type NewDepartment, type RawRow, type ShownRecord } from '../import-kind.js';
import type { CompanyPeople } from './company-people.js';
import type { ImportJob } from '../import-job.entity.js';
import { FileSpans } from './leave-file-spans.js';
import { takesDays, type KnownLeaves, type LeaveAsked } from './leave-known.js';
import { readLeaveRow, type LeaveValues } from './leave-row.js';
import type { ReadRow } from './row-reading.js';

interface Read extends ReadRow<Partial<LeaveValues>> {
  row: number;
  cell: (heading: string) => string;
}

type Person = { id: string; name: string };

const COLUMNS = [
  'import_id', 'row_no', 'target_id', 'employee_id', 'employee_name', 'leave_type', 'start_date', 'end_date', 'days', 'reason', 'reason_folded',
  'status', 'note', 'asked_at', 'audit_id', 'undo_audit_id', 'audit_after',
];
const DAY_COLUMNS = ['import_id', 'row_no', 'employee_id', 'day', 'leave_id'];

/** `asked_at` of a request whose file does not say when it was made: it is the moment at which it is stored. */
export const ASKED_WHEN_STORED = 0;

/** Compares a file of leave requests with those of the company. They are never changed: what overlaps is refused. */
export class LeaveChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly cells: CellsOf;
  /** The first row of each request. */
  private readonly firstRows = new Map<string, number>();
  private readonly spans = new FileSpans();
  private staged: unknown[][] = [];
  private stagedDays: unknown[][] = [];

  constructor(
    private readonly job: ImportJob,
    private readonly today: CalendarDate,
    private readonly company: CompanyPeople,
    private readonly known: KnownLeaves,
  ) {
    this.mapping = JSON.parse(job.mapping ?? '{}') as ImportMapping;
    this.cells = cellsOf(job);
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    this.staged = [];
    this.stagedDays = [];
    const reads = rows.map((row) => this.read(row));
    const people = await this.company.idsByEmployeeId(reads.flatMap(({ values }) => (values.employeeId ? [uniqueKey(values.employeeId)] : [])));
    const named = reads.map((read) => {
      const person = people.get(uniqueKey(read.values.employeeId ?? ''));
      return { read, person, asked: person && askedBy(person, read.values) };
    });
    await this.known.look(named.flatMap(({ asked }) => (asked ? [asked] : [])));
    return named.map(({ read, person, asked }) => this.compare(read, person, asked));
  }

  async stage(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_leave', COLUMNS, this.staged);
    await insertRows(manager, 'staged_leave_day', DAY_COLUMNS, this.stagedDays);
  }

  finish(): Promise<NewDepartment[]> {
    return Promise.resolve([]);
  }

  private read(raw: RawRow): Read {
    const cell = this.cells(raw);
    const { values, faults, notes } = readLeaveRow(cell, this.mapping, this.today);
    const read: Read = { row: raw.row, cell, values, faults: [...faults], notes };
    if (raw.extra) this.fault(read, 'employeeId', 'has more cells in its row than there are headings.');
    return read;
  }

  private compare(read: Read, person: Person | undefined, asked: LeaveAsked | undefined): CheckedRow {
    const { row, values, faults, notes } = read;
    if (values.employeeId && !person) this.fault(read, 'employeeId', 'belongs to nobody. Import the person first.');
    const same = asked !== undefined && this.known.same(asked);
    if (asked && this.isFirst(read, asked) && !same) this.requireFree(read, asked);
    const checked = { row, record: shown(values, person), faults, changes: [] };
    if (faults.length > 0 || !person || !asked) return { ...checked, result: 'refused', notes: [] };
    if (same) return { ...checked, result: 'unchanged', notes };
    if (takesDays(asked)) this.spans.take(person.id, { row, startDate: asked.startDate, endDate: asked.endDate });
    this.put(row, values as LeaveValues, person, asked);
    return { ...checked, result: 'new', notes };
  }

  /** Somebody may ask for the same days again after a refusal; rows that agree in the day of asking too are one request. */
  private isFirst(read: Read, { employeeId, leaveType, startDate, endDate, status }: LeaveAsked): boolean {
    const key = [employeeId, leaveType, startDate, endDate, status, read.values.createdAt ?? ''].join(' ');
    const first = this.firstRows.get(key);
    if (first === undefined) this.firstRows.set(key, read.row);
    else this.fault(read, 'startDate', `stands in row ${first} as well, as the same request. Keep one of the two.`);
    return first === undefined;
  }

  private requireFree(read: Read, asked: LeaveAsked): void {
    const other = this.known.inTheWay(asked);
    if (other) this.fault(read, 'startDate', `begins days that overlap with the ${other.leaveType} from ${other.startDate} to ${other.endDate} (${other.status}).`);
    const span = takesDays(asked) ? this.spans.overlapping(asked.employeeId, asked.startDate, asked.endDate) : undefined;
    if (span) this.fault(read, 'startDate', `begins days that overlap with row ${span.row}, from ${span.startDate} to ${span.endDate}.`);
  }

  private fault({ cell, faults }: Read, field: ImportField, text: string): void {
    faults.push({ field, value: cell(this.mapping.columns[field] ?? ''), text });
  }

  private put(row: number, values: LeaveValues, { id, name }: Person, asked: LeaveAsked): void {
    const { leaveType, startDate, endDate, days, reason, status, note, createdAt } = values;
    const targetId = newId();
    this.staged.push([
      this.job.id, row, targetId, id, name, leaveType, startDate, endDate, days, reason, folded(reason), status, note,
      createdAt === null ? ASKED_WHEN_STORED : Date.parse(`${createdAt}T00:00:00Z`),
      newId(), newId(), JSON.stringify({ leaveType, startDate, endDate, reason, status, note }),
    ]);
    if (takesDays(asked)) for (const day of eachDay(startDate, endDate)) this.stagedDays.push([this.job.id, row, id, day, targetId]);
  }
}

/** What is needed to tell requests apart; undefined where some of it could not be read. */
function askedBy({ id }: Person, { leaveType, startDate, endDate, status }: Partial<LeaveValues>): LeaveAsked | undefined {
  return leaveType && startDate && endDate && status ? { employeeId: id, leaveType, startDate, endDate, status } : undefined;
}

function shown(values: Partial<LeaveValues>, person: Person | undefined): ShownRecord {
  const { employeeId, leaveType, startDate, endDate, reason, status, note, createdAt } = values;
  const read = { leaveType, startDate, endDate, reason, status, note, createdAt };
  return { employeeId: employeeId ?? null, name: person?.name ?? null, ...Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value ?? null])) };
}
