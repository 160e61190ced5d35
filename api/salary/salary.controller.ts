import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import type {
  SalaryAddedResponse,
  SalaryResponse,
  SalaryWarningsResponse,
} from '../contract/salary/salary-responses.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint, IdempotentPost } from '../platform/http/endpoint.js';
import { DatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListParams } from '../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../platform/http/list-response.js';
import { PayrollOnDay } from './payroll-on-day.js';
import { Salaries } from './salaries.js';
import { SALARY_CSV, SALARY_LIST, salaryRecord } from './salary-list.js';
import { SalaryDto, SalaryVoidDto } from './salary.dto.js';

@Controller('salary')
export class SalaryController {
  constructor(
    private readonly salaries: Salaries,
    private readonly employees: EmployeeAccess,
    private readonly payroll: PayrollOnDay,
    private readonly lists: ListResponse,
    private readonly payAccess: PayAccessLog,
  ) {}

  @IdempotentPost('add')
  @AllowedDuring('change-password')
  @Roles('admin')
  @Endpoint({
    summary: 'Add a salary record',
    description: 'The server computes the net salary. `warnings` are about the pay date.',
    status: 201,
    response: 'SalaryAddedResponse',
    problems: ['salary.date_taken'],
  })
  async add(@CurrentActor() actor: Actor, @Body() dto: SalaryDto): Promise<SalaryAddedResponse> {
    return { success: true, ...(await this.salaries.add(actor, dto)) };
  }

  @Get('warnings/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Check a pay date before adding a salary record',
    description:
      'Takes the id of the employee or of the account. `payroll` is set where payroll pays that day: the record would be outside of it. The response has no amounts and does not count as access to pay.',
    response: 'SalaryWarningsResponse',
    query: {
      payDate: {
        description: 'Pay date of the record to be added',
        example: '2026-01-31',
        required: true,
      },
    },
    problems: ['employee.not_found'],
  })
  async warnings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('payDate', DatePipe) payDate: string,
  ): Promise<SalaryWarningsResponse> {
    const employee = await this.employees.reach(actor, id);
    return {
      success: true,
      warnings: await this.salaries.warnings(employee.id, payDate),
      payroll: await this.payroll.findOn(payDate, employee.id),
    };
  }

  @IdempotentPost('void/:id')
  @Roles('admin')
  @Endpoint({
    summary: 'Void a salary record',
    description:
      'The record is kept and marked as void, no longer counts toward totals, and its pay date becomes available again.',
    response: 'SalaryResponse',
    problems: ['salary.not_found', 'salary.already_void'],
  })
  async void(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: SalaryVoidDto,
  ): Promise<SalaryResponse> {
    const salary = await this.salaries.void(actor, id, reason);
    // The response shows pay to an admin who may not have opened the history.
    this.payAccess.record(actor, 'history', salary.employeeId._id);
    return { success: true, salary };
  }

  @Get(':id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: "List an employee's salary records",
    description:
      'Takes the id of the employee or of the account; employees read only their own. The pay access log records the history of somebody else.',
    response: 'SalariesResponse',
    list: SALARY_LIST,
    csv: SALARY_CSV,
    problems: ['employee.not_found'],
  })
  async history(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(SALARY_LIST) list: ListRequest,
  ): Promise<unknown> {
    const employee = await this.employees.reachForList(actor, id);
    const source = {
      definition: SALARY_LIST,
      key: 'salary',
      scope: [{ sql: 's.employee_id = ?', parameters: [employee?.id ?? ''] }],
      record: salaryRecord,
      summary: () => this.salaries.summary(employee?.id),
      csv: SALARY_CSV,
    };
    const response = await this.lists.send(actor, source, list);
    // Also without rows: the totals in the summary reveal pay, too.
    if (employee) this.payAccess.recordHistory(actor, employee.id, list.request);
    return response;
  }
}
