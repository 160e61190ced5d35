import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

export const VOID_REASON_MAX = 500;

export const SALARY = {
  name: 'salary',
  columns: {
    id: 'varchar(36) NOT NULL',
    employee_id: 'varchar(36) NOT NULL',
    basic_salary: 'bigint NOT NULL',
    allowances: 'bigint NOT NULL',
    deductions: 'bigint NOT NULL',
    net_salary: 'bigint NOT NULL',
    pay_date: 'date NOT NULL',
    /** Null when void: unique keys ignore nulls, so that a new record may take the employee's pay date. */
    valid: 'int',
    voided_at: 'bigint',
    voided_by: 'varchar(36)',
    void_reason: `varchar(${VOID_REASON_MAX})`,
    created_at: 'bigint NOT NULL',
    /** The payroll run that posted it. */
    run_id: 'varchar(36)',
    /** Added or imported for a day that payroll pays. */
    outside_payroll: 'int NOT NULL DEFAULT 0',
  },
  keys: {
    salary_run_unique: 'UNIQUE (run_id, employee_id)',
    salary_run_fk: 'FOREIGN KEY (run_id) REFERENCES pay_run (id)',
    salary_pay_date_unique: 'UNIQUE (employee_id, pay_date, valid)',
    salary_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    salary_voided_by_fk: 'FOREIGN KEY (voided_by) REFERENCES account (id)',
    salary_net_check:
      'CHECK (net_salary = basic_salary + allowances - deductions AND net_salary >= 0)',
    salary_valid_check:
      'CHECK (valid = 1 AND voided_at IS NULL OR valid IS NULL AND voided_at IS NOT NULL)',
  },
  conflicts: { salary_pay_date_unique: { code: 'salary.date_taken', field: 'payDate' } },
  indexes: {
    salary_by_employee: 'employee_id, id',
    salary_by_pay_date: 'valid, pay_date, net_salary',
  },
  referenceIndexes: {
    salary_by_voider: 'voided_by',
  },
} as const satisfies TableDefinition;

@Entity(SALARY.name)
export class Salary extends columnsOf(SALARY) {
  valid: 1 | null;
}
