import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { chainOfType } from '../../approval/chain.js';
import { ownStepOf } from '../../approval/whose-turn.js';
import { EmployeeAccess, type EmployeeReference } from '../../employee/employee-access.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';

/** Approvers reach their people, and the balances of types in whose chain they have a step. */
@Injectable()
export class ReportAccess {
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

  /** By the id of the employee or of the account. */
  async require(actor: Actor, userId: string): Promise<EmployeeReference> {
    if (!(await this.setting.isOn())) throw denied();
    const employee = await this.employees.find(userId);
    if (!employee || !(await this.people.manages(actor.employeeId, employee.id))) throw denied();
    return employee;
  }

  /** For somebody who may reach the employee. */
  async seesBalance(
    actor: Actor,
    employeeId: string,
    type: Pick<LeaveType, 'chain'>,
  ): Promise<boolean> {
    if (isAdmin(actor) || actor.employeeId === employeeId) return true;
    const asked = { requester: employeeId, chain: chainOfType(type) };
    return (
      ownStepOf(
        { ...(await this.people.around([asked])), ...asked, cost: null },
        actor.accountId,
      ) !== undefined
    );
  }
}
