import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateLeaveCount1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'leave_count',
      lines: [
        'id varchar(36) NOT NULL',
        'status varchar(20) NOT NULL',
        'requests int NOT NULL',
        'CONSTRAINT leave_count_pk PRIMARY KEY (id)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_count');
  }
}
