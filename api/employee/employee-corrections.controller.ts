import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EmployeeResponse } from '../contract/employee/employee-responses.js';
import type { EmployeeRecord } from '../contract/employee/employees.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { MultipartForms } from '../platform/http/multipart.js';
import { EmployeeCorrections } from './employee-corrections.js';
import { EmployeeContactDto, EmployeeIdentityDto } from './employee.dto.js';
import { EmploymentDto, ReturnDto } from './employment.dto.js';
import { Employment } from './employment.js';

@Controller('employee')
@Roles('admin')
export class EmployeeCorrectionsController {
  constructor(
    private readonly corrections: EmployeeCorrections,
    private readonly employment: Employment,
    private readonly payAccess: PayAccessLog,
    private readonly forms: MultipartForms,
  ) {}

  @Put('contact/:id')
  @Endpoint({
    summary: "Change an employee's contact details",
    response: 'EmployeeResponse',
    problems: ['employee.not_found'],
  })
  async contact(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: EmployeeContactDto,
  ): Promise<EmployeeResponse> {
    return this.respond(actor, await this.corrections.changeContact(actor, id, dto));
  }

  @Put('identity/:id')
  @Endpoint({
    summary: 'Correct employee ID, date of birth and gender',
    response: 'EmployeeResponse',
    problems: ['employee.not_found', 'employee.id_taken', 'request.stale'],
  })
  async identity(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: EmployeeIdentityDto,
  ): Promise<EmployeeResponse> {
    return this.respond(actor, await this.corrections.changeIdentity(actor, id, dto));
  }

  @Put('employment/:id')
  @Endpoint({
    summary: 'Set or clear hire date, manager and last day',
    description:
      'Missing fields keep their values; empty ones are cleared. The manager is the `_id` of an employee, or a `name` stored as text. `leftOn` is the last day: after it, sign-in is closed and all sessions end. ' +
      "Without it the person never left. Dates are those of the latest employment; `earlierPeriods` replaces the employments before it. A hire date after the last day is a return and has its own call. An admin's last day needs a session confirmed by password.",
    response: 'EmployeeResponse',
    problems: ['employee.not_found', 'account.last_admin', 'auth.confirm_needed', 'request.stale'],
  })
  async changeEmployment(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: EmploymentDto,
  ): Promise<EmployeeResponse> {
    return this.respond(actor, await this.employment.change(actor, id, dto));
  }

  @IdempotentPost('return/:id')
  @Endpoint({
    summary: 'Record the return of an employee who left',
    description:
      'A new employment begins on `returnDate`, which must be after the last day; the previous one is kept in `periods`. Until that date, the status stays `Left`.',
    response: 'EmployeeResponse',
    problems: [
      'employee.not_found',
      'employee.no_last_day',
      'auth.confirm_needed',
      'request.stale',
    ],
  })
  async recordReturn(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: ReturnDto,
  ): Promise<EmployeeResponse> {
    return this.respond(actor, await this.employment.recordReturn(actor, id, dto));
  }

  @Put('image/:id')
  @Endpoint({
    summary: "Change an employee's photo",
    response: 'EmployeeResponse',
    multipart: { file: 'image', required: true },
    problems: ['employee.not_found', 'request.too_large', 'request.unsupported_type'],
  })
  async image(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<EmployeeResponse> {
    return this.respond(
      actor,
      await this.corrections.changeImage(actor, id, await this.forms.readImage(request)),
    );
  }

  private respond(actor: Actor, employee: EmployeeRecord): EmployeeResponse {
    this.payAccess.record(actor, 'details', employee._id);
    return { success: true, employee };
  }
}
