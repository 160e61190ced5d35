import { Injectable } from '@nestjs/common';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type {
  LeaveQuoteResponse,
  LeaveRefusalRecord,
} from '../../contract/leave/leave-cost-responses.js';
import type { Problem } from '../../contract/problem.js';
import { allocationName } from '../../entitlement/statement/allocation-name.js';
import type { Actor } from '../../platform/access/actor.js';
import { usesOfLeave } from '../check/request-balance.js';
import { StandIns } from '../check/stand-ins.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import type { LeaveQuoteQuery } from '../leave.dto.js';
import { dayCostRecords } from '../stored-leave-costs.js';
import {
  judgeRequest,
  type JudgedRequest,
  type LeaveRequest,
  type RequestFacts,
} from './judge-request.js';
import { QuotedRequests } from './quoted-requests.js';
import { RequestFactsReader } from './request-facts.js';

@Injectable()
export class LeaveQuotes {
  constructor(
    private readonly requests: QuotedRequests,
    private readonly requestFacts: RequestFactsReader,
    private readonly standIns: StandIns,
    private readonly steps: LeaveSteps,
  ) {}

  async quote(actor: Actor, query: LeaveQuoteQuery): Promise<LeaveQuoteResponse> {
    const request = await this.requests.read(actor, query);
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
      ...(judged.mayApprove && { mayApprove: true as const }),
      ...(chain && this.steps.outlook(actor, chain, unit)),
      ...(standIn !== null && {
        standInAway: await this.standIns.absenceOf(standIn, request.requested),
      }),
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
