import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import { LONGEST_LEAVE_DAYS } from '../contract/leave-types.js';
import type { LeaveReturnRecord } from '../contract/leave-cost-responses.js';
import { EntitlementFacts } from '../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import { dayCost } from '../working-time/leave-day-cost.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface EndRow {
  id: string;
  employeeId: string;
  endDate: CalendarDate;
}

/** When people who are away work again: not on free days, holidays or the days of other approved leave. */
@Injectable()
export class LeaveReturns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
  ) {}

  async of(ids: readonly string[]): Promise<LeaveReturnRecord[]> {
    const rows = await this.work.read<EndRow>(
      `SELECT id, employee_id AS employeeId, end_date AS endDate FROM leave_request WHERE status = 'Approved' AND id IN (${ids.map(() => '?').join(', ')}) ORDER BY id`,
      [...ids],
    );
    const people = await this.facts.ofMany([...new Set(rows.map(({ employeeId }) => employeeId))]);
    return rows.map(({ id, employeeId, endDate }) => ({ _id: id, on: firstDayOfWork(people.get(employeeId) as PersonEntitlement, endDate) }));
  }
}

/** From the last day of the leave on, whose afternoon may be worked. */
function firstDayOfWork(person: PersonEntitlement, from: CalendarDate): CalendarDate | null {
  for (let day = from; day <= addDays(from, LONGEST_LEAVE_DAYS); day = addDays(day, 1)) {
    const away = person.approvedOn(day);
    const work = person.workingTime.workDay(day, person.isEmployedOn(day));
    if (dayCost({ unit: 'days', counts: 'working' }, work, { morning: !away.morning, afternoon: !away.afternoon, minutes: null }).cost > 0) return day;
  }
  return null;
}
