import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateStagedSalary1763700000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staged_salary',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'target_id varchar(36) NOT NULL',
        'employee_id varchar(36) NOT NULL',
        'employee_name varchar(100) NOT NULL',
        'basic_salary bigint NOT NULL',
        'allowances bigint NOT NULL',
        'deductions bigint NOT NULL',
        'net_salary bigint NOT NULL',
        'pay_date date NOT NULL',
        'audit_id varchar(36) NOT NULL',
        'undo_audit_id varchar(36) NOT NULL',
        'audit_after mediumtext NOT NULL',
        'CONSTRAINT staged_salary_pk PRIMARY KEY (import_id, row_no)',
        'CONSTRAINT staged_salary_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
      indexes: {
        staged_salary_by_target: 'import_id, target_id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS staged_salary');
  }
}
