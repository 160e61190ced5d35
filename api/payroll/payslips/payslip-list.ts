import {
  CHANGE_CAUSES,
  PAYSLIP_WARNINGS,
  type PayslipListRecord,
} from '../../contract/payroll/payslips.js';
import type { Filter, ListDefinition } from '../../platform/database/lists/list-definition.js';
import { idIn, reference, searchIn } from '../../platform/database/lists/list-filters.js';
import { csvAmount, type CsvColumn } from '../../platform/http/csv.js';
import type { StoredRun } from '../facts/pay-run-store.js';

const MOVED = "(s.net_change <> 0 OR s.state = 'reversed')";
const CHANGED = "(s.attention <= 2 OR s.state = 'reversed')";

const ATTENTIONS: Record<string, string> = {
  errors: 's.attention = 0',
  warnings: 's.attention = 1',
  check: 's.attention <= 1',
  changed: CHANGED,
  changedOnly: 's.attention = 2',
  moved: MOVED,
  same: "s.net_change = 0 AND s.state <> 'reversed'",
  unchanged: "s.attention = 3 AND s.state <> 'reversed'",
};

export const PAYSLIP_LIST: ListDefinition = {
  resource: 'payslips',
  table: 'payslip s',
  id: 's.id',
  joins: {
    run: 'JOIN pay_run r ON r.id = s.run_id',
    period: 'JOIN pay_period p ON p.id = r.period_id',
    employee: 'JOIN employee e ON e.id = s.employee_id',
  },
  columns: `s.id, s.run_id AS runId, s.employee_id AS employeeId, s.employee_number AS employeeNumber, s.name AS employeeName, s.department, s.state, s.gross, s.deductions, s.net,
    s.employer_cost AS employerCost, s.previous_net AS previousNet, s.net_change AS netChange, s.causes, s.warnings, s.to_recover AS toRecover, s.attention,
    p.start_date AS "from", p.end_date AS "to", r.pay_date AS payDate`,
  rowJoins: ['run', 'period'],
  sort: {
    id: { by: 's.id' },
    name: { by: 's.name_folded' },
    net: { by: 's.net' },
    change: { by: 's.net_change' },
    /** Errors and warnings first, then the largest changes. */
    attention: { by: 's.attention * 1000000000000 - ABS(s.net_change)' },
    payDate: { by: 'r.pay_date', joins: ['run'] },
  },
  filter: {
    q: searchIn(['s.name_folded', 'e.employee_id_folded'], ['employee']),
    department: reference('s.department_id'),
    warning: containedIn('s.warnings', PAYSLIP_WARNINGS, (warning) => `"warning":"${warning}"`),
    cause: containedIn('s.causes', CHANGE_CAUSES, (cause) => `"kind":"${cause}"`),
    attention: {
      expected: `one of ${Object.keys(ATTENTIONS).join(', ')}`,
      condition: (value) =>
        typeof value === 'string' && Object.hasOwn(ATTENTIONS, value)
          ? { sql: ATTENTIONS[value] as string, parameters: [] }
          : undefined,
    },
    id: idIn('s.id'),
  },
  newestFirst: true,
};

const { attention: _order, ...sort } = PAYSLIP_LIST.sort;
const { attention: _attention, warning: _warning, ...filter } = PAYSLIP_LIST.filter;

/** In SQL the group of a payslip in its run. */
export function groupOf({ state, previousNet }: Pick<StoredRun, 'state' | 'previousNet'>): string {
  if (state !== 'paid')
    return `CASE WHEN s.attention <= 1 THEN 'check' WHEN ${CHANGED} THEN 'changed' ELSE 'unchanged' END`;
  return `CASE WHEN ${previousNet === null ? CHANGED : MOVED} THEN 'changed' ELSE 'unchanged' END`;
}

/** Those of one person, who reads it too: a filter or an order by HR's checks would tell them. */
export const OWN_PAYSLIP_LIST: ListDefinition = { ...PAYSLIP_LIST, sort, filter };

/** In a column of JSON with keys in a fixed order. */
function containedIn(
  column: string,
  values: readonly string[],
  text: (value: string) => string,
): Filter {
  return {
    expected: `one of ${values.join(', ')}`,
    condition: (value) =>
      typeof value === 'string' && values.includes(value)
        ? { sql: `${column} LIKE ?`, parameters: [`%${text(value)}%`] }
        : undefined,
  };
}

export const PAYSLIP_CSV: CsvColumn<PayslipListRecord>[] = [
  { heading: 'Employee ID', cell: ({ employee }) => employee.employeeId },
  { heading: 'Name', cell: ({ employee }) => employee.name },
  { heading: 'Department', cell: ({ employee }) => employee.department },
  { heading: 'State', cell: ({ state }) => state },
  { heading: 'Gross Pay', cell: ({ gross }) => csvAmount(gross) },
  { heading: 'Deductions', cell: ({ deductions }) => csvAmount(deductions) },
  { heading: 'Net Pay', cell: ({ net }) => csvAmount(net) },
  { heading: 'Employer Costs', cell: ({ employerCost }) => csvAmount(employerCost) },
  { heading: 'Change', cell: ({ change }) => csvAmount(change) },
];
