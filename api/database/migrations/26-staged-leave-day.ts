import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateStagedLeaveDay1763700000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staged_leave_day',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'employee_id varchar(36) NOT NULL',
        'day date NOT NULL',
        'leave_id varchar(36) NOT NULL',
        'CONSTRAINT staged_leave_day_pk PRIMARY KEY (import_id, employee_id, day)',
        'CONSTRAINT staged_leave_day_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
      indexes: {
        staged_leave_day_by_row: 'import_id, row_no',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS staged_leave_day');
  }
}
