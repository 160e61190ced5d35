import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
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

const PEOPLE_PER_UNIT = 50;

/** Notifies people, once, whose approved leave a stored change has made cheaper or dearer: by as much as its preview found, if it is still approved. */
@Injectable()
export class RecreditedPeople {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly leaveDays: LeaveDays,
  ) {}

  async notify(stopping: AbortSignal): Promise<void> {
    const next = () =>
      this.work.read<StoredPreview>(
        'SELECT id, notified_id AS notifiedId, stored_at AS storedAt FROM leave_preview WHERE stored_at IS NOT NULL AND notified_at IS NULL ORDER BY id LIMIT 1',
      );
    for (let [preview] = await next(); preview && !stopping.aborted; [preview] = await next())
      await this.notifySome(preview);
  }

  private async notifySome(preview: StoredPreview): Promise<void> {
    const { id, notifiedId } = preview;
    const people = await this.work.read<{ id: string }>(
      'SELECT DISTINCT employee_id AS id FROM leave_preview_row WHERE preview_id = ? AND moved > 0 AND employee_id > ? ORDER BY employee_id LIMIT ?',
      [id, notifiedId, PEOPLE_PER_UNIT],
    );
    const rows =
      people.length === 0
        ? []
        : await this.rows(
            id,
            people.map((person) => person.id),
          );
    const notifiedAt = people.length < PEOPLE_PER_UNIT ? this.clock.now() : null;
    await this.work.write((manager) =>
      this.emit(manager, preview, people.at(-1)?.id ?? notifiedId, notifiedAt, rows),
    );
  }

  private rows(previewId: string, people: string[]): Promise<MovedRow[]> {
    return this.work.read<MovedRow>(
      `SELECT r.employee_id AS employeeId, t.unit, r.detail FROM leave_preview_row r JOIN leave_type t ON t.id = r.leave_type_id
       WHERE r.preview_id = ? AND r.moved > 0 AND r.employee_id IN (${people.map(() => '?').join(', ')}) ORDER BY r.id`,
      [previewId, ...people],
    );
  }

  /** Nothing if another instance has notified these people. */
  private async emit(
    manager: EntityManager,
    { id, notifiedId, storedAt }: StoredPreview,
    last: string,
    notifiedAt: number | null,
    rows: MovedRow[],
  ): Promise<void> {
    const moved = await execute(
      manager,
      'UPDATE leave_preview SET notified_id = ?, notified_at = ? WHERE id = ? AND notified_id = ? AND notified_at IS NULL',
      [last, notifiedAt, id, notifiedId],
    );
    if (moved === 0) return;
    const employees = [...new Set(rows.map((row) => row.employeeId))];
    const days = employees.length === 0 ? [] : await this.leaveDays.read(employees);
    const approved = new Map(days.flatMap((day) => (day.approved ? [[day.leaveId, day]] : [])));
    for (const employeeId of employees) {
      const [first, ...others] = rows
        .filter((row) => row.employeeId === employeeId)
        .flatMap(({ unit, detail }) =>
          movedIn(detail, approved, Number(storedAt)).map((request) => ({ ...request, unit })),
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
