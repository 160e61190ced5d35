import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { smallestAmount } from '../../contract/company/company-currencies.js';
import type { ImportField } from '../../contract/imports/import-fields.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { amount } from '../../contract/money.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { csvAmount } from '../../platform/http/csv.js';
import { salaryWarnings } from '../../salary/salary-warnings.js';
import type { CheckedRow, Checker, RawRow, ReadRows, ShownRecord } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import type { EmployeeLookup } from './employee-lookup.js';
import { shownPerson, type FoundPerson } from './person-matcher.js';
import { PersonRows, type RowOfPerson } from './person-rows.js';
import type { CheckOfRow } from './repeated-rows.js';
import type { ReadRow } from './row-reading.js';
import { monthKey, type PaidDays, type PaidRecord } from './salary-paid-days.js';
import { readSalaryRow, type SalaryValues } from './salary-row.js';

type ParsedRow = RowOfPerson<ReadRow<Partial<SalaryValues>>>;

interface PayDay {
  employeeId: string;
  payDate: CalendarDate;
}

const COLUMNS = [
  'import_id',
  'row_no',
  'target_id',
  'employee_id',
  'employee_name',
  'basic_salary',
  'allowances',
  'deductions',
  'net_salary',
  'pay_date',
  'audit_id',
  'undo_audit_id',
  'audit_after',
];

/** Never changes existing records; rows that differ from them are refused. */
export class SalaryChecker implements Checker {
  private readonly mapping: ImportMapping;
  private readonly rows: PersonRows<ReadRow<Partial<SalaryValues>>>;
  /** By employee and month, the row that is to be stored. */
  private readonly monthRows = new Map<string, { row: number; payDate: CalendarDate }>();
  private staged: unknown[][] = [];

  constructor(
    private readonly stored: StoredImport,
    today: CalendarDate,
    company: EmployeeLookup,
    private readonly paidDays: PaidDays,
    readRows: ReadRows,
  ) {
    this.mapping = JSON.parse(stored.mapping ?? '{}') as ImportMapping;
    const step = stored.currency === null ? 1 : smallestAmount(stored.currency);
    this.rows = new PersonRows(stored, this.mapping, company, readRows, {
      kind: 'salaries',
      field: 'payDate',
      read: (cell) => readSalaryRow(cell, this.mapping, today, step),
      identityOf: ({ id }, { values: { payDate } }) => payDate && `${id} ${payDate}`,
    });
  }

  prepare(batches: AsyncIterable<RawRow[]>): Promise<void> {
    return this.rows.prepare(batches);
  }

  async check(rows: RawRow[]): Promise<CheckedRow[]> {
    this.staged = [];
    const parsedRows = await this.rows.parse(rows);
    await this.paidDays.load(parsedRows.flatMap((parsed) => payDayOf(parsed) ?? []));
    return this.rows.check(parsedRows, shown, (parsed) => this.compare(parsed));
  }

  async stage(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_salary', COLUMNS, this.staged);
  }

  private compare(parsed: ParsedRow): CheckOfRow {
    const { row, values, faults, notes, person } = parsed;
    const payDay = payDayOf(parsed);
    const before = payDay && this.paidDays.record(payDay);
    const same = before && isSame(before, values);
    if (before && !same && faults.length === 0) {
      this.refuse(
        parsed,
        'payDate',
        rowMessage('paidOtherwise', { net: csvAmount(amount(before.netSalary)) }),
      );
    }
    const checked = { row, record: shown(parsed), faults, changes: [] };
    if (faults.length > 0 || !person || !payDay)
      return { ...checked, result: 'refused', notes: [] };
    if (same) return { ...checked, result: 'unchanged', notes };
    this.stageRow(row, values as SalaryValues, person, checked.record);
    return { ...checked, result: 'new', notes: [...notes, ...this.warnings(row, payDay)] };
  }

  private warnings(row: number, payDay: PayDay): RowMessage[] {
    const stored = salaryWarnings({
      lastDay: this.paidDays.lastDay(payDay),
      otherPayDate: this.paidDays.otherPayDate(payDay),
    });
    const key = monthKey(payDay);
    const other = this.monthRows.get(key);
    if (!other) this.monthRows.set(key, { row, payDate: payDay.payDate });
    const remarks = stored.map(({ kind, date }) =>
      rowMessage(kind === 'after_last_day' ? 'paidAfterLastDay' : 'paidInMonth', { date }),
    );
    return other
      ? [...remarks, rowMessage('rowPaysMonth', { row: other.row, date: other.payDate })]
      : remarks;
  }

  private refuse({ cell, faults }: ParsedRow, field: ImportField, remark: RowMessage): void {
    faults.push({ field, value: cell(this.mapping.columns[field] ?? ''), remark });
  }

  private stageRow(
    row: number,
    values: SalaryValues,
    { id, name }: FoundPerson,
    { employeeId, basicSalary, allowances, deductions, netSalary, payDate }: ShownRecord,
  ): void {
    this.staged.push([
      this.stored.id,
      row,
      newId(),
      id,
      name,
      values.basicSalary,
      values.allowances,
      values.deductions,
      values.netSalary,
      values.payDate,
      newId(),
      newId(),
      JSON.stringify({ employeeId, basicSalary, allowances, deductions, netSalary, payDate }),
    ]);
  }
}

function payDayOf({ person, values: { payDate } }: ParsedRow): PayDay | undefined {
  return person && payDate ? { employeeId: person.id, payDate } : undefined;
}

function isSame(before: PaidRecord, values: Partial<SalaryValues>): boolean {
  return (
    before.basicSalary === values.basicSalary &&
    before.allowances === values.allowances &&
    before.deductions === values.deductions
  );
}

function shown(parsed: ParsedRow): ShownRecord {
  const { payDate, basicSalary, allowances, deductions, netSalary } = parsed.values;
  const pay = { basicSalary, allowances, deductions, netSalary };
  const amounts = Object.entries(pay).map(([field, minor]): [string, number | null] => [
    field,
    minor === undefined ? null : amount(minor),
  ]);
  return { ...shownPerson(parsed), payDate: payDate ?? null, ...Object.fromEntries(amounts) };
}
