import type { EntityManager } from 'typeorm';
import { Problem } from '../../../contract/problem.js';
import { execute } from '../statements/execute.js';

/**
 * First statement of every edit: raises the record's version, which also keeps others from it until the unit ends.
 * With the version that was read, an edit made meanwhile by somebody else is a 409. Returns the new version, or
 * undefined when there is no such record.
 */
export async function bumpVersion(manager: EntityManager, table: string, id: string, read: number | null | undefined): Promise<number | undefined> {
  const expected = read == null ? '' : ' AND version = ?';
  const raised = await execute(manager, `UPDATE ${table} SET version = version + 1 WHERE id = ?${expected}`, read == null ? [id] : [id, read]);
  const [row] = await manager.query<{ version: number }[]>(`SELECT version FROM ${table} WHERE id = ?`, [id]);
  if (row && raised === 0) {
    throw new Problem('request.stale', `Someone else changed this ${table} meanwhile. Please load it again.`);
  }
  return row?.version;
}

/** Keeps others from a record until the unit ends, where an edit does not raise its version. What is read next is the latest. */
export async function lockRecord(manager: EntityManager, table: string, id: string): Promise<void> {
  await manager.query(`UPDATE ${table} SET id = id WHERE id = ?`, [id]);
}
