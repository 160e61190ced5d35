import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateLeaveTally1763700000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'leave_tally',
      lines: [
        'id varchar(36) NOT NULL',
        'kind varchar(12) NOT NULL',
        'bucket varchar(36) NOT NULL',
        'status varchar(20) NOT NULL',
        'requests int NOT NULL',
        'CONSTRAINT leave_tally_pk PRIMARY KEY (id)',
      ],
      indexes: {
        leave_tally_by_kind: 'kind, bucket, status, requests',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_tally');
  }
}
