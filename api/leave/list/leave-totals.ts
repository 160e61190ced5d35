import { Injectable } from '@nestjs/common';
import type { LeaveSummary } from '../../contract/leave/leave-responses.js';
import type { LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { NOT_CHANGED } from './changed-leave.js';

interface StatusRow {
  status: LeaveStatus;
  requests: number | string;
}

/** Requests by status, of everybody or of one person. */
@Injectable()
export class LeaveTotals {
  constructor(private readonly work: UnitOfWork) {}

  async summary(employeeId?: string): Promise<LeaveSummary> {
    const [where, parameters] =
      employeeId === undefined ? ['1 = 1', []] : ['l.employee_id = ?', [employeeId]];
    const rows = await this.work.read<StatusRow>(
      `SELECT l.status, COUNT(*) AS requests FROM leave_request l WHERE ${where} AND ${NOT_CHANGED.sql} GROUP BY l.status`,
      parameters,
    );
    const count = (status: LeaveStatus) =>
      Number(rows.find((row) => row.status === status)?.requests ?? 0);
    const [pending, approved, rejected, cancelled] = [
      count('Pending'),
      count('Approved'),
      count('Rejected'),
      count('Cancelled'),
    ];
    return {
      total: pending + approved + rejected + cancelled,
      pending,
      approved,
      rejected,
      cancelled,
    };
  }

  /** From the first day of `firstMonth`, such as '2026-01', on. */
  async byMonth(
    firstMonth: string,
  ): Promise<{ month: string; status: LeaveStatus; requests: number }[]> {
    const month = 'SUBSTR(l.start_date, 1, 7)';
    const rows = await this.work.read<StatusRow & { month: string }>(
      `SELECT ${month} AS month, l.status, COUNT(*) AS requests FROM leave_request l WHERE l.start_date >= ? AND ${NOT_CHANGED.sql} GROUP BY ${month}, l.status`,
      [`${firstMonth}-01`],
    );
    return rows.map(({ requests, ...row }) => ({ ...row, requests: Number(requests) }));
  }
}
