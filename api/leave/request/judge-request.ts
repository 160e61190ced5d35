import type { ApprovalFacts } from '../../approval/whose-turn.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { CoverageBreachRecord } from '../../contract/leave/coverage.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import type { LeaveType } from '../../entitlement/entitlement.tables.js';
import { enteredByAdmins } from '../../entitlement/types/leave-types.js';
import type { Actor } from '../../platform/access/actor.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { notEmployed } from '../check/leave-employment.js';
import { overlapRefusal, type OtherLeave, type OverlappingLeave } from '../check/leave-overlap.js';
import {
  costsNothing,
  insufficientBalance,
  isCheckedByHr,
  ruleRefusals,
  WITHOUT_BALANCE,
} from '../check/leave-refusals.js';
import { ownDecision } from '../check/own-decisions.js';
import type { PersonFacts } from '../check/person-facts.js';
import { costedRequest, NOT_COSTED, type CostedRequest } from '../check/request-balance.js';
import type { AskedStandIn } from '../check/stand-ins.js';
import { coverageRefusal } from '../coverage/coverage-check.js';
import { startOfChain, waitsForHrAlone, type ChainStart } from '../deciding/new-leave-chains.js';
import type { RequestedLeave } from '../requested-leave.js';
import type { RequestSight } from '../team/team-access.js';

/** Leave that somebody asks for. */
export interface LeaveRequest {
  employee: EmployeeReference;
  type: LeaveType;
  requested: RequestedLeave;
  /** By an admin: the days come out of approved leave of other types, and the request is approved at once. */
  takeOut: boolean;
  /** By an admin: approved in the same step. */
  approve: boolean;
  standIn: string | null;
}

export interface RequestFacts extends PersonFacts {
  actor: Pick<Actor, 'accountId' | 'employeeId' | 'role'>;
  request: LeaveRequest;
  today: CalendarDate;
  /** The parts of the person's balance and of coverage that the actor may see. */
  sight: RequestSight;
  standIn: AskedStandIn;
  mayOverride: boolean;
  /** Approved leave of other types on the days, for those who may take the days out of it. */
  takesOut: OtherLeave[];
  /** The last closed day of the leave that the days would come out of, where one of them is closed. */
  closedOther: CalendarDate | undefined;
  /** Without the leave that the days come out of. */
  overlap: OverlappingLeave | undefined;
  coverage: CoverageBreachRecord[];
  /** Undefined without approvals. */
  chain: ApprovalFacts | undefined;
}

/** Without the balance where the actor may not see it. */
export interface JudgedRequest extends CostedRequest {
  /** Refuses the leave of employees and of admins alike. */
  binding: Problem[];
  /** Admins may override these with a note. */
  overridable: Problem[];
  /** Nobody has compared it with the balance, so that HR does. */
  toBeChecked: boolean;
  /** The leave of other types that the days come out of. */
  replaced: OtherLeave[];
  standIn: string | null;
  chain: ChainStart | undefined;
  /** The actor is an admin, and nobody else than HR is asked. */
  mayApprove: boolean;
  /** The actor approves it with that. */
  approves: boolean;
}

/** The one answer that the form shows before sending, and that binds when the request is made. The first refusal is the one that is told. */
export function judgeRequest(facts: RequestFacts): JudgedRequest {
  const { actor, person, sight, today, takesOut, mayOverride } = facts;
  const { type, requested, takeOut, approve } = facts.request;
  const { startDate, endDate } = requested;
  const costed = person ? costedRequest(person, type, requested) : NOT_COSTED;
  const balance = sight.balance ? costed : { ...costed, ...WITHOUT_BALANCE };
  const outside = notEmployed(facts.periods, startDate, endDate);
  const toBeChecked = isCheckedByHr(sight, costed);
  const chain = facts.chain && startOfChain(actor, facts.chain, { cost: costed.cost, toBeChecked });
  const mayApprove = mayOverride && (!chain || waitsForHrAlone(actor, chain));
  const replaced = takeOut ? takesOut : [];
  // A request that takes the place of approved leave, or has no step, is approved anyway.
  const approves = approve && replaced.length === 0 && !chain?.isApproved;
  return {
    ...balance,
    binding: present([
      closedRefusal(facts.closed),
      facts.standIn.refused,
      outside,
      takeOut && !mayOverride ? ownDecision() : undefined,
      facts.closed ? undefined : closedRefusal(facts.closedOther),
      facts.overlap && overlapRefusal(facts.overlap),
      approves && !mayApprove ? Problem.at('approve', refusal('leave.others_approve')) : undefined,
      outside ? undefined : costsNothing(costed),
    ]),
    overridable: present([
      enteredByAdmins(type),
      ...(person ? ruleRefusals(person, type, requested, costed, today) : []),
      coverageRefusal(facts.coverage),
      insufficientBalance(balance, type, requested),
    ]),
    toBeChecked,
    replaced,
    standIn: facts.standIn.id,
    chain,
    mayApprove,
    approves,
  };
}

function closedRefusal(closed: CalendarDate | undefined): Problem | undefined {
  return closed === undefined ? undefined : leaveClosed(closed, 'startDate');
}

function present(problems: readonly (Problem | undefined)[]): Problem[] {
  return problems.filter((problem) => problem !== undefined);
}
