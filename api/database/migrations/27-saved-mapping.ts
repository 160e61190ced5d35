import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateSavedMapping1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'saved_mapping',
      lines: [
        'id varchar(36) NOT NULL',
        'kind varchar(20) NOT NULL',
        'name varchar(100) NOT NULL',
        'name_key varchar(100) NOT NULL',
        'mapping mediumtext NOT NULL',
        'created_at bigint NOT NULL',
        'CONSTRAINT saved_mapping_pk PRIMARY KEY (id)',
        'CONSTRAINT saved_mapping_name_unique UNIQUE (kind, name_key)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS saved_mapping');
  }
}
