import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../contract/calendar-date.js';
import { hasNotLeft } from './employment-status.js';

/** Accounts `a` of admins who can sign in, with their employee `e`, if any. */
export function enabledAdmins(today: CalendarDate): { sql: string; parameters: string[] } {
  const { sql, parameters } = hasNotLeft(today);
  return {
    sql: `FROM account a LEFT JOIN employee e ON e.account_id = a.id
      WHERE a.role = 'admin' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND ${sql}`,
    parameters,
  };
}

/** Parallel changes meet at the locked row: the second one counts what the first committed, or is retried on a cluster. */
export async function lockAdmins(manager: EntityManager): Promise<void> {
  await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'admins'");
}
