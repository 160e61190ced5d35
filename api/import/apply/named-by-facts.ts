import type { EntityManager } from 'typeorm';
import type { JobKind } from '../../contract/employee/job-facts.js';
import type { NewJobChange } from '../../employee/job/job-fact-store.js';
import { execute } from '../../platform/database/statements/execute.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { changedSinceCheck } from './import-problems.js';

/** Types are written, since the nodes of a cluster compare nothing else; departments are when people come to them. */
const NAMED: { table: string; kinds: readonly JobKind[]; set: string }[] = [
  { table: 'department', kinds: ['department'], set: 'id = id' },
  { table: 'employment_type', kinds: ['employmentType'], set: 'version = version + 1' },
  { table: 'employee', kinds: ['manager', 'approver'], set: 'id = id' },
];

/** Keeps what the facts of changes name until the unit ends. It may have been deleted since the check, and no foreign key says so. */
export async function lockNamed(
  manager: EntityManager,
  changes: readonly NewJobChange[],
): Promise<void> {
  const facts = changes.flatMap((change) => change.facts);
  for (const { table, kinds, set } of NAMED) {
    const named = facts.flatMap(({ kind, valueId }) =>
      valueId !== null && kinds.includes(kind) ? valueId : [],
    );
    await readByIds([...new Set(named)].sort(), async (ids, places) => {
      const sql = `UPDATE ${table} SET ${set} WHERE id IN (${places})`;
      if ((await execute(manager, sql, ids)) < ids.length) throw changedSinceCheck();
      return [];
    });
  }
}
