import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { addDays, latestFutureDate } from '../../contract/calendar-date.js';
import type { LeaveSuggestionResponse } from '../../contract/leave/coverage-responses.js';
import { firstDayOutside } from '../../contract/employee/employment-periods.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';
import { insufficientBalance, ruleRefusals } from '../check/leave-refusals.js';
import { requirePartsAllowed, requireSpan } from '../check/leave-span.js';
import { requestedLeave, type LeaveSpanQuery } from '../leave.dto.js';
import { costedRequest } from '../check/request-balance.js';
import { TeamAccess, type RequestSight } from '../team/team-access.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { dayCost } from '../../working-time/leave-day-cost.js';
import { halvesOfLeave } from './away-days.js';
import { brokenRules, CoverageCheck, type CountedRule } from './coverage-check.js';

const DAYS_AROUND = 60;

/** Nearest first; of two equally near, the later. */
const SHIFTS = Array.from({ length: DAYS_AROUND }, (_, index) => [index + 1, -index - 1]).flat();

type Suggestion = LeaveSuggestionResponse['suggestion'];

/** Better dates for leave that a rule or the balance speaks against. */
@Injectable()
export class LeaveSuggestions {
  constructor(
    private readonly clock: Clock,
    private readonly team: TeamAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly coverage: CoverageCheck,
  ) {}

  async suggest(actor: Actor, query: LeaveSpanQuery): Promise<Suggestion> {
    const employee = await this.team.reach(actor, query.userId);
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const requested = requestedLeave(query);
    requireSpan(requested, this.clock.today());
    requirePartsAllowed(type, requested);
    const person = await this.facts.readPerson(employee.id);
    const wanted = workIn(person, type, requested);
    if (wanted.cost === 0) return null;
    const sight = await this.team.sightOf(actor, employee.id, type);
    const rules = await this.rulesAround(employee, type, requested, sight);
    for (const shift of SHIFTS) {
      const moved = {
        ...requested,
        startDate: addDays(requested.startDate, shift),
        endDate: addDays(requested.endDate, shift),
      };
      const breaksNone = () =>
        brokenRules(
          rules,
          { employeeId: employee.id, departmentId: employee.departmentId },
          halvesOfLeave(person.workingTime, type, moved),
        ).length === 0;
      if (
        this.isPossible(person, moved) &&
        isAsLong(person, type, moved, wanted) &&
        breaksNone() &&
        this.isAllowed(person, type, moved, sight)
      )
        return { startDate: moved.startDate, endDate: moved.endDate };
      await setImmediate();
    }
    return null;
  }

  /** Read once for all dates that are tried. */
  private async rulesAround(
    { departmentId }: EmployeeReference,
    type: LeaveType,
    { startDate, endDate }: RequestedLeave,
    { coverage }: RequestSight,
  ): Promise<CountedRule[]> {
    return type.exemptFromCoverage === 1
      ? []
      : this.coverage.countedRules(
          [departmentId],
          [{ from: addDays(startDate, -DAYS_AROUND), to: addDays(endDate, DAYS_AROUND) }],
          coverage,
        );
  }

  /** Not in the past or far ahead, within an employment, and free of other leave. */
  private isPossible(person: PersonEntitlement, { startDate, endDate }: RequestedLeave): boolean {
    const today = this.clock.today();
    if (startDate < today || endDate > latestFutureDate(today)) return false;
    if (firstDayOutside(person.periods, startDate, endDate)) return false;
    return !person.hasLeaveBetween(startDate, endDate);
  }

  /** A hidden balance does not decide: which dates are left out would tell it. */
  private isAllowed(
    person: PersonEntitlement,
    type: LeaveType,
    moved: RequestedLeave,
    { balance }: RequestSight,
  ): boolean {
    const costed = costedRequest(person, type, moved);
    return (
      costed.cost === null ||
      (ruleRefusals(person, type, moved, costed, this.clock.today()).length === 0 &&
        !(balance && insufficientBalance(costed, type, moved)))
    );
  }
}

interface Work {
  /** Thousandths of a day, or minutes. */
  cost: number;
  /** The first and the last day are worked. */
  worksAtEnds: boolean;
}

function workIn(person: PersonEntitlement, type: LeaveType, requested: RequestedLeave): Work {
  const costs = daysOfLeave(requested).map(
    (asked) => dayCost(type, person.workingTime.workDay(asked.day, true), asked).cost,
  );
  return {
    cost: costs.reduce((sum, cost) => sum + cost, 0),
    worksAtEnds: costs.at(0) !== 0 && costs.at(-1) !== 0,
  };
}

/** The same cost; it begins and ends on a free day only if the first wish does. */
function isAsLong(
  person: PersonEntitlement,
  type: LeaveType,
  moved: RequestedLeave,
  wanted: Work,
): boolean {
  const { cost, worksAtEnds } = workIn(person, type, moved);
  return cost === wanted.cost && (worksAtEnds || !wanted.worksAtEnds);
}
