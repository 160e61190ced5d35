import { Controller, Get } from '@nestjs/common';
import type { LeaveSuggestionResponse } from '../../contract/leave/coverage-responses.js';
import type {
  LeaveCostsResponse,
  LeaveEffectsResponse,
  LeaveQuoteResponse,
  LeaveReturnsResponse,
} from '../../contract/leave/leave-cost-responses.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { QueryFields } from '../../platform/http/query-fields.js';
import {
  IDS_MAX,
  LeaveCostsQuery,
  LeaveIdsQuery,
  LeaveQuoteQuery,
  LeaveSpanQuery,
} from '../leave.dto.js';
import { LeaveEffects } from './leave-effects.js';
import { LeaveQuotes } from './leave-quotes.js';
import { LeaveReturns } from './leave-returns.js';
import { LeaveSuggestions } from './leave-suggestions.js';
import { MonthCosts } from './month-costs.js';

const IDS = {
  ids: {
    description: 'Ids of requests, with commas between',
    example: '019ab2d4-91b7-7f08-a3c5-0e1d2c3b4a59',
    required: true,
  },
};

const ASKED_FOR = {
  userId: {
    description: 'The id of the employee or of the account',
    example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
    required: true,
  },
  leaveType: { description: 'The name of a leave type', example: 'Annual Leave', required: true },
};

const QUOTED = {
  ...ASKED_FOR,
  startDate: { description: 'First day', example: '2026-07-06', required: true },
  endDate: { description: 'Last day', example: '2026-07-17', required: true },
  startsAt: {
    description: '`morning` or `noon` of the first day; by default, morning',
    example: 'morning',
    required: false,
  },
  endsAt: {
    description: '`noon` or `evening` of the last day; by default, evening',
    example: 'evening',
    required: false,
  },
  minutes: {
    description: 'For leave of one day, of a type counted in minutes',
    example: '120',
    required: false,
  },
};

/** The cost of leave before it is requested. */
@Controller('leave')
export class LeaveQuoteController {
  constructor(
    private readonly quotes: LeaveQuotes,
    private readonly effects: LeaveEffects,
    private readonly returns: LeaveReturns,
    private readonly suggestions: LeaveSuggestions,
    private readonly monthCosts: MonthCosts,
  ) {}

  @Get('quote')
  @Endpoint({
    summary: 'Read the cost of a leave request before it is made',
    description:
      "With the remaining balance and the reasons for which `POST /leave/add` would refuse it. Employees read only their own and, with approvals, approvers that of their people: without the balance, and without a word on whether it suffices, where they have no step in the type's chain (`balanceToBeChecked`). Numbers and limits of coverage are for those who decide.",
    response: 'LeaveQuoteResponse',
    query: {
      ...QUOTED,
      takeOut: {
        description: '`true` to read it as taken instead of the leave in `takesOut`',
        example: 'true',
        required: false,
      },
      standIn: {
        description: 'The employee who would cover the work',
        example: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
        required: false,
      },
    },
    problems: ['employee.not_found', 'type.entered_by_admins'],
  })
  quote(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveQuoteQuery) query: LeaveQuoteQuery,
  ): Promise<LeaveQuoteResponse> {
    return this.quotes.quote(actor, query);
  }

  @Get('suggestion')
  @Endpoint({
    summary: 'Read better dates for leave before it is requested',
    description:
      'The nearest start within 60 days, of the same length, that breaks no coverage rule, no rule of the policy and no balance that the caller sees. For those who may read the quote.',
    response: 'LeaveSuggestionResponse',
    query: QUOTED,
    problems: ['employee.not_found', 'type.entered_by_admins'],
  })
  async suggestion(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveSpanQuery) query: LeaveSpanQuery,
  ): Promise<LeaveSuggestionResponse> {
    return { success: true, suggestion: await this.suggestions.suggest(actor, query) };
  }

  @Get('effects')
  @Roles('admin')
  @Endpoint({
    summary: 'Read what pending requests leave of the balances',
    description: `For those who decide them. Requests that are not pending are left out; at most ${IDS_MAX} ids.`,
    response: 'LeaveEffectsResponse',
    query: IDS,
  })
  async effectsOf(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveIdsQuery) { ids }: LeaveIdsQuery,
  ): Promise<LeaveEffectsResponse> {
    return { success: true, effects: await this.effects.preview(actor, ids) };
  }

  @Get('returns')
  @Roles('admin')
  @Endpoint({
    summary: 'Read when people on leave work again',
    description: `Free days, holidays and other approved leave are passed over. Requests that are not approved are left out; at most ${IDS_MAX} ids.`,
    response: 'LeaveReturnsResponse',
    query: IDS,
  })
  async returnsOf(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveIdsQuery) { ids }: LeaveIdsQuery,
  ): Promise<LeaveReturnsResponse> {
    return { success: true, returns: await this.returns.preview(actor, ids) };
  }

  @Get('costs')
  @Endpoint({
    summary: 'Read the cost of each day of a month',
    description: 'Employees read only their own. Days without a policy are left out.',
    response: 'LeaveCostsResponse',
    query: { ...ASKED_FOR, month: { description: 'Month', example: '2026-07', required: true } },
    problems: ['employee.not_found', 'type.entered_by_admins'],
  })
  costsOfMonth(
    @CurrentActor() actor: Actor,
    @QueryFields(LeaveCostsQuery) query: LeaveCostsQuery,
  ): Promise<LeaveCostsResponse> {
    return this.monthCosts.read(actor, query);
  }
}
