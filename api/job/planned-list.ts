import type { CalendarDate } from '../contract/calendar-date.js';
import type { PlannedChangeRecord, SalaryRound } from '../contract/job/job-changes.js';
import { employeeSearch } from '../employee/employee-search.js';
import type {
  Condition,
  Filter,
  ListDefinition,
} from '../platform/database/lists/list-definition.js';
import {
  dateFilter,
  idIn,
  reference,
  searchFilter,
} from '../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../platform/http/csv.js';
import { unfinishedChange, type PendingChange } from './pending-change.js';

/** What planned changes hold, and about whom. */
export type PlannedRecords = Pick<
  PlannedChangeRecord,
  'people' | 'employees' | 'values' | 'salary' | 'by'
>;

export interface PlannedRow {
  id: string;
  from_date: CalendarDate;
  reason: string | null;
  round: string | null;
  recorded_at: number | string;
  recorded_by: string | null;
  /** Null for what was recorded without a change: the person. */
  employee_id: string | null;
  /** 1 if a file brought it. */
  imported: number | string;
  /** PendingChange as JSON. */
  pending: string | null;
  /** Read for all rows of a page at once. */
  recorded?: PlannedRecords;
}

/** The people of a planned change, and of what was recorded without one. */
const PEOPLE = `SELECT f.employee_id FROM job_fact f WHERE f.change_id = p.id AND f.valid = 1 UNION ALL SELECT s.employee_id FROM salary_revision s WHERE s.change_id = p.id AND s.valid = 1
  UNION ALL SELECT h.employee_id FROM leave_assignment h WHERE h.change_id = p.id AND h.live = 1
  UNION ALL SELECT i.employee_id FROM pay_assignment i WHERE i.change_id = p.id AND (i.to_date IS NULL OR i.to_date >= i.from_date) UNION ALL SELECT p.employee_id`;

/** Changes for days to come, and others that a job has not finished, of which something stands; salaries, patterns and policies that were recorded without one stand for themselves. The day is the server's. */
const planned = (today: CalendarDate) => `(
  SELECT c.id, c.from_date, c.reason, c.round, c.recorded_at, c.recorded_by, CAST(NULL AS CHAR) AS employee_id, CASE WHEN c.import_id IS NULL THEN 0 ELSE 1 END AS imported, c.pending FROM job_change c WHERE (c.from_date > '${today}' OR c.pending IS NOT NULL) AND (
    EXISTS (SELECT 1 FROM job_fact f WHERE f.change_id = c.id AND f.valid = 1) OR EXISTS (SELECT 1 FROM salary_revision s WHERE s.change_id = c.id AND s.valid = 1)
    OR EXISTS (SELECT 1 FROM leave_assignment h WHERE h.change_id = c.id AND h.live = 1)
    OR EXISTS (SELECT 1 FROM pay_assignment i WHERE i.change_id = c.id AND (i.to_date IS NULL OR i.to_date >= i.from_date)))
  UNION ALL SELECT s.id, s.effective_date, s.reason, NULL, s.recorded_at, s.created_by, s.employee_id, CASE WHEN s.source = 'import' THEN 1 ELSE 0 END, NULL FROM salary_revision s
    WHERE s.change_id IS NULL AND s.valid = 1 AND s.effective_date > '${today}'
  UNION ALL SELECT h.id, h.from_date, NULL, NULL, h.recorded_at, h.recorded_by, h.employee_id, 0, NULL FROM leave_assignment h
    WHERE h.change_id IS NULL AND h.live = 1 AND h.employee_id IS NOT NULL AND h.subject <> 'calendar' AND h.from_date > '${today}') p`;

export function plannedList(today: () => CalendarDate): ListDefinition {
  return {
    resource: 'planned',
    get table() {
      return planned(today());
    },
    id: 'p.id',
    joins: {},
    columns:
      'p.id, p.from_date, p.reason, p.round, p.recorded_at, p.recorded_by, p.employee_id, p.imported, p.pending',
    rowJoins: [],
    sort: {
      id: { by: 'p.id' },
      from: { by: 'p.from_date' },
      recordedAt: { by: 'p.recorded_at' },
    },
    filter: {
      q: ofPeople(searchFilter(employeeSearch)),
      from: dateFilter('p.from_date', '>='),
      to: dateFilter('p.from_date', '<='),
      employee: ofPeople(reference('e.id')),
      department: ofPeople(reference('e.department_id')),
      recordedBy: reference('p.recorded_by'),
      id: idIn('p.id'),
    },
  };
}

/** Changes that are about one of the people whom a condition on the employee `e` finds. */
function ofPeople(filter: Filter): Filter {
  const about = (people: Condition): Condition => ({
    sql: `EXISTS (SELECT 1 FROM employee e WHERE e.id IN (${PEOPLE}) AND ${people.sql})`,
    parameters: people.parameters,
    ...(people.resolve && {
      resolve: async (reader) => about((await people.resolve?.(reader)) ?? people),
    }),
  });
  return {
    expected: filter.expected,
    condition: (value) => {
      const found = filter.condition(value);
      return found && about(found);
    },
  };
}

export const PLANNED_CSV: CsvColumn<PlannedChangeRecord>[] = [
  { heading: 'From', cell: (change) => change.from },
  { heading: 'People', cell: (change) => change.people },
  { heading: 'Names', cell: (change) => change.employees.map(({ name }) => name).join('; ') },
  { heading: 'Reason', cell: (change) => change.reason },
  { heading: 'Recorded By', cell: (change) => change.by?.name ?? null },
  { heading: 'Recorded At', cell: (change) => change.recordedAt },
];

export function plannedRecord(row: PlannedRow): PlannedChangeRecord {
  const { people = 0, employees = [], values = [], salary = null, by = null } = row.recorded ?? {};
  // Drivers return the same number as text or not.
  const isImported = Number(row.imported) === 1;
  return {
    _id: row.id,
    from: row.from_date,
    source: isImported ? 'import' : 'change',
    reason: row.reason,
    round: row.round === null ? null : (JSON.parse(row.round) as SalaryRound),
    people,
    employees,
    values,
    salary,
    unfinished:
      row.pending === null ? null : unfinishedChange(JSON.parse(row.pending) as PendingChange),
    by,
    recordedAt: new Date(Number(row.recorded_at)).toISOString(),
    canWithdraw: !isImported,
  };
}
