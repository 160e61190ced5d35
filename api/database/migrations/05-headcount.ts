import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateHeadcount1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'headcount',
      lines: [
        'id varchar(36) NOT NULL',
        'department_id varchar(36) NOT NULL',
        'left_on date',
        'people int NOT NULL',
        'pay bigint NOT NULL',
        'CONSTRAINT headcount_pk PRIMARY KEY (id)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS headcount');
  }
}
