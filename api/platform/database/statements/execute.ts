import type { EntityManager } from 'typeorm';

/** Returns the number of changed rows. */
export async function execute(
  manager: EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<number> {
  if (!manager.queryRunner) throw new Error('A change needs a unit of work.');
  const { affected } = await manager.queryRunner.query(sql, parameters, true);
  return affected ?? 0;
}
