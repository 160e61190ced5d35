import type { CalendarDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import {
  PREVIEW_EFFECTS,
  YEAR_END_EFFECTS,
  type PreviewPersonRecord,
  type YearEndEffect,
} from '../../contract/leave/leave-preview.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { employeeSearch } from '../../employee/employee-search.js';
import {
  LISTED_EMPLOYEE,
  listedEmployee,
  type ListedEmployeeRow,
} from '../../employee/listed-employee.js';
import type { Filter, ListDefinition } from '../../platform/database/lists/list-definition.js';
import { joined, reference, searchFilter } from '../../platform/database/lists/list-filters.js';
import type { CsvColumn } from '../../platform/http/csv.js';
import type { BalanceEffect } from './preview-effect.js';

export interface PreviewPersonRow extends ListedEmployeeRow {
  row_id: string;
  leave_type_id: string;
  leave_type: string;
  unit: LeaveUnit;
  before_amount: number;
  after_amount: number;
  difference: number;
  effect: BalanceEffect['effect'];
  lowest: number | null;
  lowest_on: CalendarDate | null;
  detail: string;
}

const BY_YEAR_END: Record<YearEndEffect, string> = {
  negative: 'r.lowest IS NOT NULL',
  expiring: "r.effect <> 'leaver' AND r.difference < 0",
  carried: "r.effect <> 'leaver' AND r.after_amount > 0",
  leavers: "r.effect = 'leaver'",
};

const effectFilter: Filter = {
  expected: `one of ${[...new Set([...PREVIEW_EFFECTS, ...YEAR_END_EFFECTS])].join(', ')}`,
  condition: (value) => {
    const ofYearEnd = YEAR_END_EFFECTS.find((effect) => effect === value);
    if (ofYearEnd) return { sql: BY_YEAR_END[ofYearEnd], parameters: [] };
    return PREVIEW_EFFECTS.some((effect) => effect === value)
      ? { sql: 'r.effect = ?', parameters: [value] }
      : undefined;
  },
};

export const PREVIEW_PEOPLE_LIST: ListDefinition = {
  resource: 'preview',
  table: 'leave_preview_row r',
  id: 'r.id',
  joins: {
    employee: 'JOIN employee e ON e.id = r.employee_id',
    ...LISTED_EMPLOYEE.joins,
    type: 'JOIN leave_type t ON t.id = r.leave_type_id',
  },
  columns: `r.id AS row_id, ${LISTED_EMPLOYEE.columns}, r.leave_type_id, t.name AS leave_type, t.unit, r.before_amount, r.after_amount, r.difference, r.effect, r.lowest, r.lowest_on, r.detail`,
  rowJoins: ['employee', ...LISTED_EMPLOYEE.rowJoins, 'type'],
  sort: {
    id: { by: 'r.id' },
    name: { by: 'r.name_folded' },
    difference: { by: 'r.difference' },
  },
  filter: {
    q: joined(searchFilter(employeeSearch), 'employee'),
    leaveType: reference('r.leave_type_id'),
    effect: effectFilter,
  },
};

export function previewPersonRecord(row: PreviewPersonRow): PreviewPersonRecord {
  const wire = (amount: number) => wireAmount(row.unit, amount);
  const { reasons, requests, offered, yearEnd } = JSON.parse(row.detail) as Pick<
    BalanceEffect,
    'reasons' | 'requests' | 'offered' | 'yearEnd'
  >;
  return {
    _id: row.row_id,
    employee: listedEmployee(row),
    leaveType: { _id: row.leave_type_id, name: row.leave_type },
    unit: row.unit,
    before: wire(row.before_amount),
    after: wire(row.after_amount),
    difference: wire(row.difference),
    effect: row.effect,
    negative:
      row.lowest === null || row.lowest_on === null
        ? null
        : { amount: wire(row.lowest), day: row.lowest_on },
    reasons: reasons.map(({ amount, rate, cap, ...reason }) => ({
      ...reason,
      amount: wire(amount),
      ...(rate !== undefined && { rate: wire(rate) }),
      ...(cap !== undefined && { cap: wire(cap) }),
    })),
    requests: requests.map(({ leaveId, startDate, endDate, before, after }) => ({
      _id: leaveId,
      startDate,
      endDate,
      before: wire(before),
      after: wire(after),
    })),
    offered: offered && { ...offered, amount: wire(offered.amount) },
    ...(yearEnd && {
      ...yearEnd,
      rest: wire(yearEnd.rest),
      carried: wire(yearEnd.carried),
      expiring: wire(yearEnd.expiring),
      debt: wire(yearEnd.debt),
    }),
  };
}

export const PREVIEW_PEOPLE_CSV: CsvColumn<PreviewPersonRecord>[] = [
  { heading: 'Employee ID', cell: ({ employee }) => employee.employeeId },
  { heading: 'Full Name', cell: ({ employee }) => employee.name },
  { heading: 'Department', cell: ({ employee }) => employee.department.dep_name },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType.name },
  { heading: 'Unit', cell: ({ unit }) => unit },
  { heading: 'Before', cell: ({ before }) => before },
  { heading: 'After', cell: ({ after }) => after },
  { heading: 'Difference', cell: ({ difference }) => difference },
  { heading: 'Lowest Balance', cell: ({ negative }) => negative?.amount ?? null },
  { heading: 'Lowest On', cell: ({ negative }) => negative?.day ?? null },
  { heading: 'Requests Changed', cell: ({ requests }) => requests.length },
];

export const YEAR_END_PEOPLE_CSV: CsvColumn<PreviewPersonRecord>[] = [
  ...PREVIEW_PEOPLE_CSV.slice(0, 5),
  { heading: 'Policy', cell: ({ policy }) => policy?.name ?? null },
  { heading: 'Left', cell: ({ rest }) => rest ?? null },
  { heading: 'Carried Over', cell: ({ carried }) => carried ?? null },
  { heading: 'Use By', cell: ({ until }) => until ?? null },
  { heading: 'Expires', cell: ({ expiring }) => expiring ?? null },
  { heading: 'Negative', cell: ({ debt }) => debt ?? null },
  { heading: 'Left the Company', cell: ({ leaver }) => (leaver ? 'Yes' : null) },
];
