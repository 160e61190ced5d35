import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['department_id varchar(36)', 'name_folded varchar(100)', 'employee_id_folded varchar(50)'];

/** Whose a request is, beside it: a million are sorted by it without a join. */
export class AddLeaveTwins1763700000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Broken off after it on a server, this step is run again.
    if (await runner.hasColumn('leave_request', 'department_id')) return;
    await change(runner, COLUMNS.map((column) => `ADD COLUMN ${column} NOT NULL DEFAULT ''`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, COLUMNS.map((column) => `DROP COLUMN ${column.split(' ')[0]}`));
  }
}

async function change(runner: QueryRunner, changes: string[]): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') await runner.query(`ALTER TABLE leave_request ${changes.join(', ')}`);
  else for (const one of changes) await runner.query(`ALTER TABLE leave_request ${one}`);
}
