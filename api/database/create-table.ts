import type { QueryRunner } from 'typeorm';

export interface TableDefinition {
  name: string;
  /** Columns and constraints, in SQL that both engines take. Every key has a name. */
  lines: string[];
  /** Index name to its columns. */
  indexes?: Record<string, string>;
}

/** One table as one step that may be repeated: on a server, where a failed migration is not rolled back, it must be. */
export async function createTable(runner: QueryRunner, { name, lines, indexes = {} }: TableDefinition): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') {
    const keys = Object.entries(indexes).map(([index, columns]) => `INDEX ${index} (${columns})`);
    await runner.query(
      `CREATE TABLE IF NOT EXISTS ${name} (${[...lines, ...keys].join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`,
    );
    return;
  }
  await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${lines.join(', ')})`);
  for (const [index, columns] of Object.entries(indexes)) {
    await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${columns})`);
  }
}
