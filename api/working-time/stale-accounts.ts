import type { EntityManager } from 'typeorm';
import { EVERYBODY } from '../contract/working-time.js';
import type { TargetColumn } from './assignments/assignment-targets.js';

/**
 * The index of balances follows by itself; rows of people for whom nothing changed are merely computed again. Rows that are marked already are marked
 * again, which waits for a refresh at this moment: MariaDB would pass by a row that it has set to fresh and not yet committed.
 */
export async function markAccountsOf(manager: EntityManager, column: TargetColumn, targetId: string): Promise<void> {
  const holders = `SELECT a.holder FROM leave_assignment a WHERE a.${column} = ? AND a.live = 1`;
  await manager.query(
    `UPDATE leave_account SET stale = 1 WHERE (employee_id IN (${holders}) OR EXISTS (${holders} AND a.holder = ?))`,
    [targetId, targetId, EVERYBODY],
  );
}

export async function markAllAccounts(manager: EntityManager): Promise<void> {
  await manager.query('UPDATE leave_account SET stale = 1');
}
