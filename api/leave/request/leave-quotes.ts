import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Problem } from '../../contract/problem.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { enteredByAdmins, LeaveTypes } from '../../entitlement/types/leave-types.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveSights } from '../deciding/leave-sights.js';
import { NewLeaveChains } from '../deciding/new-leave-chains.js';
import { isCheckedByHr, WITHOUT_BALANCE } from '../check/leave-refusals.js';
import { ReportAccess } from '../team/report-access.js';
import { daysOfLeave } from '../leave-record.js';
import { StandIns } from '../check/stand-ins.js';
import { approvedOfOtherTypes, overlapOf } from '../check/leave-overlap.js';
import { CoverageCheck, coverageRefusal } from '../coverage/coverage-check.js';
import { LeaveCheck } from '../check/leave-check.js';
import { dayCostRecords } from '../stored-leave-costs.js';
import { requirePartsAllowed, requireSpan, requireLeaveDate } from '../check/leave-span.js';
import { requestedLeave, type LeaveCostsQuery, type LeaveQuoteQuery } from '../leave.dto.js';
import {
  addDays,
  addMonths,
  earliest,
  latest,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type {
  LeaveCostsResponse,
  LeaveQuoteResponse,
  LeaveRefusalRecord,
} from '../../contract/leave/leave-cost-responses.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { allocationName } from '../../entitlement/statement/allocation-name.js';
import { usesOfLeave } from '../check/request-balance.js';

@Injectable()
export class LeaveQuotes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly check: LeaveCheck,
    private readonly coverage: CoverageCheck,
    private readonly chains: NewLeaveChains,
    private readonly standIns: StandIns,
    private readonly reports: ReportAccess,
    private readonly sights: LeaveSights,
    private readonly steps: LeaveSteps,
  ) {}

  async quote(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveQuoteResponse> {
    const { read } = this.work.listReader;
    const employee = await this.reports.reach(actor, query.userId);
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const requested = requestedLeave(query);
    requireSpan(requested, this.clock.today());
    requirePartsAllowed(type, requested);
    const checked = await this.check.request(employee.id, type, requested);
    const { person, cost, days } = checked;
    const sight = await this.reports.sightOf(actor, employee.id, type);
    const toBeChecked = isCheckedByHr(sight, checked);
    const { available, remaining, shortfall, insufficient } = sight.balance
      ? checked
      : WITHOUT_BALANCE;
    const wire = (amount: number | null) =>
      amount === null ? null : wireAmount(type.unit, amount);
    const outside = await this.check.outsideEmployment(employee.id, requested);
    const mayOverride = await this.check.mayOverride(actor, employee);
    const takesOut = mayOverride
      ? await approvedOfOtherTypes(read, requested, { employeeId: employee.id, typeId: type.id })
      : [];
    const replaced = query.takeOut ? takesOut : [];
    const overlap = await overlapOf(
      read,
      { id: '', employeeId: employee.id, ...requested },
      replaced.map(({ _id }) => _id),
      async (id) => (await this.sights.readSights(actor, [id]))(id),
    );
    const outlook = await this.chains.outlook(actor, employee.id, { type, cost, toBeChecked });
    const standIn = await this.standIns.require(employee, query.standIn);
    const coverage = await this.coverage.breaches(
      {
        employeeId: employee.id,
        departmentId: employee.departmentId,
        typeId: type.id,
        requested,
      },
      sight.coverage,
    );
    let closed = await this.check.closed(employee.id, type.id, requested.startDate);
    for (const { typeId, startDate } of replaced)
      closed ??= await this.check.closed(
        employee.id,
        typeId,
        latest(requested.startDate, startDate),
      );
    return {
      success: true,
      unit: type.unit,
      cost: wire(cost),
      days: dayCostRecords(type.unit, days),
      available: wire(available),
      remaining: wire(remaining),
      shortBy: wire(shortfall?.by ?? null),
      shortOn: shortfall?.day ?? null,
      balanceToBeChecked: toBeChecked,
      yearsWithoutHolidays:
        person && type.counts === 'working'
          ? person.workingTime.yearsWithoutHolidays(days.map(({ day }) => day))
          : [],
      uses:
        person && sight.balance
          ? usesOfLeave(person, type, days).map((use) => ({
              ...use,
              allocation: allocationName(use.allocation),
              amount: wireAmount(type.unit, use.amount),
            }))
          : [],
      takesOut: takesOut.map(({ typeId: _, ...leave }) => leave),
      faults: [
        ...refusalRecords([closed, outside, overlap, outside ? undefined : checked.refused], false),
        ...refusalRecords(
          [enteredByAdmins(type), ...checked.rules, coverageRefusal(coverage), insufficient],
          mayOverride,
        ),
      ],
      coverage,
      ...(outlook && this.steps.outlook(outlook, type.unit)),
      ...(standIn !== null && { standInAway: await this.standIns.absenceOf(standIn, requested) }),
    };
  }

  async costs(
    actor: Actor,
    { userId, leaveType, month }: LeaveCostsQuery,
  ): Promise<LeaveCostsResponse> {
    const employee = await this.reports.reach(actor, userId);
    const type = await this.types.requireRequestable(actor, leaveType);
    const startDate = `${month}-01`;
    const today = this.clock.today();
    requireLeaveDate('month', 'Month', startDate, today);
    const endDate = earliest(addDays(addMonths(startDate, 1), -1), latestFutureDate(today));
    const person = (await this.facts.employmentsOf([employee.id])).get(employee.id);
    const days =
      person?.costs(
        type,
        daysOfLeave({ startDate, endDate, startsAt: 'morning', endsAt: 'evening', minutes: null }),
      ) ?? [];
    return {
      success: true,
      unit: type.unit,
      halfDays: type.halfDays === 1,
      days: dayCostRecords(type.unit, days),
    };
  }
}

function refusalRecords(
  problems: (Problem | undefined)[],
  overridable: boolean,
): LeaveRefusalRecord[] {
  const found = problems.filter((problem) => problem !== undefined);
  return found.map(({ code, message, refusal }) => ({
    code,
    text: message,
    refusal: refusal ?? null,
    overridable,
  }));
}
