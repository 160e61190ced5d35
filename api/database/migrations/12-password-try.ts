import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreatePasswordTry1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'password_try',
      lines: [
        'id varchar(36) NOT NULL',
        'purpose varchar(20) NOT NULL',
        'account_key varchar(64) NOT NULL',
        'address varchar(64) NOT NULL',
        'device varchar(64)',
        'tried_at bigint NOT NULL',
        'CONSTRAINT password_try_pk PRIMARY KEY (id)',
      ],
      indexes: {
        password_try_by_account: 'account_key, purpose, tried_at',
        password_try_by_address: 'address, purpose, tried_at',
        password_try_by_time: 'tried_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS password_try');
  }
}
