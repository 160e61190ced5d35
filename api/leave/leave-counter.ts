import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveSummary } from '../contract/responses.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { RunningTotal } from '../platform/database/statements/running-total.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

const START_MONTH = 'SUBSTR(l.start_date, 1, 7)';

/** A shortened request is counted by what is kept of it: itself, it is only a row of the list. */
export const SHORTENED = 'Shortened';
type CountedStatus = LeaveStatus | typeof SHORTENED;
const IS_KEPT_IN_PARTS = 'EXISTS (SELECT 1 FROM leave_request part WHERE part.replaces = l.id)';

/** `where` refers to `leave_request l`. */
export function leaveCounterSelect(where: string): string {
  return `SELECT status, start_month, COUNT(*) AS requests FROM (
    SELECT CASE WHEN l.status = 'Cancelled' AND ${IS_KEPT_IN_PARTS} THEN '${SHORTENED}' ELSE l.status END AS status, ${START_MONTH} AS start_month
    FROM leave_request l WHERE ${where}) counted GROUP BY status, start_month`;
}

interface StatusRow {
  status: CountedStatus;
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

  async changeStatus(startDate: CalendarDate, from: LeaveStatus, to: CountedStatus): Promise<void> {
    const start_month = startDate.slice(0, 7);
    await this.total.add({ status: from, start_month, requests: -1 }, { status: to, start_month, requests: 1 });
  }

  /** With −1, call it before the matching rows of `leave_request l` are removed. */
  async countRows(manager: EntityManager, where: string, parameters: unknown[], sign: 1 | -1): Promise<void> {
    const groups = await manager.query<{ status: CountedStatus; start_month: string; requests: number | string }[]>(leaveCounterSelect(where), parameters);
    await this.total.add(...groups.map(({ requests, ...key }) => ({ ...key, requests: sign * Number(requests) })));
  }

  async summary(): Promise<LeaveSummary> {
    return (await this.counts()).summary;
  }

  /** `rows` is the length of the list, which has shortened requests, too. */
  async counts(): Promise<{ summary: LeaveSummary; rows: number }> {
    const rows = await this.work.read<StatusRow & { n: number | string }>('SELECT status, SUM(requests) AS requests, COUNT(*) AS n FROM leave_counter GROUP BY status');
    this.total.compactIfNeeded(rows.reduce((sum, { n }) => sum + Number(n), 0));
    return summaryWithRows(rows);
  }

  async employeeCounts(employeeId: string | undefined): Promise<{ summary: LeaveSummary; rows: number }> {
    return summaryWithRows(await this.work.read<StatusRow>(leaveCounterSelect('l.employee_id = ?'), [employeeId ?? '']));
  }

  async countMatching([condition, ...others]: Condition[]): Promise<number | undefined> {
    if (condition?.field !== 'status' || others.length > 0) return undefined;
    const [row] = await this.work.read<{ requests: number | string | null }>('SELECT SUM(requests) AS requests FROM leave_counter WHERE status IN (?, ?)', [...condition.parameters, condition.parameters[0] === 'Cancelled' ? SHORTENED : '']);
    return Number(row?.requests ?? 0);
  }

  async byMonth(firstMonth: string): Promise<{ month: string; status: LeaveStatus; requests: number }[]> {
    const rows = await this.work.read<StatusRow & { month: string }>(
      'SELECT start_month AS month, status, SUM(requests) AS requests FROM leave_counter WHERE start_month >= ? GROUP BY start_month, status',
      [firstMonth],
    );
    return rows.flatMap(({ status, requests, ...row }) => (status === SHORTENED ? [] : [{ ...row, status, requests: Number(requests) }]));
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
  }
}

function summaryWithRows(rows: StatusRow[]): { summary: LeaveSummary; rows: number } {
  return { summary: summaryOf(rows), rows: rows.reduce((sum, { requests }) => sum + Number(requests), 0) };
}

function summaryOf(rows: StatusRow[]): LeaveSummary {
  const count = (status: LeaveStatus) => rows.reduce((sum, row) => (row.status === status ? sum + Number(row.requests) : sum), 0);
  const [pending, approved, rejected, cancelled] = [count('Pending'), count('Approved'), count('Rejected'), count('Cancelled')];
  return { total: pending + approved + rejected + cancelled, pending, approved, rejected, cancelled };
}
