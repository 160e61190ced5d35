import type { EntityManager } from 'typeorm';
import { Problem } from '../../../contract/problem.js';
import { refusal } from '../../../contract/refusals.js';
import { execute } from '../statements/execute.js';

const STALE = { department: 'department.stale', employee: 'employee.stale', company_setting: 'company.stale', leave_type: 'type.stale' } as const;

/** First statement of every edit: locks the record until the unit ends. An outdated `expectedVersion` is a 409. */
export async function bumpVersion(manager: EntityManager, table: keyof typeof STALE, id: string, expectedVersion: number | null | undefined): Promise<number | undefined> {
  const condition = expectedVersion == null ? '' : ' AND version = ?';
  const updated = await execute(manager, `UPDATE ${table} SET version = version + 1 WHERE id = ?${condition}`, expectedVersion == null ? [id] : [id, expectedVersion]);
  const [row] = await manager.query<{ version: number }[]>(`SELECT version FROM ${table} WHERE id = ?`, [id]);
  if (row && updated === 0) throw new Problem('request.stale', refusal(STALE[table]));
  return row?.version;
}

/** For edits that do not change the version; later reads see the latest row. */
export async function lockRecord(manager: EntityManager, table: string, id: string): Promise<void> {
  await manager.query(`UPDATE ${table} SET id = id WHERE id = ?`, [id]);
}
