import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateIdempotencyKey1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotency_key',
      lines: [
        'account_id varchar(36) NOT NULL',
        'route varchar(100) NOT NULL',
        'key_hash varchar(64) NOT NULL',
        'body_hash varchar(64) NOT NULL',
        'result mediumtext',
        'created_at bigint NOT NULL',
        'CONSTRAINT idempotency_key_pk PRIMARY KEY (account_id, route, key_hash)',
      ],
      indexes: {
        idempotency_key_by_age: 'created_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS idempotency_key');
  }
}
