import { Controller, Get, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { LeaveCostsResponse, LeaveQuoteResponse } from '../contract/leave-cost-responses.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { LeaveQuotes } from './leave-quotes.js';
import { LeaveCostsQuery, LeaveQuoteQuery } from './leave.dto.js';
import { readBody } from '../platform/http/body.pipe.js';

/** The values of a query, declared and checked as the fields of a body are. */
const QueryFields = createParamDecorator((type: new () => object, context: ExecutionContext): object =>
  readBody(type, context.switchToHttp().getRequest<FastifyRequest>().query));

const ASKED_FOR = {
  userId: { description: 'The id of the employee or of the account', example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10', required: true },
  leaveType: { description: 'The name of a leave type', example: 'Annual Leave', required: true },
};

/** The cost of leave before it is requested. */
@Controller('leave')
export class LeaveQuoteController {
  constructor(private readonly quotes: LeaveQuotes) {}

  @Get('quote')
  @Endpoint({
    summary: 'Read the cost of a leave request before it is made',
    description: 'With the remaining balance and the reasons for which `POST /leave/add` would refuse it. Employees read only their own.',
    response: 'LeaveQuoteResponse',
    query: {
      ...ASKED_FOR,
      startDate: { description: 'First day', example: '2026-07-06', required: true },
      endDate: { description: 'Last day', example: '2026-07-17', required: true },
      startsAt: { description: '`morning` or `noon` of the first day; by default, morning', example: 'morning', required: false },
      endsAt: { description: '`noon` or `evening` of the last day; by default, evening', example: 'evening', required: false },
      minutes: { description: 'For leave of one day, of a type counted in minutes', example: '120', required: false },
    },
    problems: ['employee.not_found', 'type.entered_by_admins'],
  })
  quote(@CurrentActor() actor: Actor, @QueryFields(LeaveQuoteQuery) query: LeaveQuoteQuery): Promise<LeaveQuoteResponse> {
    return this.quotes.quote(actor, query);
  }

  @Get('costs')
  @Endpoint({
    summary: 'Read the cost of each day of a month',
    description: 'Employees read only their own. Days without a policy are left out.',
    response: 'LeaveCostsResponse',
    query: { ...ASKED_FOR, month: { description: 'Month', example: '2026-07', required: true } },
    problems: ['employee.not_found', 'type.entered_by_admins'],
  })
  costsOfMonth(@CurrentActor() actor: Actor, @QueryFields(LeaveCostsQuery) query: LeaveCostsQuery): Promise<LeaveCostsResponse> {
    return this.quotes.costs(actor, query);
  }
}
