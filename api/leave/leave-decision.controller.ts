import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { LeaveResponse, LeavesKeptResponse } from '../contract/responses.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { LeaveDecisions } from './leave-decisions.js';
import { LeaveShortening } from './leave-shortening.js';
import { LeaveWithdrawals } from './leave-withdrawals.js';
import { LeaveDecisionDto, LeaveShorteningDto, LeaveWithdrawalDto } from './leave.dto.js';

/** Decisions, withdrawals and changes of a request that is made. */
@Controller('leave')
export class LeaveDecisionController {
  constructor(
    private readonly decisions: LeaveDecisions,
    private readonly shortening: LeaveShortening,
    private readonly withdrawals: LeaveWithdrawals,
  ) {}

  @IdempotentPost('withdraw/:id')
  @Endpoint({
    summary: 'Withdraw a leave request',
    description: 'Employees may withdraw their own pending requests; an admin may also cancel approved ones, with a reason. The days become free again. Days of a closed year are given back by a correction on the first open day. Admins may cancel their own approved leave only before it begins, unless no other admin can sign in. `restoreUntil` extends the last day of use of leave that would otherwise have expired.',
    response: 'LeaveResponse',
    problems: ['leave.not_found', 'leave.already_decided', 'leave.own_decision'],
  })
  async withdraw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: LeaveWithdrawalDto): Promise<LeaveResponse> {
    return { success: true, leave: await this.withdrawals.withdraw(actor, id, dto) };
  }

  @IdempotentPost('shorten/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Take days out of leave',
    description: 'For example, days of illness. The request is cancelled; the days before and after become new requests with the same status and decision, which begin and end on days that cost something. Admins may not shorten their own approved leave once it has begun, unless no other admin can sign in.',
    response: 'LeavesKeptResponse',
    problems: ['leave.not_found', 'leave.already_decided', 'leave.own_decision', 'leave.closed'],
  })
  async shorten(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: LeaveShorteningDto): Promise<LeavesKeptResponse> {
    return { success: true, leaves: await this.shortening.shorten(actor, id, dto) };
  }

  @Put(':id')
  @Roles('admin')
  @Endpoint({
    summary: 'Approve or reject a pending leave request',
    description: 'Admins may not decide their own leave while another admin can sign in.',
    response: 'LeaveResponse',
    problems: ['leave.not_found', 'leave.already_decided', 'leave.own_decision', 'leave.insufficient', 'leave.closed'],
  })
  async decide(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: LeaveDecisionDto): Promise<LeaveResponse> {
    return { success: true, leave: await this.decisions.decide(actor, id, dto) };
  }
}
