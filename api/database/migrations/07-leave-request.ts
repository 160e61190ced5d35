import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreateLeaveRequest1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'leave_request',
      lines: [
        'id varchar(36) NOT NULL',
        'employee_id varchar(36) NOT NULL',
        'leave_type varchar(20) NOT NULL',
        'start_date date NOT NULL',
        'end_date date NOT NULL',
        'days int NOT NULL',
        'reason varchar(1000) NOT NULL',
        'reason_folded varchar(1000) NOT NULL',
        'status varchar(20) NOT NULL',
        'note varchar(1000)',
        'decided_by varchar(36)',
        'decided_at bigint',
        'cancelled_by varchar(36)',
        'cancelled_at bigint',
        'cancel_reason varchar(1000)',
        'created_at bigint NOT NULL',
        'CONSTRAINT leave_request_pk PRIMARY KEY (id)',
        'CONSTRAINT leave_request_employee_fk FOREIGN KEY (employee_id) REFERENCES employee (id)',
        'CONSTRAINT leave_request_decided_by_fk FOREIGN KEY (decided_by) REFERENCES account (id)',
        'CONSTRAINT leave_request_cancelled_by_fk FOREIGN KEY (cancelled_by) REFERENCES account (id)',
        "CONSTRAINT leave_request_status_check CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Cancelled'))",
        'CONSTRAINT leave_request_dates_check CHECK (end_date >= start_date AND days BETWEEN 1 AND 366)',
      ],
      indexes: {
        leave_request_by_employee: 'employee_id, id',
        leave_request_by_status: 'status, id',
        leave_request_by_start: 'start_date, status, id',
        leave_request_by_end: 'end_date, id',
        leave_request_by_type: 'leave_type, id',
        leave_request_by_days: 'days, id',
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS leave_request');
  }
}
