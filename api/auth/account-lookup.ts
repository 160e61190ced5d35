import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { Problem, refusal } from '../contract/problem.js';
import { EmployeeAccess } from '../employee/employee-access.js';
import { lockRecord } from '../platform/database/statements/record-version.js';

@Injectable()
export class AccountLookup {
  constructor(
    private readonly accounts: Accounts,
    private readonly employees: EmployeeAccess,
  ) {}

  /** Every id may be an account's or its employee's. */
  async find(id: string): Promise<Account> {
    const employee = await this.employees.find(id);
    const account = await this.accounts.find(employee?.accountId ?? id);
    if (!account) throw new Problem('account.not_found', refusal('account.not_found'));
    return account;
  }

  /** Same lock order as in edits of an employee, so that two never deadlock. */
  async lock(manager: EntityManager, id: string): Promise<Account> {
    const employee = await this.employees.find(id);
    if (employee) await lockRecord(manager, 'employee', employee.id);
    return this.find(id);
  }
}
