import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import type { JobRun } from '../../platform/jobs/job-run.js';
import { JobWorkers, type JobHandler, type JobWorker } from '../../platform/jobs/job-worker.js';
import { JobLost } from '../../platform/jobs/jobs.js';
import { LeaveDays, type RequestedDay } from '../facts/leave-days.js';
import type { MovedRequest } from './preview-effect.js';
import { LeaveRecredited } from './recredited.event.js';

interface StoredPreview {
  id: string;
  notifiedId: string;
  storedAt: number | string;
}

interface MovedRow {
  employeeId: string;
  unit: LeaveUnit;
  detail: string;
}

const PEOPLE_PER_STEP = 50;
const UNDER_WAY =
  'SELECT id, notified_id AS notifiedId, stored_at AS storedAt FROM leave_preview WHERE stored_at IS NOT NULL AND notified_at IS NULL';

/** Notifies people, once, whose approved leave a stored change has made cheaper or dearer: by as much as its preview found, if it is still approved. */
@Injectable()
export class RecreditedPeople implements JobHandler {
  readonly retries = Infinity;
  readonly underWay = UNDER_WAY;
  readonly worker: JobWorker;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly leaveDays: LeaveDays,
    workers: JobWorkers,
  ) {
    this.worker = workers.add('recredited leave', this);
  }

  async run(run: JobRun): Promise<'more' | void> {
    const [preview] = await this.work.read<StoredPreview>(`${UNDER_WAY} AND id = ?`, [
      run.job.subjectId,
    ]);
    if (!preview) return this.work.write((manager) => run.finish(manager));
    const people = await this.people(preview);
    const rows = people.length === 0 ? [] : await this.rows(preview.id, people);
    const isLast = people.length < PEOPLE_PER_STEP;
    await this.work.write(async (manager) => {
      await this.store(manager, preview, people, isLast);
      await (isLast ? run.finish(manager) : run.storeStep(manager));
      await this.emit(rows, Number(preview.storedAt));
    });
    return isLast ? undefined : 'more';
  }

  private async people({ id, notifiedId }: StoredPreview): Promise<string[]> {
    const people = await this.work.read<{ id: string }>(
      'SELECT DISTINCT employee_id AS id FROM leave_preview_row WHERE preview_id = ? AND moved > 0 AND employee_id > ? ORDER BY employee_id LIMIT ?',
      [id, notifiedId, PEOPLE_PER_STEP],
    );
    return people.map((person) => person.id);
  }

  private rows(previewId: string, people: string[]): Promise<MovedRow[]> {
    return this.work.read<MovedRow>(
      `SELECT r.employee_id AS employeeId, t.unit, r.detail FROM leave_preview_row r JOIN leave_type t ON t.id = r.leave_type_id
       WHERE r.preview_id = ? AND r.moved > 0 AND r.employee_id IN (${people.map(() => '?').join(', ')}) ORDER BY r.id`,
      [previewId, ...people],
    );
  }

  private async store(
    manager: EntityManager,
    { id, notifiedId }: StoredPreview,
    people: string[],
    isLast: boolean,
  ): Promise<void> {
    const moved = await execute(
      manager,
      'UPDATE leave_preview SET notified_id = ?, notified_at = ? WHERE id = ? AND notified_id = ? AND notified_at IS NULL',
      [people.at(-1) ?? notifiedId, isLast ? this.clock.now() : null, id, notifiedId],
    );
    // A server of an earlier version has notified them.
    if (moved === 0) throw new JobLost();
  }

  private async emit(rows: MovedRow[], storedAt: number): Promise<void> {
    const employees = [...new Set(rows.map((row) => row.employeeId))];
    const days = employees.length === 0 ? [] : await this.leaveDays.read(employees);
    const approved = new Map(days.flatMap((day) => (day.approved ? [[day.leaveId, day]] : [])));
    for (const employeeId of employees) {
      const [first, ...others] = rows
        .filter((row) => row.employeeId === employeeId)
        .flatMap(({ unit, detail }) =>
          movedIn(detail, approved, storedAt).map((request) => ({ ...request, unit })),
        );
      if (first)
        await this.events.emit(
          new LeaveRecredited(
            first.leaveId,
            { unit: first.unit, before: first.before, after: first.after },
            others.length,
          ),
        );
    }
  }
}

/** Only requests that are approved now; one that was pending in the preview counts if its approval came before the change. */
function movedIn(
  detail: string,
  approvedNow: ReadonlyMap<string, RequestedDay>,
  storedAt: number,
): MovedRequest[] {
  return (JSON.parse(detail) as { requests: MovedRequest[] }).requests.filter(
    ({ leaveId, approved }) => {
      const day = approvedNow.get(leaveId);
      return day !== undefined && (approved || day.since <= storedAt);
    },
  );
}
