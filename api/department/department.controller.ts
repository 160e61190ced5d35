import { Body, Controller, Delete, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { DepartmentAnswer, DepartmentUpdatedAnswer, SuccessAnswer } from '../contract/answers.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { Call } from '../platform/http/call.js';
import { PostOnce } from '../platform/http/idempotency/post-once.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListAnswer } from '../platform/http/list-answer.js';
import { ListAsked } from '../platform/http/list-query.js';
import { DEPARTMENT_CSV, DEPARTMENT_LIST, departmentRecord } from './department-list.js';
import { DepartmentDto, DepartmentUpdateDto } from './department.dto.js';
import { Departments } from './departments.js';

@Controller('department')
@Roles('admin')
export class DepartmentController {
  constructor(
    private readonly departments: Departments,
    private readonly lists: ListAnswer,
  ) {}

  @Get()
  @Call({ summary: 'List departments', answer: 'DepartmentsAnswer', list: DEPARTMENT_LIST })
  list(
    @CurrentActor() actor: Actor,
    @ListAsked(DEPARTMENT_LIST) asked: ListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const summary = async () => {
      const total = await this.departments.count();
      return { summary: { total }, total };
    };
    const source = { definition: DEPARTMENT_LIST, key: 'departments', record: departmentRecord, summary, csv: DEPARTMENT_CSV };
    return this.lists.send(actor, source, asked, request, reply);
  }

  @Get('single')
  @Call({
    summary: 'Read a department',
    answer: 'DepartmentAnswer',
    problems: ['department.not_found'],
    query: { id: { description: 'The department', example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10', required: true } },
  })
  async read(@Query('id', IdPipe) id: string): Promise<DepartmentAnswer> {
    return { success: true, department: await this.departments.record(id) };
  }

  @PostOnce('add')
  @Call({ summary: 'Add a department', status: 201, answer: 'DepartmentAnswer', problems: ['department.name_taken'] })
  async add(@CurrentActor() actor: Actor, @Body() dto: DepartmentDto): Promise<DepartmentAnswer> {
    return { success: true, department: await this.departments.add(actor, dto) };
  }

  @Put(':id')
  @Call({
    summary: 'Change a department',
    description: 'With the `version` that was read, a change made meanwhile by somebody else is not overwritten.',
    answer: 'DepartmentUpdatedAnswer',
    problems: ['department.not_found', 'department.name_taken', 'request.stale'],
  })
  async update(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: DepartmentUpdateDto): Promise<DepartmentUpdatedAnswer> {
    return { success: true, message: 'Department updated successfully!', department: await this.departments.update(actor, id, dto) };
  }

  @Delete('single')
  @Call({
    summary: 'Delete a department that has no employees',
    answer: 'SuccessAnswer',
    problems: ['department.not_found', 'department.in_use', 'request.conflict'],
    query: { id: { description: 'The department', example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10', required: true } },
  })
  async remove(@CurrentActor() actor: Actor, @Query('id', IdPipe) id: string): Promise<SuccessAnswer> {
    await this.departments.remove(actor, id);
    return { success: true };
  }
}
