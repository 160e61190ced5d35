import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasTurnPassed, stepFrom } from '../../approval/whose-turn.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { notPending } from '../cancelled-leave.js';
import { LeaveSteps } from './leave-steps.js';
import { LeaveTurns, type LeaveTurn } from './leave-turns.js';
import { stepRight, stepTaken, storeSteps, type StepRight } from './step-rights.js';
import { CoverageCheck, coverageRefusal } from '../coverage/coverage-check.js';
import { LeaveAccess } from '../leave-access.js';
import { LeaveActivity } from '../leave-activity.js';
import { LeaveCheck, type Override } from '../check/leave-check.js';
import { askedLeaveOf, requestedOfRow, typeOfRow, type LeaveRow } from '../leave-record.js';
import { freeDays } from '../check/leave-overlap.js';
import { OwnDecisions } from '../check/own-decisions.js';
import type { LeaveDecisionDto } from '../leave.dto.js';
import { LeaveDecided, LeaveStepTaken } from '../leave.events.js';

const DECIDED = 'status = ?, note = ?, decided_by = ?, decided_at = ?';
/** The step decides a race as the status does: of two who take it at the same time, one finds it taken. */
const PENDING = "id = ? AND status = 'Pending' AND COALESCE(step, 0) = ?";

/** The people of a step take it; an admin takes all steps that remain. Nobody decides their own request. */
@Injectable()
export class LeaveDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly reader: LeaveAccess,
    private readonly check: LeaveCheck,
    private readonly coverage: CoverageCheck,
    private readonly ownDecisions: OwnDecisions,
    private readonly turns: LeaveTurns,
    private readonly steps: LeaveSteps,
    private readonly activity: LeaveActivity,
  ) {}

  /** `link`: the step for which a mail asked, as which alone its link decides. */
  decide(
    actor: Actor,
    id: string,
    { status, note = null, override }: LeaveDecisionDto,
    link?: { step: number },
  ): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.reader.reachLocked(manager, actor, id);
      const turn = await this.turns.readTurn(row);
      const right = await this.requireRight(manager, actor, row, turn);
      if (link) requireStepOf(link, row, right);
      const next =
        status === 'Approved'
          ? stepFrom(turn.facts.chain, right.through + 1, turn.facts.cost)
          : turn.facts.chain.length;
      const isLast = next >= turn.facts.chain.length;
      const at = this.clock.now();
      await this.update(
        manager,
        row,
        isLast
          ? { set: DECIDED, values: [status, note, actor.accountId, at] }
          : { set: 'step = ?, step_since = ?', values: [next, at] },
      );
      if (turn.hasSteps)
        await storeSteps(manager, turn, {
          leaveId: id,
          ...right,
          through: status === 'Approved' ? right.through : turn.facts.step,
          decision: status,
          by: actor.accountId,
          note,
          at,
        });
      await this.check.requireOpen(row.employee_id, row.leave_type_id, row.start_date, 'status');
      const overridden =
        status === 'Approved' && isLast
          ? await this.requireCovered(row, turn, { override: isAdmin(actor) && override, note })
          : {};
      if (status === 'Rejected') await freeDays(manager, id);
      return this.record(manager, actor, row, {
        turn,
        right,
        isLast,
        status,
        note,
        overridden: { ...overridden, ...(link && { mailLink: true }) },
      });
    });
  }

  /** Hands the request to the next step, undecided. */
  pass(actor: Actor, id: string, note: string | null): Promise<LeaveRecord> {
    return this.work.write(async (manager) => {
      const row = await this.reader.reachLocked(manager, actor, id);
      const turn = await this.turns.readTurn(row);
      const right = await this.requireRight(manager, actor, row, turn);
      const { chain, step, cost } = turn.facts;
      if (!right.decider) throw new Problem('leave.not_yours', refusal('leave.not_yours'));
      if (!turn.hasSteps || step === chain.length)
        throw new Problem('request.conflict', refusal('leave.no_next_step'));
      const through = Math.min(right.decider.step, chain.length - 1);
      const at = this.clock.now();
      await this.update(manager, row, {
        set: 'step = ?, step_since = ?',
        values: [stepFrom(chain, through + 1, cost), at],
      });
      await storeSteps(manager, turn, {
        leaveId: id,
        decider: right.decider,
        through,
        decision: 'Passed',
        by: actor.accountId,
        note,
        at,
      });
      return this.record(manager, actor, row, {
        turn,
        right,
        isLast: false,
        status: 'Passed',
        note,
        overridden: {},
      });
    });
  }

  private async requireRight(
    manager: EntityManager,
    actor: Actor,
    row: LeaveRow,
    turn: LeaveTurn,
  ): Promise<StepRight> {
    if (
      row.account_id === actor.accountId &&
      (!isAdmin(actor) || (await this.steps.othersDecide(actor, row, turn)))
    )
      throw new Problem('leave.own_decision', refusal('leave.own_decision'));
    await this.ownDecisions.requireOthers(manager, actor, row.account_id);
    if (row.status !== 'Pending') throw notPending(row.status);
    const right = stepRight(actor, turn);
    if (right) return right;
    if (!turn.hasSteps) throw denied();
    throw hasTurnPassed(turn.facts, actor.accountId)
      ? stepTaken()
      : new Problem('leave.not_yours', refusal('leave.not_yours'));
  }

  private async update(
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
    throw now && now.status !== 'Pending' ? notPending(now.status) : stepTaken();
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    row: LeaveRow,
    {
      turn,
      right,
      isLast,
      status,
      note,
      overridden,
    }: {
      turn: LeaveTurn;
      right: StepRight;
      isLast: boolean;
      status: LeaveDecisionDto['status'] | 'Passed';
      note: string | null;
      overridden: object;
    },
  ): Promise<LeaveRecord> {
    const ofStep = !turn.hasSteps
      ? {}
      : {
          approvalStep: turn.facts.step + 1,
          right: right.decider?.right ?? 'admin',
          for: right.decider?.actsFor?.name ?? null,
        };
    const change = isLast
      ? {
          action: 'leave.decide',
          before: { status: 'Pending', note: null },
          after: { status, note, ...ofStep, ...overridden },
        }
      : {
          action: status === 'Passed' ? 'leave.pass' : 'leave.step',
          before: { note: null },
          after: { decision: status, note, ...ofStep, ...overridden },
        };
    const leave = await this.reader.detail(actor, row.id);
    const event = isLast
      ? new LeaveDecided(leave, actor.accountId)
      : new LeaveStepTaken(leave, actor.accountId);
    await this.activity.record(manager, actor, event, change, typeOfRow(row));
    return leave;
  }

  /** Checks only the balance, coverage and the employment: notice is checked when leave is requested. */
  private async requireCovered(
    row: LeaveRow,
    { hasSteps }: LeaveTurn,
    override: Override,
  ): Promise<Record<string, unknown>> {
    const requested = requestedOfRow(row);
    const outside = hasSteps
      ? await this.check.outsideEmployment(row.employee_id, requested)
      : undefined;
    if (outside) throw outside;
    const { insufficient } = await this.check.request(
      row.employee_id,
      typeOfRow(row),
      requested,
      row.id,
    );
    return this.check.requirePassed(
      [insufficient, coverageRefusal(await this.coverage.breaches(askedLeaveOf(row), 'ofRule'))],
      override,
    );
  }
}

/** Nobody is asked by mail as HR: an admin's rights need more than a mailbox. */
function requireStepOf({ step }: { step: number }, row: LeaveRow, { decider }: StepRight): void {
  if ((row.step ?? 0) !== step) throw stepTaken();
  if (!decider || decider.right === 'hr')
    throw new Problem('leave.not_yours', refusal('leave.not_yours'));
}
