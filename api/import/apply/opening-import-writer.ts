import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { LeaveUpkeep } from '../../entitlement/accounts/leave-upkeep.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LIVE_OPENING } from '../check/existing-openings.js';
import type { ImportWriter, ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportAudit } from './import-audit.js';
import { changedSinceCheck } from './import-problems.js';
import { eachSpan, IN_SPAN, lastRow, lockLeaveOfStaged, type RowSpan } from './staged-rows.js';

/** Until everybody's closings are stored, all days of a closing count as closed; then those up to the person's own. */
const CLOSED = `s.day <= t.closed_until AND (t.closings_until IS NULL OR t.closings_until <> t.closed_until
  OR EXISTS (SELECT 1 FROM leave_entry c WHERE c.employee_id = s.employee_id AND c.leave_type_id = s.leave_type_id AND c.kind = 'closing' AND c.day >= s.day))`;

interface StagedDay {
  employeeId: string;
  leaveTypeId: string;
  day: CalendarDate;
}

/** Books staged openings and takes them back by entries that reverse them, under the locks of these people's leave. */
@Injectable()
export class OpeningImportWriter implements ImportWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: ImportAudit,
    private readonly upkeep: LeaveUpkeep,
    private readonly facts: EntitlementFacts,
  ) {}

  lockRecords(manager: EntityManager, stored: StoredImport): Promise<void> {
    return lockLeaveOfStaged(manager, 'balances', stored.id);
  }

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_opening', stored.id);
    if (last === 0) return;
    this.work.afterCommit(() => this.upkeep.wake());
    await requireUnchanged(manager, stored.id);
    run.begin('records', last * 3);
    await eachSpan(last, run, (span) => this.requireStillBookable(manager, stored.id, span));
    await eachSpan(last, run, (span) =>
      this.store(
        manager,
        stored,
        { id: 's.target_id', amount: 's.amount', reverses: 'NULL', by: stored.appliedBy },
        span,
      ),
    );
    await eachSpan(last, run, (span) => this.audit.write(manager, stored, 'opening', span));
  }

  /** An entry that was reversed meanwhile fails the unique key and rolls the undo back. */
  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_opening', stored.id);
    if (last === 0) return;
    this.work.afterCommit(() => this.upkeep.wake());
    run.begin('undoing', last * 2);
    await eachSpan(last, run, (span) =>
      this.store(
        manager,
        stored,
        { id: 's.reversal_id', amount: '-s.amount', reverses: 's.target_id', by: stored.undoneBy },
        span,
      ),
    );
    await eachSpan(last, run, (span) => this.audit.writeUndone(manager, stored, 'opening', span));
  }

  /** Openings that were reversed, or whose leave year was closed. */
  async changedSince(stored: StoredImport): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_opening s JOIN leave_type t ON t.id = s.leave_type_id
       WHERE s.import_id = ? AND (${CLOSED} OR NOT EXISTS (SELECT 1 FROM leave_entry n WHERE n.id = s.target_id AND ${LIVE_OPENING}))`,
      [stored.id],
    );
    return Number(row?.n ?? 0);
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return manager.query('DELETE FROM staged_opening WHERE import_id = ?', [importId]);
  }

  /** Since the check somebody may have left, or a policy may have ended; the next check tells it of each row. */
  private async requireStillBookable(
    manager: EntityManager,
    importId: string,
    span: RowSpan,
  ): Promise<void> {
    const staged = await manager.query<StagedDay[]>(
      `SELECT s.employee_id AS employeeId, s.leave_type_id AS leaveTypeId, s.day FROM staged_opening s WHERE s.import_id = ? AND ${IN_SPAN}`,
      [importId, ...span],
    );
    if (staged.length === 0) return;
    const people = await this.facts.readTerms([
      ...new Set(staged.map(({ employeeId }) => employeeId)),
    ]);
    const isBookable = ({ employeeId, leaveTypeId, day }: StagedDay) => {
      const person = people.get(employeeId);
      return (
        person !== undefined &&
        person.isEmployedOn(day) &&
        spanOn(person.rulesOf(leaveTypeId), day)?.rules
      );
    };
    if (!staged.every(isBookable)) throw changedSinceCheck();
  }

  private async store(
    manager: EntityManager,
    stored: StoredImport,
    entry: { id: string; amount: string; reverses: string; by: string | null },
    span: RowSpan,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO leave_entry (id, employee_id, leave_type_id, day, kind, amount, until_date, reason, reverses, recorded_at, recorded_by)
       SELECT ${entry.id}, s.employee_id, s.leave_type_id, s.day, 'opening', ${entry.amount}, s.until_date, ?, ${entry.reverses}, ?, ?
       FROM staged_opening s WHERE s.import_id = ? AND ${IN_SPAN} ORDER BY s.row_no, s.leave_type_id`,
      [stored.fileName, this.clock.now(), entry.by, stored.id, ...span],
    );
  }
}

/** Since the check somebody may have booked one of these openings, closed its leave year, or changed the leave from which its amount was derived. The lock has raised the version once. */
async function requireUnchanged(manager: EntityManager, importId: string): Promise<void> {
  const changed = await manager.query<{ row_no: number }[]>(
    `SELECT s.row_no FROM staged_opening s JOIN leave_type t ON t.id = s.leave_type_id WHERE s.import_id = ? AND (${CLOSED}
       OR s.seen_version + 1 <> (SELECT k.version FROM leave_lock k WHERE k.employee_id = s.employee_id) OR EXISTS (
       SELECT 1 FROM leave_entry n WHERE n.employee_id = s.employee_id AND n.leave_type_id = s.leave_type_id AND n.day = s.day AND ${LIVE_OPENING})) LIMIT 1`,
    [importId],
  );
  if (changed.length > 0) throw changedSinceCheck();
}
