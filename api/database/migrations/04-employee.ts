import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateEmployee1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'employee',
      lines: [
        'id varchar(36) NOT NULL',
        'account_id varchar(36) NOT NULL',
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
        'created_at bigint NOT NULL',
        'CONSTRAINT employee_pk PRIMARY KEY (id)',
        'CONSTRAINT employee_account_unique UNIQUE (account_id)',
        'CONSTRAINT employee_id_unique UNIQUE (employee_id_key)',
        'CONSTRAINT employee_account_fk FOREIGN KEY (account_id) REFERENCES account (id)',
        'CONSTRAINT employee_department_fk FOREIGN KEY (department_id) REFERENCES department (id)',
        'CONSTRAINT employee_manager_fk FOREIGN KEY (manager_id) REFERENCES employee (id)',
        "CONSTRAINT employee_gender_check CHECK (gender IN ('male', 'female', 'other'))",
        "CONSTRAINT employee_marital_check CHECK (marital_status IN ('single', 'married'))",
        'CONSTRAINT employee_salary_check CHECK (salary >= 0)',
      ],
      indexes: {
        // With what the search reads, so that it looks into the index alone.
        employee_by_name: 'name_folded, id, department_id, search',
        employee_by_employee_id: 'employee_id_folded, id',
        employee_by_department: 'department_id, name_folded, id',
        employee_by_dob: 'dob, id',
        employee_by_designation: 'designation_folded, id',
        employee_by_salary: 'salary, id',
        employee_by_left_on: 'left_on, id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS employee');
  }
}
