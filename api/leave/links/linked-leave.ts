import { Injectable } from '@nestjs/common';
import type { Decider } from '../../approval/whose-turn.js';
import type { LinkedLeaveRecord } from '../../contract/leave/approval-responses.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveDecisions } from '../deciding/leave-decisions.js';
import { waitingNames } from '../deciding/leave-steps.js';
import { LeaveTurns, type LeaveTurn } from '../deciding/leave-turns.js';
import { stepAlreadyTaken } from '../deciding/step-rights.js';
import { findLeave, type LeaveRow } from '../leave-row.js';
import { LeaveSights } from '../leave-sight.js';
import type { LeaveDecisionDto } from '../leave.dto.js';
import { DecisionFacts } from './decision-facts.js';
import { LeaveLinks, type LeaveLink } from './leave-links.js';
import { LinkActor } from './link-actor.js';

/** A link as it is at this moment. */
export interface OpenedLink {
  link: LeaveLink;
  actor: Actor;
  row: LeaveRow;
  turn: LeaveTurn;
}

/** The page of a mail's link. A link only says who asks: what they may do is computed as for everybody. */
@Injectable()
export class LinkedLeave {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: LeaveLinks,
    private readonly actors: LinkActor,
    private readonly turns: LeaveTurns,
    private readonly sights: LeaveSights,
    private readonly facts: DecisionFacts,
    private readonly decisions: LeaveDecisions,
  ) {}

  /** The same for links that never were, have ended, or belong to somebody who may not see the request any more. */
  async open(token: string, requestId: string): Promise<OpenedLink> {
    const link = await this.links.find(token);
    const actor = link && (await this.actors.resolve(link.accountId, requestId));
    const row = actor && (await findLeave(this.work, link.leaveId));
    // Its page has what remains of the balance, which is for those who are asked.
    if (!link || !actor || !row || !(await this.sights.readSights(actor, [row.id]))(row.id).reason)
      throw new Problem('leave.link_not_found', refusal('leave.link_not_found'));
    return { link, actor, row, turn: await this.turns.readTurn(row) };
  }

  async decide(
    { link, actor }: OpenedLink,
    decision: Pick<LeaveDecisionDto, 'status' | 'note'>,
  ): Promise<void> {
    await this.work.write(async () => {
      if (!(await this.links.use(link))) throw stepAlreadyTaken();
      await this.decisions.decide(actor, link.leaveId, decision, link);
    });
  }

  async record({ link, actor, row, turn }: OpenedLink): Promise<LinkedLeaveRecord> {
    const { waitingFor, waitingForHr } = waitingNames(turn, row);
    const decider = stepOfLink(actor, turn);
    const isOpen = link.usedAt === null && (row.step ?? 0) === link.step && decider !== undefined;
    const { leaveType, unit, cost, remaining, othersAway } = await this.facts.read(row);
    return {
      name: row.name,
      approver: actor.name,
      actsFor: decider?.actsFor?.name ?? null,
      startDate: row.start_date,
      endDate: row.end_date,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      minutes: row.minutes,
      leaveType,
      unit,
      cost,
      remaining,
      othersAway,
      state: row.status !== 'Pending' ? 'decided' : isOpen ? 'open' : 'passedOn',
      status: row.status,
      decidedBy: row.cancelled_by ?? row.decided_by ?? (await this.takenBy(link)),
      waitingFor,
      waitingForHr,
    };
  }

  private async takenBy({ leaveId, step }: LeaveLink): Promise<string | null> {
    const [taken] = await this.work.read<{ name: string }>(
      'SELECT a.name FROM leave_decision d JOIN account a ON a.id = d.decided_by WHERE d.leave_id = ? AND d.step = ?',
      [leaveId, step],
    );
    return taken?.name ?? null;
  }
}

/** The right by which somebody may take the step now, other than as HR, who are not asked by link. */
export function stepOfLink(
  { accountId }: Pick<Actor, 'accountId'>,
  { deciders }: Pick<LeaveTurn, 'deciders'>,
): Decider | undefined {
  return deciders.find((decider) => decider.accountId === accountId && decider.right !== 'hr');
}
