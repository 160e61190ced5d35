import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import type {
  EmploymentTypeResponse,
  EmploymentTypesResponse,
} from '../../contract/job/job-responses.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { EmploymentTypeDto, EmploymentTypeUpdateDto } from './employment-type.dto.js';
import { EmploymentTypes } from './employment-types.js';

@Controller('job/type')
@Roles('admin')
export class EmploymentTypeController {
  constructor(private readonly types: EmploymentTypes) {}

  @Get()
  @Endpoint({
    summary: 'List employment types',
    description: 'By name, with how many people have each today.',
    response: 'EmploymentTypesResponse',
  })
  async list(): Promise<EmploymentTypesResponse> {
    return { success: true, types: await this.types.list() };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add an employment type',
    status: 201,
    response: 'EmploymentTypeResponse',
    problems: ['job.type_name_taken'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: EmploymentTypeDto,
  ): Promise<EmploymentTypeResponse> {
    return { success: true, type: await this.types.add(actor, dto) };
  }

  @Put(':id')
  @Endpoint({
    summary: 'Rename an employment type',
    description: 'For everybody who has or had it.',
    response: 'EmploymentTypeResponse',
    problems: ['job.type_not_found', 'job.type_name_taken', 'request.stale'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: EmploymentTypeUpdateDto,
  ): Promise<EmploymentTypeResponse> {
    return { success: true, type: await this.types.update(actor, id, dto) };
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Delete an employment type',
    description: 'Only if nobody has or had it.',
    response: 'SuccessResponse',
    problems: ['job.type_not_found', 'job.type_in_use'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.types.remove(actor, id);
    return { success: true };
  }
}
