import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { addYears, type CalendarDate } from '../contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate, YEARS_AHEAD } from '../contract/date-limits.js';
import type { LeaveBalancesResponse, LeaveEntryResponse, LeaveLedgerResponse } from '../contract/leave-balance-responses.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { IdempotentPost } from '../platform/http/idempotency/idempotent-post.js';
import { LeaveBalances } from './leave-balances.js';
import { LeaveEntryDto, LeaveEntryReversalDto } from './leave-entry.dto.js';
import { LeaveEntries } from './leave-entries.js';
import { LeaveLedger } from './leave-ledger.js';

const LEAVE_TYPE = { description: 'A name of GET /leave/type, or an id', example: 'Annual Leave', required: true };

@Controller('leave')
export class LeaveBalanceController {
  constructor(
    private readonly balances: LeaveBalances,
    private readonly ledger: LeaveLedger,
    private readonly entries: LeaveEntries,
    private readonly clock: Clock,
  ) {}

  @Get('balance/:id')
  @Endpoint({
    summary: "Read a person's leave balances",
    description: `Takes the id of the employee or of the account; employees read only their own. Of all types for which a policy holds on the day, which may lie ${YEARS_AHEAD} years ahead.`,
    response: 'LeaveBalancesResponse',
    problems: ['employee.not_found'],
    query: { on: { description: 'The day; today if it is left out', example: '2026-12-31', required: false } },
  })
  async balance(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Query('on', OptionalDatePipe) on?: CalendarDate): Promise<LeaveBalancesResponse> {
    return { success: true, ...(await this.balances.of(actor, id, this.requireKnown('on', on) ?? this.clock.today())) };
  }

  @Get('ledger/:id')
  @Endpoint({
    summary: "Read the ledger of a person's leave of one type",
    description:
      'Takes the id of the employee or of the account; employees read only their own. All that moves the balance, in order, with the figures of its why: `numbers`. ' +
      'By default the leave year of today and the day after it. `leaveYears` are those that can be read: to the end of the one in which today in two years lies.',
    response: 'LeaveLedgerResponse',
    problems: ['employee.not_found'],
    query: {
      leaveType: LEAVE_TYPE,
      from: { description: 'First day', example: '2026-01-01', required: false },
      to: { description: 'Last day', example: '2027-01-01', required: false },
    },
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('leaveType') leaveType: unknown,
    @Query('from', OptionalDatePipe) from?: CalendarDate,
    @Query('to', OptionalDatePipe) to?: CalendarDate,
  ): Promise<LeaveLedgerResponse> {
    const span = { from: this.requireKnown('from', from), to: this.requireKnown('to', to, addYears(this.clock.today(), YEARS_AHEAD + 1)) };
    return { success: true, ...(await this.ledger.of(actor, id, leaveType, span)) };
  }

  @IdempotentPost('entry/add')
  @Roles('admin')
  @Endpoint({
    summary: "Add an entry to somebody's ledger",
    description: 'An opening balance, an adjustment, time in lieu (`credit`), a payout or days given back. It counts where a policy for the type holds.',
    status: 201,
    response: 'LeaveEntryResponse',
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: LeaveEntryDto): Promise<LeaveEntryResponse> {
    return { success: true, entry: await this.entries.add(actor, dto) };
  }

  @IdempotentPost('entry/reverse/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Reverse an entry',
    description: 'Neither the entry nor the one that reverses it counts any more; both are kept.',
    response: 'LeaveEntryResponse',
    problems: ['entry.not_found', 'entry.reversed', 'entry.not_reversible'],
  })
  async reverse(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: string, @Body() dto: LeaveEntryReversalDto): Promise<LeaveEntryResponse> {
    return { success: true, entry: await this.entries.reverse(actor, id, dto) };
  }

  private requireKnown(field: string, day: CalendarDate | undefined, latest = latestFutureDate(this.clock.today())): CalendarDate | undefined {
    if (day !== undefined && day < EARLIEST_LEAVE) throw Problem.at(field, refusal('balance.too_early', { earliest: EARLIEST_LEAVE }));
    if (day !== undefined && day > latest) throw Problem.at(field, refusal('balance.too_late', { latest }));
    return day;
  }
}
