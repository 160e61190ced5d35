import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** What a program must know to work with this schema: the name of a migration, empty while any program can. One row. */
export class CreateSchemaNeed1763700000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'schema_need',
      lines: ['id int NOT NULL', 'migration varchar(200) NOT NULL', 'program varchar(40) NOT NULL', 'CONSTRAINT schema_need_pk PRIMARY KEY (id)'],
    });
    await runner.query("INSERT INTO schema_need (id, migration, program) SELECT 1, '', '' FROM (SELECT 1 AS one) seed_row WHERE NOT EXISTS (SELECT 1 FROM schema_need WHERE id = 1)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS schema_need');
  }
}
