import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../contract/leave/leave-statuses.js';
import type { LeaveRecord } from '../../contract/leave/leaves.js';
import { Problem, refusal } from '../../contract/problem.js';
import { denied, isAdmin, type Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { leaveClosed } from '../../working-time/closed-leave.js';
import { OwnDecisions, ownDecision } from '../check/own-decisions.js';
import { PersonFactsReader } from '../check/person-facts.js';
import { remainingLeave, type CostsOfDays, type RemainingPart } from '../check/remaining-leave.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveAccess } from '../leave-access.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import type { LeaveShorteningDto } from '../leave.dto.js';
import { wholeDays, type RequestedLeave } from '../requested-leave.js';
import { LeaveReplacement } from './leave-replacement.js';

/** Takes days out of leave, such as those of an illness. */
@Injectable()
export class LeaveShortening {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: LeaveAccess,
    private readonly personFacts: PersonFactsReader,
    private readonly ownDecisions: OwnDecisions,
    private readonly steps: LeaveSteps,
    private readonly replacement: LeaveReplacement,
  ) {}

  /** Returns what is left, in order of the days. */
  shorten(
    actor: Actor,
    id: string,
    { from, to, reason }: LeaveShorteningDto,
  ): Promise<LeaveRecord[]> {
    return this.work.write(async (manager) => {
      const leave = await this.access.reachLocked(manager, actor, id);
      const { refused, parts, out } = judgeShortening({
        actor,
        leave,
        from,
        to,
        mayCancel: await this.steps.mayCancel(actor, leave),
        othersDecide: await this.ownDecisions.othersDecideIfBegun(manager, actor, leave),
        costs: await this.personFacts.costs(leave.employee_id, typeOfRow(leave)),
        closed: await this.personFacts.closedDay(leave.employee_id, leave.leave_type_id, from),
      });
      if (refused) throw refused;
      return this.replacement.replace(manager, actor, leave, parts, { out, reason });
    });
  }
}

export interface ShorteningFacts {
  actor: Pick<Actor, 'accountId' | 'role'>;
  leave: LeaveRow;
  from: CalendarDate;
  to: CalendarDate;
  /** As an approver of the person, before the leave begins. */
  mayCancel: boolean;
  othersDecide: boolean;
  costs: CostsOfDays;
  /** The last closed day of the type, if `from` is not after it. */
  closed: CalendarDate | undefined;
}

export function judgeShortening(facts: ShorteningFacts): {
  refused: Problem | undefined;
  out: RequestedLeave;
  parts: RemainingPart[];
} {
  const { leave, from, to, closed } = facts;
  const out = wholeDays(from, to);
  const notNow = notAllowed(facts) ?? outsideOf(leave, from, to);
  const parts = notNow ? [] : remainingLeave(requestedOfRow(leave), out, facts.costs);
  const nothingLeft =
    parts.length === 0 ? Problem.at('from', refusal('leave.nothing_left')) : undefined;
  const inClosedYear = closed === undefined ? undefined : leaveClosed(closed, 'from');
  return { refused: notNow ?? nothingLeft ?? inClosedYear, out, parts };
}

/** Admins change all leave, approvers approved leave of their people that has not begun. */
function notAllowed({
  actor,
  leave,
  mayCancel,
  othersDecide,
}: ShorteningFacts): Problem | undefined {
  if (!isAdmin(actor) && leave.account_id === actor.accountId) return denied();
  if (!isAdmin(actor) && !mayCancel)
    return new Problem('leave.not_yours', refusal('leave.not_begun_only'));
  if (!DAYS_TAKEN_STATUSES.includes(leave.status))
    return new Problem('leave.already_decided', refusal('leave.not_to_shorten'));
  return othersDecide ? ownDecision() : undefined;
}

function outsideOf(
  { start_date: start, end_date: end }: LeaveRow,
  from: CalendarDate,
  to: CalendarDate,
): Problem | undefined {
  const reason = refusal('leave.nothing_to_shorten', { start, end });
  if (from < start || from > end) return Problem.at('from', reason);
  return to < from || to > end ? Problem.at('to', reason) : undefined;
}
