import type { EntityTarget, MigrationInterface, ObjectLiteral, QueryRunner } from 'typeorm';

/** What the program stores: described at the top, beside the modules, and handed to what opens or changes a database. */
export interface SchemaDefinition {
  entities: EntityTarget<ObjectLiteral>[];
  tables: TableDefinition[];
  /** In the order in which they are applied. */
  migrations: (new () => MigrationInterface)[];
  /** Of these, the ones that an older program cannot work with: it refuses to start once one of them was applied. */
  breaking: (new () => MigrationInterface)[];
}

/** One table in SQL that both engines take. */
export interface TableDefinition {
  name: string;
  /** Column to its type and nullability. */
  columns: Record<string, string>;
  /** Constraint to its rule. */
  keys: Record<string, string>;
  /** Index to its columns. */
  indexes?: Record<string, string>;
  /** Index behind a nullable reference. A server makes its own; the embedded database would read the whole table when the other row is removed. */
  referenceIndexes?: Record<string, string>;
  /** Rows that are always there. */
  seed?: { columns: string; values: string };
}

/** May be repeated: on a server a migration that was broken off is not rolled back. */
export async function createTable(runner: QueryRunner, { name, columns, keys, indexes = {}, referenceIndexes = {}, seed }: TableDefinition): Promise<void> {
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${type}`),
    ...Object.entries(keys).map(([key, rule]) => `CONSTRAINT ${key} ${rule}`),
  ];
  if (runner.dataSource.options.type === 'mysql') {
    const inline = Object.entries(indexes).map(([index, on]) => `INDEX ${index} (${on})`);
    await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${[...lines, ...inline].join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
    if (seed) await runner.query(`INSERT IGNORE INTO ${name} (${seed.columns}) VALUES (${seed.values})`);
    return;
  }
  await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${lines.join(', ')})`);
  for (const [index, on] of Object.entries(indexes)) await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on})`);
  for (const [index, on] of Object.entries(referenceIndexes)) await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on}) WHERE ${on} IS NOT NULL`);
  if (seed) await runner.query(`INSERT OR IGNORE INTO ${name} (${seed.columns}) VALUES (${seed.values})`);
}
