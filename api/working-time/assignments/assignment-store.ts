import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { ClosedLeave } from '../closed-leave.js';
import type { Holder } from './assignees.js';
import { targetId, type TargetColumn } from './assignment-targets.js';
import type { StoredAssignment } from './stored-assignment.js';

export interface NewAssignment {
  column: TargetColumn;
  /** Null: nothing from that day on. */
  target: string | null;
  subject: string;
  inherit: boolean;
  from: string;
}

export interface AssignmentOrigin {
  by: string | null;
  /** The change of a job that it belongs to. */
  changeId?: string | null;
}

const COLUMNS = [
  'id',
  'holder',
  'employee_id',
  'subject',
  'pattern_id',
  'calendar_id',
  'policy_id',
  'inherit',
  'from_date',
  'live',
  'recorded_at',
  'recorded_by',
  'change_id',
];
export const STORED_ASSIGNMENT =
  'SELECT id, holder, employee_id, subject, pattern_id, calendar_id, policy_id, inherit, from_date, live FROM leave_assignment WHERE';

/** Stores assignments of holders whom the open unit has locked. Leave years that are closed do not change. */
@Injectable()
export class AssignmentStore {
  constructor(
    private readonly clock: Clock,
    private readonly closedLeave: ClosedLeave,
  ) {}

  async requireOpen(
    holders: Pick<Holder, 'employeeId'>[],
    subject: string,
    from: string,
    field: string,
  ): Promise<void> {
    const people = holders.flatMap(({ employeeId }) => employeeId ?? []);
    if (holders.length > 0)
      await this.closedLeave.requireOpen(
        { whom: people.length > 0 ? { people } : EVERYBODY, subject, from },
        field,
      );
  }

  /** The holders without this assignment from that very day, and what they have from that day or before. One that holds already is stored all the same: an earlier one can come later. */
  async changedOf(
    manager: EntityManager,
    holders: Holder[],
    { target, subject, inherit, from }: NewAssignment,
  ) {
    const places = holders.map(() => '?').join(', ');
    const earlier = await manager.query<StoredAssignment[]>(
      `${STORED_ASSIGNMENT} holder IN (${places}) AND subject = ? AND live = 1 AND from_date <= ? ORDER BY from_date`,
      [...holders.map(({ holder }) => holder), subject, from],
    );
    const latestOf = new Map(earlier.map((assignment) => [assignment.holder, assignment]));
    const isStored = (latest?: StoredAssignment) =>
      latest?.from_date === from &&
      targetId(latest) === target &&
      Boolean(latest.inherit) === inherit;
    const changed = holders.filter(({ holder }) => !isStored(latestOf.get(holder)));
    return { earlier, latestOf, changed };
  }

  /** For those who do not have it yet; one from the same day is replaced. */
  async insert(
    manager: EntityManager,
    holders: Holder[],
    added: NewAssignment,
    { by, changeId = null }: AssignmentOrigin,
  ) {
    const { column, target, subject, inherit, from } = added;
    const { earlier, latestOf, changed } = await this.changedOf(manager, holders, added);
    await this.requireOpen(changed, subject, from, 'from');
    const now = this.clock.now();
    const replaced = changed
      .flatMap(({ holder }) => latestOf.get(holder) ?? [])
      .filter(({ from_date }) => from_date === from);
    if (replaced.length > 0) {
      const ids = replaced.map(({ id }) => id);
      await manager.query(
        `UPDATE leave_assignment SET live = NULL, ended_at = ?, ended_by = ? WHERE id IN (${ids.map(() => '?').join(', ')})`,
        [now, by, ...ids],
      );
    }
    const rows = changed.map(({ holder, employeeId }) => ({
      id: newId(),
      holder,
      employee_id: employeeId,
      subject,
      pattern_id: null,
      calendar_id: null,
      policy_id: null,
      [column]: target,
      inherit: Number(inherit),
      from_date: from,
    }));
    await insertRows(
      manager,
      'leave_assignment',
      COLUMNS,
      rows.map((row) => [...Object.values(row), 1, now, by, changeId]),
    );
    return { rows, changed, earlier, latestOf };
  }

  /** What a change recorded of some people, as if it had never been. Refused where it is of closed years. */
  async endOfChange(
    manager: EntityManager,
    changeId: string,
    employeeIds: readonly string[],
    { by, reason }: { by: string | null; reason: string | null },
  ): Promise<void> {
    await readByIds(employeeIds, async (ids, places) => {
      const where = `holder IN (${places}) AND change_id = ? AND live = 1`;
      const rows = await manager.query<{ holder: string; subject: string; from: string }[]>(
        `SELECT holder, subject, from_date AS "from" FROM leave_assignment WHERE ${where}`,
        [...ids, changeId],
      );
      for (const subject of new Set(rows.map((row) => row.subject))) {
        const held = rows.filter((row) => row.subject === subject);
        const holders = held.map(({ holder }) => ({ employeeId: holder }));
        await this.requireOpen(holders, subject, held[0]?.from ?? '', 'people');
      }
      await manager.query(
        `UPDATE leave_assignment SET live = NULL, ended_at = ?, ended_by = ?, ended_reason = ? WHERE ${where}`,
        [this.clock.now(), by, reason, ...ids, changeId],
      );
      return [];
    });
  }
}
