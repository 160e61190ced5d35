import { Body, Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type {
  SalaryRevisionResponse,
  SalaryRevisionsResponse,
} from '../../contract/payroll/salary-revision-responses.js';
import { Problem } from '../../contract/problem.js';
import type { SuccessResponse } from '../../contract/responses.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { requireConfirmed } from '../../platform/access/confirmation.js';
import { Clock } from '../../platform/config/clock.js';
import { setContentRange } from '../../platform/http/content-range.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { readRange } from '../../platform/http/list-params.js';
import { SalaryRevisionDto } from './revision.dto.js';
import { SalaryRevisions } from './salary-revisions.js';

@Controller('payroll/revision')
@Roles('admin')
export class SalaryRevisionController {
  constructor(
    private readonly revisions: SalaryRevisions,
    private readonly employees: EmployeeAccess,
    private readonly payAccess: PayAccessLog,
    private readonly clock: Clock,
  ) {}

  @Get(':employee')
  @Endpoint({
    summary: "List an employee's salary revisions, the latest date first",
    description:
      'Takes the id of the employee or of the account. Withdrawn revisions are left out. Without any, the employee always had the salary of their record. The pay access log records the access. Without `range`, the list of somebody else needs a session confirmed by password.',
    response: 'SalaryRevisionsResponse',
    query: {
      range: {
        description: 'First and last row, counted from 0',
        example: '[0,49]',
        required: false,
      },
    },
    problems: ['employee.not_found', 'auth.confirm_needed'],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
    @Query('range') range: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SalaryRevisionsResponse> {
    const requested = readRange(range);
    const employee = await this.employees.reachForList(actor, id);
    if (!requested && employee && employee.id !== actor.employeeId)
      requireConfirmed(actor, this.clock.now());
    const all = employee ? await this.revisions.list(employee.id) : [];
    const revisions = requested ? all.slice(requested.from, requested.to + 1) : all;
    if (requested)
      setContentRange(reply, 'revisions', requested.from, revisions.length, all.length);
    if (employee) this.payAccess.record(actor, 'history', employee.id);
    return { success: true, revisions };
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Record a salary from a day on',
    description:
      'From 2000 up to two years ahead; replaces a revision of the same day. The salary of the employee is always the one in force today, and follows on the day of a planned one. A change by more than the percentage of payroll’s warning has to be `confirmed`.',
    status: 201,
    response: 'SalaryRevisionResponse',
    problems: ['salary.large_change'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: SalaryRevisionDto,
  ): Promise<SalaryRevisionResponse> {
    try {
      return { success: true, revision: await this.revisions.record(actor, dto) };
    } catch (error) {
      // It names the salary of today.
      if (error instanceof Problem && error.code === 'salary.large_change')
        this.payAccess.record(actor, 'history', dto.employeeId);
      throw error;
    }
  }

  @IdempotentPost('withdraw/:id')
  @Endpoint({
    summary: 'Withdraw a salary revision',
    description:
      'The revision before it holds again. The first salary, which an opening keeps, cannot be withdrawn.',
    response: 'SuccessResponse',
    problems: ['revision.not_found', 'revision.withdrawn', 'revision.opening'],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<SuccessResponse> {
    await this.revisions.withdraw(actor, id);
    return { success: true };
  }
}
