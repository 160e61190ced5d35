import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../../contract/problem.js';
import type { TableDefinition } from '../schema/schema-definition.js';
import { execute } from './execute.js';

type VersionedTable = TableDefinition & Required<Pick<TableDefinition, 'stale'>>;

/** First statement of every edit: locks the record until the unit ends. An outdated `expectedVersion` is a 409. */
export async function bumpVersion(
  manager: EntityManager,
  { name, primaryKey = 'id', stale }: VersionedTable,
  id: string,
  expectedVersion: number | null | undefined,
): Promise<number | undefined> {
  const condition = expectedVersion == null ? '' : ' AND version = ?';
  const updated = await execute(
    manager,
    `UPDATE ${name} SET version = version + 1 WHERE ${primaryKey} = ?${condition}`,
    expectedVersion == null ? [id] : [id, expectedVersion],
  );
  const [row] = await manager.query<{ version: number }[]>(
    `SELECT version FROM ${name} WHERE ${primaryKey} = ?`,
    [id],
  );
  if (row && updated === 0) throw new Problem('request.stale', refusal(stale));
  return row?.version;
}

/** For edits that do not change the version; later reads see the latest row. */
export async function lockRecord(manager: EntityManager, table: string, id: string): Promise<void> {
  await manager.query(`UPDATE ${table} SET id = id WHERE id = ?`, [id]);
}
