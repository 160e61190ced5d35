import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { AbsencesResponse, LeaveResponse } from '../contract/leave/leave-responses.js';
import { inclusiveDays } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';
import { Clock } from '../platform/config/clock.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { DatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListResponse, type ListRequest } from '../platform/http/list-response.js';
import { ListParams } from '../platform/http/list-params.js';
import { LeaveSteps } from './deciding/leave-steps.js';
import { withoutChangedLeave } from './list/changed-leave.js';
import { LeaveTotals } from './list/leave-totals.js';
import { LEAVE_CSV } from './list/leave-csv.js';
import { LeaveExportLog } from './list/leave-export-log.js';
import { EMPLOYEE_LEAVE_LIST, LEAVE_LIST } from './list/leave-list.js';
import { leaveRecord, type LeaveRow } from './leave-record.js';
import { DepartmentAbsences } from './waiting/department-absences.js';
import { LeaveAccess } from './leave-access.js';
import { StoredLeaveCosts } from './stored-leave-costs.js';
import { requireLeaveDate } from './check/leave-span.js';
import { LeaveDto } from './leave.dto.js';
import { Leaves } from './request/leaves.js';
import { OwnDecisions } from './check/own-decisions.js';

const LONGEST_TEAM_SPAN_DAYS = 62;
const CHANGED_ARE_LEFT_OUT =
  'Requests from which days were taken out are listed by what replaces them, and themselves only with the status `Changed` in the filter or by id.';

@Controller('leave')
export class LeaveController {
  constructor(
    private readonly clock: Clock,
    private readonly leaves: Leaves,
    private readonly reader: LeaveAccess,
    private readonly totals: LeaveTotals,
    private readonly employees: EmployeeAccess,
    private readonly lists: ListResponse,
    private readonly costs: StoredLeaveCosts,
    private readonly ownDecisions: OwnDecisions,
    private readonly steps: LeaveSteps,
    private readonly exports: LeaveExportLog,
    private readonly absences: DepartmentAbsences,
  ) {}

  @Get()
  @AllowedDuring('change-password')
  @Roles('admin')
  @Endpoint({
    summary: 'List all leave requests',
    description: CHANGED_ARE_LEFT_OUT,
    response: 'LeavesResponse',
    list: LEAVE_LIST,
  })
  async all(
    @CurrentActor() actor: Actor,
    @ListParams(LEAVE_LIST) list: ListRequest,
  ): Promise<unknown> {
    const source = {
      definition: LEAVE_LIST,
      key: 'leaves',
      scope: withoutChangedLeave(list.query.conditions),
      record: leaveRecord,
      complete: async (rows: LeaveRow[], of: 'page' | 'whole') => {
        await this.ownDecisions.mark(actor, rows);
        if (of === 'page') await this.steps.mark(rows);
        await (of === 'page' || list.query.isByIds
          ? this.costs.complete(rows)
          : this.costs.completeWithoutPolicies(rows));
      },
      summary: () => this.totals.summary(),
      csv: LEAVE_CSV,
    };
    const response = await this.lists.send(actor, source, list);
    await this.exports.record(actor, source, list);
    return response;
  }

  @IdempotentPost('add')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'Request leave',
    description:
      "`userId` is the caller's own; an admin may also request leave for an employee and, with approvals, an approver for their people: the request then begins with the step after theirs; without a step of theirs the balance is checked when it is decided, by HR where no step is left. All days must be within an employment. A request always starts as Pending. Under a policy it has a cost, and the policy's rules, such as notice, and the balance are checked when leave is requested. An admin can pass these checks with `override` and a note, for their own leave only if no other admin can sign in; `override` is ignored unless an admin sends it, as is `takeOut`, which takes the days out of approved leave of other types and approves the request at once, with the note: sick leave during a holiday. Requests of minutes take nothing out. Whether a reason is required is a setting of the type.",
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
    return { success: true, leave: await this.reader.read(actor, id) };
  }

  @Get(':id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: "List an employee's leave requests",
    description: `Takes the id of the employee or of the account; employees read only their own. ${CHANGED_ARE_LEFT_OUT}`,
    response: 'LeavesResponse',
    list: EMPLOYEE_LEAVE_LIST,
    problems: ['employee.not_found'],
  })
  async own(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(EMPLOYEE_LEAVE_LIST) list: ListRequest,
  ): Promise<unknown> {
    const employee = await this.employees.reachForList(actor, id);
    const completeCosts = this.costs.completerForBatches();
    const source = {
      definition: EMPLOYEE_LEAVE_LIST,
      key: 'leaves',
      scope: [
        { sql: 'l.employee_id = ?', parameters: [employee?.id ?? ''] },
        ...withoutChangedLeave(list.query.conditions),
      ],
      record: leaveRecord,
      complete: async (rows: LeaveRow[]) => {
        await this.ownDecisions.mark(actor, rows);
        await this.steps.mark(rows);
        await completeCosts(rows);
      },
      summary: () => this.totals.summary(employee?.id ?? ''),
      csv: LEAVE_CSV,
    };
    const response = await this.lists.send(actor, source, list);
    if (employee) await this.exports.record(actor, source, list, employee);
    return response;
  }
}
