import { Injectable } from '@nestjs/common';
import { Accounts } from '../account/accounts.js';
import { folded, uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Employee } from './employee.entity.js';

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
  ) {}

  /** Call it after a change of name, designation, e-mail, employee ID or department, with the employee's row locked: otherwise the columns could miss a concurrent change. */
  refresh(id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const { accountId, employeeId, designation } = await manager.findOneByOrFail(Employee, { id });
      const account = await this.accounts.find(accountId);
      if (account) await manager.update(Employee, { id }, employeeTextColumns({ name: account.name, email: account.email, employeeId, designation }));
    });
  }
}
