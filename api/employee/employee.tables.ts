import { Entity } from 'typeorm';
import {
  EMPLOYEE_FIELDS,
  type Gender,
  type MaritalStatus,
} from '../contract/employee/employee-fields.js';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';
import { FIELD_COLUMNS } from './employee-columns.js';

export const EMPLOYEE_ID_MAX = EMPLOYEE_FIELDS.employeeId.max;
export const MANAGER_NAME_MAX = 100;

export const EMPLOYEE = {
  name: 'employee',
  stale: 'employee.stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    department_id: 'varchar(36) NOT NULL',
    /** Null, except for the company's staff number, if the person was imported without it. The salary is monthly. */
    ...FIELD_COLUMNS,
    employee_id_key: `varchar(${EMPLOYEE_ID_MAX}) NOT NULL`,
    employee_id_folded: `varchar(${EMPLOYEE_ID_MAX}) NOT NULL`,
    /** Copied from the account, so that the list is sorted without a join. */
    name_folded: 'varchar(100) NOT NULL',
    /** Folded name and employee ID, a tab, then designation and e-mail. */
    search: 'varchar(510) NOT NULL',
    designation_folded: `varchar(${EMPLOYEE_FIELDS.designation.max})`,
    /** Last day of the employment before the latest one, so that a row tells whether somebody works here. */
    previous_left_on: 'date',
    manager_id: 'varchar(36)',
    /** A manager who is not an employee. */
    manager_name: `varchar(${MANAGER_NAME_MAX})`,
    /** Decides about the person's requests instead of the manager. */
    approver_id: 'varchar(36)',
    /** Decides for them about requests while they are away. */
    deputy_id: 'varchar(36)',
    version: 'int NOT NULL',
    created_at: 'bigint NOT NULL',
    /** 1 of people who agreed that HR and their manager read of their birthday and anniversaries. */
    celebrate: 'int',
  },
  keys: {
    employee_account_unique: 'UNIQUE (account_id)',
    employee_id_unique: 'UNIQUE (employee_id_key)',
    employee_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
    employee_department_fk: 'FOREIGN KEY (department_id) REFERENCES department (id)',
    employee_manager_fk: 'FOREIGN KEY (manager_id) REFERENCES employee (id)',
    employee_approver_fk: 'FOREIGN KEY (approver_id) REFERENCES employee (id)',
    employee_deputy_fk: 'FOREIGN KEY (deputy_id) REFERENCES employee (id)',
    employee_own_approver_check: 'CHECK (approver_id <> id AND deputy_id <> id)',
    employee_gender_check: "CHECK (gender IN ('male', 'female', 'other'))",
    employee_marital_check:
      "CHECK (marital_status IN ('single', 'married', 'divorced', 'widowed'))",
    employee_salary_check: 'CHECK (salary >= 0)',
  },
  conflicts: { employee_id_unique: { code: 'employee.id_taken', field: 'employeeId' } },
  indexes: {
    employee_by_department: 'department_id, name_folded, id',
    employee_by_designation: 'designation_folded, id',
    employee_by_employee_id: 'employee_id_folded, id',
    employee_by_last_day: 'left_on, id',
    employee_by_name: 'name_folded, id',
    employee_for_headcount: 'department_id, left_on, previous_left_on, hire_date, salary',
  },
  referenceIndexes: {
    employee_by_manager: 'manager_id',
    employee_by_approver: 'approver_id',
    employee_by_deputy: 'deputy_id',
  },
} as const satisfies TableDefinition;

/** One row for each person whose leave changed: the lock of all that their balances are derived from. */
export const LEAVE_LOCK = {
  name: 'leave_lock',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    version: 'bigint NOT NULL',
  },
  primaryKey: 'employee_id',
  keys: {
    leave_lock_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
  },
} as const satisfies TableDefinition;

/** Employments that ended and were followed by another one; `employee` has the latest. */
export const EARLIER_EMPLOYMENT = {
  name: 'earlier_employment',
  columns: {
    employee_id: 'varchar(36) NOT NULL',
    hired_on: 'date',
    left_on: 'date NOT NULL',
  },
  primaryKey: 'employee_id, left_on',
  keys: {
    earlier_employment_employee_fk: 'FOREIGN KEY (employee_id) REFERENCES employee (id)',
    earlier_employment_dates_check: 'CHECK (hired_on IS NULL OR hired_on <= left_on)',
  },
} as const satisfies TableDefinition;

@Entity(EMPLOYEE.name)
export class Employee extends columnsOf(EMPLOYEE) {
  gender: Gender | null;
  maritalStatus: MaritalStatus | null;
}

@Entity(EARLIER_EMPLOYMENT.name)
export class EarlierEmployment extends columnsOf(EARLIER_EMPLOYMENT) {}
