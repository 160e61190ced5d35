import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateOneTimeLink1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'one_time_link',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'token_hash varchar(64) NOT NULL',
        'expires_at bigint NOT NULL',
        'created_at bigint NOT NULL',
        'CONSTRAINT one_time_link_pk PRIMARY KEY (id)',
        'CONSTRAINT one_time_link_token_unique UNIQUE (token_hash)',
        'CONSTRAINT one_time_link_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
      indexes: {
        one_time_link_by_expiry: 'expires_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS one_time_link');
  }
}
