import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateSession1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'session',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'device varchar(200) NOT NULL',
        'created_at bigint NOT NULL',
        'last_seen_at bigint NOT NULL',
        'expires_at bigint NOT NULL',
        'confirmed_until bigint',
        'CONSTRAINT session_pk PRIMARY KEY (id)',
        'CONSTRAINT session_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
      indexes: {
        session_by_account: 'account_id, id',
        session_by_expiry: 'expires_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS session');
  }
}
