import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateStagedLeave1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staged_leave',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'target_id varchar(36) NOT NULL',
        'employee_id varchar(36) NOT NULL',
        'employee_name varchar(100) NOT NULL',
        'leave_type varchar(20) NOT NULL',
        'start_date date NOT NULL',
        'end_date date NOT NULL',
        'days int NOT NULL',
        'reason varchar(1000) NOT NULL',
        'reason_folded varchar(1000) NOT NULL',
        'status varchar(20) NOT NULL',
        'note varchar(1000)',
        'asked_at bigint NOT NULL',
        'audit_id varchar(36) NOT NULL',
        'undo_audit_id varchar(36) NOT NULL',
        'audit_after mediumtext NOT NULL',
        'CONSTRAINT staged_leave_pk PRIMARY KEY (import_id, row_no)',
        'CONSTRAINT staged_leave_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
      indexes: {
        staged_leave_by_target: 'import_id, target_id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS staged_leave');
  }
}
