import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { isSkipped, hindrancesOf, peopleOf, type Decider } from '../../approval/whose-turn.js';
import type {
  ApprovalStepState,
  DeciderRecord,
  DeciderRight,
  LeaveApproval,
  StepDecision,
} from '../../contract/leave/approvals.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { OwnDecisions } from '../check/own-decisions.js';
import { StandIns } from '../check/stand-ins.js';
import type { LeaveRow, LeaveForReader } from '../leave-row.js';
import { LeaveTurns, type LeaveTurn } from './leave-turns.js';
import type { ChainStart } from './new-leave-chains.js';
import { isLeftToOthers, stepRight } from './step-rights.js';

interface DecisionRow {
  step: number;
  decision: StepDecision;
  name: string;
  rightTaken: DeciderRight;
  forName: string | null;
  note: string | null;
  at: number | string;
}

/** The deciders would tell the type. */
const HIDDEN_STEPS = {
  steps: [],
  deciders: [],
  waitingFor: [],
  waitingForHr: false,
  waitingSince: null,
  mayDecide: false,
  mayPass: false,
} satisfies Partial<LeaveApproval>;

/** The part of a request's record that approvals add. */
@Injectable()
export class LeaveSteps {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
    private readonly ownDecisions: OwnDecisions,
    private readonly turns: LeaveTurns,
    private readonly standIns: StandIns,
  ) {}

  /** Nothing without approvals. */
  async readApproval(actor: Actor, row: LeaveForReader): Promise<Partial<LeaveApproval>> {
    if (!(await this.setting.isOn())) return {};
    if (row.sight?.type === false)
      return {
        ...HIDDEN_STEPS,
        standIn: await this.standIns.named(row.stand_in_id),
        mayCancel: await this.mayCancel(actor, row),
      };
    const turn = await this.turns.readTurn(row);
    const right = row.status === 'Pending' ? stepRight(actor, turn) : undefined;
    const mayDecide =
      right !== undefined &&
      !isLeftToOthers({
        actor,
        row,
        turn,
        othersDecide: await this.ownDecisions.othersDecide(actor, row.account_id),
      });
    return {
      steps: !turn.hasSteps
        ? []
        : stepStates(turn, await this.decisions(row), {
            isPending: row.status === 'Pending',
            unit: row.unit,
            actor,
          }),
      ...waitingNames(turn, row),
      deciders: turn.deciders.map(deciderRecord),
      standIn: await this.standIns.named(row.stand_in_id),
      mayDecide,
      mayPass:
        mayDecide &&
        turn.hasSteps &&
        right.decider !== undefined &&
        turn.facts.step < turn.facts.chain.length,
      mayCancel: await this.mayCancel(actor, row),
    };
  }

  /** For whom each pending request of a page waits. */
  async mark(rows: readonly LeaveForReader[]): Promise<void> {
    const pending = rows.filter(({ status }) => status === 'Pending');
    if (pending.length === 0 || !(await this.setting.isOn())) return;
    const turns = await this.turns.readTurns(pending);
    for (const row of pending) row.waiting = waitingNames(turns.get(row.id) as LeaveTurn, row);
  }

  /** The steps of a request before it is made. */
  outlook(
    actor: Actor,
    { facts, deciders, isApproved }: ChainStart,
    unit: LeaveUnit,
  ): { steps: ApprovalStepState[]; deciders: DeciderRecord[] } {
    return {
      steps: isApproved ? [] : stepStates({ facts }, [], { isPending: true, unit, actor }),
      deciders: deciders.map(deciderRecord),
    };
  }

  /** Owners cancel approved leave until the day before it begins, approvers that of their people. Admins have a call without these limits. */
  async mayCancel(actor: Actor, { status, start_date, employee_id }: LeaveRow): Promise<boolean> {
    if (
      isAdmin(actor) ||
      status !== 'Approved' ||
      start_date <= this.clock.today() ||
      !(await this.setting.isOn())
    )
      return false;
    return employee_id === actor.employeeId || this.people.manages(actor.employeeId, employee_id);
  }

  private async decisions({ id, sight }: LeaveForReader): Promise<DecisionRow[]> {
    const rows = await this.work.read<DecisionRow>(
      `SELECT s.step, s.decision, a.name, s.decider_right AS rightTaken, fa.name AS forName, s.note, s.decided_at AS at FROM leave_decision s JOIN account a ON a.id = s.decided_by
       LEFT JOIN employee f ON f.id = s.for_employee LEFT JOIN account fa ON fa.id = f.account_id WHERE s.leave_id = ? ORDER BY s.step`,
      [id],
    );
    return sight?.reason === false ? rows.map((row) => ({ ...row, note: null })) : rows;
  }
}

export function waitingNames(
  { deciders }: LeaveTurn,
  row: LeaveRow,
): Pick<LeaveApproval, 'waitingFor' | 'waitingForHr' | 'waitingSince'> {
  const since = Number(row.step_since ?? row.created_at);
  return {
    waitingFor: deciders.filter(({ right }) => right !== 'hr').map(({ name }) => name),
    waitingForHr: deciders.some(({ right }) => right === 'hr'),
    waitingSince: row.status === 'Pending' ? new Date(since).toISOString() : null,
  };
}

export function deciderRecord({
  name,
  right,
  step,
  actsFor,
  awayUntil,
  early,
}: Decider): DeciderRecord {
  return {
    name,
    right,
    step,
    ...(actsFor && { for: actsFor.name }),
    ...(awayUntil && { awayUntil }),
    ...(early && { early }),
  };
}

/** With HR behind the last step where it has come to that. */
function stepStates(
  { facts }: Pick<LeaveTurn, 'facts'>,
  decisions: readonly DecisionRow[],
  { isPending, unit, actor }: { isPending: boolean; unit: LeaveUnit; actor: Actor },
): ApprovalStepState[] {
  const { chain, step: current, cost } = facts;
  const behind =
    (isPending && current === chain.length) || decisions.some(({ step }) => step === chain.length);
  return [...chain, ...(behind ? [{ who: 'hr' as const }] : [])].map((step, place) => {
    const taken = decisions.find((one) => one.step === place);
    const names = peopleOf(facts, step).map(({ name }) => name);
    if (taken) return { who: step.who, names, ...decided(taken) };
    const overCost =
      'overCost' in step && isSkipped(step.overCost, cost) ? step.overCost : undefined;
    const isCurrent = isPending && place === current;
    // They tell of other people's accounts.
    const hindrances = isCurrent && isAdmin(actor) ? hindrancesOf(facts, step) : undefined;
    return {
      who: step.who,
      names,
      ...(hindrances && { hindrances }),
      ...(overCost !== undefined && {
        skipped: true as const,
        overCost: wireAmount(unit, overCost),
      }),
      ...(isCurrent && { current: true as const }),
    };
  });
}

function decided({
  decision,
  name,
  rightTaken: right,
  forName,
  note,
  at,
}: DecisionRow): Partial<ApprovalStepState> {
  return {
    decision,
    by: name,
    right,
    ...(forName !== null && { for: forName }),
    ...(note !== null && { note }),
    at: new Date(Number(at)).toISOString(),
  };
}
