import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveDays } from '../../entitlement/facts/leave-days.js';
import { personEntitlements } from '../../entitlement/facts/leave-facts.js';
import type { DayOfLeave, EmploymentTerms } from '../../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { Clock } from '../../platform/config/clock.js';
import type { Mover } from './changed-person.js';

/** Absence that the report has counted in one department, and would count in another. */
@Injectable()
export class MovedAbsence {
  constructor(
    private readonly clock: Clock,
    private readonly facts: EntitlementFacts,
    private readonly leaveDays: LeaveDays,
  ) {}

  /** Approved days until today, in thousandths. */
  async count(movers: readonly Mover[], from: CalendarDate): Promise<number> {
    const today = this.clock.today();
    if (from > today || movers.length === 0) return 0;
    const ids = movers.map(({ id }) => id);
    const terms = await this.facts.readWithoutLeave(ids);
    const people = personEntitlements(ids, terms);
    const types = new Map(terms.rules.types.map((type) => [type.id, type]));
    const byId = new Map(movers.map((mover) => [mover.id, mover]));
    let sum = 0;
    for (const day of await this.leaveDays.read(ids, { leaveTypeIds: [...types.keys()], from })) {
      const [mover, person] = [byId.get(day.employeeId), people.get(day.employeeId)];
      const type = types.get(day.leaveTypeId);
      if (!day.approved || day.day > today || !mover || !person || !type) continue;
      if (mover.before(day.day) !== mover.after(day.day)) sum += shareOfDay(person, type, day);
    }
    return sum;
  }
}

/** Hours as their share of the day's work. */
function shareOfDay(person: EmploymentTerms, type: LeaveTypeRules, day: DayOfLeave): number {
  const costOf = (unit: LeaveTypeRules['unit'], minutes: number | null) =>
    person.costOf({ ...type, unit }, { ...day, minutes }).cost;
  const whole = costOf('days', null);
  if (day.minutes === null || whole === 0) return whole;
  return Math.round((whole * costOf('minutes', day.minutes)) / costOf('minutes', null));
}
