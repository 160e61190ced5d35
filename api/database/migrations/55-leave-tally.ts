import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** Changes as they are made, and what they came to before. */
export class CreateLeaveTally1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'leave_change',
      lines: [
        'id varchar(36) NOT NULL',
        'status varchar(20) NOT NULL',
        'requests int NOT NULL',
        'id_part varchar(36) NOT NULL',
        'start_month varchar(36) NOT NULL',
        'end_month varchar(36) NOT NULL',
        'leave_type varchar(36) NOT NULL',
        'department_id varchar(36) NOT NULL',
        'name_start varchar(36) NOT NULL',
        'days varchar(36) NOT NULL',
        'created_span varchar(36) NOT NULL',
        'CONSTRAINT leave_change_pk PRIMARY KEY (id)',
      ],
    });
    await createTable(runner, {
      name: 'leave_tally',
      lines: [
        'kind varchar(12) NOT NULL',
        'bucket varchar(36) NOT NULL',
        'status varchar(20) NOT NULL',
        'requests int NOT NULL',
        'CONSTRAINT leave_tally_pk PRIMARY KEY (kind, bucket, status)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_tally');
    await runner.query('DROP TABLE IF EXISTS leave_change');
  }
}
