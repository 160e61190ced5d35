import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stepFrom } from '../../approval/whose-turn.js';
import type { LeaveDecision } from '../../contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { notPending } from '../cancelled-leave.js';
import { requirePassed } from '../check/leave-refusals.js';
import { LeaveActivity, type LeaveChange } from '../leave-activity.js';
import { freeDays } from '../leave-days.js';
import { LeaveRecords } from '../leave-records.js';
import { typeOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveDecisionDto } from '../leave.dto.js';
import { LeaveDecided, LeaveStepTaken } from '../leave.events.js';
import { HeldNotices, UNDO_MS } from './held-notices.js';
import {
  judgeDecision,
  requirePassable,
  requireStepOf,
  type StepToTake,
} from './judge-decision.js';
import { StepFactsReader } from './step-facts.js';
import { stepAlreadyTaken, storeSteps } from './step-rights.js';
import { UndoableDecisions } from './undoable-decisions.js';

const DECIDED = 'status = ?, note = ?, decided_by = ?, decided_at = ?, version = version + 1';
const NEXT_STEP = 'step = ?, step_since = ?, version = version + 1';
/** The step decides a race as the status does: of two who take it at the same time, one finds it taken. */
const PENDING = "id = ? AND status = 'Pending' AND COALESCE(step, 0) = ?";

interface StepOutcome {
  status: LeaveDecision | 'Passed';
  note: string | null;
  /** The step for which it waits next. */
  next: number;
  isLast: boolean;
  at: number;
}

/** The people of a step take it; an admin takes all steps that remain. Nobody decides their own request. */
@Injectable()
export class LeaveDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly facts: StepFactsReader,
    private readonly records: LeaveRecords,
    private readonly activity: LeaveActivity,
    private readonly held: HeldNotices,
    private readonly undoable: UndoableDecisions,
  ) {}

  /** `link`: the step for which a mail asked. */
  decide(
    actor: Actor,
    id: string,
    { status, note = null, override }: LeaveDecisionDto,
    link?: { step: number },
  ): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const taken = await this.facts.lock(manager, actor, id);
      if (link) requireStepOf(link, taken.row, taken.right);
      const facts = await this.facts.read(taken, status);
      const judged = judgeDecision(taken, status, facts);
      const overridden = requirePassed(judged, {
        override: judged.isApproved && isAdmin(actor) && override,
        note,
      });
      const decided = { status, note, at: this.clock.now(), ...judged };
      await this.store(manager, actor, taken, decided);
      const details = { ...overridden, ...(link && { mailLink: true }) };
      return this.record(manager, actor, taken, { ...decided, details });
    });
  }

  /** Hands the request to the next step, undecided. */
  pass(actor: Actor, id: string, note: string | null): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const { row, turn, right } = await this.facts.lock(manager, actor, id);
      const taken = { row, turn, right: requirePassable(right, turn) };
      const { chain, cost } = turn.facts;
      const next = stepFrom(chain, taken.right.through + 1, cost);
      const at = this.clock.now();
      const passed = { status: 'Passed' as const, note, at, next, isLast: false };
      await this.store(manager, actor, taken, passed);
      return this.record(manager, actor, taken, { ...passed, details: {} });
    });
  }

  private async store(
    manager: EntityManager,
    { accountId }: Actor,
    { row, turn, right }: StepToTake,
    { status, note, next, isLast, at }: StepOutcome,
  ): Promise<void> {
    await update(
      manager,
      row,
      isLast
        ? { set: DECIDED, values: [status, note, accountId, at] }
        : { set: NEXT_STEP, values: [next, at] },
    );
    if (turn.hasSteps)
      await storeSteps(manager, turn, {
        leaveId: row.id,
        decider: right.decider,
        through: status === 'Rejected' ? turn.facts.step : right.through,
        decision: status,
        by: accountId,
        note,
        at,
      });
    if (status === 'Rejected') await freeDays(manager, row.id);
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { row, turn, right }: StepToTake,
    { status, note, isLast, at, details }: StepOutcome & { details: object },
  ): Promise<LeaveRecord> {
    const step = turn.hasSteps && {
      approvalStep: turn.facts.step + 1,
      right: right.decider?.right ?? 'admin',
      for: right.decider?.actsFor?.name ?? null,
    };
    const change: Pick<LeaveChange, 'action' | 'before' | 'after'> = isLast
      ? {
          action: 'leave.decide',
          before: { status: 'Pending', note: null },
          after: { status, note, ...step, ...details },
        }
      : {
          action: status === 'Passed' ? 'leave.pass' : 'leave.step',
          before: { note: null },
          after: { decision: status, note, ...step, ...details },
        };
    const leave = await this.records.read(actor, row.id);
    const event = isLast
      ? new LeaveDecided(leave, actor.accountId)
      : new LeaveStepTaken(leave, actor.accountId);
    const dueAt = at + UNDO_MS;
    const notices = await this.held.hold({ leaveId: row.id, dueAt }, () =>
      this.activity.record(manager, actor, { event, type: typeOfRow(row), ...change }),
    );
    await this.undoable.store(manager, actor, row, { at, dueAt, notices });
    return { ...leave, undoUntil: new Date(dueAt).toISOString() };
  }
}

async function update(
  manager: EntityManager,
  row: LeaveRow,
  { set, values }: { set: string; values: unknown[] },
): Promise<void> {
  const updated = await execute(manager, `UPDATE leave_request SET ${set} WHERE ${PENDING}`, [
    ...values,
    row.id,
    row.step ?? 0,
  ]);
  if (updated === 1) return;
  const [now] = await manager.query<Pick<LeaveRow, 'status'>[]>(
    'SELECT status FROM leave_request WHERE id = ?',
    [row.id],
  );
  throw now && now.status !== 'Pending' ? notPending(now.status) : stepAlreadyTaken();
}
