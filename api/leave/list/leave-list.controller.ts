import { Controller, Get, Param } from '@nestjs/common';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { AllowedDuring, CurrentActor, Roles } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../../platform/http/list-response.js';
import { LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveMarks } from '../leave-marks.js';
import { leaveRecord } from '../leave-record.js';
import type { LeaveRow } from '../leave-row.js';
import { StoredLeaveCosts } from '../stored-leave-costs.js';
import { COUNTED_STATUS, withoutChangedLeave } from './changed-leave.js';
import { LEAVE_CSV } from './leave-csv.js';
import { LeaveExportLog } from './leave-export-log.js';
import { EMPLOYEE_LEAVE_LIST, LEAVE_LIST } from './leave-list.js';
import { LeaveTotals } from './leave-totals.js';

const CHANGED_ARE_LEFT_OUT =
  'Requests from which days were taken out are listed by what replaces them, and themselves only with the status `Changed` in the filter or by id.';

@Controller('leave')
export class LeaveListController {
  constructor(
    private readonly lists: ListResponse,
    private readonly employees: EmployeeAccess,
    private readonly totals: LeaveTotals,
    private readonly costs: StoredLeaveCosts,
    private readonly marks: LeaveMarks,
    private readonly steps: LeaveSteps,
    private readonly exports: LeaveExportLog,
  ) {}

  @Get()
  @AllowedDuring('change-password')
  @Roles('admin')
  @Endpoint({
    summary: 'List all leave requests',
    description: CHANGED_ARE_LEFT_OUT,
    response: 'LeavesResponse',
    list: LEAVE_LIST,
    csv: LEAVE_CSV,
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
        const isPage = of === 'page' || list.query.isByIds;
        await this.marks.mark(actor, rows, isPage);
        if (of === 'page') await this.steps.mark(rows);
        await (isPage ? this.costs.complete(rows) : this.costs.completeWithoutPolicies(rows));
      },
      summary: () => this.totals.summary(),
      counted: COUNTED_STATUS,
      csv: LEAVE_CSV,
    };
    const response = await this.lists.send(actor, source, list);
    await this.exports.record(actor, source, list);
    return response;
  }

  @Get(':id')
  @AllowedDuring('change-password')
  @Endpoint({
    summary: "List an employee's leave requests",
    description: `Takes the id of the employee or of the account; employees read only their own. ${CHANGED_ARE_LEFT_OUT}`,
    response: 'LeavesResponse',
    list: EMPLOYEE_LEAVE_LIST,
    csv: LEAVE_CSV,
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
      complete: async (rows: LeaveRow[], of: 'page' | 'whole') => {
        await this.marks.mark(actor, rows, of === 'page' || list.query.isByIds);
        await this.steps.mark(rows);
        await completeCosts(rows);
      },
      summary: () => this.totals.summary(employee?.id ?? ''),
      counted: COUNTED_STATUS,
      csv: LEAVE_CSV,
    };
    const response = await this.lists.send(actor, source, list);
    if (employee) await this.exports.record(actor, source, list, employee);
    return response;
  }
}
