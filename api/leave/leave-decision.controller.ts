import { Body, Controller, Param, Put } from '@nestjs/common';
import type { LeaveResponse, LeavesKeptResponse } from '../contract/leave/leave-responses.js';
import { AllowedDuring, CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { LeaveShortening } from './change/leave-shortening.js';
import { LeaveWithdrawals } from './change/leave-withdrawals.js';
import { LeaveDecisions } from './deciding/leave-decisions.js';
import {
  LeaveDecisionDto,
  LeavePassDto,
  LeaveShorteningDto,
  LeaveUndoDto,
  LeaveWithdrawalDto,
} from './leave.dto.js';
import { LeaveUndo } from './undo/leave-undo.js';

/** Decisions, withdrawals and changes of a request that is made. */
@Controller('leave')
export class LeaveDecisionController {
  constructor(
    private readonly decisions: LeaveDecisions,
    private readonly shortening: LeaveShortening,
    private readonly withdrawals: LeaveWithdrawals,
    private readonly undoing: LeaveUndo,
  ) {}

  @IdempotentPost('withdraw/:id')
  @Endpoint({
    summary: 'Withdraw a leave request',
    description:
      'Employees may withdraw their own pending requests; an admin may also cancel approved ones, with a reason. With approvals, owners cancel approved leave until the day before it begins, and approvers that of their people, with a reason. The days become free again. Days of a closed year are given back by a correction on the first open day. Admins may cancel their own approved leave only before it begins, unless no other admin can sign in. `restoreUntil` extends the last day of use of leave that would otherwise have expired.',
    response: 'LeaveResponse',
    problems: ['leave.not_found', 'leave.already_decided', 'leave.own_decision', 'leave.not_yours'],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveWithdrawalDto,
  ): Promise<LeaveResponse> {
    return { success: true, leave: await this.withdrawals.withdraw(actor, id, dto) };
  }

  @IdempotentPost('shorten/:id')
  @Endpoint({
    summary: 'Take days out of leave',
    description:
      'For example, days of illness. The request is cancelled; the days before and after become new requests with the same status and decision, which begin and end on days that cost something. With approvals, approvers may shorten approved leave of their people before it begins. Admins may not shorten their own approved leave once it has begun, unless no other admin can sign in.',
    response: 'LeavesKeptResponse',
    problems: [
      'leave.not_found',
      'leave.already_decided',
      'leave.own_decision',
      'leave.not_yours',
      'leave.closed',
    ],
  })
  async shorten(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveShorteningDto,
  ): Promise<LeavesKeptResponse> {
    return { success: true, leaves: await this.shortening.shorten(actor, id, dto) };
  }

  @IdempotentPost('pass/:id')
  @Endpoint({
    summary: 'Pass a leave request to its next step',
    description: 'For those whose turn it is. Behind the last step stands HR.',
    response: 'LeaveResponse',
    problems: [
      'leave.not_found',
      'leave.already_decided',
      'leave.own_decision',
      'leave.not_yours',
      'leave.step_taken',
      'request.conflict',
    ],
  })
  async pass(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { note = null }: LeavePassDto,
  ): Promise<LeaveResponse> {
    return { success: true, leave: await this.decisions.pass(actor, id, note) };
  }

  @IdempotentPost('undo/:id')
  @Endpoint({
    summary: 'Undo a decision',
    description:
      'For the one who decided, within 30 seconds, and only while nothing was built upon it: a later step, a withdrawal, a shortening. Until then nobody is told of the decision. The request is Pending again, at the step that was taken; a rejected one takes its days again, with the checks of a new request.',
    response: 'LeaveResponse',
    problems: [
      'leave.not_found',
      'leave.undo_over',
      'leave.not_yours',
      'leave.own_decision',
      'leave.overlap',
      'leave.insufficient',
      'leave.coverage',
      'leave.closed',
      'request.stale',
    ],
  })
  async undo(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveUndoDto,
  ): Promise<LeaveResponse> {
    return { success: true, leave: await this.undoing.undo(actor, id, dto) };
  }

  @Put(':id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Approve or reject a pending leave request',
    description:
      'Without approvals, admins decide. With them, those whose turn it is take the step, and an admin all steps that remain. Nobody decides their own leave while somebody else can.',
    response: 'LeaveResponse',
    problems: [
      'leave.not_found',
      'leave.already_decided',
      'leave.own_decision',
      'leave.not_yours',
      'leave.step_taken',
      'leave.insufficient',
      'leave.coverage',
      'leave.closed',
    ],
  })
  async decide(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveDecisionDto,
  ): Promise<LeaveResponse> {
    return { success: true, leave: await this.decisions.decide(actor, id, dto) };
  }
}
