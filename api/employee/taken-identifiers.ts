import { Injectable } from '@nestjs/common';
import { Problem } from '../contract/problem.js';
import { refusal, type Refusal } from '../contract/refusals.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Tells about employee ID and e-mail at once. A unique key would tell about one only; it still decides between two requests at the same time. */
@Injectable()
export class TakenIdentifiers {
  constructor(private readonly work: UnitOfWork) {}

  async requireFree({ employeeId, email }: { employeeId: string; email: string }): Promise<void> {
    const errors: Record<string, Refusal> = {};
    if (await this.exists('SELECT id FROM employee WHERE employee_id_key = ?', uniqueKey(employeeId))) errors.employeeId = refusal('employee.id_taken');
    if (await this.exists('SELECT id FROM account WHERE email_key = ?', uniqueKey(email))) errors.email = refusal('account.email_taken');
    const [first] = Object.values(errors);
    if (first) throw new Problem(errors.employeeId ? 'employee.id_taken' : 'account.email_taken', first, { errors });
  }

  private async exists(sql: string, key: string): Promise<boolean> {
    return (await this.work.read(sql, [key])).length > 0;
  }
}
