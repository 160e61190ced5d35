import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leave after the last day, and the people who left, are found without reading everybody (docs/performance.md). */
export class EmployeesByLastDay1800000000001 implements MigrationInterface {
  static readonly raises = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type !== 'mysql')
      await runner.query(
        'CREATE INDEX IF NOT EXISTS employee_by_last_day ON employee (left_on, id)',
      );
    else if (!(await isIndexed(runner)))
      await runner.query(
        'ALTER TABLE employee ADD INDEX employee_by_last_day (left_on, id), ALGORITHM=INPLACE, LOCK=NONE',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type !== 'mysql')
      await runner.query('DROP INDEX IF EXISTS employee_by_last_day');
    else if (await isIndexed(runner))
      await runner.query('DROP INDEX employee_by_last_day ON employee');
  }
}

/** MySQL has no IF NOT EXISTS for an index. */
async function isIndexed(runner: QueryRunner): Promise<boolean> {
  const found = (await runner.query(
    "SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = 'employee' AND index_name = 'employee_by_last_day'",
  )) as unknown[];
  return found.length > 0;
}
