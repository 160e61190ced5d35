import { Injectable } from '@nestjs/common';
import { AccountChanged } from '../account/account.events.js';
import { Accounts } from '../account/accounts.js';
import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { Employee } from './employee.tables.js';

interface EmployeeTexts {
  name: string;
  employeeId: string;
  designation: string | null;
  email: string;
}

export function employeeTextColumns({ name, employeeId, designation, email }: EmployeeTexts) {
  return {
    employeeIdKey: uniqueKey(employeeId),
    employeeIdFolded: folded(employeeId),
    nameFolded: folded(name),
    search: searchText([name, employeeId], [designation ?? '', email]),
  };
}

/** A tab, which no text contains, ends what names a person: a search of leave stops there. */
export const NAMES_END = '\t';

function searchText(names: string[], others: string[]): string {
  return [names, others].map((texts) => texts.map(folded).join('\n')).join(NAMES_END);
}

@Injectable()
export class EmployeeTextColumns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    events: Events,
  ) {
    events.on(AccountChanged, async ({ accountId, changes }) => {
      if ('name' in changes || 'email' in changes) await this.refresh({ accountId });
    });
  }

  /** Needs the employee's row locked: otherwise the columns could miss a concurrent change. */
  refresh(which: { id: string } | { accountId: string }): Promise<void> {
    return this.work.write(async (manager) => {
      const employee = await manager.findOneBy(Employee, which);
      const account = employee && (await this.accounts.find(employee.accountId));
      if (account)
        await manager.update(
          Employee,
          { id: employee.id },
          employeeTextColumns({ ...employee, name: account.name, email: account.email }),
        );
    });
  }
}
