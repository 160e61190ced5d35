import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { EmployeeReference } from '../employee/employee-access.js';

@Injectable()
export class EmployeeRecords {
  constructor(private readonly work: UnitOfWork) {}

  /** Ids of the employee, account, salary records and leave requests: with a list of ids, both engines use the index of the audit log. */
  async ids({ id, accountId }: EmployeeReference): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>('SELECT id FROM salary WHERE employee_id = ? UNION ALL SELECT id FROM leave_request WHERE employee_id = ?', [id, id]);
    return [id, accountId, ...rows.map((row) => row.id)];
  }
}
