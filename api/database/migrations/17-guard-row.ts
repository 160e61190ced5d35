import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateGuardRow1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'guard_row',
      lines: [
        'name varchar(40) NOT NULL',
        'version bigint NOT NULL',
        'CONSTRAINT guard_row_pk PRIMARY KEY (name)',
      ],
    });
    await runner.query(
      "INSERT INTO guard_row (name, version) SELECT 'admins', 0 FROM (SELECT 1 AS one) seed_row WHERE NOT EXISTS (SELECT 1 FROM guard_row WHERE name = 'admins')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS guard_row');
  }
}
