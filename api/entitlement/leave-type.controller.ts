import { Controller, Get } from '@nestjs/common';
import type { LeaveTypesResponse } from '../contract/leave-policy-responses.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { LeaveTypes } from './leave-types.js';

@Controller('leave/type')
export class LeaveTypeController {
  constructor(private readonly types: LeaveTypes) {}

  @Get()
  @Endpoint({ summary: 'List leave types', description: 'Admins also see archived types, which no new request can have.', response: 'LeaveTypesResponse' })
  async list(@CurrentActor() actor: Actor): Promise<LeaveTypesResponse> {
    return { success: true, types: await this.types.list(actor) };
  }
}
