import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { type CalendarDate, latestFutureDate } from '../../contract/calendar-date.js';
import type { PolicyRecord } from '../../contract/leave/leave-policies.js';
import type { LeaveUnit, PolicyRules } from '../../contract/leave/policy-rules.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { ChangeBasis } from '../../working-time/change-basis.js';
import { ClosedLeave } from '../../working-time/closed-leave.js';
import { LeavePolicy, LeavePolicyVersion, type LeaveType } from '../entitlement.tables.js';
import { LeaveTypes } from '../types/leave-types.js';
import type {
  LeavePolicyDto,
  LeavePolicyUpdateDto,
  LeavePolicyVersionDto,
  PolicyRulesDto,
} from './leave-policy.dto.js';
import { PolicyReader } from './policy-reader.js';
import { auditedRules, storedRules } from './policy-rules.js';
import { readPolicyRules } from './rules-field.js';

@Injectable()
export class Policies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly types: LeaveTypes,
    private readonly reader: PolicyReader,
    private readonly closedLeave: ClosedLeave,
    private readonly basis: ChangeBasis,
  ) {}

  add(
    actor: Actor,
    { leaveType, name, from, rules: input }: LeavePolicyDto,
  ): Promise<PolicyRecord> {
    return this.work.write(async (manager) => {
      await lockLeaveRules(manager);
      const type = await this.types.require(leaveType);
      this.requireNotTooLate(from);
      const rules = readPolicyRules(type.unit, input);
      const [id, createdAt] = [newId(), this.clock.now()];
      await manager.insert(LeavePolicy, {
        id,
        leaveTypeId: type.id,
        name,
        nameKey: uniqueKey(name),
        archivedAt: null,
        createdAt,
      });
      await this.insertVersion(manager, actor, id, from, rules);
      await this.audit.record(actor, {
        action: 'policy.add',
        subject: 'policy',
        id,
        name,
        after: { leaveType: type.name, name, from, ...auditedRules(type.unit, rules) },
      });
      return this.reader.record(id);
    });
  }

  /** A version from the same day is ended and replaced. */
  addVersion(
    actor: Actor,
    id: string,
    { from, rules: input, basis }: LeavePolicyVersionDto,
  ): Promise<PolicyRecord> {
    return this.work.write(async (manager) => {
      const rulesVersion = await lockLeaveRules(manager);
      const { policy, type, rules } = await this.requireVersion(id, { from, rules: input });
      await this.basis.require(
        manager,
        basis,
        { kind: 'version', policy: id, from, rules },
        rulesVersion,
      );
      const before = await this.rulesOn(manager, id, from);
      await manager.update(
        LeavePolicyVersion,
        { policyId: id, fromDate: from, live: 1 },
        { live: null, endedAt: this.clock.now(), endedBy: actor.accountId },
      );
      await this.insertVersion(manager, actor, id, from, rules);
      await this.audit.record(actor, {
        action: 'policy.version',
        subject: 'policy',
        id,
        name: policy.name,
        before: before && audited(before.from, type.unit, before.rules),
        after: audited(from, type.unit, rules),
      });
      return this.reader.record(id);
    });
  }

  /** Refuses what storing the version would refuse. */
  async requireVersion(
    id: string,
    { from, rules: input }: PolicyRulesDto,
  ): Promise<{ policy: LeavePolicy; type: LeaveType; rules: PolicyRules }> {
    const policy = await this.find(this.work.manager, id);
    const type = await this.types.find(policy.leaveTypeId);
    this.requireNotTooLate(from);
    await this.closedLeave.requireOpen(
      { whom: { column: 'policy_id', targetId: id }, subject: type.id, from },
      'from',
    );
    return { policy, type, rules: readPolicyRules(type.unit, input) };
  }

  update(
    actor: Actor,
    id: string,
    { name, archived }: LeavePolicyUpdateDto,
  ): Promise<PolicyRecord> {
    return this.work.write(async (manager) => {
      await lockLeaveRules(manager);
      const before = await this.find(manager, id);
      const wasArchived = before.archivedAt !== null;
      const isArchived = archived ?? wasArchived;
      const archivedAt = isArchived ? (before.archivedAt ?? this.clock.now()) : null;
      await manager.update(LeavePolicy, { id }, { name, nameKey: uniqueKey(name), archivedAt });
      await this.audit.record(actor, {
        action: 'policy.update',
        subject: 'policy',
        id,
        name,
        before: { name: before.name, archived: wasArchived },
        after: { name, archived: isArchived },
      });
      return this.reader.record(id);
    });
  }

  private requireNotTooLate(from: CalendarDate): void {
    const latest = latestFutureDate(this.clock.today());
    requireDate('from', 'In force from', from, { latest });
  }

  private async find(manager: EntityManager, id: string): Promise<LeavePolicy> {
    const policy = await manager.findOneBy(LeavePolicy, { id });
    if (!policy) throw new Problem('policy.not_found', refusal('policy.not_found'));
    return policy;
  }

  /** The version that rules on the day so far, or else the first one. */
  private async rulesOn(
    manager: EntityManager,
    policyId: string,
    day: CalendarDate,
  ): Promise<{ from: CalendarDate; rules: PolicyRules } | undefined> {
    const versions = await manager.find(LeavePolicyVersion, {
      where: { policyId, live: 1 },
      order: { fromDate: 'ASC' },
    });
    const version = versions.findLast(({ fromDate }) => fromDate <= day) ?? versions[0];
    return version && { from: version.fromDate, rules: storedRules(version.rules) };
  }

  private async insertVersion(
    manager: EntityManager,
    actor: Actor,
    policyId: string,
    fromDate: CalendarDate,
    rules: PolicyRules,
  ): Promise<void> {
    await manager.insert(LeavePolicyVersion, {
      id: newId(),
      policyId,
      fromDate,
      rules: JSON.stringify(rules),
      live: 1,
      recordedAt: this.clock.now(),
      recordedBy: actor.accountId,
      endedAt: null,
      endedBy: null,
    });
  }
}

function audited(from: CalendarDate, unit: LeaveUnit, rules: PolicyRules): Record<string, unknown> {
  return { from, ...auditedRules(unit, rules) };
}
