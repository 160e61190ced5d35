import type { EntityManager } from 'typeorm';

/** The ids of the records of a span of rows. Named one by one, they are found by their key on either engine, also where rows are deleted. */
export async function stagedTargets(manager: EntityManager, table: string, importId: string, rows: string, span: [number, number]): Promise<string[]> {
  const found = await manager.query<{ id: string }[]>(`SELECT s.target_id AS id FROM ${table} s WHERE s.import_id = ? AND ${rows}`, [importId, ...span]);
  return found.map(({ id }) => id);
}
