import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateProfileImage1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'profile_image',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'content mediumblob NOT NULL',
        'created_at bigint NOT NULL',
        'CONSTRAINT profile_image_pk PRIMARY KEY (id)',
        'CONSTRAINT profile_image_account_unique UNIQUE (account_id)',
        'CONSTRAINT profile_image_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS profile_image');
  }
}
