import { Injectable } from '@nestjs/common';
import type { Account } from '../account/account.entity.js';
import { Accounts } from '../account/accounts.js';
import { Problem } from '../contract/problem.js';
import { refusal } from '../contract/refusals.js';
import { EmployeeAccess } from '../employee/employee-access.js';

@Injectable()
export class AccountLookup {
  constructor(
    private readonly accounts: Accounts,
    private readonly employees: EmployeeAccess,
  ) {}

  async find(id: string): Promise<Account> {
    const employee = await this.employees.find(id);
    const account = await this.accounts.find(employee?.accountId ?? id);
    if (!account) throw new Problem('account.not_found', refusal('account.not_found'));
    return account;
  }
}
