import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContactDetails } from '../contract/employee/employee-fields.js';
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
import type { ListQuery } from '../platform/database/lists/list-definition.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { readListParams } from '../platform/http/list-params.js';
import { ListResponse, prefersCsv, type ListSource } from '../platform/http/list-response.js';
import { listOfEmployees } from './employee-filters.js';
import { employeesAsOf, readAsOf } from './employees-as-of.js';
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
  ) {
    this.definition = listOfEmployees(() => clock.today());
  }

  @Get()
  @AllowedDuring('change-password')
  @Endpoint({
    summary: 'List employees',
    description: 'The pay access log records the employees whose salaries are returned.',
    response: 'EmployeesResponse',
    list: listOfEmployees(() => ''),
    csv: EMPLOYEE_CSV,
  })
  async list(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const params = request.query as Record<string, unknown>;
    const today = this.clock.today();
    const day = readAsOf(params.asOf, today);
    const asOf = day === today ? undefined : employeesAsOf(this.definition, day);
    const definition = asOf?.definition ?? this.definition;
    const query: ListQuery = readListParams(definition, params);
    const isFile = prefersCsv(request);
    const omitPay = !isFile && query.omitted?.includes('salary');
    const payAccess = this.payAccess.collectList<EmployeeListRow>(actor, query, request);
    const source: ListSource<EmployeeFileRow, EmployeeListRecord & Partial<ContactDetails>> = {
      definition: isFile ? employeeFile(definition) : definition,
      ...(asOf && {
        scope: asOf.scope,
        complete: (rows) => this.rowsAsOf.complete(rows, day),
      }),
      key: 'employees',
      record(row) {
        if (omitPay) return { ...employeeListRecord(row, day), salary: undefined };
        payAccess.add(row);
        return isFile ? employeeFileRecord(row, day) : employeeListRecord(row, day);
      },
      summary: async () => {
        const { active, departments, upcoming, left } = await this.headcount.totals();
        return { total: active, departments, upcoming, left };
      },
      ...(!asOf && { counted: { fields: ['status'], by: statusOn(today) } }),
      csv: EMPLOYEE_CSV,
    };
    return payAccess.recordAfter(await this.lists.send(actor, source, { query, request, reply }));
  }
}
