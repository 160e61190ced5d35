import { Injectable } from '@nestjs/common';
import { Accounts } from '../account/accounts.js';
import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { Employee } from './employee.entity.js';
import { EmployeeListingChanged } from './employee.events.js';

/** The twins of an employee's texts that are searched, sorted and kept unique. */
export function employeeTexts({ name, employeeId, email }: { name: string; employeeId: string; email: string }) {
  return {
    employeeIdKey: uniqueKey(employeeId),
    employeeIdFolded: folded(employeeId),
    nameFolded: folded(name),
    search: [name, employeeId, email].map(folded).join('\n'),
  };
}

/** Keeps the twins in step. Name and e-mail are the account's, the employee ID the employee's own. */
@Injectable()
export class EmployeeTexts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly events: Events,
  ) {}

  /**
   * After a change of any of them, or of the department, by whoever holds the employee's row: of two changes at once, the second then sees
   * what the first has stored.
   */
  renew(id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const { accountId, employeeId } = await manager.findOneByOrFail(Employee, { id });
      const account = await this.accounts.find(accountId);
      if (account) await manager.update(Employee, { id }, employeeTexts({ name: account.name, email: account.email, employeeId }));
      await this.events.emit(new EmployeeListingChanged(id));
    });
  }
}
