import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import type { PayAssignmentRecord } from '../../contract/payroll/pay-components.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { flag, idIn, reference } from '../../platform/database/lists/list-filters.js';
import { isId } from '../../platform/database/statements/ids.js';
import { csvAmount, type CsvColumn } from '../../platform/http/csv.js';

export interface AssignmentRow {
  id: string;
  componentId: string;
  component: string;
  kind: PayAssignmentRecord['component']['kind'];
  unit: PayAssignmentRecord['component']['unit'];
  prorated: number;
  employeeId: string | null;
  employeeNumber: string | null;
  employeeName: string | null;
  departmentId: string | null;
  department: string | null;
  runId: string | null;
  amount: number | string | null;
  rate: number | null;
  hours: number | null;
  hourly: number | string | null;
  from: CalendarDate;
  to: CalendarDate | null;
  note: string | null;
  recordedBy: string;
  recordedAt: number | string;
  withdrawnBy: string | null;
  withdrawnAt: number | string | null;
  withdrawReason: string | null;
}

export const PAY_ASSIGNMENT_LIST: ListDefinition = {
  resource: 'assignments',
  table: 'pay_assignment t',
  id: 't.id',
  joins: {
    component: 'JOIN pay_component c ON c.id = t.component_id',
    employee: 'LEFT JOIN employee e ON e.id = t.employee_id',
    account: 'LEFT JOIN account a ON a.id = e.account_id',
    department: 'LEFT JOIN department d ON d.id = t.department_id',
    creator: 'JOIN account o ON o.id = t.created_by',
    withdrawer: 'LEFT JOIN account w ON w.id = t.withdrawn_by',
  },
  columns: `t.id, t.component_id AS componentId, c.name AS component, c.kind, c.unit, c.prorated, t.employee_id AS employeeId, e.employee_id AS employeeNumber, a.name AS employeeName,
    t.department_id AS departmentId, d.name AS department, t.run_id AS runId, t.amount, t.rate, t.hours, t.hourly, t.from_date AS "from", t.to_date AS "to", t.note, o.name AS recordedBy, t.recorded_at AS recordedAt,
    w.name AS withdrawnBy, t.withdrawn_at AS withdrawnAt, t.withdraw_reason AS withdrawReason`,
  rowJoins: ['component', 'employee', 'account', 'department', 'creator', 'withdrawer'],
  sort: { id: { by: 't.id' }, from: { by: 't.from_date' } },
  filter: {
    /** All that a person can get: their own, that of their department and that for everybody. */
    employee: {
      expected: 'an id',
      condition: (value) =>
        isId(value)
          ? {
              sql: '(t.employee_id = ? OR t.employee_id IS NULL AND (t.department_id IS NULL OR t.department_id = (SELECT x.department_id FROM employee x WHERE x.id = ?)))',
              parameters: [value.toLowerCase(), value.toLowerCase()],
            }
          : undefined,
    },
    own: reference('t.employee_id'),
    department: reference('t.department_id'),
    component: reference('t.component_id'),
    run: reference('t.run_id'),
    single: flag('t.run_id IS NOT NULL'),
    shared: flag('t.employee_id IS NULL'),
    id: idIn('t.id'),
  },
  newestFirst: true,
};

const HUNDREDTHS = 100;

export function assignmentRecord(row: AssignmentRow): PayAssignmentRecord {
  const { employeeId, departmentId } = row;
  return {
    _id: row.id,
    component: {
      _id: row.componentId,
      name: row.component,
      kind: row.kind,
      unit: row.unit,
      prorated: row.prorated === 1,
    },
    scope: employeeId !== null ? 'employee' : departmentId !== null ? 'department' : 'everybody',
    employee:
      employeeId === null
        ? null
        : { _id: employeeId, employeeId: row.employeeNumber ?? '', name: row.employeeName ?? '' },
    department:
      departmentId === null ? null : { _id: departmentId, dep_name: row.department ?? '' },
    run: row.runId === null ? null : { _id: row.runId },
    amount: row.amount === null ? null : amount(row.amount),
    rate: row.rate === null ? null : row.rate / HUNDREDTHS,
    hours: row.hours === null ? null : row.hours / HUNDREDTHS,
    hourly: row.hourly === null ? null : amount(row.hourly),
    from: row.from,
    to: row.to,
    note: row.note,
    by: { name: row.recordedBy },
    recordedAt: new Date(Number(row.recordedAt)).toISOString(),
    withdrawn:
      row.withdrawnAt === null
        ? null
        : {
            by: { name: row.withdrawnBy ?? '' },
            at: new Date(Number(row.withdrawnAt)).toISOString(),
            reason: row.withdrawReason ?? '',
          },
  };
}

const optional = (value: number | null) => (value === null ? '' : csvAmount(value));

export const PAY_ASSIGNMENT_CSV: CsvColumn<PayAssignmentRecord>[] = [
  { heading: 'Component', cell: ({ component }) => component.name },
  { heading: 'Employee ID', cell: ({ employee }) => employee?.employeeId ?? '' },
  { heading: 'Name', cell: ({ employee }) => employee?.name ?? '' },
  { heading: 'Department', cell: ({ department }) => department?.dep_name ?? '' },
  { heading: 'Amount', cell: (one) => optional(one.amount) },
  { heading: 'Percentage', cell: (one) => optional(one.rate) },
  { heading: 'Hours', cell: (one) => optional(one.hours) },
  { heading: 'Amount for an hour', cell: (one) => optional(one.hourly) },
  { heading: 'From', cell: ({ from }) => from },
  { heading: 'To', cell: ({ to }) => to },
  { heading: 'Note', cell: ({ note }) => note },
];
