import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, table, column; a row that refers to nothing need not be found. */
const INDEXES: [string, string, string][] = [
  ['employee_by_manager', 'employee', 'manager_id'],
  ['salary_by_voider', 'salary', 'voided_by'],
  ['leave_request_by_canceller', 'leave_request', 'cancelled_by'],
  ['leave_request_by_decider', 'leave_request', 'decided_by'],
  ['one_time_link_by_account', 'one_time_link', 'account_id'],
  ['mail_by_account', 'mail', 'account_id'],
  ['notification_by_leave', 'notification', 'leave_id'],
];

/**
 * Whoever removes a record makes the database look for what still refers to it. A server has an index behind every
 * reference by itself; the embedded database would read the whole table, each time.
 */
export class IndexReferences1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'mysql') return;
    for (const [name, table, column] of INDEXES) await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${column}) WHERE ${column} IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'mysql') return;
    for (const [name] of INDEXES) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
