import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../audit/audit.js';
import type { StoredImport } from '../import.tables.js';
import { actorOf } from '../stored-imports.js';

/** With the employee record of the admin, so that what they change about themselves is told to the other admins. */
export async function ownerOf(
  manager: EntityManager,
  stored: StoredImport,
  step: 'apply' | 'undo',
): Promise<AuditActor> {
  const actor = actorOf(stored, step);
  const [own] = await manager.query<{ id: string }[]>(
    'SELECT id FROM employee WHERE account_id = ?',
    [actor.accountId ?? ''],
  );
  return own ? { ...actor, ...{ employeeId: own.id, role: 'admin' } } : actor;
}
