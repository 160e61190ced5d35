import { Injectable } from '@nestjs/common';
import { isAdmin, type Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import { Problem } from '../contract/problem.js';
import type { EmployeeNameRecord, EmployeeRecord } from '../contract/records.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EMPLOYEE_COLUMNS, EMPLOYEE_JOINS, employeeListRecord, type EmployeeListRow } from './employee-list.js';

interface EmployeeRow extends EmployeeListRow {
  phone: string | null;
  address: string | null;
  emergency_contact: string | null;
  hire_date: CalendarDate | null;
  manager_id: string | null;
  manager_name: string | null;
  version: number;
  disabled_at: number | null;
}

const SQL = `SELECT ${EMPLOYEE_COLUMNS}, e.phone, e.address, e.emergency_contact, e.hire_date, e.manager_id,
  COALESCE(ma.name, e.manager_name) AS manager_name, e.version, a.disabled_at
  FROM employee e ${Object.values(EMPLOYEE_JOINS).join(' ')}
  LEFT JOIN employee m ON m.id = e.manager_id LEFT JOIN account ma ON ma.id = m.account_id WHERE e.id = ?`;

/** Reads whole employee records. Whoever asks has reached the employee through the lookup. */
@Injectable()
export class EmployeeReader {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async record(actor: Actor, id: string): Promise<EmployeeRecord> {
    const [row] = await this.work.read<EmployeeRow>(SQL, [id]);
    if (!row) throw new Problem('employee.not_found', 'Employee Not Found');
    return {
      ...employeeListRecord(row, this.clock.today()),
      email: row.email,
      phone: row.phone,
      address: row.address,
      emergencyContact: row.emergency_contact,
      hireDate: row.hire_date,
      leftOn: row.left_on,
      manager: row.manager_name === null ? null : { ...(row.manager_id ? { _id: row.manager_id } : {}), name: row.manager_name },
      ...(isAdmin(actor) ? { disabled: row.disabled_at !== null } : {}),
      version: row.version,
    };
  }

  async namesIn(departmentId: string): Promise<EmployeeNameRecord[]> {
    const rows = await this.work.read<{ id: string; accountId: string; employeeId: string; name: string }>(
      `SELECT e.id, e.account_id AS accountId, e.employee_id AS employeeId, a.name FROM employee e JOIN account a ON a.id = e.account_id
       WHERE e.department_id = ? ORDER BY e.name_folded, e.id`,
      [departmentId],
    );
    return rows.map(({ id, accountId, employeeId, name }) => ({ _id: id, employeeId, name, userId: { _id: accountId, name } }));
  }
}
