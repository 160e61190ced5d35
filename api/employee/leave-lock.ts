import type { EntityManager } from 'typeorm';
import { insertRows } from '../platform/database/statements/insert-rows.js';

/**
 * First statement of every unit that changes what people's leave balances are derived from; held until the unit ends. In the order of ids, so that
 * two units about the same people wait for each other and form no deadlock.
 */
export function lockLeave(manager: EntityManager, employeeIds: readonly string[]): Promise<void> {
  const onConflict =
    manager.dataSource.options.type === 'mysql'
      ? 'ON DUPLICATE KEY UPDATE'
      : 'ON CONFLICT (employee_id) DO UPDATE SET';
  const rows = [...new Set(employeeIds)].sort().map((id) => [id, 1]);
  return insertRows(
    manager,
    'leave_lock',
    ['employee_id', 'version'],
    rows,
    `${onConflict} version = leave_lock.version + 1`,
  );
}

/**
 * First statement of a change of rules for many people (policies, holidays, assignments for everybody), which takes no person's lock. Returns the
 * version that they had before.
 */
export async function lockLeaveRules(manager: EntityManager): Promise<number> {
  await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'leave-rules'");
  return (await leaveRulesVersion(manager)) - 1;
}

/** Counts the changes of rules; what was derived at another version may be outdated. */
export async function leaveRulesVersion(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ version: number | string }[]>(
    "SELECT version FROM lock_row WHERE name = 'leave-rules'",
  );
  return Number(row?.version);
}
