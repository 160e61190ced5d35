import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeIndexes, type Indexes } from '../change-indexes.js';

/**
 * An index for each order, of all and of one department; each tells who has left, so that a page is found in it alone.
 * The one by name has what a search reads as well.
 */
const ORDERS: Indexes = {
  employee_by_id: 'id, left_on',
  employee_by_name: 'name_folded, id, department_id, left_on, search',
  employee_by_employee_id: 'employee_id_folded, id, left_on',
  employee_by_dob: 'dob, id, left_on',
  employee_by_designation: 'designation_folded, id, left_on',
  employee_by_salary: 'salary, id, left_on',
  employee_by_department: 'department_id, name_folded, id, left_on',
  employee_by_department_id: 'department_id, id, left_on',
  employee_by_department_employee_id: 'department_id, employee_id_folded, id, left_on',
  employee_by_department_dob: 'department_id, dob, id, left_on',
  employee_by_department_designation: 'department_id, designation_folded, id, left_on',
  employee_by_department_salary: 'department_id, salary, id, left_on',
};
const FORMER: Indexes = {
  employee_by_name: 'name_folded, id, department_id, search',
  employee_by_employee_id: 'employee_id_folded, id',
  employee_by_department: 'department_id, name_folded, id',
  employee_by_dob: 'dob, id',
  employee_by_designation: 'designation_folded, id',
  employee_by_salary: 'salary, id',
};

export class OrderEmployees1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await changeIndexes(runner, 'employee', { without: Object.keys(FORMER), and: ORDERS });
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeIndexes(runner, 'employee', { without: Object.keys(ORDERS), and: FORMER });
  }
}
