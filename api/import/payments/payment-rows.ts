import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import type { PaymentRemark } from '../../contract/payroll/payment-files.js';
import { refusal } from '../../contract/problem.js';
import { PayComponents } from '../../payroll/components/pay-components.js';
import type { StoredRun } from '../../payroll/facts/pay-run-store.js';
import type { SinglePayment } from '../../payroll/runs/single-payments.js';
import { Company } from '../../platform/config/company.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { TableRow } from '../file/table-headings.js';
import { PaymentComponents } from './payment-components.js';
import {
  PaymentPeople,
  personField,
  type PaidPerson,
  type PeopleByField,
} from './payment-people.js';
import { decimalSignOf, PaymentRow } from './payment-row.js';
import type { PaymentTable } from './payment-table.js';
import { PaymentWarnings } from './payment-warnings.js';

export interface Payment extends SinglePayment {
  row: number;
  employee: PaidPerson;
  component: { id: string; name: string; kind: ComponentKind };
}

export interface ReadPayments {
  payments: Payment[];
  refusedRows: number;
  refused: PaymentRemark[];
  warnings: PaymentRemark[];
}

/** Each row becomes a payment, or says why not. */
@Injectable()
export class PaymentRows {
  constructor(
    private readonly company: Company,
    private readonly currency: CurrencyInUse,
    private readonly components: PayComponents,
    private readonly people: PaymentPeople,
    private readonly warnings: PaymentWarnings,
  ) {}

  async read(run: StoredRun, table: PaymentTable): Promise<ReadPayments> {
    const rows = this.rowsOf(table);
    const people = await this.people.read(rows);
    const components = new PaymentComponents(await this.components.list());
    const payments = rows.flatMap((row) => paymentOf(row, people, components) ?? []);
    const byNumber = new Map(rows.map((row) => [row.row, row]));
    return {
      payments,
      refusedRows: rows.length - payments.length,
      refused: rows.flatMap(({ refused }) => refused),
      warnings: await this.warnings.check(run, payments, byNumber),
    };
  }

  private rowsOf({ rows, columns: { headings, mapping } }: PaymentTable): PaymentRow[] {
    const cellOf = (row: TableRow) => (heading: string) =>
      row.cells[headings.indexOf(heading)] ?? '';
    const sign = decimalSignOf(
      rows.flatMap((row) =>
        [mapping.amount, mapping.hourly].flatMap((heading) =>
          heading === undefined ? [] : [cellOf(row)(heading).trim()],
        ),
      ),
    );
    const currency = { name: this.company.currency, step: this.currency.step };
    return rows.map((raw) => {
      const row = new PaymentRow(raw.row, cellOf(raw), mapping, sign, currency);
      if (raw.extra) row.refuse('employeeId', refusal('payroll.row_extra_cells'));
      return row;
    });
  }
}

function paymentOf(
  row: PaymentRow,
  people: PeopleByField,
  components: PaymentComponents,
): Payment | undefined {
  const code = row.written('wageCode') ?? row.written('component');
  const by = personField(row);
  const person = by && people[by].get(uniqueKey(row.written(by) ?? ''));
  const employee =
    person ??
    row.refuse(
      by ?? 'employeeId',
      by ? refusal('payroll.row_nobody') : refusal('field.required', { label: 'Employee ID' }),
    );
  const field = row.written('wageCode') === null ? 'component' : 'wageCode';
  const found =
    code === null ? refusal('field.required', { label: 'Component' }) : components.find(code);
  const component = 'key' in found ? row.refuse(field, found) : found;
  const given = component && row.given(component);
  const note = row.note();
  if (row.refused.length > 0 || !employee || !component || !given) return undefined;
  return {
    row: row.row,
    employee,
    component: { id: component._id, name: component.name, kind: component.kind },
    ...given,
    note,
  };
}
