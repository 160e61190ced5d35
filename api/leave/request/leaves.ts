import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveApprovalSource } from '../../contract/audit.js';
import { inclusiveDays } from '../../contract/calendar-date.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveReplacement } from '../change/leave-replacement.js';
import { requirePassed } from '../check/leave-refusals.js';
import { requirePartsAllowed, requireSpan } from '../check/leave-span.js';
import { storeHrSteps, storeOwnStep } from '../deciding/new-leave-chains.js';
import { LeaveActivity } from '../leave-activity.js';
import { bookDays } from '../leave-days.js';
import { LeaveRecords } from '../leave-records.js';
import { requestedLeave, type LeaveDto } from '../leave.dto.js';
import { LeaveDecided, LeaveRequested } from '../leave.events.js';
import { daysOfLeave, isWhole } from '../requested-leave.js';
import { TeamAccess } from '../team/team-access.js';
import {
  judgeRequest,
  type JudgedRequest,
  type LeaveRequest,
  type RequestFacts,
} from './judge-request.js';
import { RequestFactsReader } from './request-facts.js';

/** On a database server the rows of the employee and the type are share-locked, so that nobody removes or renames them meanwhile. */
const ADD = `INSERT INTO leave_request (id, employee_id, leave_type_id, leave_type, start_date, end_date, starts_at, ends_at, minutes, days, reason, reason_folded, status, note, decided_by, decided_at, created_at, stand_in_id, chain, step, step_since)
  SELECT ?, e.id, t.id, t.name, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM employee e CROSS JOIN leave_type t WHERE e.id = ? AND t.id = ?`;

interface NewLeave extends LeaveRequest {
  id: string;
  reason: string;
  note: string | null;
  at: number;
}

@Injectable()
export class Leaves {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly team: TeamAccess,
    private readonly types: LeaveTypes,
    private readonly facts: RequestFactsReader,
    private readonly replacement: LeaveReplacement,
    private readonly records: LeaveRecords,
    private readonly activity: LeaveActivity,
  ) {}

  add(actor: Actor, dto: LeaveDto): Promise<LeaveRecord> {
    requireSpan(dto, this.clock.today());
    if (dto.takeOut && dto.approve === false)
      throw Problem.at('approve', refusal('leave.taken_out_is_approved'));
    return this.work.write(async (manager) => {
      const request = await this.lock(manager, actor, dto);
      const facts = await this.facts.read(actor, request);
      const judged = judgeRequest(facts);
      const overridden = requirePassed(judged, {
        override: dto.override && facts.mayOverride,
        note: dto.note,
      });
      await this.store(manager, actor, request, judged);
      return this.record(manager, actor, request, { facts, judged, overridden });
    });
  }

  /** The person's leave first: what is asked for is read as it is from then on. */
  private async lock(manager: EntityManager, actor: Actor, dto: LeaveDto): Promise<NewLeave> {
    const employee = await this.team.reachForRequest(actor, dto.userId);
    await lockLeave(manager, [employee.id]);
    const type = await this.types.requireRequestable(actor, dto.leaveType);
    const { reason, note, standIn, takeOut } = dto;
    const request = {
      id: newId(),
      employee,
      type,
      requested: requestedLeave(dto),
      takeOut: isAdmin(actor) && takeOut === true,
      approve: isAdmin(actor) && dto.approve === true,
      standIn: standIn ?? null,
      reason: reason ?? '',
      note: note ?? null,
      at: this.clock.now(),
    };
    requireReason(request);
    requirePartsAllowed(type, request.requested);
    await this.facts.lock(manager, actor, request);
    return request;
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    request: NewLeave,
    judged: JudgedRequest,
  ): Promise<void> {
    const { id, employee, type, requested, reason, at } = request;
    await this.replacement.takeOutDays(manager, actor, judged.replaced, { id, type, ...requested });
    const chain = judged.replaced.length > 0 ? undefined : judged.chain;
    const decision = decisionOf(actor, request, judged);
    const rowLock = manager.dataSource.options.type === 'mysql' ? ' LOCK IN SHARE MODE' : '';
    await manager.query(ADD + rowLock, [
      id,
      requested.startDate,
      requested.endDate,
      requested.startsAt,
      requested.endsAt,
      requested.minutes,
      inclusiveDays(requested.startDate, requested.endDate),
      reason,
      folded(reason),
      decision ? 'Approved' : 'Pending',
      decision?.note ?? null,
      decision?.by ?? null,
      decision ? at : null,
      at,
      judged.standIn,
      chain ? JSON.stringify(chain.facts.chain) : null,
      chain?.facts.step ?? null,
      chain ? at : null,
      employee.id,
      type.id,
    ]);
    await bookDays(manager, { id, employeeId: employee.id, ...requested });
    if (chain && judged.approves)
      await storeHrSteps(manager, id, actor, chain, { note: request.note, at });
    else if (chain) await storeOwnStep(manager, id, actor, chain, at);
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    request: NewLeave,
    {
      facts,
      judged,
      overridden,
    }: { facts: RequestFacts; judged: JudgedRequest; overridden: object },
  ): Promise<LeaveRecord> {
    const leave = await this.records.readNew(actor, request.id, judged.days);
    const isApproved = leave.status === 'Approved';
    const event = isApproved
      ? new LeaveDecided(leave, actor.accountId)
      : new LeaveRequested(leave, actor.accountId);
    await this.activity.record(manager, actor, {
      event,
      type: request.type,
      action: 'leave.request',
      after: { ...recorded(leave, request, judged), ...overridden },
      entitlement:
        judged.replaced.length > 0
          ? 'toBeRead'
          : entitlementWith(request, facts, judged, isApproved),
    });
    return leave;
  }
}

