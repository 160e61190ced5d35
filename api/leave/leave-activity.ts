import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import { LeaveAccounts } from '../entitlement/accounts/leave-accounts.js';
import type { PersonEntitlement } from '../entitlement/facts/person-entitlement.js';
import { HeldPolicies } from '../entitlement/policies/held-policies.js';
import type { LeaveTypeRules } from '../entitlement/policies/leave-rules.js';
import type { Actor } from '../platform/access/actor.js';
import { Events } from '../platform/events/events.js';
import { UndoableDecisions } from './deciding/undoable-decisions.js';
import { LeaveShortened, LeaveUndone, LeaveWithdrawn, type LeaveEvent } from './leave.events.js';
import { WaitingLeave } from './waiting/waiting-leave.js';

export interface LeaveChange {
  event: LeaveEvent;
  type: LeaveTypeRules;
  action: AuditAction;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  /** The person's, with this change, where it is derived already. */
  entitlement?: PersonEntitlement | 'notCosted' | 'toBeRead';
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
    private readonly undoable: UndoableDecisions,
  ) {}

  async record(
    manager: EntityManager,
    actor: Actor,
    { event, type, entitlement = 'toBeRead', ...change }: LeaveChange,
  ): Promise<void> {
    const { _id, employeeId } = event.leave;
    const kept = event instanceof LeaveShortened ? event.parts.kept : [];
    // The change is told; the decision before it has nothing to say any more.
    if (event instanceof LeaveShortened || event instanceof LeaveWithdrawn)
      await this.undoable.replace(manager, _id);
    await this.waiting.follow(event.leave, {
      kept,
      isUndone: event instanceof LeaveUndone,
      byAccountId: actor.accountId,
    });
    await this.audit.record(actor, {
      ...change,
      subject: 'leave',
      id: _id,
      name: employeeId.userId.name,
      employeeId: employeeId._id,
    });
    await this.events.emit(event);
    if (entitlement === 'notCosted') return;
    if (entitlement !== 'toBeRead')
      await this.accounts.refreshType(manager, employeeId._id, entitlement, type);
    else if (await this.held.has(employeeId._id, type.id))
      await this.accounts.refresh(manager, [employeeId._id]);
  }
}
