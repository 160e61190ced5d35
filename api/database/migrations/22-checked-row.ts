import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateCheckedRow1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'checked_row',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'result varchar(20) NOT NULL',
        'result_order int NOT NULL',
        'record mediumtext NOT NULL',
        'faults mediumtext',
        'changes mediumtext',
        'notes mediumtext',
        'CONSTRAINT checked_row_pk PRIMARY KEY (import_id, row_no)',
        'CONSTRAINT checked_row_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
      indexes: {
        checked_row_by_result: 'import_id, result_order, row_no',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS checked_row');
  }
}