function requireReason({ reason, type }: NewLeave): void {
  if (reason === '' && type.reasonRequired === 1)
    throw Problem.at('reason', refusal('field.required', { label: 'Reason' }));
}

/** Undefined while it is pending. Nobody decides where its chain has no step. */
function decisionOf(
  { accountId }: Actor,
  { note }: NewLeave,
  { replaced, chain, approves }: JudgedRequest,
): { note: string | null; by: string | null } | undefined {
  if (replaced.length > 0 || approves) return { note, by: accountId };
  if (!chain?.isApproved) return undefined;
  return { note: null, by: chain.own === undefined ? null : accountId };
}

/** For the audit log. */
function recorded(
  leave: LeaveRecord,
  { type, requested, reason }: NewLeave,
  { replaced, chain, approves }: JudgedRequest,
): Record<string, unknown> {
  const { startDate, endDate, ...parts } = requested;
  const isInstead = replaced.length > 0;
  return {
    leaveType: type.name,
    startDate,
    endDate,
    ...(!isWhole(requested) && parts),
    reason,
    status: leave.status,
    ...(leave.standIn && { standIn: leave.standIn.name }),
    ...(approves && { ...approvedBy('by the admin'), note: leave.note }),
    ...(!isInstead &&
      chain?.isApproved &&
      approvedBy(chain.own === undefined ? 'none needed' : 'by the approver')),
    ...(isInstead && { note: leave.note, takenOut: replaced.map(({ _id }) => _id).join(', ') }),
  };
}

const approvedBy = (approval: LeaveApprovalSource) => ({ approval });

function entitlementWith(
  { id, employee, type, requested, at }: NewLeave,
  { person }: RequestFacts,
  { cost }: JudgedRequest,
  approved: boolean,
): PersonEntitlement | 'notCosted' {
  if (!person || cost === null) return 'notCosted';
  const days = daysOfLeave(requested).map((day) => ({
    ...day,
    employeeId: employee.id,
    leaveTypeId: type.id,
    leaveId: id,
    approved,
    since: at,
  }));
  return person.withLeave(days);
}
