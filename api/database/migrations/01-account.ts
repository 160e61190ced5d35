import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateAccount1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'account',
      lines: [
        'id varchar(36) NOT NULL',
        'name varchar(100) NOT NULL',
        'email varchar(254) NOT NULL',
        'email_key varchar(254) NOT NULL',
        'password_hash varchar(200)',
        'role varchar(20) NOT NULL',
        'language varchar(10) NOT NULL',
        'disabled_at bigint',
        'image_id varchar(36)',
        'created_at bigint NOT NULL',
        'CONSTRAINT account_pk PRIMARY KEY (id)',
        'CONSTRAINT account_email_unique UNIQUE (email_key)',
        "CONSTRAINT account_role_check CHECK (role IN ('admin', 'employee'))",
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS account');
  }
}
