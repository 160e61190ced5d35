import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { EmployeeNameRecord, EmployeeRecord } from '../contract/employee/employees.js';
import { yearsOfService } from '../contract/employee/employment-periods.js';
import { Problem, refusal } from '../contract/problem.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { SELECTED_CONTACT, contactOfRow, type ContactRow } from './employee-columns.js';
import {
  EMPLOYEE_COLUMNS,
  EMPLOYEE_JOINS,
  employeeListRecord,
  type EmployeeListRow,
} from './employee-list.js';
import { EmploymentPeriods } from './employment-periods.js';

export interface EmployeeRow extends EmployeeListRow, ContactRow {
  version: number;
  disabled_at: number | null;
  password_set: number;
  invited_at: number | string | null;
  approver_id: string | null;
  approver_name: string | null;
  celebrate: number | null;
  deputy_id: string | null;
  deputy_name: string | null;
}

const SQL = `SELECT ${EMPLOYEE_COLUMNS}, ${SELECTED_CONTACT}, e.version, e.celebrate, a.disabled_at, a.password_hash IS NOT NULL AS password_set, a.invited_at,
    e.approver_id, apa.name AS approver_name, e.deputy_id, dpa.name AS deputy_name
  FROM employee e ${Object.values(EMPLOYEE_JOINS).join(' ')} LEFT JOIN employee ap ON ap.id = e.approver_id LEFT JOIN account apa ON apa.id = ap.account_id
  LEFT JOIN employee dp ON dp.id = e.deputy_id LEFT JOIN account dpa ON dpa.id = dp.account_id WHERE e.id = ?`;

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { _id: id, name };
const instant = (ms: number | string | null) =>
  ms === null ? null : new Date(Number(ms)).toISOString();

/** Checks no access: callers find the employee through EmployeeAccess first. */
@Injectable()
export class EmployeeReader {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly periods: EmploymentPeriods,
  ) {}

  /** As of another day with what held on it. */
  async record(
    actor: Actor,
    id: string,
    asOf: { day: CalendarDate; held: Partial<EmployeeRow> } = { day: this.clock.today(), held: {} },
  ): Promise<EmployeeRecord> {
    const [stored] = await this.work.read<EmployeeRow>(SQL, [id]);
    if (!stored) throw new Problem('employee.not_found', refusal('employee.not_found'));
    const row = { ...stored, ...asOf.held };
    const periods = await this.periods.readOne(id);
    return {
      ...employeeListRecord(row, asOf.day),
      email: row.email,
      ...contactOfRow(row),
      periods,
      yearsOfService: yearsOfService(periods, asOf.day),
      approver: named(row.approver_id, row.approver_name),
      deputy: named(row.deputy_id, row.deputy_name),
      ...(actor.employeeId === id ? { celebrate: row.celebrate === 1 } : {}),
      ...(isAdmin(actor)
        ? {
            disabled: row.disabled_at !== null,
            passwordSet: Number(row.password_set) === 1,
            invitedAt: instant(row.invited_at),
          }
        : {}),
      version: row.version,
    };
  }

  async namesInDepartment(departmentId: string): Promise<EmployeeNameRecord[]> {
    const rows = await this.work.read<{
      id: string;
      accountId: string;
      employeeId: string;
      name: string;
    }>(
      `SELECT e.id, e.account_id AS accountId, e.employee_id AS employeeId, a.name FROM employee e JOIN account a ON a.id = e.account_id
       WHERE e.department_id = ? ORDER BY e.name_folded, e.id`,
      [departmentId],
    );
    return rows.map(({ id, accountId, employeeId, name }) => ({
      _id: id,
      employeeId,
      name,
      userId: { _id: accountId, name },
    }));
  }
}
