import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateStagedEmployee1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staged_employee',
      lines: [
        'import_id varchar(36) NOT NULL',
        'row_no int NOT NULL',
        'side varchar(10) NOT NULL',
        'result varchar(20) NOT NULL',
        'target_id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
        'name varchar(100) NOT NULL',
        'email varchar(254) NOT NULL',
        'email_key varchar(254) NOT NULL',
        'role varchar(20) NOT NULL',
        'department_id varchar(36) NOT NULL',
        'employee_id varchar(50) NOT NULL',
        'employee_id_key varchar(50) NOT NULL',
        'employee_id_folded varchar(50) NOT NULL',
        'name_folded varchar(100) NOT NULL',
        'search varchar(410) NOT NULL',
        'dob date NOT NULL',
        'gender varchar(10) NOT NULL',
        'marital_status varchar(10) NOT NULL',
        'designation varchar(100) NOT NULL',
        'designation_folded varchar(100) NOT NULL',
        'salary bigint NOT NULL',
        'phone varchar(40)',
        'address varchar(300)',
        'emergency_contact varchar(200)',
        'hire_date date',
        'left_on date',
        'manager_id varchar(36)',
        'manager_name varchar(100)',
        'version int NOT NULL',
        'ends_sessions int NOT NULL',
        'audit_id varchar(36) NOT NULL',
        'undo_audit_id varchar(36) NOT NULL',
        'audit_before mediumtext',
        'audit_after mediumtext',
        'CONSTRAINT staged_employee_pk PRIMARY KEY (import_id, side, row_no)',
        'CONSTRAINT staged_employee_import_fk FOREIGN KEY (import_id) REFERENCES import_job (id)',
      ],
      indexes: {
        staged_employee_by_target: 'import_id, target_id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS staged_employee');
  }
}
