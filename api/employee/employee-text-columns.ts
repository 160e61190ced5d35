import { Injectable } from '@nestjs/common';
import { Accounts } from '../account/accounts.js';
import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { Employee } from './employee.entity.js';
import { EmployeeListingChanged } from './employee.events.js';

export function employeeTextColumns({ name, employeeId, email }: { name: string; employeeId: string; email: string }) {
  return {
    employeeIdKey: uniqueKey(employeeId),
    employeeIdFolded: folded(employeeId),
    nameFolded: folded(name),
    search: [name, employeeId, email].map(folded).join('\n'),
  };
}

@Injectable()
export class EmployeeTextColumns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly events: Events,
  ) {}

  /** Call it after a change of name, e-mail, employee ID or department, with the employee's row locked: otherwise the columns could miss a concurrent change. */
  refresh(id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const { accountId, employeeId } = await manager.findOneByOrFail(Employee, { id });
      const account = await this.accounts.find(accountId);
      if (account) await manager.update(Employee, { id }, employeeTextColumns({ name: account.name, email: account.email, employeeId }));
      await this.events.emit(new EmployeeListingChanged(id));
    });
  }
}
