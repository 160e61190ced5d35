import { Injectable } from '@nestjs/common';
import type { EmployeeReference } from '../employee/employee-access.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

@Injectable()
export class EmployeeRecords {
  constructor(private readonly work: UnitOfWork) {}

  /** Ids of the employee, account, salary records, leave requests, payslips and components given to them: with a list of ids, both engines use the index of the audit log. */
  async ids({ id, accountId }: EmployeeReference): Promise<string[]> {
    const tables = ['salary', 'leave_request', 'payslip', 'pay_assignment'];
    const rows = await this.work.read<{ id: string }>(
      tables.map((table) => `SELECT id FROM ${table} WHERE employee_id = ?`).join(' UNION ALL '),
      tables.map(() => id),
    );
    return [id, accountId, ...rows.map((row) => row.id)];
  }
}
