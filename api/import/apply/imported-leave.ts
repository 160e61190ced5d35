import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../contract/leave/leave-statuses.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { PendingChains } from '../../leave/waiting/pending-chains.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { REQUESTED_WHEN_STORED } from '../check/leave-checker.js';
import type { ImportRun, ImportWriter } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportAudit } from './import-audit.js';
import { changedSinceCheck, changedSinceImport } from './import-problems.js';
import { ImportedDecisions } from './imported-decisions.js';
import {
  eachSpan,
  IN_SPAN,
  lastRow,
  lockLeaveOfStaged,
  stagedTargets,
  type RowSpan,
} from './staged-rows.js';

const COLUMNS =
  'employee_id, leave_type, start_date, end_date, days, reason, reason_folded, status';

@Injectable()
export class ImportedLeave implements ImportWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: ImportAudit,
    private readonly closedYears: ClosedYears,
    private readonly decisions: ImportedDecisions,
    private readonly pending: PendingChains,
  ) {}

  async changedSince(stored: StoredImport): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_leave s LEFT JOIN leave_request l ON l.id = s.target_id WHERE s.import_id = ? AND (l.id IS NULL OR l.status <> s.status
         OR EXISTS (SELECT 1 FROM audit_entry t WHERE t.subject_id = s.target_id AND t.recorded_at >= ? AND (t.changeset_id IS NULL OR t.changeset_id <> ?)))`,
      [stored.id, stored.appliedAt, stored.id],
    );
    return Number(row?.n ?? 0);
  }

  async discard(manager: EntityManager, importId: string): Promise<void> {
    for (const table of ['staged_leave_day', 'staged_leave'])
      await manager.query(`DELETE FROM ${table} WHERE import_id = ?`, [importId]);
  }

  lockRecords(manager: EntityManager, stored: StoredImport): Promise<void> {
    return lockLeaveOfStaged(manager, 'leaves', stored.id);
  }

  // Nobody is notified: the requests were settled elsewhere. The importing admin is stored as the one who decided or cancelled.
  // The unique keys of leave_day reject days that were taken since the check.
  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.decisions.requireOthers(manager, stored, stored.appliedBy);
    await requireTypes(manager, stored.id);
    const last = await lastRow(manager, 'staged_leave', stored.id);
    run.begin('records', last);
    await eachSpan(last, run, async (span) => {
      if ((await this.closedRows(manager, stored, span)) > 0) throw changedSinceCheck();
      await this.insert(manager, stored, span);
      await manager.query(
        `INSERT INTO leave_day (employee_id, day, leave_id) SELECT s.employee_id, s.day, s.leave_id FROM staged_leave_day s WHERE s.import_id = ? AND ${IN_SPAN}`,
        [stored.id, ...span],
      );
    });
    await this.pending.begin(manager, {
      sql: 'l.id IN (SELECT s.target_id FROM staged_leave s WHERE s.import_id = ?)',
      parameters: [stored.id],
    });
    run.begin('audit', last);
    await eachSpan(last, run, (span) => this.audit.write(manager, stored, 'leave', span));
  }

  /** A request decided or cancelled concurrently fails the guarded delete and rolls the undo back. */
  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    await this.decisions.requireOthers(manager, stored, stored.undoneBy);
    const last = await lastRow(manager, 'staged_leave', stored.id);
    run.begin('undoing', last * 2);
    await eachSpan(last, run, async (span) => {
      const ids = await stagedTargets(manager, 'staged_leave', stored.id, span);
      if (ids.length === 0) return;
      const closed = await this.closedRows(manager, stored, span);
      if (closed > 0) throw changedSinceImport(closed);
      const inIds = `IN (${ids.map(() => '?').join(', ')})`;
      for (const table of [
        'notification',
        'admin_notification',
        'leave_waiting',
        'leave_link',
        'leave_day',
      ])
        await manager.query(`DELETE FROM ${table} WHERE leave_id ${inIds}`, ids);
      const removed = await execute(
        manager,
        `DELETE FROM leave_request WHERE id ${inIds} AND status = (SELECT s.status FROM staged_leave s WHERE s.import_id = ? AND s.target_id = leave_request.id)`,
        [...ids, stored.id],
      );
      if (removed !== ids.length) throw changedSinceImport(ids.length - removed);
    });
    await eachSpan(last, run, (span) => this.audit.writeUndone(manager, stored, 'leave', span));
  }

  /** How many requests have days in leave years that are closed by now. */
  private async closedRows(
    manager: EntityManager,
    stored: StoredImport,
    span: RowSpan,
  ): Promise<number> {
    const rows = await manager.query<
      { employeeId: string; leaveType: string; startDate: CalendarDate }[]
    >(
      `SELECT s.employee_id AS employeeId, s.leave_type AS leaveType, s.start_date AS startDate FROM staged_leave s
       WHERE s.import_id = ? AND s.status IN (${DAYS_TAKEN_STATUSES.map(() => '?').join(', ')}) AND ${IN_SPAN}`,
      [stored.id, ...DAYS_TAKEN_STATUSES, ...span],
    );
    const closedDay = await this.closedYears.ofNamed([
      ...new Set(rows.map(({ employeeId }) => employeeId)),
    ]);
    return rows.filter(
      ({ employeeId, leaveType, startDate }) =>
        startDate <= (closedDay(employeeId, leaveType) ?? ''),
    ).length;
  }

  private async insert(manager: EntityManager, stored: StoredImport, span: RowSpan): Promise<void> {
    const now = this.clock.now();
    const [decided, cancelled] = ["s.status IN ('Approved', 'Rejected')", "s.status = 'Cancelled'"];
    await manager.query(
      `INSERT INTO leave_request (id, leave_type_id, ${COLUMNS}, note, decided_by, decided_at, cancelled_by, cancelled_at, cancel_reason, created_at)
       SELECT s.target_id, (SELECT t.id FROM leave_type t WHERE t.name = s.leave_type), ${COLUMNS}, CASE WHEN ${cancelled} THEN NULL ELSE s.note END,
         CASE WHEN ${decided} THEN ? END, CASE WHEN ${decided} THEN ? END, CASE WHEN ${cancelled} THEN ? END, CASE WHEN ${cancelled} THEN ? END,
         CASE WHEN ${cancelled} THEN COALESCE(s.note, 'Imported') END, CASE WHEN s.asked_at = ${REQUESTED_WHEN_STORED} THEN ? ELSE s.asked_at END
       FROM staged_leave s WHERE s.import_id = ? AND ${IN_SPAN} ORDER BY s.row_no`,
      [stored.appliedBy, now, stored.appliedBy, now, now, stored.id, ...span],
    );
  }
}

/** A type may have been renamed since the check. */
async function requireTypes(manager: EntityManager, importId: string): Promise<void> {
  const missing = await manager.query<{ leave_type: string }[]>(
    'SELECT s.leave_type FROM staged_leave s WHERE s.import_id = ? AND NOT EXISTS (SELECT 1 FROM leave_type t WHERE t.name = s.leave_type) LIMIT 1',
    [importId],
  );
  if (missing.length > 0) throw changedSinceCheck();
}
