import { Controller, Get, Param } from '@nestjs/common';
import { AUDIT_CSV, AUDIT_LIST } from '../audit/audit-list.js';
import { AuditLog } from '../audit/audit-log.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { LeaveAccess } from '../leave/leave-access.js';
import { CurrentActor, Roles } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ListParams } from '../platform/http/list-params.js';
import type { ListRequest } from '../platform/http/list-response.js';
import { EmployeeRecords } from './employee-records.js';

@Controller('history')
@Roles('admin')
export class HistoryController {
  constructor(
    private readonly employees: EmployeeAccess,
    private readonly access: LeaveAccess,
    private readonly records: EmployeeRecords,
    private readonly log: AuditLog,
  ) {}

  @Get('employee/:id')
  @Endpoint({
    summary: 'List the changes to an employee, with the account, pay and leave',
    description: 'Takes the id of the employee or of the account. Newest first.',
    response: 'AuditResponse',
    list: AUDIT_LIST,
    csv: AUDIT_CSV,
    problems: ['employee.not_found'],
  })
  async employee(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(AUDIT_LIST) list: ListRequest,
  ): Promise<unknown> {
    const employee = await this.employees.reach(actor, id);
    const ids = await this.records.ids(employee);
    return this.log.about(actor, { ids, hasPay: employee.id !== actor.employeeId }, list);
  }

  @Get('leave/:id')
  @Endpoint({
    summary: 'List the changes to a leave request',
    description: 'Newest first.',
    response: 'AuditResponse',
    list: AUDIT_LIST,
    csv: AUDIT_CSV,
    problems: ['leave.not_found'],
  })
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @ListParams(AUDIT_LIST) list: ListRequest,
  ): Promise<unknown> {
    const { id: leaveId } = await this.access.reach(actor, id);
    return this.log.about(actor, { ids: [leaveId], hasPay: false }, list);
  }
}
