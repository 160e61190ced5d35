import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type {
  EmployeeResponse,
  EmployeeNamesResponse,
  NextEmployeeIdResponse,
} from '../contract/employee/employee-responses.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { Departments } from '../department/departments.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { readBody } from '../platform/http/body.pipe.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { MultipartForms } from '../platform/http/multipart.js';
import { EmployeeChanges } from './employee-changes.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeRegistration } from './employee-registration.js';
import { EmployeeDto, EmployeeUpdateDto } from './employee.dto.js';
import { NextEmployeeId } from './next-employee-id.js';

@Controller('employee')
@Roles('admin')
export class EmployeeController {
  constructor(
    private readonly registration: EmployeeRegistration,
    private readonly changes: EmployeeChanges,
    private readonly reader: EmployeeReader,
    private readonly departments: Departments,
    private readonly payAccess: PayAccessLog,
    private readonly nextEmployeeId: NextEmployeeId,
    private readonly forms: MultipartForms,
  ) {}

  @Get('department/:id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'List the names of the people of a department',
    response: 'EmployeeNamesResponse',
    problems: ['department.not_found'],
  })
  async inDepartment(@Param('id', IdPipe) id: string): Promise<EmployeeNamesResponse> {
    await this.departments.record(id);
    return { success: true, employees: await this.reader.namesInDepartment(id) };
  }

  @Get('next-id')
  @Endpoint({
    summary: 'Suggest an employee ID',
    description:
      'The highest ID of the pattern in use, plus one; null if no ID ends in a number. Nothing is reserved.',
    response: 'NextEmployeeIdResponse',
  })
  async nextId(): Promise<NextEmployeeIdResponse> {
    return { success: true, employeeId: await this.nextEmployeeId.suggest() };
  }

  @IdempotentPost('add')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Add an employee with an account',
    description:
      'With `invite`, no password is needed: an email invites the person to choose one. If email is not set up, create a link with `/account/invite`. If both the employee ID and the email address are taken, the response names both. Adding an admin needs a session confirmed by password within 15 minutes, as one that has just begun is.',
    status: 201,
    response: 'EmployeeResponse',
    multipart: { body: EmployeeDto, file: 'image', required: false },
    problems: [
      'employee.id_taken',
      'account.email_taken',
      'auth.confirm_needed',
      'request.conflict',
      'request.too_large',
    ],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<EmployeeResponse> {
    const { fields, file } = await this.forms.read(request, 'image', 'photo');
    return {
      success: true,
      employee: await this.registration.add(actor, readBody(EmployeeDto, fields), file),
    };
  }

  @Put('update/:id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Change an employee',
    description:
      'Takes an edited employee record. Name, marital status, designation, salary and department are stored; other fields are ignored. Marital status, designation and salary may be empty only while none is stored.',
    response: 'EmployeeResponse',
    problems: ['employee.not_found', 'request.stale', 'request.conflict', 'salary.large_change'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: EmployeeUpdateDto,
  ): Promise<EmployeeResponse> {
    return this.respond(actor, await this.changes.update(actor, id, dto));
  }

  private respond(actor: Actor, employee: EmployeeRecord): EmployeeResponse {
    this.payAccess.record(actor, 'details', employee._id);
    return { success: true, employee };
  }
}
