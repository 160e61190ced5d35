import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { BankAccountResponse } from '../contract/payroll/bank-account-responses.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { PayAccessLog } from '../pay-access-log/pay-access-log.js';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { BankAccountDto } from './bank-account.dto.js';
import { BankAccounts } from './bank-accounts.js';

@Controller('employee/bank')
export class BankAccountController {
  constructor(
    private readonly employees: EmployeeAccess,
    private readonly accounts: BankAccounts,
    private readonly payAccess: PayAccessLog,
  ) {}

  @Get(':id')
  @Endpoint({
    summary: "Read an employee's bank account",
    description:
      'Takes the id of the employee or of the account; employees read only their own. The IBAN is masked for everybody.',
    response: 'BankAccountResponse',
    problems: ['employee.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
  ): Promise<BankAccountResponse> {
    const employee = await this.employees.reach(actor, id);
    const account = await this.accounts.read(employee);
    if (account) this.payAccess.record(actor, 'bank', employee.id);
    return { success: true, account };
  }

  @Put(':id')
  @Endpoint({
    summary: "Set or change an employee's bank account",
    description:
      'Employees change only their own. Needs a session confirmed by password. The employee gets an email. An omitted BIC is removed; `version` is 0 where there was no account.',
    response: 'BankAccountResponse',
    problems: ['employee.not_found', 'request.stale', 'request.conflict', 'auth.confirm_needed'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Body() dto: BankAccountDto,
  ): Promise<BankAccountResponse> {
    const employee = await this.employees.reach(actor, id);
    const account = await this.accounts.change(actor, employee, dto);
    this.payAccess.record(actor, 'bank', employee.id);
    return { success: true, account };
  }
}
