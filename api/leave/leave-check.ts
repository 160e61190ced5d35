import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/config/clock.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { EntitlementFacts } from '../entitlement/facts/entitlement-facts.js';
import { HeldPolicies } from '../entitlement/policies/held-policies.js';
import { LeaveAccounts } from '../entitlement/accounts/leave-accounts.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import type { RequestedLeave } from './requested-leave.js';
import { assess, NOT_COSTED, type Assessment } from './request-balance.js';
import { balanceFault, costsNothing, policyFaults } from './leave-refusals.js';

/** The one answer that the form shows before sending, and that binds when the request is made or approved. */
export interface Examination extends Assessment {
  /** Undefined where no policy is assigned. */
  person?: PersonEntitlement;
  /** Refuses the leave of employees and of admins alike. */
  mistake?: Problem;
  /** Against the policy's rules; an admin may override them. */
  ruleFaults: Problem[];
  balanceFault?: Problem;
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
    private readonly accounts: LeaveAccounts,
  ) {}

  /** `storedAs` is the request's own id if its days are taken already. */
  async examine(employeeId: string, type: LeaveTypeRules, asked: RequestedLeave, storedAs?: string): Promise<Examination> {
    if (!(await this.held.has(employeeId, type.id))) return { ...NOT_COSTED, ruleFaults: [] };
    const person = await this.facts.of(employeeId);
    const assessment = assess(person, type, asked, storedAs === undefined ? undefined : new Set([storedAs]));
    if (assessment.cost === null) return { ...assessment, ruleFaults: [] };
    return {
      ...assessment,
      person,
      mistake: costsNothing(assessment),
      ruleFaults: policyFaults(person, type, asked, assessment, this.clock.today()),
      balanceFault: balanceFault(assessment, type, asked),
    };
  }

  /** Last in a unit that has added a request which was examined as it is stored. */
  async refreshAccount(manager: EntityManager, employeeId: string, type: LeaveTypeRules, { person }: Examination): Promise<void> {
    if (person) await this.accounts.refreshType(manager, employeeId, person, type);
  }

  /** Last in a unit that has changed leave of this type. */
  async refreshAccounts(manager: EntityManager, employeeId: string, typeId: string): Promise<void> {
    if (await this.held.has(employeeId, typeId)) await this.accounts.refresh(manager, [employeeId]);
  }

  /** Throws the first fault, unless somebody who may do so overrides them with a note. Returns what is recorded of that. */
  requirePassed(faults: Problem[], { override, note }: Override): { overridden?: string; note?: string } {
    if (override && !note) throw Problem.at('note', refusal('field.required', { label: 'Note' }));
    const [first] = faults;
    if (!first) return {};
    if (!override || !note) throw first;
    return { overridden: faults.map(({ code }) => code).join(', '), note };
  }
}

export function faultsOf({ ruleFaults, balanceFault }: Examination): Problem[] {
  return balanceFault ? [...ruleFaults, balanceFault] : ruleFaults;
}
