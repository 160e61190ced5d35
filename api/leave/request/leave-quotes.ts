import { Injectable } from '@nestjs/common';
import { addDays, addMonths, earliest, latestFutureDate } from '../../contract/calendar-date.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type {
  LeaveCostsResponse,
  LeaveQuoteResponse,
  LeaveRefusalRecord,
} from '../../contract/leave/leave-cost-responses.js';
import type { Problem } from '../../contract/problem.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { allocationName } from '../../entitlement/statement/allocation-name.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { requireLeaveDate, requirePartsAllowed, requireSpan } from '../check/leave-span.js';
import { usesOfLeave } from '../check/request-balance.js';
import { StandIns } from '../check/stand-ins.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { daysOfLeave } from '../requested-leave.js';
import { requestedLeave, type LeaveCostsQuery, type LeaveQuoteQuery } from '../leave.dto.js';
import { dayCostRecords } from '../stored-leave-costs.js';
import { TeamAccess } from '../team/team-access.js';
import {
  judgeRequest,
  type JudgedRequest,
  type LeaveRequest,
  type RequestFacts,
} from './judge-request.js';
import { RequestFactsReader } from './request-facts.js';

@Injectable()
export class LeaveQuotes {
  constructor(
    private readonly clock: Clock,
    private readonly team: TeamAccess,
    private readonly types: LeaveTypes,
    private readonly requestFacts: RequestFactsReader,
    private readonly standIns: StandIns,
    private readonly steps: LeaveSteps,
    private readonly entitlement: EntitlementFacts,
  ) {}

  async quote(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveQuoteResponse> {
    const request = await this.requestOf(actor, query);
    const facts = await this.requestFacts.read(actor, request);
    if (facts.standIn.refused) throw facts.standIn.refused;
    const judged = judgeRequest(facts);
    const { unit } = request.type;
    const { standIn, chain } = judged;
    return {
      success: true,
      unit,
      ...amounts(request, facts, judged),
      balanceToBeChecked: judged.toBeChecked,
      takesOut: facts.takesOut.map(({ typeId: _, ...leave }) => leave),
      faults: [
        ...refusalRecords(judged.binding, false),
        ...refusalRecords(judged.overridable, facts.mayOverride),
      ],
      coverage: facts.coverage,
      ...(chain && this.steps.outlook(chain, unit)),
      ...(standIn !== null && {
        standInAway: await this.standIns.absenceOf(standIn, request.requested),
      }),
    };
  }

  private async requestOf(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveRequest> {
    const employee = await this.team.reach(actor, query.userId);
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const requested = requestedLeave(query);
    requireSpan(requested, this.clock.today());
    requirePartsAllowed(type, requested);
    return {
      employee,
      type,
      requested,
      takeOut: isAdmin(actor) && query.takeOut === true,
      standIn: query.standIn ?? null,
    };
  }

  async costs(
    actor: Actor,
    { userId, leaveType, month }: LeaveCostsQuery,
  ): Promise<LeaveCostsResponse> {
    const employee = await this.team.reach(actor, userId);
    const type = await this.types.requireRequestable(actor, leaveType);
    const startDate = `${month}-01`;
    const today = this.clock.today();
    requireLeaveDate('month', 'Month', startDate, today);
    const endDate = earliest(addDays(addMonths(startDate, 1), -1), latestFutureDate(today));
    const person = (await this.entitlement.employmentsOf([employee.id])).get(employee.id);
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

/** Amounts of the type's unit; null where nothing is costed or the balance is not to be seen. */
function amounts(
  { type }: LeaveRequest,
  { person, sight }: RequestFacts,
  { cost, days, available, remaining, shortfall }: JudgedRequest,
): Pick<
  LeaveQuoteResponse,
  | 'cost'
  | 'days'
  | 'available'
  | 'remaining'
  | 'shortBy'
  | 'shortOn'
  | 'yearsWithoutHolidays'
  | 'uses'
> {
  const wire = (amount: number | null) => (amount === null ? null : wireAmount(type.unit, amount));
  const countsHolidays = type.counts === 'working';
  return {
    cost: wire(cost),
    days: dayCostRecords(type.unit, days),
    available: wire(available),
    remaining: wire(remaining),
    shortBy: wire(shortfall?.by ?? null),
    shortOn: shortfall?.day ?? null,
    yearsWithoutHolidays:
      person && countsHolidays
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
  };
}

function refusalRecords(problems: readonly Problem[], overridable: boolean): LeaveRefusalRecord[] {
  return problems.map(({ code, message, refusal }) => ({
    code,
    text: message,
    refusal: refusal ?? null,
    overridable,
  }));
}
