import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveReturnRecord } from '../../contract/leave/leave-cost-responses.js';
import { LONGEST_LEAVE_DAYS } from '../../contract/leave/leave-types.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { Actor } from '../../platform/access/actor.js';
import { dayCost } from '../../working-time/leave-day-cost.js';
import { LeaveAccess } from '../leave-access.js';
import type { LeaveRow } from '../leave-row.js';

/** When people who are away work again: not on free days, holidays or the days of other approved leave. */
@Injectable()
export class LeaveReturns {
  constructor(
    private readonly access: LeaveAccess,
    private readonly facts: EntitlementFacts,
  ) {}

  async preview(actor: Actor, ids: readonly string[]): Promise<LeaveReturnRecord[]> {
    const rows = (await this.access.reachMany(actor, ids)).filter(
      ({ status }) => status === 'Approved',
    );
    const people = await this.facts.readPeople([...new Set(rows.map((row) => row.employee_id))]);
    return rows.map((row) => ({
      _id: row.id,
      on: firstDayOfWork(people.get(row.employee_id) as PersonEntitlement, row),
    }));
  }
}

/** From the last day of the leave on, whose afternoon may be worked, or what is left of it after leave in minutes. */
function firstDayOfWork(
  person: PersonEntitlement,
  { end_date: end, minutes }: LeaveRow,
): CalendarDate | null {
  for (let day = end; day <= addDays(end, LONGEST_LEAVE_DAYS); day = addDays(day, 1)) {
    const away = person.approvedOn(day);
    const work = person.workingTime.workDay(day, person.isEmployedOn(day));
    const returned = day > end || minutes !== null;
    const free = { morning: returned && !away.morning, afternoon: !away.afternoon, minutes: null };
    if (dayCost({ unit: 'minutes', counts: 'working' }, work, free).cost > away.minutes) return day;
  }
  return null;
}
