import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeaveAccountRecord } from '../../contract/leave/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../contract/leave/leave-types.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import type { ListDefinition, ListQuery } from '../../platform/database/lists/list-definition.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { readListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListSource } from '../../platform/http/list-response.js';
import { LeaveTypes } from '../types/leave-types.js';
import { askedType, countedKinds, leaveAccountList, WITH_BALANCE } from './leave-account-list.js';
import {
  LEAVE_ACCOUNT_CSV,
  leaveAccountRecord,
  type LeaveAccountRow,
  type ListedType,
} from './leave-account-record.js';
import { LeaveAccountTotals } from './leave-account-totals.js';
import { LeaveAccountsOnDay } from './leave-accounts-on-day.js';
import { LeaveUpkeep } from './leave-upkeep.js';

const ANNUAL_LEAVE = BUILTIN_LEAVE_TYPE_IDS['Annual Leave'];

@Controller('leave/balances')
@Roles('admin')
export class LeaveAccountController {
  constructor(
    private readonly clock: Clock,
    private readonly types: LeaveTypes,
    private readonly totals: LeaveAccountTotals,
    private readonly otherDays: LeaveAccountsOnDay,
    private readonly upkeep: LeaveUpkeep,
    private readonly lists: ListResponse,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List balances of one leave type',
    description:
      'People with a policy today; without the filter `leaveType`, for Annual Leave. The filter `incomplete` finds people whose policy needs a hire date that is missing. ' +
      'With `on`, the balances of another day, for people who have a policy and have not left by then; they can be sorted by id, name or employee ID, and have no summary. ' +
      'After a change of rules, the list is updated within seconds.',
    response: 'LeaveAccountsResponse',
    list: leaveAccountList({ id: ANNUAL_LEAVE, name: '', unit: 'days' }, () => ''),
    csv: LEAVE_ACCOUNT_CSV,
  })
  async list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const asked = request.query as Record<string, unknown>;
    const type = await this.types.require(askedType(asked.filter) ?? ANNUAL_LEAVE, 'filter');
    const people = leaveAccountList(type, () => this.clock.today());
    const query = readListParams(people, asked);
    const on = this.otherDays.askedDay(query);
    if (on === undefined)
      return this.lists.send(actor, await this.today(type, people), {
        query: withoutFields(query, ['leaveType', 'on']),
        request,
        reply,
      });
    const policy = query.conditions.find(({ field }) => field === 'policy')?.parameters[0] as
      | string
      | undefined;
    return this.lists.send(actor, await this.otherDays.source(type, on, policy), {
      query: withoutFields(query, ['leaveType', 'on', 'policy']),
      request,
      reply,
    });
  }

  private async today(
    type: ListedType,
    definition: ListDefinition,
  ): Promise<ListSource<LeaveAccountRow, LeaveAccountRecord>> {
    const atRisk = await this.totals.atRisk(type);
    return {
      definition,
      key: 'accounts',
      scope: [WITH_BALANCE],
      record: (row) => leaveAccountRecord(type, row),
      complete: (rows) => this.upkeep.notice(rows),
      summary: async () => {
        const summary = await this.totals.compute(type, atRisk);
        if (summary.people === 0) this.upkeep.wake();
        return summary;
      },
      counted: countedKinds(atRisk),
      csv: LEAVE_ACCOUNT_CSV,
    };
  }
}

function withoutFields(query: ListQuery, fields: string[]): ListQuery {
  return {
    ...query,
    conditions: query.conditions.filter(({ field = '' }) => !fields.includes(field)),
  };
}
