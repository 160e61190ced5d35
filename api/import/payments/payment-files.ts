import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { amount } from '../../contract/money.js';
import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import {
  PAYMENT_ROWS_MAX,
  type PaymentFileRecord,
  type PaymentMapping,
  type PaymentRowRecord,
} from '../../contract/payroll/payment-files.js';
import { NO_HEADINGS, type FileOpening, type FileRow } from '../../contract/file-opening.js';
import { Problem, refusal } from '../../contract/problem.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { PayComponents } from '../../payroll/components/pay-components.js';
import { SinglePayments, type SinglePayment } from '../../payroll/runs/single-payments.js';
import type { Actor } from '../../platform/access/actor.js';
import { Company } from '../../platform/config/company.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { rowsBelow, type TableRow } from '../file/table-headings.js';
import { SavedMappings } from '../file/saved-mappings.js';
import { PAYMENTS } from '../import.tables.js';
import { FileReadings, type ReceivedFile } from '../reading/file-readings.js';
import type { TableDescription } from '../reading/reading-task.js';
import {
  chosenColumns,
  columnMissing,
  missingColumns,
  proposedColumns,
} from './payment-columns.js';
import { PaymentComponents } from './payment-components.js';
import { decimalSignOf, PaymentRow } from './payment-row.js';
import { PaymentWarnings } from './payment-warnings.js';

const LISTED = 100;
const HUNDREDTHS = 100;

export interface PaymentFile extends ReceivedFile {
  fileName: string;
  mapping?: unknown;
  headingsRow?: number;
  /** True to find the columns by their headings only. */
  fresh?: boolean;
}

interface ReadTable {
  opening: FileOpening;
  headings: string[];
  samples: string[];
  rows: TableRow[];
}

interface Payment extends SinglePayment {
  row: number;
  employee: { id: string; employeeId: string; name: string };
  component: { id: string; name: string; kind: ComponentKind };
}

/** By the keys of what is written. */
type People = Record<'employeeId' | 'email', ReadonlyMap<string, Payment['employee']>>;

