import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPE = `id varchar(36) NOT NULL,
  name varchar(40) NOT NULL,
  name_key varchar(40) NOT NULL,
  version int NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT employment_type_pk PRIMARY KEY (id),
  CONSTRAINT employment_type_name_unique UNIQUE (name_key)`;

const FIRST_TYPES = [
  ['01900000-0000-7000-8000-000000000501', 'Permanent'],
  ['01900000-0000-7000-8000-000000000502', 'Fixed term'],
  ['01900000-0000-7000-8000-000000000503', 'Intern'],
  ['01900000-0000-7000-8000-000000000504', 'Contractor'],
] as const;

const COLUMNS: [table: string, column: string, type: string][] = [
  ['job_change', 'round', 'varchar(200)'],
  ['job_change', 'pending', 'mediumtext'],
  ['salary_revision', 'change_id', 'varchar(36)'],
  ['salary_revision', 'withdrawn_reason', 'varchar(200)'],
  ['leave_assignment', 'change_id', 'varchar(36)'],
  ['leave_assignment', 'ended_reason', 'varchar(200)'],
  ['pay_assignment', 'change_id', 'varchar(36)'],
];

const CHANGED = ['salary_revision', 'leave_assignment', 'pay_assignment'];

/** Salaries, working time and pay items are recorded with the change that they belong to, and employment types are a list. */
export class JobChanges1800000000005 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    const isServer = runner.dataSource.options.type === 'mysql';
    const options = isServer ? ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE IF NOT EXISTS employment_type (${TYPE})${options}`);
    for (const [id, name] of FIRST_TYPES)
      await runner.query(
        `INSERT INTO employment_type (id, name, name_key, version, created_at)
         SELECT ?, ?, ?, 1, 0 WHERE NOT EXISTS (SELECT 1 FROM employment_type WHERE id = ?)`,
        [id, name, name.toLowerCase(), id],
      );
    for (const [table, column, type] of COLUMNS)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    for (const table of CHANGED) await indexChange(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CHANGED) await dropIndex(runner, table);
    for (const [table, column] of COLUMNS)
      if (await runner.hasColumn(table, column))
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    await runner.query('DROP TABLE IF EXISTS employment_type');
  }
}

async function indexChange(runner: QueryRunner, table: string): Promise<void> {
  const index = `${table}_by_change`;
  if (runner.dataSource.options.type !== 'mysql')
    await runner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${table} (change_id)`);
  else if (!(await isIndexed(runner, index)))
    await runner.query(
      `ALTER TABLE ${table} ADD INDEX ${index} (change_id), ALGORITHM=INPLACE, LOCK=NONE`,
    );
}

async function dropIndex(runner: QueryRunner, table: string): Promise<void> {
  const index = `${table}_by_change`;
  if (runner.dataSource.options.type !== 'mysql')
    await runner.query(`DROP INDEX IF EXISTS ${index}`);
  else if (await isIndexed(runner, index)) await runner.query(`DROP INDEX ${index} ON ${table}`);
}

/** MySQL has no IF NOT EXISTS for an index. */
async function isIndexed(runner: QueryRunner, index: string): Promise<boolean> {
  const found = (await runner.query(
    'SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND index_name = ?',
    [index],
  )) as unknown[];
  return found.length > 0;
}
