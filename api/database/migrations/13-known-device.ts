import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateKnownDevice1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'known_device',
      lines: [
        'account_id varchar(36) NOT NULL',
        'device_hash varchar(64) NOT NULL',
        'last_used_at bigint NOT NULL',
        'CONSTRAINT known_device_pk PRIMARY KEY (account_id, device_hash)',
        'CONSTRAINT known_device_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
      indexes: {
        known_device_by_use: 'last_used_at',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS known_device');
  }
}
