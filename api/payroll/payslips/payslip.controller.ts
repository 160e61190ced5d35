import { Controller, Get, Param } from '@nestjs/common';
import type { PayslipResponse } from '../../contract/payroll/payroll-responses.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import { CurrentActor } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { IdPipe } from '../../platform/http/fields/id-field.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ListResponse, type ListRequest } from '../../platform/http/list-response.js';
import { mayReadChecks } from '../access.js';
import { OWN_PAYSLIP_LIST, PAYSLIP_CSV } from './payslip-list.js';
import { payslipListRecord, withoutChecks, type PayslipRow } from './payslip-record.js';
import { Payslips } from './payslips.js';

@Controller('payslip')
export class PayslipController {
  constructor(
    private readonly payslips: Payslips,
    private readonly lists: ListResponse,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get('single/:id')
  @Endpoint({
    summary: 'Read a payslip',
    description: 'With every line and its why. Employees read their own once it is paid.',
    response: 'PayslipResponse',
    problems: ['payroll.payslip_not_found'],
  })
  async single(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<PayslipResponse> {
    const payslip = await this.payslips.single(actor, id);
    this.payAccess.record(actor, 'payslip', payslip.employee._id);
    return { success: true, payslip };
  }

  @Get(':employee')
  @Endpoint({
    summary: "List an employee's payslips",
    description:
      'Takes the id of the employee or of the account; employees read only their own, once they are paid. The whole history of somebody else needs a session confirmed by password.',
    response: 'PayslipsResponse',
    list: OWN_PAYSLIP_LIST,
    csv: PAYSLIP_CSV,
    problems: ['employee.not_found'],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param('employee', IdPipe) id: string,
    @ListParams(OWN_PAYSLIP_LIST) list: ListRequest,
  ): Promise<unknown> {
    const { employee, scope } = await this.payslips.scopeOf(actor, id);
    const source = {
      definition: OWN_PAYSLIP_LIST,
      key: 'payslips',
      scope,
      record: (row: PayslipRow) =>
        mayReadChecks(actor) ? payslipListRecord(row) : withoutChecks(payslipListRecord(row)),
      summary: () => Promise.resolve(null),
      csv: PAYSLIP_CSV,
      hasPay: employee !== undefined && employee.id !== actor.employeeId,
    };
    const response = await this.lists.send(actor, source, list);
    if (employee) this.payAccess.recordHistory(actor, employee.id, list.request);
    return response;
  }
}
