import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateLeaveDay1763700000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'leave_day',
      lines: [
        'employee_id varchar(36) NOT NULL',
        'day date NOT NULL',
        'leave_id varchar(36) NOT NULL',
        'CONSTRAINT leave_day_pk PRIMARY KEY (employee_id, day)',
        'CONSTRAINT leave_day_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id)',
        'CONSTRAINT leave_day_leave_fk FOREIGN KEY (leave_id) REFERENCES leave_request (id)',
      ],
      indexes: {
        leave_day_by_leave: 'leave_id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_day');
  }
}
