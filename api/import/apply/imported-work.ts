import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../audit/audit.js';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import {
  JobFactStore,
  type NewJobChange,
  type NewJobFact,
} from '../../employee/job/job-fact-store.js';
import { JobFactWithdrawals } from '../../employee/job/job-fact-withdrawals.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Assignments } from '../../working-time/assignments/assignments.js';
import type { DatedFact } from '../check/staged-work.js';
import type { ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { ImportAudit } from './import-audit.js';
import { ownerOf } from './import-owner.js';
import { changedSinceCheck } from './import-problems.js';
import { lockNamed } from './named-by-facts.js';
import { eachSpan, IN_SPAN, lastRow, type RowSpan } from './staged-rows.js';

interface StagedRow {
  employeeId: string;
  facts: string;
  reason: string | null;
  patternId: string | null;
  patternFrom: CalendarDate | null;
}

/** Each takes several statements, and others wait meanwhile. */
const ROWS_AT_ONCE = 50;

/** The assignment `a` that a staged row `s` has made. */
const ASSIGNED =
  "a.holder = s.employee_id AND a.subject = 'pattern' AND a.from_date = s.pattern_from AND a.pattern_id = s.pattern_id AND a.live = 1";

/** What a file says of people's work: facts from a day on, and work patterns. */
@Injectable()
export class ImportedWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: JobFactStore,
    private readonly withdrawals: JobFactWithdrawals,
    private readonly assignments: Assignments,
    private readonly audit: ImportAudit,
  ) {}

  /** Before anything is stored: facts were compared with those of that version. */
  async requireUnchanged(manager: EntityManager, importId: string): Promise<void> {
    const changed = await manager.query<unknown[]>(
      `SELECT s.row_no FROM staged_job s LEFT JOIN employee e ON e.id = s.employee_id
       WHERE s.import_id = ? AND s.seen_version IS NOT NULL AND (e.id IS NULL OR e.version <> s.seen_version) LIMIT 1`,
      [importId],
    );
    if (changed.length > 0) throw changedSinceCheck();
  }

  /** Returns the kinds of facts that it recorded of each person. */
  async apply(
    manager: EntityManager,
    stored: StoredImport,
    run: ImportRun,
  ): Promise<Map<string, JobKind[]>> {
    const [kinds, moves] = [new Map<string, JobKind[]>(), [] as NewJobFact[]];
    const last = await lastRow(manager, 'staged_job', stored.id);
    if (last === 0) return kinds;
    run.begin('records', last * 2);
    await eachSpan(
      last,
      run,
      async (span) => {
        const rows = await this.rows(manager, stored, span);
        await this.record(manager, stored, rows);
        await this.assign(await ownerOf(manager, stored, 'apply'), stored.id, rows);
        for (const { employeeId, facts } of rows)
          for (const { kind, valueId, value } of JSON.parse(facts) as DatedFact[]) {
            kinds.set(employeeId, [...(kinds.get(employeeId) ?? []), kind]);
            if (kind === 'department') moves.push({ employeeId, kind, valueId, value });
          }
      },
      ROWS_AT_ONCE,
    );
    await this.jobs.requireOpen(manager, moves, 'department');
    await eachSpan(last, run, (span) => this.audit.write(manager, stored, 'job', span));
    return kinds;
  }

  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_job', stored.id);
    if (last === 0) return;
    run.begin('undoing', last * 2);
    await eachSpan(
      last,
      run,
      async (span) => {
        const rows = await this.rows(manager, stored, span);
        const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
        await this.withdrawals.withdrawImported(manager, stored.id, people, stored.undoneBy);
        await this.endAssignments(manager, stored, span);
      },
      ROWS_AT_ONCE,
    );
    await eachSpan(last, run, (span) => this.audit.writeUndone(manager, stored, 'job', span));
  }

  /** People whose assignments of this import no longer hold. */
  async changedSince({ id }: StoredImport): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_job s WHERE s.import_id = ? AND s.pattern_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM leave_assignment a WHERE ${ASSIGNED})`,
      [id],
    );
    return Number(row?.n ?? 0);
  }

  discard(manager: EntityManager, importId: string): Promise<void> {
    return manager.query('DELETE FROM staged_job WHERE import_id = ?', [importId]);
  }

  private rows(manager: EntityManager, { id }: StoredImport, span: RowSpan): Promise<StagedRow[]> {
    return manager.query<StagedRow[]>(
      `SELECT s.employee_id AS employeeId, s.facts, s.reason, s.pattern_id AS patternId, s.pattern_from AS patternFrom
       FROM staged_job s WHERE s.import_id = ? AND ${IN_SPAN} ORDER BY s.row_no`,
      [id, ...span],
    );
  }

  /** One change for each person and day. What a file of people changes holds from the day of the import, as their departments and titles do. */
  private async record(
    manager: EntityManager,
    { id: importId, appliedBy: by, kind }: StoredImport,
    rows: readonly StagedRow[],
  ): Promise<void> {
    const changes = rows.flatMap(changesOf);
    await lockNamed(manager, changes);
    const origin = { by, importId };
    if (kind === 'jobs')
      return this.jobs.recordEach(manager, changes, { ...origin, source: 'import' });
    const isOpening = ({ from }: NewJobChange) => from === EARLIEST_EMPLOYMENT;
    const openings = changes.filter(isOpening);
    await this.jobs.recordEach(manager, openings, { ...origin, source: 'opening' });
    const from = this.clock.today();
    const others = changes.flatMap((change) => (isOpening(change) ? [] : { ...change, from }));
    await this.jobs.recordEach(manager, others, { ...origin, source: 'import' });
  }

  private async assign(
    actor: AuditActor,
    changesetId: string,
    rows: readonly StagedRow[],
  ): Promise<void> {
    const groups = new Map<string, { target: string; from: CalendarDate; holders: string[] }>();
    for (const { employeeId, patternId: target, patternFrom: from } of rows) {
      if (target === null || from === null) continue;
      const key = `${target} ${from}`;
      const group = groups.get(key) ?? { target, from, holders: [] };
      group.holders.push(employeeId);
      groups.set(key, group);
    }
    for (const group of groups.values())
      await this.assignments.add(actor, { ...group, subject: 'pattern', changesetId });
  }

  /** Those of people whom the import added go with the people. */
  private async endAssignments(
    manager: EntityManager,
    { id, undoneBy }: StoredImport,
    span: RowSpan,
  ): Promise<void> {
    const made = await manager.query<{ id: string; result: string }[]>(
      `SELECT a.id, s.result FROM staged_job s JOIN leave_assignment a ON ${ASSIGNED} WHERE s.import_id = ? AND ${IN_SPAN}`,
      [id, ...span],
    );
    const ids = (wanted: string) => made.flatMap((one) => (one.result === wanted ? one.id : []));
    const [added, ended] = [ids('new'), ids('changed')];
    const places = (of: string[]) => of.map(() => '?').join(', ');
    if (ended.length > 0)
      await manager.query(
        `UPDATE leave_assignment SET live = NULL, ended_at = ?, ended_by = ? WHERE id IN (${places(ended)})`,
        [this.clock.now(), undoneBy, ...ended],
      );
    if (added.length > 0)
      await manager.query(`DELETE FROM leave_assignment WHERE id IN (${places(added)})`, added);
  }
}

function changesOf({ employeeId, facts, reason }: StagedRow): NewJobChange[] {
  const byDay = new Map<CalendarDate, DatedFact[]>();
  for (const fact of JSON.parse(facts) as DatedFact[])
    byDay.set(fact.from, [...(byDay.get(fact.from) ?? []), fact]);
  return [...byDay].map(([from, ofDay]) => ({
    from,
    reason,
    facts: ofDay.map(({ kind, valueId, value }) => ({ employeeId, kind, valueId, value })),
  }));
}
