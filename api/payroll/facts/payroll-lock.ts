import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';
import { execute } from '../../platform/database/statements/execute.js';

/** Approvals, reversals and new runs take turns, on all instances: what one of them pays, the next one sees. */
export async function lockPayroll(manager: EntityManager): Promise<void> {
  await manager.query("UPDATE lock_row SET version = version + 1 WHERE name = 'payroll'");
}

/** Before an edit of a draft. Its version rises, so that an approval of what was seen before is refused. */
export async function lockDraft(manager: EntityManager, runId: string): Promise<void> {
  const locked = await execute(
    manager,
    "UPDATE pay_run SET version = version + 1 WHERE id = ? AND state = 'draft'",
    [runId],
  );
  if (locked === 0) throw new Problem('payroll.not_draft', refusal('payroll.not_draft'));
}
