import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../contract/date-limits.js';
import type { LeaveAccountRecord } from '../contract/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../contract/leave-types.js';
import { Problem } from '../contract/problem.js';
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { readListParams } from '../platform/http/list-params.js';
import { ListResponse, type ListSource } from '../platform/http/list-response.js';
import { EntitlementFacts } from './entitlement-facts.js';
import { accountsOf, askedType, LEAVE_ACCOUNT_CSV, leaveAccountList, leaveAccountRecord, OF_PEOPLE, sortedByFigures, type LeaveAccountRow, type ListedType } from './leave-account-list.js';
import { LeaveAccountTotals } from './leave-account-totals.js';
import { personBalance } from './leave-balances.js';
import { LeaveUpkeep } from './leave-upkeep.js';
import { NamedLeaveTypes } from './named-leave-types.js';

const ANNUAL_LEAVE = BUILTIN_LEAVE_TYPE_IDS['Annual Leave'];

@Controller('leave/balances')
@Roles('admin')
export class LeaveAccountController {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly types: NamedLeaveTypes,
    private readonly totals: LeaveAccountTotals,
    private readonly facts: EntitlementFacts,
    private readonly upkeep: LeaveUpkeep,
    private readonly lists: ListResponse,
  ) {}

  @Get()
  @Endpoint({
    summary: 'List balances of one leave type',
    description:
      'Of people for whom a policy holds today; without the filter `leaveType`, of Annual Leave. With `on`, the balances of another day: sorted by id, name or employee ID, ' +
      'without a summary. A change of rules shows after some seconds.',
    response: 'LeaveAccountsResponse',
    list: leaveAccountList({ id: ANNUAL_LEAVE, name: '', unit: 'days' }, 'sqlite', () => ''),
  })
  async list(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    const asked = request.query as Record<string, unknown>;
    const type = await this.types.require(askedType(asked.filter) ?? ANNUAL_LEAVE, 'filter');
    const people = leaveAccountList(type, this.work.listReader.engine, () => this.clock.today());
    const query = readListParams(people, asked);
    const on = this.otherDay(query);
    const source: ListSource<LeaveAccountRow, LeaveAccountRecord> = {
      definition: sortedByFigures(people, query.sort, type),
      key: 'accounts',
      scope: [accountsOf(type)],
      record: (row) => leaveAccountRecord(type, row),
      complete: (rows) => this.complete(rows, type, on),
      summary: async () => {
        const summary = await this.totals.of(type);
        if (summary.people === 0) this.upkeep.wake();
        return { summary: on === undefined ? summary : null, total: summary.people };
      },
      csv: LEAVE_ACCOUNT_CSV,
    };
    const conditions = query.conditions.filter(({ field }) => field !== 'leaveType' && field !== 'on');
    return this.lists.send(actor, source, { ...query, conditions }, request, reply);
  }

  private otherDay({ conditions, sort }: ListQuery): CalendarDate | undefined {
    const on = conditions.find(({ field }) => field === 'on')?.value as CalendarDate | undefined;
    if (on === undefined || on === this.clock.today()) return undefined;
    const latest = latestFutureDate(this.clock.today());
    if (on < EARLIEST_LEAVE || on > latest) throw Problem.at('filter', `In filter, on must lie between ${EARLIEST_LEAVE} and ${latest}.`);
    const other = conditions.find(({ field = '' }) => !OF_PEOPLE.filter.includes(field));
    if (other) throw Problem.at('filter', `In filter, on goes with ${OF_PEOPLE.filter.join(', ')}.`);
    if (sort && !OF_PEOPLE.sort.includes(sort)) throw Problem.at('sort', 'With on in filter, sort must be id, name or employeeId.');
    return on;
  }

  private async complete(rows: LeaveAccountRow[], type: ListedType, on: CalendarDate | undefined): Promise<void> {
    if (rows.some(({ stale }) => Number(stale) === 1)) this.upkeep.wake();
    if (on === undefined) return;
    const people = await this.facts.ofMany(rows.map(({ id }) => id));
    for (const row of rows) {
      const person = people.get(row.id);
      const rules = person?.typesOn(on).find(({ id }) => id === type.id);
      const balance = person && rules && personBalance(person, rules, on, this.clock.today());
      const [expiring] = balance?.expiring ?? [];
      const { taken = 0, booked = 0, reserved = 0, available = null } = balance ?? {};
      Object.assign(row, { taken, booked, reserved, available, expires_amount: expiring?.amount ?? null, expires_on: expiring?.on ?? null });
    }
  }
}
