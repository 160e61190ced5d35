import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { LinkedLeaveResponse } from '../../contract/leave/approval-responses.js';
import { LEAVE_DECISIONS, type LeaveDecision } from '../../contract/leave/leave-statuses.js';
import { LEAVE_NOTE_MAX } from '../../contract/leave/leaves.js';
import { LinkedLeave, type OpenedLink } from '../../leave/links/linked-leave.js';
import { Public } from '../../platform/access/access.decorators.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { ChoiceField } from '../../platform/http/fields/choice-field.js';
import { TextField } from '../../platform/http/fields/text-field.js';
import { AuthThrottle } from '../auth-throttle.js';
import { LinkDto } from '../auth.dto.js';
import { throttleAddressOf } from '../client-address.js';

export class LinkedDecisionDto extends LinkDto {
  @ChoiceField('Status', LEAVE_DECISIONS)
  status: LeaveDecision;

  @TextField('Note', { max: LEAVE_NOTE_MAX, optional: true, multiline: true, example: 'Enjoy!' })
  note?: string | null;
}

/** The links of mails to approvers. A mail program that opens all links of a mail decides nothing: that takes the second call. */
@Controller('leave/link')
export class LeaveLinkController {
  constructor(
    private readonly links: LinkedLeave,
    private readonly throttle: AuthThrottle,
  ) {}

  @Post()
  @Public()
  @Endpoint({
    summary: 'Read the leave request of a mailed link',
    description:
      'Changes nothing. The link is valid for 7 days, for the approver and the step that it was mailed for. The type is given only if the team may see it, the reason never.',
    response: 'LinkedLeaveResponse',
    problems: ['leave.link_not_found', 'auth.too_many_tries'],
  })
  async read(
    @Body() { token }: LinkDto,
    @Req() request: FastifyRequest,
  ): Promise<LinkedLeaveResponse> {
    return { success: true, request: await this.links.record(await this.open(token, request)) };
  }

  @Post('decide')
  @Public()
  @Endpoint({
    summary: 'Decide a leave request by a mailed link',
    description: 'Once, as the approver whom the mail was sent to.',
    response: 'LinkedLeaveResponse',
    problems: [
      'leave.link_not_found',
      'leave.already_decided',
      'leave.own_decision',
      'leave.not_yours',
      'leave.step_taken',
      'leave.insufficient',
      'leave.coverage',
      'leave.closed',
      'auth.too_many_tries',
    ],
  })
  async decide(
    @Body() { token, ...decision }: LinkedDecisionDto,
    @Req() request: FastifyRequest,
  ): Promise<LinkedLeaveResponse> {
    await this.links.decide(await this.open(token, request), decision);
    return { success: true, request: await this.links.record(await this.open(token, request)) };
  }

  /** Only unknown links stay counted. */
  private async open(token: string, request: FastifyRequest): Promise<OpenedLink> {
    const removeAttempt = await this.throttle.register({
      purpose: 'leave-link',
      identifier: token,
      address: throttleAddressOf(request),
    });
    const opened = await this.links.open(token, request.id);
    await removeAttempt();
    return opened;
  }
}
