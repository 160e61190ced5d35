import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PayAccessResponse } from '../contract/salary/salary-responses.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { PayAccessList } from '../pay-access-log/pay-access-list.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { setContentRange } from '../platform/http/content-range.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { readRange } from '../platform/http/list-params.js';

const DEFAULT_RANGE = { from: 0, to: 49 };

@Controller('salary')
export class PayAccessController {
  constructor(
    private readonly employees: EmployeeAccess,
    private readonly payAccess: PayAccessList,
  ) {}

  @Get('pay-access/:id')
  @Endpoint({
    summary: "List who viewed an employee's pay, newest first",
    description:
      'Takes the id of the employee or of the account; employees read only their own. The newest 50 without `range`. Repeated views within ten minutes are one entry; entries are kept for two years. The summary covers this year.',
    response: 'PayAccessResponse',
    query: {
      range: {
        description: 'First and last row, counted from 0',
        example: '[0,49]',
        required: false,
      },
    },
    problems: ['employee.not_found'],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('range') range: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayAccessResponse> {
    const requested = readRange(range);
    const { from, to } = requested ?? DEFAULT_RANGE;
    const employee = await this.employees.reachForList(actor, id);
    const accesses = await this.payAccess.page(employee, from, to);
    const { summary, total } = await this.payAccess.summary(employee);
    if (requested) setContentRange(reply, 'accesses', from, accesses.length, total);
    return { success: true, accesses, summary };
  }
}
