import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { inclusiveDays } from '../contract/calendar-date.js';
import type { AbsencesResponse, LeaveResponse } from '../contract/leave/leave-responses.js';
import { Problem } from '../contract/problem.js';
import { AllowedDuring, CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { DatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { DepartmentAbsences } from './away/department-absences.js';
import { requireLeaveDate } from './check/leave-span.js';
import { LeaveRecords } from './leave-records.js';
import { LeaveDto } from './leave.dto.js';
import { Leaves } from './request/leaves.js';

const LONGEST_TEAM_SPAN_DAYS = 62;

const REQUEST = [
  "`userId` is the caller's own. Admins request leave for every employee, and with approvals, approvers for their people.",
  'All days must be within an employment. Whether a reason is required is a setting of the type.',
  'A request starts as Pending. It is approved at once where no step of its approval chain is left: the chain is empty, or an approver requests it for somebody and their own step was the last.',
  'Where an approver has no step in the chain, the balance is checked with the decision, by HR where nobody else decides.',
  'Under a policy, the request has a cost, and the balance and rules such as notice are checked.',
  'Admins pass these checks with `override` and a note; for their own leave, only if no other admin can sign in.',
  '`takeOut` takes the days out of approved leave of other types, such as those of an illness out of a holiday. The request is then approved at once, with the note. Requests of minutes take nothing out.',
  '`approve` approves it in the same step, if nobody but HR is asked; `GET /leave/quote` says so.',
  '`override`, `takeOut` and `approve` are ignored unless an admin sends them.',
].join(' ');

@Controller('leave')
export class LeaveController {
  constructor(
    private readonly clock: Clock,
    private readonly leaves: Leaves,
    private readonly records: LeaveRecords,
    private readonly absences: DepartmentAbsences,
  ) {}

  @IdempotentPost('add')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Request leave',
    description: REQUEST,
    status: 201,
    response: 'LeaveResponse',
    problems: [
      'type.entered_by_admins',
      'leave.overlap',
      'leave.insufficient',
      'leave.coverage',
      'leave.notice',
      'leave.too_long',
      'leave.waiting',
      'leave.closed',
      'leave.own_decision',
    ],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: LeaveDto): Promise<LeaveResponse> {
    return { success: true, leave: await this.leaves.add(actor, dto) };
  }

  @Get('team')
  @Endpoint({
    summary: "List approved absences in the caller's department",
    description: `Names and dates only; at most ${LONGEST_TEAM_SPAN_DAYS} days.`,
    response: 'AbsencesResponse',
    query: {
      from: { description: 'First day', example: '2026-07-01', required: true },
      to: { description: 'Last day', example: '2026-07-31', required: true },
    },
  })
  async team(
    @CurrentActor() actor: Actor,
    @Query('from', DatePipe) from: string,
    @Query('to', DatePipe) to: string,
  ): Promise<AbsencesResponse> {
    const days = inclusiveDays(from, to);
    if (days < 1 || days > LONGEST_TEAM_SPAN_DAYS)
      throw Problem.at('to', `to must lie 0 to ${LONGEST_TEAM_SPAN_DAYS - 1} days after from.`);
    requireLeaveDate('from', 'From', from, this.clock.today());
    requireLeaveDate('to', 'To', to, this.clock.today());
    return { success: true, absences: await this.absences.ofColleagues(actor, from, to) };
  }

  @Get('detail/:id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Read a leave request',
    description:
      'Employees read only their own and, with approvals, those that they decide in any step. Other requests of their people they read without the reason and notes, and without the type and what follows from it unless it is visible to the team.',
    response: 'LeaveResponse',
    problems: ['leave.not_found'],
  })
  async detail(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<LeaveResponse> {
    return { success: true, leave: await this.records.readForPage(actor, id) };
  }
}
