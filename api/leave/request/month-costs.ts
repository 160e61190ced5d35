import { Injectable } from '@nestjs/common';
import { addDays, addMonths, earliest, latestFutureDate } from '../../contract/calendar-date.js';
import type { LeaveCostsResponse } from '../../contract/leave/leave-cost-responses.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { requireLeaveDate } from '../check/leave-span.js';
import type { LeaveCostsQuery } from '../leave.dto.js';
import { daysOfLeave, wholeDays } from '../requested-leave.js';
import { dayCostRecords } from '../stored-leave-costs.js';
import { TeamAccess } from '../team/team-access.js';

/** The cost of each day of a month, for the form's calendar. */
@Injectable()
export class MonthCosts {
  constructor(
    private readonly clock: Clock,
    private readonly team: TeamAccess,
    private readonly types: LeaveTypes,
    private readonly entitlement: EntitlementFacts,
  ) {}

  async read(
    actor: Actor,
    { userId, leaveType, month }: LeaveCostsQuery,
  ): Promise<LeaveCostsResponse> {
    const employee = await this.team.reach(actor, userId);
    const type = await this.types.requireRequestable(actor, leaveType);
    const startDate = `${month}-01`;
    const today = this.clock.today();
    requireLeaveDate('month', 'Month', startDate, today);
    const endDate = earliest(addDays(addMonths(startDate, 1), -1), latestFutureDate(today));
    const person = (await this.entitlement.readTerms([employee.id])).get(employee.id);
    const days = person?.costs(type, daysOfLeave(wholeDays(startDate, endDate))) ?? [];
    return {
      success: true,
      unit: type.unit,
      halfDays: type.halfDays === 1,
      days: dayCostRecords(type.unit, days),
    };
  }
}
