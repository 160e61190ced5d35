import { Controller, Get } from '@nestjs/common';
import type { WaitingLeaveResponse } from '../../contract/leave/approval-responses.js';
import { CurrentActor } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { WaitingList } from './waiting-list.js';

@Controller('leave')
export class WaitingController {
  constructor(private readonly list: WaitingList) {}

  @Get('waiting')
  @Endpoint({
    summary: 'List the leave requests that wait for the caller',
    description:
      'The oldest 50, with the balance that would remain and who else is away. Without approvals all pending requests wait for the admins.',
    response: 'WaitingLeaveResponse',
  })
  async waiting(@CurrentActor() actor: Actor): Promise<WaitingLeaveResponse> {
    return { success: true, ...(await this.list.read(actor)) };
  }
}
