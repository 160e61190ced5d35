import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { EmployeeResponse, EmployeeNamesResponse } from '../contract/responses.js';
import type { EmployeeRecord } from '../contract/records.js';
import type { Condition, ListQuery } from '../platform/database/lists/list-definition.js';
import { Departments } from '../department/departments.js';
import { readBody } from '../platform/http/body.pipe.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdempotentPost } from '../platform/http/idempotency/idempotent-post.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListResponse, prefersCsv } from '../platform/http/list-response.js';
import { readListParams } from '../platform/http/list-params.js';
import { readMultipart } from '../platform/http/multipart.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { EMPLOYEE_CSV, employeeList, employeeListRecord, type EmployeeListRow } from './employee-list.js';
import { EmployeeAccess } from './employee-access.js';
import { EmployeeReader } from './employee-reader.js';
import { EmployeeDto, EmployeeUpdateDto } from './employee.dto.js';
import { EmployeeTotals } from './employee-totals.js';
import { Employees } from './employees.js';

@Controller('employee')
@Roles('admin')
export class EmployeeController {
  private readonly definition;

  constructor(
    private readonly employees: Employees,
    private readonly reader: EmployeeReader,
    private readonly lookup: EmployeeAccess,
    private readonly departments: Departments,
    private readonly totals: EmployeeTotals,
    private readonly lists: ListResponse,
    private readonly clock: Clock,
    private readonly payAccess: PayAccessLog,
  ) {
    this.definition = employeeList(() => clock.today());
  }

  @Get()
  @Endpoint({
    summary: 'List employees',
    description: 'The pay access log records whose salary a response or file had.',
    response: 'EmployeesResponse',
    list: employeeList(() => ''),
  })
  async list(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    const query: ListQuery = readListParams(this.definition, request.query as Record<string, unknown>);
    const today = this.clock.today();
    const omitPay = query.omitted?.includes('salary') && !prefersCsv(request);
    const payAccess = this.payAccess.collectList<EmployeeListRow>(actor, query, request);
    const source = {
      definition: this.definition,
      key: 'employees',
      record: (row: EmployeeListRow) => (omitPay ? { ...employeeListRecord(row, today), salary: undefined } : employeeListRecord(payAccess.add(row), today)),
      summary: () => this.totals.summary(),
      storedTotal: (conditions: Condition[]) => this.totals.countMatching(conditions),
      csv: EMPLOYEE_CSV,
    };
    return payAccess.recordAfter(await this.lists.send(actor, source, query, request, reply));
  }

  @Get('department/:id')
  @Endpoint({ summary: 'List the people of a department, as a select needs them', response: 'EmployeeNamesResponse', problems: ['department.not_found'] })
  async inDepartment(@Param('id', IdPipe) id: string): Promise<EmployeeNamesResponse> {
    await this.departments.record(id);
    return { success: true, employees: await this.reader.namesInDepartment(id) };
  }

  @Get('single/:id')
  @Roles('admin', 'employee')
  @Endpoint({ summary: 'Read an employee', description: 'Takes the id of the employee or of the account; employees read only themselves.', response: 'EmployeeResponse', problems: ['employee.not_found'] })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string): Promise<EmployeeResponse> {
    const { id: employeeId } = await this.lookup.reach(actor, id);
    return this.respond(actor, await this.reader.record(actor, employeeId));
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Add an employee with an account',
    status: 201,
    response: 'EmployeeResponse',
    multipart: { body: EmployeeDto, file: 'image', required: false },
    problems: ['employee.id_taken', 'account.email_taken', 'request.conflict', 'request.too_large'],
  })
  async add(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<EmployeeResponse> {
    const { fields, file } = await readMultipart(request, 'image');
    return { success: true, employee: await this.employees.add(actor, readBody(EmployeeDto, fields), file) };
  }

  @Put('update/:id')
  @Endpoint({
    summary: 'Change an employee',
    description: 'Takes the employee as read and edited. Name, marital status, designation, salary and department count; everything else in it changes nothing.',
    response: 'EmployeeResponse',
    problems: ['employee.not_found', 'request.stale', 'request.conflict'],
  })
  async update(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: EmployeeUpdateDto): Promise<EmployeeResponse> {
    return this.respond(actor, await this.employees.update(actor, id, dto));
  }

  private respond(actor: Actor, employee: EmployeeRecord): EmployeeResponse {
    this.payAccess.record(actor, 'details', employee._id);
    return { success: true, employee };
  }
}
