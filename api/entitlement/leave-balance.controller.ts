import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addYears,
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
  YEARS_AHEAD,
} from '../contract/calendar-date.js';
import type {
  EntryEffectResponse,
  LeaveBalancesResponse,
  LeaveEntryResponse,
  LeaveLedgerResponse,
} from '../contract/leave/leave-balance-responses.js';
import { Problem, refusal } from '../contract/problem.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { sendAsCsvFile } from '../platform/http/csv-file.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { prefersCsv } from '../platform/http/list-response.js';
import { LeaveBalances } from './balances/leave-balances.js';
import { LeaveLedger } from './balances/leave-ledger.js';
import { ledgerCsv } from './balances/ledger-csv.js';
import { EntryEffects } from './entries/entry-effects.js';
import { LeaveEntries } from './entries/leave-entries.js';
import { LeaveEntryReversals } from './entries/leave-entry-reversals.js';
import {
  LeaveEntryDto,
  LeaveEntryPreviewDto,
  LeaveEntryReversalDto,
} from './entries/leave-entry.dto.js';

const LEAVE_TYPE = {
  description: 'The name or id of a leave type',
  example: 'Annual Leave',
  required: true,
};

@Controller('leave')
export class LeaveBalanceController {
  constructor(
    private readonly balances: LeaveBalances,
    private readonly ledger: LeaveLedger,
    private readonly entries: LeaveEntries,
    private readonly reversals: LeaveEntryReversals,
    private readonly effects: EntryEffects,
    private readonly clock: Clock,
  ) {}

  @Get('balance/:id')
  @Endpoint({
    summary: "Read a person's leave balances",
    description: `Takes the id of the employee or of the account; employees read only their own. Includes the types with a policy on that day, which can be up to ${YEARS_AHEAD} years ahead. After the last day of an employment nothing is available; \`balance\` is what is left to pay out or settle until a return.`,
    response: 'LeaveBalancesResponse',
    problems: ['employee.not_found'],
    query: {
      on: { description: 'The day; by default, today', example: '2026-12-31', required: false },
    },
  })
  async balance(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('on', OptionalDatePipe) on?: CalendarDate,
  ): Promise<LeaveBalancesResponse> {
    return {
      success: true,
      ...(await this.balances.readPerson(
        actor,
        id,
        this.requireKnown('on', on) ?? this.clock.today(),
      )),
    };
  }

  @Get('ledger/:id')
  @Endpoint({
    summary: "Read the ledger of a person's leave of one type",
    description:
      'Takes the id of the employee or of the account; employees read only their own. All lines in order, which add up; `numbers` are the figures each is calculated from. ' +
      'What an employment left behind ends on the day of a return, as `ended`. ' +
      'By default, the current leave year and the day after it. `leaveYears` lists the years that can be read, up to two years ahead. ' +
      'With `Accept: text/csv`, the lines as a file.',
    response: 'LeaveLedgerResponse',
    csv: ledgerCsv,
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
    @Query('from', OptionalDatePipe) from: CalendarDate | undefined,
    @Query('to', OptionalDatePipe) to: CalendarDate | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeaveLedgerResponse | string> {
    const span = {
      from: this.requireKnown('from', from),
      to: this.requireKnown('to', to, addYears(this.clock.today(), YEARS_AHEAD + 1)),
    };
    const ledger = await this.ledger.readLines(actor, id, leaveType, span);
    if (!prefersCsv(request)) return { success: true, ...ledger };
    requireConfirmed(actor, this.clock.now());
    sendAsCsvFile(reply, 'ledger');
    return ledgerCsv(ledger);
  }

  @IdempotentPost('entry/add')
  @Roles('admin')
  @Endpoint({
    summary: "Add an entry to a person's ledger",
    description:
      'An opening balance, an adjustment, time in lieu (`credit`), a payout or days given back. A policy for the type must apply on its day or later.',
    status: 201,
    response: 'LeaveEntryResponse',
    problems: ['leave.closed'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: LeaveEntryDto): Promise<LeaveEntryResponse> {
    return { success: true, entry: await this.entries.add(actor, dto) };
  }

  @Post('entry/preview')
  @Roles('admin')
  @Endpoint({
    summary: 'Preview a ledger entry',
    description:
      'The balance without and with the entry, on its day or, if that is past, today. `lost` lists the parts without effect: above the highest balance, or expired by then. Nothing is stored.',
    response: 'EntryEffectResponse',
    problems: ['leave.closed'],
  })
  async preview(@Body() dto: LeaveEntryPreviewDto): Promise<EntryEffectResponse> {
    return { success: true, effect: await this.effects.preview(dto) };
  }

  @IdempotentPost('entry/reverse/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Reverse an entry',
    description:
      'The entry and its reversal are kept, and neither counts. An entry in a closed year still counts and is offset by a correction on the first open day.',
    response: 'LeaveEntryResponse',
    problems: ['entry.not_found', 'entry.reversed', 'entry.not_reversible'],
  })
  async reverse(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: LeaveEntryReversalDto,
  ): Promise<LeaveEntryResponse> {
    return { success: true, entry: await this.reversals.reverse(actor, id, dto) };
  }

  private requireKnown(
    field: string,
    day: CalendarDate | undefined,
    latest = latestFutureDate(this.clock.today()),
  ): CalendarDate | undefined {
    if (day !== undefined && day < EARLIEST_LEAVE)
      throw Problem.at(field, refusal('balance.too_early', { earliest: EARLIEST_LEAVE }));
    if (day !== undefined && day > latest)
      throw Problem.at(field, refusal('balance.too_late', { latest }));
    return day;
  }
}
