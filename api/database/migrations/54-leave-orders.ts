import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeIndexes, type Indexes } from '../change-indexes.js';

/** An index for each order; those by time have what else is asked for beside it, so that a page is found in them alone. */
const ORDERS: Indexes = {
  leave_request_by_id: 'id, status, leave_type, department_id, start_date, end_date',
  leave_request_by_start: 'start_date, id, end_date, status, leave_type, department_id',
  leave_request_by_end: 'end_date, id, start_date, status, leave_type, department_id',
  leave_request_by_name: 'name_folded, id, status, leave_type',
  leave_request_by_employee_id: 'employee_id_folded, id, status, leave_type',
  leave_request_by_days: 'days, id, status, leave_type',
  leave_request_by_created: 'created_at, id, status, leave_type',
  leave_request_by_type: 'leave_type, id, status',
  leave_request_by_status: 'status, id, leave_type',
  // What is pending began lately, which no order of all can know.
  leave_request_by_status_start: 'status, start_date, id, end_date, leave_type',
  leave_request_by_status_end: 'status, end_date, id, start_date, leave_type',
  leave_request_by_status_created: 'status, created_at, id, leave_type',
  leave_request_by_department: 'department_id, id, status, leave_type',
  leave_request_by_department_start: 'department_id, start_date, id, end_date, status',
};
const FORMER: Indexes = {
  leave_request_by_status: 'status, id',
  leave_request_by_start: 'start_date, status, id',
  leave_request_by_end: 'end_date, id',
  leave_request_by_type: 'leave_type, id',
  leave_request_by_days: 'days, id',
};

export class OrderLeave1763700000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await changeIndexes(runner, 'leave_request', { without: Object.keys(FORMER), and: ORDERS });
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeIndexes(runner, 'leave_request', { without: Object.keys(ORDERS), and: FORMER });
  }
}
