import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type {
  DepartmentResponse,
  DepartmentUpdatedResponse,
} from '../contract/department/department-responses.js';
import type { SuccessResponse } from '../contract/responses.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListParams } from '../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../platform/http/list-response.js';
import {
  DEPARTMENT_CSV,
  DEPARTMENT_LIST,
  departmentRecord,
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
  ) {}

  @Get()
  @Endpoint({
    summary: 'List departments',
    response: 'DepartmentsResponse',
    list: DEPARTMENT_LIST,
    csv: DEPARTMENT_CSV,
  })
  list(
    @CurrentActor() actor: Actor,
    @ListParams(DEPARTMENT_LIST) list: ListRequest,
  ): Promise<unknown> {
    const summary = async () => ({ total: await this.departments.count() });
    const source = {
      definition: DEPARTMENT_LIST,
      key: 'departments',
      record: departmentRecord,
      complete: (rows: DepartmentRow[]) => this.departments.complete(rows),
      summary,
      csv: DEPARTMENT_CSV,
    };
    return this.lists.send(actor, source, list);
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
    },
  })
  async read(@Query('id', IdPipe) id: string): Promise<DepartmentResponse> {
    return { success: true, department: await this.departments.record(id) };
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

  @Delete('single')
  @Endpoint({
    summary: 'Delete a department that has no employees',
    response: 'SuccessResponse',
    problems: ['department.not_found', 'department.in_use', 'request.conflict'],
    query: {
      id: {
        description: 'The department',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: true,
      },
    },
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Query('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.departments.remove(actor, id);
    return { success: true };
  }
}
