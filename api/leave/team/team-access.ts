import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType } from '../../approval/chain.js';
import { ownStepOf } from '../../approval/whose-turn.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import type { CoverageCount } from '../leave-sight.js';

export interface RequestSight {
  balance: boolean;
  /** By the rule's own count for those who decide leave of the type. */
  coverage: CoverageCount;
}

/** Approvers reach their people, and the balances of types in whose chain they have a step. */
@Injectable()
export class TeamAccess {
  constructor(
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
    private readonly employees: EmployeeAccess,
  ) {}

  /** Oneself, for admins everybody, and for approvers their people. */
  reach(actor: Actor, userId: string): Promise<EmployeeReference> {
    const isOwn = userId === actor.accountId || userId === actor.employeeId;
    return isOwn || isAdmin(actor)
      ? this.employees.reach(actor, userId)
      : this.require(actor, userId);
  }

  /** As `reach`, where a form names the person: refused at the field `userId`. */
  async reachForRequest(actor: Actor, userId: string): Promise<EmployeeReference> {
    const isOwn = userId === actor.accountId || userId === actor.employeeId;
    if (isOwn && actor.employeeId === null)
      throw Problem.at('userId', refusal('leave.no_employee'));
    return isOwn || isAdmin(actor)
      ? this.employees.requireReferenced(userId, 'userId')
      : this.require(actor, userId);
  }

  /** By the id of the employee or of the account. */
  async require(actor: Actor, userId: string): Promise<EmployeeReference> {
    if (!(await this.setting.isOn())) throw denied();
    const employee = await this.employees.find(userId);
    if (!employee || !(await this.people.manages(actor.employeeId, employee.id))) throw denied();
    return employee;
  }

  /** For somebody who may reach the employee: what they see of a request of this type before it is made. */
  async sightOf(
    actor: Actor,
    employeeId: string,
    type: Pick<LeaveType, 'chain'>,
  ): Promise<RequestSight> {
    if (isAdmin(actor)) return { balance: true, coverage: 'ofRule' };
    if (actor.employeeId === employeeId) return { balance: true, coverage: 'everybody' };
    const asked = { requester: employeeId, chain: chainOfType(type) };
    const own = ownStepOf(
      { ...(await this.people.readFor([asked])), ...asked, cost: null },
      actor.accountId,
    );
    return own === undefined
      ? { balance: false, coverage: 'everybody' }
      : { balance: true, coverage: 'ofRule' };
  }
}
