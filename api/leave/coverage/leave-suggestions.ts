import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { addDays, latestFutureDate } from '../../contract/calendar-date.js';
import type { LeaveSuggestionResponse } from '../../contract/coverage-responses.js';
import { firstDayOutside } from '../../contract/employment-periods.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { daysOfLeave, type RequestedLeave } from '../leave-record.js';
import { insufficientBalance, ruleRefusals } from '../leave-refusals.js';
import { requirePartsAllowed, requireSpan } from '../leave-span.js';
import { requestedLeave, type LeaveSpanQuery } from '../leave.dto.js';
import { costedRequest } from '../request-balance.js';
import { ReportAccess } from '../team/report-access.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { breachesOf, CoverageCheck, type CoverageOnDays } from './coverage-check.js';
import { CoverageRules } from './coverage-rules.js';
import { halvesAway } from './halves-away.js';

const DAYS_AROUND = 60;

/** Nearest first; of two equally near, the later. */
const SHIFTS = Array.from({ length: DAYS_AROUND }, (_, index) => [index + 1, -index - 1]).flat();

type Suggestion = LeaveSuggestionResponse['suggestion'];

/** Better dates for leave that a rule or the balance speaks against. */
@Injectable()
export class LeaveSuggestions {
  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly reports: ReportAccess,
    private readonly types: LeaveTypes,
    private readonly facts: EntitlementFacts,
    private readonly rules: CoverageRules,
    private readonly coverage: CoverageCheck,
  ) {}

  async near(actor: Actor, query: LeaveSpanQuery): Promise<Suggestion> {
    const isOwn = query.userId === actor.accountId || query.userId === actor.employeeId;
    const employee = await (isOwn || isAdmin(actor) ? this.employees.reach(actor, query.userId) : this.reports.require(actor, query.userId));
    const type = await this.types.requireRequestable(actor, query.leaveType);
    const requested = requestedLeave(query);
    requireSpan(requested, this.clock.today());
    requirePartsAllowed(type, requested);
    const person = await this.facts.of(employee.id);
    const onDays = await this.onDays(employee, type, requested);
    const wanted = workIn(person, type, requested);
    for (const shift of SHIFTS) {
      const moved = { ...requested, startDate: addDays(requested.startDate, shift), endDate: addDays(requested.endDate, shift) };
      if (this.isPossible(person, moved) && isAsLong(person, type, moved, wanted) && this.isAllowed(person, type, moved, onDays)) return { startDate: moved.startDate, endDate: moved.endDate };
      await setImmediate();
    }
    return null;
  }

  /** Read once for all dates that are tried. */
  private async onDays({ id: employeeId, departmentId }: EmployeeReference, type: LeaveType, { startDate, endDate }: RequestedLeave): Promise<CoverageOnDays> {
    const [from, to] = [addDays(startDate, -DAYS_AROUND), addDays(endDate, DAYS_AROUND)];
    const rules = type.exemptFromCoverage === 1 ? [] : await this.rules.holding({ departments: [departmentId], from, to });
    return { rules, others: rules.length === 0 ? [] : await this.coverage.others({ employeeId, departmentId }, rules, from, to) };
  }

  /** Not in the past or far ahead, within an employment, not closed, and free of other leave. */
  private isPossible(person: PersonEntitlement, { startDate, endDate }: RequestedLeave): boolean {
    const today = this.clock.today();
    if (startDate < today || endDate > latestFutureDate(today)) return false;
    if (firstDayOutside([...person.periods], startDate, endDate)) return false;
    return !person.hasLeaveBetween(startDate, endDate);
  }

  private isAllowed(person: PersonEntitlement, type: LeaveType, moved: RequestedLeave, onDays: CoverageOnDays): boolean {
    if (breachesOf(onDays, halvesOf(person, type, moved)).length > 0) return false;
    const costed = costedRequest(person, type, moved);
    return costed.cost === null || (ruleRefusals(person, type, moved, costed, this.clock.today()).length === 0 && !insufficientBalance(costed, type, moved));
  }
}

function halvesOf(person: PersonEntitlement, type: LeaveType, requested: RequestedLeave) {
  return daysOfLeave(requested).map((asked) => ({ day: asked.day, ...halvesAway(type, person.workingTime.workDay(asked.day, true), asked) }));
}

interface Work {
  halves: number;
  /** The first and the last day are worked. */
  worksAtEnds: boolean;
}

function workIn(person: PersonEntitlement, type: LeaveType, requested: RequestedLeave): Work {
  const halves = halvesOf(person, type, requested).map(({ morning, afternoon }) => Number(morning) + Number(afternoon));
  return { halves: halves.reduce((sum, half) => sum + half, 0), worksAtEnds: halves.at(0) !== 0 && halves.at(-1) !== 0 };
}

/** The same number of days that cost something; it begins and ends on a free day only if the first wish does. */
function isAsLong(person: PersonEntitlement, type: LeaveType, moved: RequestedLeave, wanted: Work): boolean {
  const { halves, worksAtEnds } = workIn(person, type, moved);
  return halves === wanted.halves && (worksAtEnds || !wanted.worksAtEnds);
}

