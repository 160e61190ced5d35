import { Body, Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SuccessResponse } from '../../contract/responses.js';
import type {
  AssignedResponse,
  AssignmentProposalsResponse,
  AssignmentsResponse,
} from '../../contract/working-time/working-time-responses.js';
import {
  EVERYBODY,
  HOLDERS_AT_ONCE,
  type EmployeeAssignmentsRecord,
} from '../../contract/working-time/working-time.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { readListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListSource } from '../../platform/http/list-response.js';
import { AssignmentEndDto, StoredAssignmentDto } from '../working-time.dto.js';
import {
  ASSIGNMENT_CSV,
  assignmentList,
  employeeAssignmentsRecord,
  type EmployeeAssignmentsRow,
} from './assignment-list.js';
import { AssignmentProposals } from './assignment-proposals.js';
import { AssignmentUnits } from './assignment-units.js';
import { Assignments } from './assignments.js';
import { AssignmentTotals, CurrentAssignments } from './current-assignments.js';

@Controller('work/assignment')
@Roles('admin')
export class AssignmentController {
  private readonly definition;

  constructor(
    private readonly assignments: Assignments,
    private readonly units: AssignmentUnits,
    private readonly held: CurrentAssignments,
    private readonly totals: AssignmentTotals,
    private readonly proposals: AssignmentProposals,
    private readonly employees: EmployeeAccess,
    private readonly lists: ListResponse,
    clock: Clock,
  ) {
    this.definition = assignmentList(() => clock.today());
  }

  @Get()
  @Endpoint({
    summary: 'List people with their working pattern, holiday calendar and policies',
    description:
      'The filter `own` finds people with an assignment of their own, `without` people to whom nothing applies today.',
    response: 'EmployeeAssignmentsResponse',
    list: assignmentList(() => ''),
    csv: ASSIGNMENT_CSV,
  })
  list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const query = readListParams(this.definition, request.query as Record<string, unknown>);
    const source: ListSource<EmployeeAssignmentsRow, EmployeeAssignmentsRecord> = {
      definition: this.definition,
      key: 'people',
      record: employeeAssignmentsRecord,
      complete: async (rows) => {
        const assignments = await this.held.readPeople(rows.map(({ person_id }) => person_id));
        for (const row of rows) row.assignments = assignments.get(row.person_id);
      },
      summary: () => this.totals.summary(),
      csv: ASSIGNMENT_CSV,
    };
    return this.lists.send(actor, source, { query, request, reply });
  }

  @IdempotentPost('add')
  @Endpoint({
    summary: 'Assign a working pattern, a holiday calendar or a policy',
    description:
      `To everybody without an assignment of their own ('*'), or to at most ${HOLDERS_AT_ONCE} people: to all of them or, if one is refused, to none. ` +
      `With a \`filter\` of the list, to all people who match, ${HOLDERS_AT_ONCE} at a time: if one step fails, the steps before it stay. ` +
      'With `target` null, nothing applies from that day on; with `inherit`, the assignment for everybody applies. Week 1 of a pattern is the week, from Monday, that contains `from`.',
    status: 201,
    response: 'AssignedResponse',
    problems: ['leave.closed', 'request.stale'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: StoredAssignmentDto,
  ): Promise<AssignedResponse> {
    return { success: true, ...(await this.units.add(actor, dto)) };
  }

  @IdempotentPost('end/:id')
  @Endpoint({
    summary: 'Take an assignment back',
    description: 'As if it had never been made: the assignment before it applies again.',
    response: 'SuccessResponse',
    problems: ['assignment.not_found', 'assignment.ended', 'leave.closed', 'request.stale'],
  })
  async end(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { basis }: AssignmentEndDto,
  ): Promise<SuccessResponse> {
    await this.assignments.end(actor, id, basis);
    return { success: true };
  }

  @Get('everybody')
  @Endpoint({
    summary: 'List the assignments for everybody',
    description: 'All subjects, newest first.',
    response: 'AssignmentsResponse',
  })
  async readEverybody(): Promise<AssignmentsResponse> {
    return { success: true, ...(await this.held.record(EVERYBODY)) };
  }

  @Get('proposal')
  @Endpoint({
    summary: 'Propose the assignments of somebody who joins a department',
    description: 'What more than half of the department have by an assignment of their own.',
    response: 'AssignmentProposalsResponse',
    query: {
      department: {
        description: 'The department',
        example: '019ab0bf-0d4b-7c22-b0c9-7a8e6f5d4c3b',
        required: true,
      },
    },
    problems: ['department.not_found'],
  })
  async propose(
    @CurrentActor() actor: Actor,
    @Query('department', IdPipe) department: string,
  ): Promise<AssignmentProposalsResponse> {
    return { success: true, proposed: await this.proposals.propose(actor, department) };
  }

  @Get(':id')
  @Roles('admin', 'employee')
  @Endpoint({
    summary: "List a person's assignments, and those for everybody",
    description: 'Takes the id of the employee or of the account; employees read only their own.',
    response: 'AssignmentsResponse',
    problems: ['employee.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<AssignmentsResponse> {
    const employee = await this.employees.reach(actor, id);
    return { success: true, ...(await this.held.record(employee.id)) };
  }
}
