import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

/** The secret that an app and the server share, and the codes for when the app is lost. */
export class CreateSecondFactor1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'second_factor',
      lines: [
        'account_id varchar(36) NOT NULL',
        'sealed_secret varchar(200) NOT NULL',
        'enabled_at bigint',
        'last_step bigint NOT NULL',
        'recovery_salt varchar(32)',
        'created_at bigint NOT NULL',
        'CONSTRAINT second_factor_pk PRIMARY KEY (account_id)',
        'CONSTRAINT second_factor_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
    });
    await createTable(runner, {
      name: 'recovery_code',
      lines: [
        'account_id varchar(36) NOT NULL',
        'code_hash varchar(64) NOT NULL',
        'CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash)',
        'CONSTRAINT recovery_code_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS recovery_code');
    await runner.query('DROP TABLE IF EXISTS second_factor');
  }
}
