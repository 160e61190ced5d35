import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveSummary } from '../contract/responses.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { RunningTotal } from '../platform/database/statements/running-total.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const START_MONTH = 'SUBSTR(l.start_date, 1, 7)';

/** `where` refers to `leave_request l`. */
export function leaveCounterSelect(where: string): string {
  return `SELECT l.status, ${START_MONTH} AS start_month, COUNT(*) AS requests FROM leave_request l WHERE ${where} GROUP BY l.status, ${START_MONTH}`;
}

interface StatusRow {
  status: LeaveStatus;
  requests: number | string;
}

/** Requests by status and first month, maintained with every change for the dashboard and the list's summary. */
@Injectable()
export class LeaveCounter implements OnModuleDestroy {
  private readonly total: RunningTotal;

  constructor(private readonly work: UnitOfWork) {
    this.total = new RunningTotal(work, 'leave_counter', ['status', 'start_month'], ['requests']);
  }

  async add(status: LeaveStatus, startDate: CalendarDate): Promise<void> {
    await this.total.add({ status, start_month: startDate.slice(0, 7), requests: 1 });
  }

  async changeStatus(startDate: CalendarDate, from: LeaveStatus, to: LeaveStatus): Promise<void> {
    const start_month = startDate.slice(0, 7);
    await this.total.add({ status: from, start_month, requests: -1 }, { status: to, start_month, requests: 1 });
  }

  /** With −1, call it before the matching rows of `leave_request l` are removed. */
  async countRows(manager: EntityManager, where: string, parameters: unknown[], sign: 1 | -1): Promise<void> {
    const groups = await manager.query<{ status: LeaveStatus; start_month: string; requests: number | string }[]>(leaveCounterSelect(where), parameters);
    await this.total.add(...groups.map(({ requests, ...key }) => ({ ...key, requests: sign * Number(requests) })));
  }

  async summary(): Promise<LeaveSummary> {
    const rows = await this.work.read<StatusRow & { n: number | string }>('SELECT status, SUM(requests) AS requests, COUNT(*) AS n FROM leave_counter GROUP BY status');
    this.total.compactIfNeeded(rows.reduce((sum, { n }) => sum + Number(n), 0));
    return summaryOf(rows);
  }

  async employeeSummary(employeeId: string | undefined): Promise<LeaveSummary> {
    const sql = 'SELECT status, COUNT(*) AS requests FROM leave_request WHERE employee_id = ? GROUP BY status';
    return summaryOf(await this.work.read<StatusRow>(sql, [employeeId ?? '']));
  }

  async countMatching([condition, ...others]: Condition[]): Promise<number | undefined> {
    if (condition?.field !== 'status' || others.length > 0) return undefined;
    const [row] = await this.work.read<{ requests: number | string | null }>('SELECT SUM(requests) AS requests FROM leave_counter WHERE status = ?', condition.parameters);
    return Number(row?.requests ?? 0);
  }

  async byMonth(firstMonth: string): Promise<{ month: string; status: LeaveStatus; requests: number }[]> {
    const rows = await this.work.read<StatusRow & { month: string }>(
      'SELECT start_month AS month, status, SUM(requests) AS requests FROM leave_counter WHERE start_month >= ? GROUP BY start_month, status',
      [firstMonth],
    );
    return rows.map(({ requests, ...row }) => ({ ...row, requests: Number(requests) }));
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
  }
}

function summaryOf(rows: StatusRow[]): LeaveSummary {
  const count = (status: LeaveStatus) => rows.reduce((sum, row) => (row.status === status ? sum + Number(row.requests) : sum), 0);
  const [pending, approved, rejected, cancelled] = [count('Pending'), count('Approved'), count('Rejected'), count('Cancelled')];
  return { total: pending + approved + rejected + cancelled, pending, approved, rejected, cancelled };
}
