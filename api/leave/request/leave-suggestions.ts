import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { addDays, latestFutureDate, type CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveSuggestionResponse } from '../../contract/leave/coverage-responses.js';
import { DepartmentDays } from '../../employee/job/department-days.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { Actor } from '../../platform/access/actor.js';
import { dayCost } from '../../working-time/leave-day-cost.js';
import { halvesOfLeave } from '../coverage/away-days.js';
import { brokenRules, CoverageCheck, type CountedRule } from '../coverage/coverage-check.js';
import type { LeaveSpanQuery } from '../leave.dto.js';
import { daysOfLeave, type RequestedLeave } from '../requested-leave.js';
import { judgeRequest, type RequestFacts } from './judge-request.js';
import { QuotedRequests } from './quoted-requests.js';
import { RequestFactsReader } from './request-facts.js';

const DAYS_AROUND = 60;

/** Nearest first; of two equally near, the later. */
const SHIFTS = Array.from({ length: DAYS_AROUND }, (_, index) => [index + 1, -index - 1]).flat();

type Suggestion = LeaveSuggestionResponse['suggestion'];

/** Better dates for leave that a rule or the balance speaks against. */
@Injectable()
export class LeaveSuggestions {
  constructor(
    private readonly requests: QuotedRequests,
    private readonly requestFacts: RequestFactsReader,
    private readonly entitlement: EntitlementFacts,
    private readonly coverage: CoverageCheck,
    private readonly departments: DepartmentDays,
  ) {}

  async suggest(actor: Actor, query: LeaveSpanQuery): Promise<Suggestion> {
    const request = await this.requests.read(actor, query);
    const { employee, type, requested } = request;
    const facts = await this.requestFacts.read(actor, request);
    const person = facts.person ?? (await this.entitlement.readPerson(employee.id));
    const wanted = workIn(person, type, requested);
    if (wanted.cost === 0) return null;
    const around = {
      from: addDays(requested.startDate, -DAYS_AROUND),
      to: addDays(requested.endDate, DAYS_AROUND),
    };
    const byDay = await this.departments.since(around.from);
    const { id: employeeId, departmentId } = employee;
    const rules = await this.rulesAround(
      facts,
      byDay.within(employeeId, departmentId, around.from, around.to),
      around,
    );
    for (const shift of SHIFTS) {
      const moved = {
        ...requested,
        startDate: addDays(requested.startDate, shift),
        endDate: addDays(requested.endDate, shift),
      };
      const breaksNone = () =>
        brokenRules(
          rules,
          { employeeId, departmentOn: (day) => byDay.on(employeeId, departmentId, day) },
          halvesOfLeave(person.workingTime, type, moved),
        ).length === 0;
      if (
        isAhead(moved, facts.today) &&
        !person.hasLeaveBetween(moved.startDate, moved.endDate) &&
        isAsLong(person, type, moved, wanted) &&
        breaksNone() &&
        isAllowed(facts, moved)
      )
        return { startDate: moved.startDate, endDate: moved.endDate };
      await setImmediate();
    }
    return null;
  }

  /** Read once for all dates that are tried. */
  private async rulesAround(
    { request: { type }, sight }: RequestFacts,
    departments: string[],
    around: { from: CalendarDate; to: CalendarDate },
  ): Promise<CountedRule[]> {
    return type.exemptFromCoverage === 1
      ? []
      : this.coverage.countedRules(departments, [around], sight.coverage);
  }
}

function isAhead({ startDate, endDate }: RequestedLeave, today: CalendarDate): boolean {
  return startDate >= today && endDate <= latestFutureDate(today);
}

/** As if it were requested. Other leave, coverage and the steps are not read again, and no day from today on is closed. */
function isAllowed(facts: RequestFacts, moved: RequestedLeave): boolean {
  const { binding, overridable } = judgeRequest({
    ...facts,
    request: { ...facts.request, requested: moved },
    closed: undefined,
    overlap: undefined,
    coverage: [],
    chain: undefined,
  });
  return binding.length === 0 && overridable.every(({ code }) => code === 'type.entered_by_admins');
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
