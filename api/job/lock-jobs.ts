import type { EntityManager } from 'typeorm';
import { lockLeave } from '../employee/leave-lock.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { lockRecord } from '../platform/database/statements/record-version.js';

/**
 * First statements of a unit that changes jobs: what the change refers to, so that it is not deleted meanwhile, then the people, in the order of their
 * ids. The version tells open forms.
 */
export async function lockJobs(
  manager: EntityManager,
  employeeIds: readonly string[],
  { department, employmentType }: { department?: unknown; employmentType?: unknown } = {},
): Promise<void> {
  if (typeof department === 'string') await lockRecord(manager, 'department', department);
  // Written, since the nodes of a cluster compare nothing else.
  if (typeof employmentType === 'string')
    await manager.query('UPDATE employment_type SET version = version + 1 WHERE id = ?', [
      employmentType,
    ]);
  await lockLeave(manager, employeeIds);
  await readByIds([...employeeIds].sort(), async (ids, places) => {
    await manager.query(`UPDATE employee SET version = version + 1 WHERE id IN (${places})`, ids);
    return [];
  });
}
