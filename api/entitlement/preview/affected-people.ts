import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EVERYBODY } from '../../contract/working-time.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { TargetColumn } from '../../working-time/assignments/assignment-targets.js';

/** The people whom a change can affect, as conditions on the employee `e`. */
@Injectable()
export class AffectedPeople {
  constructor(private readonly work: UnitOfWork) {}

  /** People who have the target at any time and have not left by then. */
  async having(column: TargetColumn, targetId: string, from: CalendarDate): Promise<Condition[]> {
    const common = await this.work.read(`SELECT 1 FROM leave_assignment WHERE holder = ? AND ${column} = ? AND live = 1 LIMIT 1`, [EVERYBODY, targetId]);
    if (common.length > 0) return [employedFrom(from)];
    // For each person in turn: a list of all holders would be made anew for each page of people.
    const own = `SELECT 1 FROM leave_assignment a WHERE a.holder = e.id AND a.${column} = ? AND a.live = 1`;
    return [employedFrom(from), { sql: `EXISTS (${own})`, parameters: [targetId] }];
  }
}

export function people(employeeIds: readonly string[]): Condition {
  return { sql: `e.id IN (${employeeIds.map(() => '?').join(', ')})`, parameters: [...employeeIds] };
}

export function employedFrom(day: CalendarDate): Condition {
  return { sql: "COALESCE(e.left_on, '9999-12-31') >= ?", parameters: [day] };
}
