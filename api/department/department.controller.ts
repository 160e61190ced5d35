import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarDate } from '../contract/calendar-date.js';
import type {
  DepartmentResponse,
  DepartmentUpdatedResponse,
} from '../contract/department/department-responses.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { readListParams } from '../platform/http/list-params.js';
import { ListResponse } from '../platform/http/list-response.js';
import { AS_OF, otherDay } from '../platform/http/other-day.js';
import {
  DEPARTMENT_CSV,
  DEPARTMENT_LIST,
  departmentRecord,
  departmentsAsOf,
  type DepartmentRow,
} from './department-list.js';
import { DepartmentDto, DepartmentUpdateDto } from './department.dto.js';
import { Departments } from './departments.js';

@Controller('department')
@Roles('admin')
@AllowedDuring('change-password')
export class DepartmentController {
  constructor(
    private readonly departments: Departments,
    private readonly lists: ListResponse,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List departments',
    description:
      'As of another day: those that were there and not closed on it, with the head and the people of that day.',
    response: 'DepartmentsResponse',
    list: DEPARTMENT_LIST,
    csv: DEPARTMENT_CSV,
    query: { asOf: AS_OF },
  })
  list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('asOf', OptionalDatePipe) day?: CalendarDate,
  ): Promise<unknown> {
    const asOf = otherDay(actor, day, this.clock.today());
    const definition = asOf ? departmentsAsOf(asOf) : DEPARTMENT_LIST;
    const source = {
      definition,
      scope: [this.departments.open(asOf)],
      key: 'departments',
      record: departmentRecord,
      complete: (rows: DepartmentRow[]) => this.departments.complete(rows, asOf),
      summary: async () => ({ total: await this.departments.count(asOf) }),
      csv: DEPARTMENT_CSV,
    };
    const query = readListParams(definition, request.query as Record<string, unknown>);
    return this.lists.send(actor, source, { query, request, reply });
  }

  @Get('single')
  @Endpoint({
    summary: 'Read a department',
    response: 'DepartmentResponse',
    problems: ['department.not_found'],
    query: {
      id: {
        description: 'The department',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: true,
      },
      asOf: AS_OF,
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @Query('id', IdPipe) id: string,
    @Query('asOf', OptionalDatePipe) day?: CalendarDate,
  ): Promise<DepartmentResponse> {
    const asOf = otherDay(actor, day, this.clock.today());
    return { success: true, department: await this.departments.record(id, asOf) };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add a department',
    status: 201,
    response: 'DepartmentResponse',
    problems: ['department.name_taken'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: DepartmentDto): Promise<DepartmentResponse> {
    return { success: true, department: await this.departments.add(actor, dto) };
  }

  @Put(':id')
  @Endpoint({
    summary: 'Change a department',
    description:
      'Refused if `version` is not the current one, so that changes made by someone else are not overwritten.',
    response: 'DepartmentUpdatedResponse',
    problems: ['department.not_found', 'department.name_taken', 'request.stale'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: DepartmentUpdateDto,
  ): Promise<DepartmentUpdatedResponse> {
    return {
      success: true,
      message: 'Department updated successfully!',
      department: await this.departments.update(actor, id, dto),
    };
  }
}