/** Amounts of a payroll office become single payments of a draft: all of a file, or none. */
@Injectable()
export class PaymentFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly company: Company,
    private readonly currency: CurrencyInUse,
    private readonly components: PayComponents,
    private readonly payments: SinglePayments,
    private readonly warnings: PaymentWarnings,
    private readonly mappings: SavedMappings,
    private readonly readings: FileReadings,
    private readonly payAccess: PayAccessLog,
  ) {}

  /** Stores nothing. */
  async check(
    actor: Actor,
    runId: string,
    file: PaymentFile,
    signal: AbortSignal,
  ): Promise<PaymentFileRecord> {
    return this.shown(actor, (await this.read(runId, file, signal)).record);
  }

  async add(
    actor: Actor,
    runId: string,
    file: PaymentFile,
    signal: AbortSignal,
  ): Promise<PaymentFileRecord> {
    const earlier = await this.work.earlierResult<PaymentFileRecord>();
    if (earlier) return this.shown(actor, earlier.result);
    const { record, payments } = await this.read(runId, file, signal);
    for (const field of record.missing) throw columnMissing(field);
    if (record.refusedRows > 0)
      throw new Problem(
        'payroll.rows_refused',
        refusal('payroll.rows_refused', { count: record.refusedRows }),
      );
    const answer = { ...this.shown(actor, record), _id: newId() };
    return this.payments.add(actor, runId, {
      fileName: file.fileName,
      payments,
      answer,
      also: (manager) => this.mappings.save(manager, actor, { ...record, kind: PAYMENTS }),
    });
  }

  /** Its preview has amounts of people. */
  private shown(actor: Actor, record: PaymentFileRecord): PaymentFileRecord {
    const people = new Set(record.preview.map(({ employee }) => employee._id));
    if (people.size > 0) this.payAccess.record(actor, 'run', ...people);
    return record;
  }

  private async read(
    runId: string,
    file: PaymentFile,
    signal: AbortSignal,
  ): Promise<{ record: PaymentFileRecord; payments: Payment[] }> {
    const run = await this.payments.requireDraft(runId);
    const { headings, samples, rows, opening } = await this.table(file, signal);
    const saved =
      file.mapping === undefined && !file.fresh && opening.headingsRow !== NO_HEADINGS
        ? await this.mappings.matching<PaymentMapping>(PAYMENTS, headings)
        : undefined;
    const mapping =
      file.mapping === undefined
        ? (saved?.mapping ?? proposedColumns(headings))
        : chosenColumns(headings, file.mapping);
    const columns = {
      _id: null,
      opening,
      headings,
      samples,
      mapping,
      saved: saved ? { savedBy: saved.savedBy, createdAt: saved.createdAt } : null,
      missing: missingColumns(mapping),
      rows: rows.length,
    };
    if (columns.missing.length > 0)
      return {
        payments: [],
        record: { ...columns, payments: 0, preview: [], refusedRows: 0, refused: [], warnings: [] },
      };
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
    const read = rows.map((row) => ({
      extra: row.extra,
      row: new PaymentRow(row.row, cellOf(row), mapping, sign, currency),
    }));
    const people = await this.people(read.map(({ row }) => row));
    const components = new PaymentComponents(await this.components.list());
    const payments = read.flatMap(
      ({ row, extra }) => this.payment(row, extra, people, components) ?? [],
    );
    const refused = read.flatMap(({ row }) => row.refused);
    const warnings = await this.warnings.check(
      run,
      payments,
      new Map(read.map(({ row }) => [row.row, row])),
    );
    const warned = new Set(warnings.map(({ row }) => row));
    const listed = [
      ...payments.filter(({ row }) => warned.has(row)),
      ...payments.filter(({ row }) => !warned.has(row)),
    ];
    return {
      payments,
      record: {
        ...columns,
        payments: payments.length,
        preview: listed.slice(0, LISTED).map(rowRecord),
        refusedRows: rows.length - payments.length,
        refused: refused.slice(0, LISTED),
        warnings: warnings.slice(0, LISTED),
      },
    };
  }

  private payment(
    row: PaymentRow,
    extra: boolean,
    people: People,
    components: PaymentComponents,
  ): Payment | undefined {
    if (extra) row.refuse('employeeId', refusal('payroll.row_extra_cells'));
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

  private table(
    { bytes, release, headingsRow }: PaymentFile,
    signal: AbortSignal,
  ): Promise<ReadTable> {
    return this.readings.read({ bytes, release }, { headingsRow }, async (reading) => {
      const table = await reading.next<TableDescription>(signal);
      if (!table) throw new Error('A table was read without its description.');
      if (table.rowCount > PAYMENT_ROWS_MAX)
        throw Problem.at('file', refusal('file.too_many_rows', { max: PAYMENT_ROWS_MAX }));
      const { opening, columns } = table;
      const rows: TableRow[] = [];
      for await (const batch of reading.rest<FileRow[]>())
        rows.push(...rowsBelow(batch, opening.headingsRow, columns.length));
      return {
        opening,
        headings: columns.map(({ heading }) => heading),
        samples: columns.map(({ samples: [first = ''] }) => first),
        rows,
      };
    });
  }

  private async people(rows: readonly PaymentRow[]): Promise<People> {
    const find = async (field: keyof People, column: string) => {
      const written = rows.flatMap((row) =>
        personField(row) === field ? (row.written(field) ?? []) : [],
      );
      const keys = [...new Set(written.map((text) => uniqueKey(text)))];
      const found = await readByIds(keys, (some, places) =>
        this.work.read<Payment['employee'] & { key: string }>(
          `SELECT ${column} AS "key", e.id, e.employee_id AS employeeId, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE ${column} IN (${places})`,
          some,
        ),
      );
      return new Map(found.map(({ key, ...employee }) => [key, employee]));
    };
    return {
      employeeId: await find('employeeId', 'e.employee_id_key'),
      email: await find('email', 'a.email_key'),
    };
  }
}

/** The first one that the row fills decides. */
function personField(row: PaymentRow): keyof People | undefined {
  return (['employeeId', 'email'] as const).find((field) => row.written(field) !== null);
}

function rowRecord({
  row,
  employee: { id, ...employee },
  component,
  amount: minor,
  hours,
  hourly,
  note,
}: Payment): PaymentRowRecord {
  return {
    row,
    employee: { _id: id, ...employee },
    component: { _id: component.id, name: component.name, kind: component.kind },
    note,
    amount: minor === null ? null : amount(minor),
    hours: hours === null ? null : hours / HUNDREDTHS,
    hourly: hourly === null ? null : amount(hourly),
  };
}
