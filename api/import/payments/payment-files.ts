import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { PaymentFileRecord, PaymentRowRecord } from '../../contract/payroll/payment-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { PayRunStore } from '../../payroll/facts/pay-run-store.js';
import { SinglePayments } from '../../payroll/runs/single-payments.js';
import type { Actor } from '../../platform/access/actor.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SavedMappings } from '../file/saved-mappings.js';
import { PAYMENTS } from '../import.tables.js';
import { columnMissing } from './payment-columns.js';
import { PaymentRows, type Payment, type ReadPayments } from './payment-rows.js';
import { PaymentTables, type PaymentFile, type PaymentTable } from './payment-table.js';

const LISTED = 100;
const HUNDREDTHS = 100;

/** Amounts of a payroll office become single payments of a draft: all of a file, or none. */
@Injectable()
export class PaymentFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tables: PaymentTables,
    private readonly rows: PaymentRows,
    private readonly runs: PayRunStore,
    private readonly payments: SinglePayments,
    private readonly mappings: SavedMappings,
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
    const run = await this.runs.findDraft(runId);
    const table = await this.tables.read(file, signal);
    const read: ReadPayments =
      table.columns.missing.length > 0
        ? { payments: [], refusedRows: 0, refused: [], warnings: [] }
        : await this.rows.read(run, table);
    return { payments: read.payments, record: fileRecord(table, read) };
  }
}

function fileRecord(
  { rows, columns }: PaymentTable,
  { payments, refusedRows, refused, warnings }: ReadPayments,
): PaymentFileRecord {
  const warned = new Set(warnings.map(({ row }) => row));
  const listed = [
    ...payments.filter(({ row }) => warned.has(row)),
    ...payments.filter(({ row }) => !warned.has(row)),
  ];
  return {
    _id: null,
    ...columns,
    rows: rows.length,
    payments: payments.length,
    preview: listed.slice(0, LISTED).map(rowRecord),
    refusedRows,
    refused: refused.slice(0, LISTED),
    warnings: warnings.slice(0, LISTED),
  };
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
