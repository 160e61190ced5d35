import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type {
  HourlyAmountResponse,
  PayAssignmentResponse,
  PayComponentResponse,
  PayComponentsResponse,
} from '../../contract/payroll/payroll-responses.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { Confirmed, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../../platform/http/endpoint.js';
import { OptionalDatePipe } from '../../platform/http/fields/date-field.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../../platform/http/list-response.js';
import { AssignmentEnds } from './assignment-ends.js';
import { HourlyAmounts } from './hourly-amounts.js';
import {
  assignmentRecord,
  PAY_ASSIGNMENT_CSV,
  PAY_ASSIGNMENT_LIST,
  type AssignmentRow,
} from './pay-assignment-list.js';
import { PayAssignments } from './pay-assignments.js';
import {
  PayAssignmentEndDto,
  PayAssignmentDto,
  PayComponentDto,
  PayComponentUpdateDto,
  PayReasonDto,
} from './pay-component.dto.js';
import { PayComponents } from './pay-components.js';

@Controller('payroll')
@Roles('admin')
export class PayComponentController {
  constructor(
    private readonly components: PayComponents,
    private readonly assignments: PayAssignments,
    private readonly ends: AssignmentEnds,
    private readonly lists: ListResponse,
    private readonly payAccess: PayAccessLog,
    private readonly employees: EmployeeAccess,
    private readonly hourlyAmounts: HourlyAmounts,
  ) {}

  @Get('component')
  @Endpoint({ summary: 'List the components of payslips', response: 'PayComponentsResponse' })
  async list(): Promise<PayComponentsResponse> {
    return { success: true, components: await this.components.list() };
  }

  @IdempotentPost('component/add')
  @Endpoint({
    summary: 'Add a component',
    status: 201,
    response: 'PayComponentResponse',
    problems: ['payroll.component_name_taken'],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() dto: PayComponentDto,
  ): Promise<PayComponentResponse> {
    return { success: true, component: await this.components.add(actor, dto) };
  }

  @Put('component/:id')
  @Endpoint({
    summary: 'Change a component',
    description: 'Kind and unit stay once it is assigned. An omitted wage code is removed.',
    response: 'PayComponentResponse',
    problems: [
      'payroll.component_not_found',
      'payroll.component_name_taken',
      'payroll.component_used',
      'request.stale',
    ],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: PayComponentUpdateDto,
  ): Promise<PayComponentResponse> {
    return { success: true, component: await this.components.update(actor, id, dto) };
  }

  @Get('assignment')
  @Endpoint({
    summary: 'List which components are given to whom',
    description:
      'The filter `employee` takes what the person can get: their own, that of their department and that for everybody.',
    response: 'PayAssignmentsResponse',
    list: PAY_ASSIGNMENT_LIST,
    csv: PAY_ASSIGNMENT_CSV,
  })
  async assigned(
    @CurrentActor() actor: Actor,
    @ListParams(PAY_ASSIGNMENT_LIST) list: ListRequest,
  ): Promise<unknown> {
    const shown = this.payAccess.collectRows<AssignmentRow>(
      actor,
      'run',
      ({ employeeId }) => employeeId ?? undefined,
      (ids) => Promise.resolve(ids),
    );
    const source = {
      definition: PAY_ASSIGNMENT_LIST,
      key: 'assignments',
      record: (row: AssignmentRow) => assignmentRecord(shown.add(row)),
      summary: () => Promise.resolve(null),
      csv: PAY_ASSIGNMENT_CSV,
      hasPay: true,
    };
    return shown.recordAfter(await this.lists.send(actor, source, list));
  }

  @IdempotentPost('assignment/add')
  @Endpoint({
    summary: 'Give a component to an employee, a department or everybody',
    description:
      'From a day on, or in one draft only (`runId`). Takes `amount`, `rate` in percent, or `hours` with `hourly`, by the unit of the component.',
    status: 201,
    response: 'PayAssignmentResponse',
    problems: ['payroll.not_draft'],
  })
  async assign(
    @CurrentActor() actor: Actor,
    @Body() dto: PayAssignmentDto,
  ): Promise<PayAssignmentResponse> {
    return { success: true, assignment: await this.assignments.add(actor, dto) };
  }

  @IdempotentPost('assignment/withdraw/:id')
  @Confirmed()
  @Endpoint({
    summary: 'Withdraw a single payment',
    description:
      'Before or after it was paid: it is no longer due, and the next run takes back what was paid.',
    response: 'PayAssignmentResponse',
    problems: ['payroll.assignment_not_found', 'payroll.not_single', 'payroll.withdrawn'],
  })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: PayReasonDto,
  ): Promise<PayAssignmentResponse> {
    const assignment = await this.ends.withdraw(actor, id, reason);
    if (assignment.employee) this.payAccess.record(actor, 'run', assignment.employee._id);
    return { success: true, assignment };
  }

  @IdempotentPost('assignment/end/:id')
  @Endpoint({
    summary: 'End an assignment',
    description: 'With its last day. The day before it begins takes it back entirely.',
    response: 'PayAssignmentResponse',
    problems: ['payroll.assignment_not_found', 'payroll.assignment_ended', 'payroll.not_draft'],
  })
  async end(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { on }: PayAssignmentEndDto,
  ): Promise<PayAssignmentResponse> {
    const assignment = await this.ends.end(actor, id, on);
    if (assignment.employee) this.payAccess.record(actor, 'run', assignment.employee._id);
    return { success: true, assignment };
  }

  @Get('hourly/:employee')
  @Endpoint({
    summary: 'Propose what an hour of an employee is worth',
    description:
      '12 × salary ÷ (52 × weekly hours), by the salary and the work pattern on a day: without `on` the last one of the period that an off-cycle run would have. The pay access log records the access.',
    response: 'HourlyAmountResponse',
    query: { on: { description: 'The day', example: '2026-11-30', required: false } },
    problems: ['employee.not_found'],
  })
  async hourly(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
    @Query('on', OptionalDatePipe) day: string | undefined,
  ): Promise<HourlyAmountResponse> {
    const employee = await this.employees.reach(actor, id);
    this.payAccess.record(actor, 'history', employee.id);
    return { success: true, hourly: await this.hourlyAmounts.computeOn(employee, day) };
  }
}
