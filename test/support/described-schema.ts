import type { QueryRunner } from 'typeorm';
import type { TableDefinition } from '../../api/platform/database/schema/schema-definition.js';

/** A table as its description of today says. */
export async function createTable(runner: QueryRunner, table: TableDefinition): Promise<void> {
  const engine = runner.dataSource.options.type === 'mysql' ? 'mariadb' : 'sqlite';
  for (const statement of tableStatements(engine, table)) await runner.query(statement);
}

/** As a migration writes them: repeatable, because a server does not roll back an interrupted one. */
function tableStatements(
  engine: 'mariadb' | 'sqlite',
  {
    name,
    columns,
    primaryKey = 'id',
    keys = {},
    indexes = {},
    referenceIndexes = {},
    seed,
  }: TableDefinition,
): string[] {
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${type}`),
    `CONSTRAINT ${name}_pk PRIMARY KEY (${primaryKey})`,
    ...Object.entries(keys).map(([key, rule]) => `CONSTRAINT ${key} ${rule}`),
  ];
  const create = (body: string[], options = '') =>
    `CREATE TABLE IF NOT EXISTS ${name} (\n  ${body.join(',\n  ')}\n)${options}`;
  const insert = (verb: string) =>
    seed ? [`${verb} INTO ${name} (${seed.columns}) VALUES ${tuples(seed.rows)}`] : [];
  if (engine === 'mariadb')
    return [
      create(
        [...lines, ...Object.entries(indexes).map(([index, on]) => `INDEX ${index} (${on})`)],
        ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin',
      ),
      ...insert('INSERT IGNORE'),
    ];
  return [
    create(lines),
    ...Object.entries(indexes).map(
      ([index, on]) => `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on})`,
    ),
    ...Object.entries(referenceIndexes).map(
      ([index, on]) =>
        `CREATE INDEX IF NOT EXISTS ${index} ON ${name} (${on}) WHERE ${on} IS NOT NULL`,
    ),
    ...insert('INSERT OR IGNORE'),
  ];
}

function tuples(rows: readonly string[]): string {
  return rows.map((row) => `(${row})`).join(', ');
}
