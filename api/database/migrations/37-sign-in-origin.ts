import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table and column: where a session signed in from, and by what else than its cookie a device is known again. */
const COLUMNS: [string, string][] = [['session', 'address'], ['known_device', 'origin_hash']];

export class AddSignInOrigin1763700000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      // Broken off after it on a server, this step is run again.
      if (!(await runner.hasColumn(table, column))) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} varchar(64)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      if (await runner.hasColumn(table, column)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
