import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type {
  LeaveTypeResponse,
  LeaveTypesResponse,
} from '../../contract/leave/leave-policy-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { LeaveTypeChanges } from './leave-type-changes.js';
import { LeaveTypeDto, LeaveTypeUpdateDto } from './leave-type.dto.js';
import { LeaveTypes } from './leave-types.js';

@Controller('leave/type')
export class LeaveTypeController {
  constructor(
    private readonly types: LeaveTypes,
    private readonly changes: LeaveTypeChanges,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List leave types',
    description: 'For admins, including archived types, which cannot be requested any more.',
    response: 'LeaveTypesResponse',
  })
  async list(@CurrentActor() actor: Actor): Promise<LeaveTypesResponse> {
    return { success: true, types: await this.types.list(actor) };
  }

  @Get(':id')
  @Roles('admin')
  @Endpoint({
    summary: 'Read a leave type',
    response: 'LeaveTypeResponse',
    problems: ['type.not_found'],
  })
  async read(@Param('id', IdPipe) id: string): Promise<LeaveTypeResponse> {
    return { success: true, type: await this.types.record(id) };
  }

  @IdempotentPost('add')
  @Roles('admin')
  @Endpoint({
    summary: 'Add a leave type',
    status: 201,
    response: 'LeaveTypeResponse',
    problems: ['type.name_taken'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: LeaveTypeDto): Promise<LeaveTypeResponse> {
    return { success: true, type: await this.changes.add(actor, dto) };
  }

  @Put(':id')
  @Roles('admin')
  @Endpoint({
    summary: 'Change a leave type',
    description:
      'Omitted fields keep their values. The unit and `counts` can no longer be changed once leave of the type is counted; the built-in types cannot be renamed or archived.',
    response: 'LeaveTypeResponse',
    problems: ['type.not_found', 'type.name_taken', 'rules.in_use', 'request.stale'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveTypeUpdateDto,
  ): Promise<LeaveTypeResponse> {
    return { success: true, type: await this.changes.update(actor, id, dto) };
  }
}
