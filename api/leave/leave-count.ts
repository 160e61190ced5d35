import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LeaveSummary } from '../contract/answers.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { RunningTotal } from '../database/running-total.js';
import { UnitOfWork } from '../database/unit-of-work.js';

/** How many requests there are in each state, of everybody or of one employee. */
@Injectable()
export class LeaveCount implements OnModuleDestroy {
  private readonly total: RunningTotal;

  constructor(private readonly work: UnitOfWork) {
    this.total = new RunningTotal(work, 'leave_count', ['status'], ['requests']);
  }

  async added(status: LeaveStatus, requests = 1): Promise<void> {
    await this.total.add({ status, requests });
  }

  async moved(from: LeaveStatus, to: LeaveStatus): Promise<void> {
    await this.total.add({ status: from, requests: -1 });
    await this.total.add({ status: to, requests: 1 });
  }

  async ofAll(): Promise<LeaveSummary> {
    const rows = await this.work.read<StatusRow>('SELECT status, SUM(requests) AS requests, COUNT(*) AS n FROM leave_count GROUP BY status');
    this.total.noticeRows(rows.reduce((sum, { n }) => sum + Number(n), 0));
    return summaryOf(rows);
  }

  async ofEmployee(employeeId: string | undefined): Promise<LeaveSummary> {
    const sql = 'SELECT status, COUNT(*) AS requests FROM leave_request WHERE employee_id = ? GROUP BY status';
    return summaryOf(await this.work.read<StatusRow>(sql, [employeeId ?? '']));
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
  }
}

interface StatusRow {
  status: LeaveStatus;
  requests: number | string;
  n?: number | string;
}

function summaryOf(rows: StatusRow[]): LeaveSummary {
  const of = (status: LeaveStatus) => Number(rows.find((row) => row.status === status)?.requests ?? 0);
  const [pending, approved, rejected, cancelled] = [of('Pending'), of('Approved'), of('Rejected'), of('Cancelled')];
  return { total: pending + approved + rejected + cancelled, pending, approved, rejected, cancelled };
}
