import type { QueryRunner } from 'typeorm';

/** Index name to its columns. */
export type Indexes = Record<string, string>;

/**
 * Takes some indexes off a table and puts others on. On a server it is one statement, done or not done; where that was
 * broken off just after it, nothing is left to do.
 */
export async function changeIndexes(runner: QueryRunner, table: string, { without = [], and }: { without?: string[]; and: Indexes }): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') {
    const there = await indexesOn(runner, table);
    const drop = without.filter((name) => there.has(name)).map((name) => `DROP INDEX ${name}`);
    const add = Object.entries(and).filter(([name]) => !there.has(name) || without.includes(name)).map(([name, columns]) => `ADD INDEX ${name} (${columns})`);
    const same = Object.entries(and).every(([name, columns]) => there.get(name) === columns) && without.every((name) => !there.has(name) || name in and);
    if (!same) await runner.query(`ALTER TABLE ${table} ${[...drop, ...add].join(', ')}`);
    return;
  }
  for (const name of without) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  for (const [name, columns] of Object.entries(and)) await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columns})`);
}

async function indexesOn(runner: QueryRunner, table: string): Promise<Map<string, string>> {
  const rows = (await runner.query(
    `SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR ', ') AS columns
     FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? GROUP BY index_name`,
    [table],
  )) as Record<string, string>[];
  return new Map(rows.map(({ name = '', columns = '' }) => [name, columns]));
}
