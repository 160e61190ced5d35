import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import type { PayLooksAnswer } from '../contract/answers.js';
import { EmployeeLookup } from '../employee/employee-lookup.js';
import { Call } from '../platform/http/call.js';
import { sayRange } from '../platform/http/content-range.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { readRange } from '../platform/http/list-query.js';
import { PayLookList } from '../pay-access-log/pay-look-list.js';

const NEWEST = { from: 0, to: 49 };

@Controller('salary')
export class SalaryLooksController {
  constructor(
    private readonly employees: EmployeeLookup,
    private readonly looks: PayLookList,
  ) {}

  @Get('looks/:id')
  @Call({
    summary: "List who opened an employee's pay, newest first",
    description:
      'Takes the id of the employee or of the account; employees read only their own. The newest 50, unless `range` asks for others. Opening it again within ten minutes is one entry; entries are kept for two years. The summary is of this year.',
    answer: 'PayLooksAnswer',
    query: { range: { description: 'First and last, counted from 0', example: '[0,49]', required: false } },
    problems: ['employee.not_found'],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('range') range: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayLooksAnswer> {
    const asked = readRange(range);
    const { from, to } = asked ?? NEWEST;
    const employee = await this.employees.reachForList(actor, id);
    const looks = await this.looks.page(employee, from, to);
    const { summary, total } = await this.looks.summary(employee);
    if (asked) sayRange(reply, 'looks', from, looks.length, total);
    return { success: true, looks, summary };
  }
}
