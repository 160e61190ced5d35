import type { EntityManager } from 'typeorm';
import { Problem } from '../contract/problem.js';
import { refusal, type Refusal } from '../contract/refusals.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';

/** Names employee ID and e-mail at once. A unique key would name only one; it still decides between two requests at the same time. */
export async function requireFreeIdentifiers(manager: EntityManager, { employeeId, email }: { employeeId: string; email: string }): Promise<void> {
  const exists = async (sql: string, key: string) => (await manager.query<unknown[]>(sql, [uniqueKey(key)])).length > 0;
  const errors: Record<string, Refusal> = {};
  if (await exists('SELECT id FROM employee WHERE employee_id_key = ?', employeeId)) errors.employeeId = refusal('employee.id_taken');
  if (await exists('SELECT id FROM account WHERE email_key = ?', email)) errors.email = refusal('account.email_taken');
  const [first] = Object.values(errors);
  if (first) throw new Problem(errors.employeeId ? 'employee.id_taken' : 'account.email_taken', first, { errors });
}
