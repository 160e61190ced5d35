import { amount } from '../../contract/money.js';
import { RUN_KINDS, RUN_STATES, type PayRunListRecord } from '../../contract/payroll/pay-runs.js';
import type { ListDefinition } from '../../platform/database/lists/list-definition.js';
import { flag, idIn, oneOf } from '../../platform/database/lists/list-filters.js';
import { csvAmount, type CsvColumn } from '../../platform/http/csv.js';
import type { StoredRun } from '../facts/pay-run-store.js';

export type RunListRow = Pick<
  StoredRun,
  'id' | 'kind' | 'name' | 'from' | 'to' | 'payDate' | 'state' | 'people'
> &
  Record<'gross' | 'deductions' | 'net' | 'employerCost', number | string> & {
    previousNet: number | string | null;
  };

export const PAY_RUN_LIST: ListDefinition = {
  resource: 'runs',
  table: 'pay_run r',
  id: 'r.id',
  joins: { period: 'JOIN pay_period p ON p.id = r.period_id' },
  columns: `r.id, r.kind, r.name, p.start_date AS "from", p.end_date AS "to", r.pay_date AS payDate, r.state, r.people, r.gross, r.deductions, r.net, r.employer_cost AS employerCost,
    r.previous_net AS previousNet`,
  rowJoins: ['period'],
  sort: { id: { by: 'r.id' }, payDate: { by: 'r.pay_date' } },
  filter: {
    kind: oneOf('r.kind', RUN_KINDS),
    state: oneOf('r.state', RUN_STATES),
    /** The draft of the regular run. */
    open: flag("r.kind = 'regular' AND r.state = 'draft'"),
    year: {
      expected: 'a year such as 2026',
      condition: (value) =>
        /^[12]\d{3}$/.test(String(value))
          ? {
              sql: 'r.pay_date >= ? AND r.pay_date <= ?',
              parameters: [`${String(value)}-01-01`, `${String(value)}-12-31`],
            }
          : undefined,
    },
    id: idIn('r.id'),
  },
  newestFirst: true,
};

export const COUNTED_KIND = { fields: ['kind'], by: { sql: 'r.kind', parameters: [] } };

export function payRunListRecord(row: RunListRow): PayRunListRecord {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    period: { from: row.from, to: row.to },
    payDate: row.payDate,
    state: row.state,
    people: row.people,
    gross: amount(row.gross),
    deductions: amount(row.deductions),
    net: amount(row.net),
    employerCost: amount(row.employerCost),
    change: row.previousNet === null ? null : amount(BigInt(row.net) - BigInt(row.previousNet)),
  };
}

export const PAY_RUN_CSV: CsvColumn<PayRunListRecord>[] = [
  { heading: 'From', cell: ({ period }) => period.from },
  { heading: 'To', cell: ({ period }) => period.to },
  { heading: 'Kind', cell: ({ kind }) => kind },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Pay Date', cell: ({ payDate }) => payDate },
  { heading: 'State', cell: ({ state }) => state },
  { heading: 'Payslips', cell: ({ people }) => String(people) },
  { heading: 'Gross Pay', cell: ({ gross }) => csvAmount(gross) },
  { heading: 'Deductions', cell: ({ deductions }) => csvAmount(deductions) },
  { heading: 'Net Pay', cell: ({ net }) => csvAmount(net) },
  { heading: 'Employer Costs', cell: ({ employerCost }) => csvAmount(employerCost) },
];
