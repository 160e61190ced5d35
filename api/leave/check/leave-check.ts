import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { EmploymentPeriods } from '../../employee/employment-periods.js';
import { ClosedYears } from '../../entitlement/closing/closed-years.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { LeaveTypeRules } from '../../entitlement/policies/leave-rules.js';
import { HeldPolicies } from '../../entitlement/policies/held-policies.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { costsNothing, insufficientBalance, ruleRefusals } from './leave-refusals.js';
import { OwnDecisions } from './own-decisions.js';
import { costedRequest, NOT_COSTED, type CostedRequest } from './request-balance.js';
import type { RequestedLeave } from '../leave-record.js';
import { notEmployed } from './leave-employment.js';
import type { CostsOfDays } from './remaining-leave.js';

/** The one answer that the form shows before sending, and that binds when the request is made or approved. */
export interface CheckedRequest extends CostedRequest {
  /** Undefined where no policy is assigned. */
  person?: PersonEntitlement;
  /** Refuses the leave of employees and of admins alike. */
  refused?: Problem;
  /** Against the policy's rules; an admin may override them, as what the balance lacks. */
  rules: Problem[];
  insufficient?: Problem;
}

export interface Override {
  override?: boolean | null;
  note?: string | null;
}

@Injectable()
export class LeaveCheck {
  constructor(
    private readonly clock: Clock,
    private readonly facts: EntitlementFacts,
    private readonly held: HeldPolicies,
    private readonly periods: EmploymentPeriods,
    private readonly closedYears: ClosedYears,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  /** `storedAs` is the request's own id if its days are taken already. */
  async request(
    employeeId: string,
    type: LeaveTypeRules,
    requested: RequestedLeave,
    storedAs?: string,
  ): Promise<CheckedRequest> {
    if (!(await this.held.has(employeeId, type.id))) return { ...NOT_COSTED, rules: [] };
    const person = await this.facts.readPerson(employeeId);
    const costed = costedRequest(
      person,
      type,
      requested,
      storedAs === undefined ? undefined : new Set([storedAs]),
    );
    if (costed.cost === null) return { ...costed, rules: [] };
    return {
      ...costed,
      person,
      refused: costsNothing(costed),
      rules: ruleRefusals(person, type, requested, costed, this.clock.today()),
      insufficient: insufficientBalance(costed, type, requested),
    };
  }

  /** As they would be derived for days of stored leave. */
  async costs(employeeId: string, type: LeaveTypeRules): Promise<CostsOfDays> {
    if (!(await this.held.has(employeeId, type.id))) return () => undefined;
    const person = (await this.facts.employmentsOf([employeeId])).get(employeeId);
    return (days) => person?.costs(type, days);
  }

  /** In a unit that holds the person's lock. */
  requireOpen(employeeId: string, typeId: string, day: string, field: string): Promise<void> {
    return this.closedYears.requireOpen(employeeId, typeId, day, field);
  }

  async closed(employeeId: string, typeId: string, day: string): Promise<Problem | undefined> {
    const closed = await this.closedYears.closedDayOf(employeeId, typeId, day);
    return closed === undefined ? undefined : leaveClosed(closed, 'startDate');
  }

  async outsideEmployment(
    employeeId: string,
    { startDate, endDate }: RequestedLeave,
  ): Promise<Problem | undefined> {
    return notEmployed(await this.periods.readOne(employeeId), startDate, endDate);
  }

  mayOverride(actor: Actor, employee: EmployeeReference): Promise<boolean> {
    return this.ownDecisions.mayOverride(actor, employee);
  }

  /** Throws the first refusal, unless they are overridden with a note. Returns what is recorded of that. */
  requirePassed(
    refusals: (Problem | undefined)[],
    { override, note }: Override,
  ): { overridden?: string; note?: string } {
    if (override && !note) throw Problem.at('note', refusal('field.required', { label: 'Note' }));
    const found = refusals.filter((problem) => problem !== undefined);
    const [first] = found;
    if (!first) return {};
    if (!override || !note) throw first;
    return { overridden: found.map(({ code }) => code).join(', '), note };
  }
}
