import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateImportRow1763700000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'import_row',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'cells mediumtext NOT NULL',
        'extra int NOT NULL',
        'CONSTRAINT import_row_pk PRIMARY KEY (import_id, row_no)',
        'CONSTRAINT import_row_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS import_row');
  }
}
