import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { MovedRequest } from '../../contract/job/job-changes.js';
import { LeaveTurns, type LeaveTurn } from '../../leave/deciding/leave-turns.js';
import { LEAVE_ROWS, type LeaveRow } from '../../leave/leave-row.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { approversOn, movesFacts, type ChangedPerson } from './changed-person.js';

/** Requests that wait, and that another person decides from the day on. */
@Injectable()
export class MovedRequests {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly turns: LeaveTurns,
  ) {}

  async find(people: readonly ChangedPerson[], from: CalendarDate): Promise<MovedRequest[]> {
    const [day, now] = [latest(from, this.clock.today()), this.clock.now()];
    const approvers = people
      .filter((person) => movesFacts(person, 'manager', 'approver'))
      .map((person) => ({ id: person.id, ...approversOn(person, day, now) }))
      .filter(({ before, after }) => before !== after);
    if (approvers.length === 0) return [];
    const rows = await this.waitingOf(approvers.map(({ id }) => id));
    const turnsWith = (which: 'before' | 'after') =>
      this.turns.readTurns(rows, undefined, new Map(approvers.map((one) => [one.id, one[which]])));
    const [before, after] = [await turnsWith('before'), await turnsWith('after')];
    return rows.flatMap((row) => {
      const [one, other] = [before.get(row.id), after.get(row.id)];
      if (!one || !other || askedOf(one) === askedOf(other)) return [];
      return [
        {
          _id: row.id,
          employee: { _id: row.employee_id, name: row.name },
          leaveType: row.leave_type,
          startDate: row.start_date,
          endDate: row.end_date,
          from: firstOf(one),
          to: firstOf(other),
        },
      ];
    });
  }

  /** Theirs, and those of the people whom they manage: a second step asks the manager's manager. */
  private async waitingOf(employeeIds: readonly string[]): Promise<LeaveRow[]> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<LeaveRow>(
        `${LEAVE_ROWS} WHERE l.status = 'Pending' AND (l.employee_id IN (${places}) OR COALESCE(e.approver_id, e.manager_id) IN (${places}))`,
        [...ids, ...ids],
      ),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...byId.values()].sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
  }
}

function askedOf({ deciders }: LeaveTurn): string {
  return deciders
    .map(({ accountId, right }) => (right === 'hr' ? 'hr' : accountId))
    .sort()
    .join();
}

/** Null for HR. */
function firstOf({ deciders: [decider] }: LeaveTurn): { name: string } | null {
  return decider && decider.right !== 'hr' ? { name: decider.name } : null;
}
