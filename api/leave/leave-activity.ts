import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { LeaveRecord } from '../contract/leave/leaves.js';
import { LeaveAccounts } from '../entitlement/accounts/leave-accounts.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import { HeldPolicies } from '../entitlement/policies/held-policies.js';
import type { Actor } from '../platform/access/actor.js';
import { Events } from '../platform/events/events.js';
import { WaitingLeave } from './waiting/waiting-leave.js';
import type {
  LeaveDecided,
  LeaveRequested,
  LeaveShortened,
  LeaveStepTaken,
  LeaveWithdrawn,
} from './leave.events.js';

interface Change {
  action: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Last in each unit that changes leave: the index of whose turn it is, the audit entry, the event that others follow, and the index of balances. */
@Injectable()
export class LeaveActivity {
  constructor(
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly accounts: LeaveAccounts,
    private readonly held: HeldPolicies,
    private readonly waiting: WaitingLeave,
  ) {}

  /** `derived` is the person's entitlement with the request, where it was derived anyway. */
  async record(
    manager: EntityManager,
    actor: Actor,
    event: LeaveRequested | LeaveStepTaken | LeaveDecided | LeaveShortened | LeaveWithdrawn,
    change: Change,
    type: LeaveTypeRules,
    derived?: PersonEntitlement | null,
  ): Promise<void> {
    const { _id, employeeId }: LeaveRecord = event.leave;
    await this.waiting.follow(
      event.leave,
      'parts' in event ? event.parts.kept : [],
      actor.accountId,
    );
    await this.audit.record(actor, {
      ...change,
      subject: 'leave',
      id: _id,
      name: employeeId.userId.name,
      employeeId: employeeId._id,
    });
    await this.events.emit(event);
    if (derived) await this.accounts.refreshType(manager, employeeId._id, derived, type);
    else if (derived === undefined && (await this.held.has(employeeId._id, type.id)))
      await this.accounts.refresh(manager, [employeeId._id]);
  }
}
