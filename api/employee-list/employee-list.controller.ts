import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { ContactDetails } from '../contract/employee/employee-fields.js';
import type { EmployeeSummary } from '../contract/employee/employee-responses.js';
import type { EmployeeListRecord } from '../contract/employee/employees.js';
import { Headcount, statusOn } from '../department/headcount.js';
import {
  EMPLOYEE_CSV,
  employeeFile,
  employeeFileRecord,
  employeeListRecord,
  type EmployeeFileRow,
  type EmployeeListRow,
} from '../employee/employee-list.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { readListParams } from '../platform/http/list-params.js';
import { ListResponse, prefersCsv, type ListSource } from '../platform/http/list-response.js';
import { AS_OF, otherDay } from '../platform/http/other-day.js';
import { CompanyOnDay } from './company-on-day.js';
import { listOfEmployees } from './employee-filters.js';
import { employeesAsOf } from './employees-as-of.js';
import { RowsAsOf } from './rows-as-of.js';

@Controller('employee')
@Roles('admin')
export class EmployeeListController {
  private readonly definition;

  constructor(
    private readonly headcount: Headcount,
    private readonly lists: ListResponse,
    private readonly clock: Clock,
    private readonly payAccess: PayAccessLog,
    private readonly rowsAsOf: RowsAsOf,
    private readonly company: CompanyOnDay,
  ) {
    this.definition = listOfEmployees(() => clock.today());
  }

  @Get()
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'List employees',
    description:
      'As of another day: who is employed on it, with what has dates as it is on that day, and what is another since. The rows can then be filtered by `q`, `department`, `designation`, `manager`, `role` and `id`. The pay access log records the employees whose salaries are returned.',
    response: 'EmployeesResponse',
    list: listOfEmployees(() => ''),
    query: { asOf: AS_OF },
    csv: EMPLOYEE_CSV,
  })
  async list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('asOf', OptionalDatePipe) asOf?: CalendarDate,
  ): Promise<unknown> {
    const today = this.clock.today();
    const other = otherDay(actor, asOf, today);
    const [ofDay, day] = [
      other ? employeesAsOf(this.definition, other) : undefined,
      other ?? today,
    ];
    const definition = ofDay?.definition ?? this.definition;
    const query = readListParams(definition, request.query as Record<string, unknown>);
    const isFile = prefersCsv(request);
    const omitPay = !isFile && query.omitted?.includes('salary');
    const payAccess = this.payAccess.collectList<EmployeeListRow>(actor, query, request);
    const source: ListSource<EmployeeFileRow, EmployeeListRecord & Partial<ContactDetails>> = {
      definition: isFile ? employeeFile(definition) : definition,
      ...(ofDay && {
        scope: ofDay.scope,
        complete: (rows) => this.rowsAsOf.complete(rows, day),
      }),
      key: 'employees',
      record(row) {
        if (omitPay) return { ...employeeListRecord(row, day), salary: undefined };
        payAccess.add(row);
        return isFile ? employeeFileRecord(row, day) : employeeListRecord(row, day);
      },
      summary: () => (ofDay ? this.company.summary(day, today) : this.summary()),
      ...(!ofDay && { counted: { fields: ['status'], by: statusOn(today) } }),
      csv: EMPLOYEE_CSV,
    };
    return payAccess.recordAfter(await this.lists.send(actor, source, { query, request, reply }));
  }

  private async summary(): Promise<EmployeeSummary> {
    const { active, departments, upcoming, left } = await this.headcount.totals();
    return { total: active, departments, upcoming, left };
  }
}
