import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveDecision } from '../../contract/leave/leave-statuses.js';
import type { Actor } from '../../platform/access/actor.js';
import { OwnDecisions } from '../check/own-decisions.js';
import { PersonFactsReader } from '../check/person-facts.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { LeaveAccess } from '../leave-access.js';
import { askedLeaveOf, type LeaveRow } from '../leave-row.js';
import {
  outcomeOf,
  requireRight,
  type DecidedLeaveFacts,
  type StepToTake,
} from './judge-decision.js';
import { LeaveTurns } from './leave-turns.js';

/** Reads all that a decision is judged by. */
@Injectable()
export class StepFactsReader {
  constructor(
    private readonly access: LeaveAccess,
    private readonly ownDecisions: OwnDecisions,
    private readonly turns: LeaveTurns,
    private readonly personFacts: PersonFactsReader,
    private readonly coverage: CoverageCheck,
  ) {}

  async lock(manager: EntityManager, actor: Actor, id: string): Promise<StepToTake> {
    const row = await this.access.reachLocked(manager, actor, id);
    await this.ownDecisions.lock(manager, actor, row.account_id);
    return this.requireTurn(actor, row);
  }

  /** In a unit that holds those locks. */
  async requireTurn(actor: Actor, row: LeaveRow): Promise<StepToTake> {
    const turn = await this.turns.readTurn(row);
    const othersDecide = await this.ownDecisions.othersDecide(actor, row.account_id);
    return { row, turn, right: requireRight({ actor, row, turn, othersDecide }) };
  }

  /** Nobody else's leave is read for a decision that it does not change. */
  async read(taken: StepToTake, status: LeaveDecision): Promise<DecidedLeaveFacts> {
    const { row } = taken;
    return {
      ...(await this.personFacts.read(row.employee_id, row.leave_type_id, row.start_date)),
      coverage: outcomeOf(taken, status).isApproved
        ? await this.coverage.breaches(askedLeaveOf(row), 'ofRule')
        : [],
    };
  }
}
