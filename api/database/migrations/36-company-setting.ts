import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** What admins set for the whole company: one row, since every session is looked up together with it. */
export class CreateCompanySetting1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'company_setting',
      lines: [
        'id int NOT NULL',
        'admins_need_second_factor int NOT NULL',
        'idle_minutes_office int',
        'idle_minutes_portal int',
        'CONSTRAINT company_setting_pk PRIMARY KEY (id)',
      ],
    });
    await runner.query(
      'INSERT INTO company_setting (id, admins_need_second_factor) SELECT 1, 0 FROM (SELECT 1 AS one) seed_row WHERE NOT EXISTS (SELECT 1 FROM company_setting WHERE id = 1)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS company_setting');
  }
}
