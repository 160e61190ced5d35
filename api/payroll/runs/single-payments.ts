import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { amount as inUnits } from '../../contract/money.js';
import type { RunImportRecord } from '../../contract/payroll/payment-files.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { lockDraft } from '../facts/payroll-lock.js';
import { RunComputation } from './run-computation.js';

/** Amounts in minor units, hours in hundredths. */
export interface SinglePayment {
  component: { id: string; name: string };
  employee: { id: string; name: string };
  amount: number | null;
  hours: number | null;
  hourly: number | null;
  note: string | null;
}

interface AddedFile<T> {
  payments: readonly SinglePayment[];
  fileName: string;
  /** Told to a repeat of the request too. */
  answer: T;
  /** Runs in the same unit. */
  also: (manager: EntityManager) => Promise<void>;
}

interface StoredPayment {
  id: string;
  component: string;
  employeeId: string;
  name: string;
  amount: number | string | null;
  hours: number | null;
  hourly: number | string | null;
  note: string | null;
}

const COLUMNS = [
  'id',
  'component_id',
  'employee_id',
  'run_id',
  'amount',
  'hours',
  'hourly',
  'from_date',
  'note',
  'created_by',
  'recorded_at',
  'import_id',
];
const HUNDREDTHS = 100;

/** The single payments of a file: all of them are stored in one unit, and taken back in one. */
@Injectable()
export class SinglePayments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly currency: CurrencyInUse,
    private readonly runs: PayRunStore,
    private readonly computation: RunComputation,
  ) {}

  /** A repeat of the request gets the first answer. */
  async add<T extends { _id: string }>(
    actor: Actor,
    runId: string,
    { payments, fileName, answer, also }: AddedFile<T>,
  ): Promise<T> {
    const importId = answer._id;
    const first = await this.work.write(async (manager) => {
      const run = await this.runs.find(runId);
      await lockDraft(manager, runId);
      await this.currency.fix();
      const added = payments.map((payment) => ({ id: newId(), ...payment }));
      await this.insert(manager, actor, run, importId, added);
      const entry = auditedRun('payroll.import', run, { fileName, payments: added.length });
      await this.audit.record(
        actor,
        { ...entry, changesetId: importId },
        ...added.map(({ component, employee, ...payment }) =>
          auditedPayment('payroll.assign', importId, {
            ...payment,
            component: component.name,
            employeeId: employee.id,
            name: employee.name,
          }),
        ),
      );
      await also(manager);
      return answer;
    });
    await this.computation.compute(runId);
    return first;
  }

  async remove(actor: Actor, runId: string, importId: string): Promise<void> {
    await this.work.write(async (manager) => {
      const run = await this.runs.find(runId);
      await lockDraft(manager, runId);
      const stored = await manager.query<StoredPayment[]>(
        `SELECT t.id, c.name AS component, t.employee_id AS employeeId, a.name, t.amount, t.hours, t.hourly, t.note
         FROM pay_assignment t JOIN pay_component c ON c.id = t.component_id JOIN employee e ON e.id = t.employee_id JOIN account a ON a.id = e.account_id
         WHERE t.run_id = ? AND t.import_id = ? ORDER BY t.id`,
        [runId, importId],
      );
      if (stored.length === 0) throw Problem.at('importId', refusal('payroll.import_not_found'));
      await execute(manager, 'DELETE FROM pay_assignment WHERE run_id = ? AND import_id = ?', [
        runId,
        importId,
      ]);
      const entry = auditedRun('payroll.unimport', run, { payments: stored.length });
      await this.audit.record(
        actor,
        { ...entry, changesetId: importId },
        ...stored.map((payment) => auditedPayment('payroll.unassign', importId, payment)),
      );
    });
    await this.computation.compute(runId);
  }

  private async insert(
    manager: EntityManager,
    { accountId }: Actor,
    run: StoredRun,
    importId: string,
    payments: readonly (SinglePayment & { id: string })[],
  ): Promise<void> {
    const now = this.clock.now();
    await insertRows(
      manager,
      'pay_assignment',
      COLUMNS,
      payments.map(({ id, component, employee, amount, hours, hourly, note }) => [
        id,
        component.id,
        employee.id,
        run.id,
        amount,
        hours,
        hourly,
        run.from,
        note,
        accountId,
        now,
        importId,
      ]),
    );
  }

  /** The files whose payments are in a run, newest first. */
  async imports(runId: string): Promise<RunImportRecord[]> {
    await this.runs.find(runId);
    const rows = await this.work.read<{
      id: string;
      payments: number | string;
      name: string;
      at: number | string;
    }>(
      `SELECT t.import_id AS id, COUNT(*) AS payments, MIN(a.name) AS name, MIN(t.recorded_at) AS at FROM pay_assignment t JOIN account a ON a.id = t.created_by
       WHERE t.run_id = ? AND t.import_id IS NOT NULL GROUP BY t.import_id ORDER BY MIN(t.recorded_at) DESC, t.import_id DESC`,
      [runId],
    );
    const names = await this.fileNames(runId);
    return rows.map(({ id, payments, name, at }) => ({
      _id: id,
      fileName: names.get(id) || null,
      payments: Number(payments),
      by: { name },
      at: new Date(Number(at)).toISOString(),
    }));
  }

  /** Only the audit log keeps them. */
  private async fileNames(runId: string): Promise<Map<string, string>> {
    const entries = await this.work.read<{ id: string; after: string }>(
      `SELECT changeset_id AS id, value_after AS "after" FROM audit_entry WHERE subject_id = ? AND action = 'payroll.import'`,
      [runId],
    );
    return new Map(
      entries.map(({ id, after }) => [id, (JSON.parse(after) as { fileName: string }).fileName]),
    );
  }
}

function auditedPayment(
  action: AuditAction,
  changesetId: string,
  { id, component, employeeId, name, amount, hours, hourly, note }: StoredPayment,
): AuditedChange {
  const money = (minor: number | string | null) => (minor === null ? null : inUnits(minor));
  return {
    action,
    subject: 'payroll',
    id,
    name,
    employeeId,
    changesetId,
    after: {
      component,
      payAmount: money(amount),
      hours: hours === null ? null : hours / HUNDREDTHS,
      hourly: money(hourly),
      note,
      single: true,
    },
  };
}
