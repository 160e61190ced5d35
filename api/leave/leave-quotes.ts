import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { addDays, addMonths, earliest } from '../contract/calendar-date.js';
import { latestFutureDate } from '../contract/date-limits.js';
import { wireAmount } from '../contract/leave-amounts.js';
import type { LeaveCostsResponse, LeaveFaultRecord, LeaveQuoteResponse } from '../contract/leave-cost-responses.js';
import type { Problem } from '../contract/problem.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { EmploymentPeriods } from '../employee/employment-periods.js';
import { EntitlementFacts } from '../entitlement/facts/entitlement-facts.js';
import { enteredByAdmins, LeaveTypes } from '../entitlement/types/leave-types.js';
import { ClosedYears } from '../entitlement/closing/closed-years.js';
import { leaveClosed } from '../working-time/closed-leave.js';
import { allocationName } from '../entitlement/statement/allocation-name.js';
import { daysOfLeave } from './requested-leave.js';
import { usesOfLeave } from './request-balance.js';
import { faultsOf, LeaveCheck } from './leave-check.js';
import { dayCostRecords } from './leave-costs.js';
import { notEmployed } from './leave-employment.js';
import { overlapOf } from './leave-overlap.js';
import { OwnDecisions } from './own-decisions.js';
import { requireLeaveDate, requirePartsAllowed, requireSpan } from './leave-span.js';
import { requestedLeave, type LeaveCostsQuery, type LeaveQuoteQuery } from './leave.dto.js';

/** What a request would cost, before it is sent. */
@Injectable()
export class LeaveQuotes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly types: LeaveTypes,
    private readonly periods: EmploymentPeriods,
    private readonly facts: EntitlementFacts,
    private readonly check: LeaveCheck,
    private readonly closedYears: ClosedYears,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  async quote(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveQuoteResponse> {
    const employee = await this.employees.reach(actor, query.userId);
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const asked = requestedLeave(query);
    requireSpan(asked, this.clock.today());
    requirePartsAllowed(type, asked);
    const examined = await this.check.examine(employee.id, type, asked);
    const { person, mistake, shortfall, cost, days } = examined;
    const wire = (amount: number | null) => (amount === null ? null : wireAmount(type.unit, amount));
    const outside = notEmployed(await this.periods.of(employee.id), asked.startDate, asked.endDate);
    const overlap = await overlapOf((sql, parameters) => this.work.read(sql, parameters), { id: '', employeeId: employee.id, ...asked });
    const overridable = await this.ownDecisions.mayOverride(actor, employee);
    const closed = await this.closedYears.closedDayOf(employee.id, type.id, asked.startDate);
    const standing = [closed === undefined ? undefined : leaveClosed(closed, 'startDate'), outside, overlap, outside ? undefined : mistake];
    return {
      success: true,
      unit: type.unit,
      cost: wire(cost),
      days: dayCostRecords(type.unit, days),
      available: wire(examined.available),
      remaining: wire(examined.remaining),
      shortBy: wire(shortfall?.by ?? null),
      shortOn: shortfall?.day ?? null,
      uses: person ? usesOfLeave(person, type, days).map((use) => ({ ...use, allocation: allocationName(use.allocation), amount: wireAmount(type.unit, use.amount) })) : [],
      faults: [
        ...standing.filter((fault) => fault !== undefined).map((fault) => faultRecord(fault, false)),
        ...[enteredByAdmins(type), ...faultsOf(examined)].filter((fault) => fault !== undefined).map((fault) => faultRecord(fault, overridable)),
      ],
    };
  }

  async costs(actor: Actor, { userId, leaveType, month }: LeaveCostsQuery): Promise<LeaveCostsResponse> {
    const employee = await this.employees.reach(actor, userId);
    const type = await this.types.requireRequestable(actor, leaveType);
    const startDate = `${month}-01`;
    const today = this.clock.today();
    requireLeaveDate('month', 'Month', startDate, today);
    const endDate = earliest(addDays(addMonths(startDate, 1), -1), latestFutureDate(today));
    const person = await this.facts.of(employee.id);
    const days = person.costs(type, daysOfLeave({ startDate, endDate, startsAt: 'morning', endsAt: 'evening', minutes: null })) ?? [];
    return { success: true, unit: type.unit, halfDays: type.halfDays === 1, days: dayCostRecords(type.unit, days) };
  }
}

function faultRecord({ code, message, refusal }: Problem, overridable: boolean): LeaveFaultRecord {
  return { code, text: message, refusal: refusal ?? null, overridable };
}
