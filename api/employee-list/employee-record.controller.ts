import { Controller, Get, Param, Query } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmployeeResponse } from '../contract/employee/employee-responses.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { EmployeeReader } from '../employee/employee-reader.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { AllowedDuring, CurrentActor, Roles } from '../platform/access/access.decorators.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { OptionalDatePipe } from '../platform/http/fields/date-field.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { readFields } from '../platform/http/list-params.js';
import { AS_OF, otherDay } from '../platform/http/other-day.js';
import { RowsAsOf } from './rows-as-of.js';

@Controller('employee')
export class EmployeeRecordController {
  constructor(
    private readonly clock: Clock,
    private readonly lookup: EmployeeAccess,
    private readonly reader: EmployeeReader,
    private readonly rowsAsOf: RowsAsOf,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('single/:id')
  @AllowedDuring('change-password')
  @Roles('admin', 'employee')
  @Endpoint({
    summary: 'Read an employee',
    description:
      'Takes the id of the employee or of the account; employees read only their own record. As of another day, what has dates is that of the day; employees then see no salary, and no day to come. The pay access log records responses with a salary.',
    response: 'EmployeeResponse',
    query: {
      asOf: AS_OF,
      fields: {
        description: 'The salary is omitted unless `salary` is in the list',
        example: '[]',
        required: false,
      },
    },
    problems: ['employee.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Query('fields') fields: unknown,
    @Query('asOf', OptionalDatePipe) asOf?: CalendarDate,
  ): Promise<EmployeeResponse> {
    const omitPay = readFields(['salary'], fields)?.includes('salary') === false;
    const day = otherDay(actor, asOf, this.clock.today());
    const { id: employeeId } = await this.lookup.reach(actor, id);
    const employee = await this.reader.record(
      actor,
      employeeId,
      day ? { day, held: await this.rowsAsOf.heldBy(actor, employeeId, day) } : undefined,
    );
    if (omitPay || (day && !isAdmin(actor)))
      return { success: true, employee: { ...employee, salary: undefined } };
    this.payAccess.record(actor, 'details', employee._id);
    return { success: true, employee };
  }
}
