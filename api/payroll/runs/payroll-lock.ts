import type { EntityManager } from 'typeorm';

/** Approvals, reversals and new runs take turns, on all instances: what one of them pays, the next one sees. */
export async function lockPayroll(manager: EntityManager): Promise<void> {
  await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'payroll'");
}
