import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveSummary } from '../contract/answers.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { RunningTotal } from '../database/running-total.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { talliesOf, tallySelects, type CountedLeave, type LeaveTally, type LeaveTallyKind } from './leave-tally.js';

/** How many requests there are in each state, of everybody or of one employee; and, of everybody, of each kind. */
@Injectable()
export class LeaveCount implements OnModuleDestroy {
  private readonly total: RunningTotal;
  private readonly tally: RunningTotal;

  constructor(private readonly work: UnitOfWork) {
    this.total = new RunningTotal(work, 'leave_count', ['status'], ['requests']);
    this.tally = new RunningTotal(work, 'leave_tally', ['kind', 'bucket', 'status'], ['requests']);
  }

  async added(leave: CountedLeave): Promise<void> {
    await this.total.add({ status: leave.status, requests: 1 });
    await this.tally.add(...talliesOf(leave, leave.status, 1));
  }

  async moved(leave: CountedLeave, from: LeaveStatus, to: LeaveStatus): Promise<void> {
    await this.total.add({ status: from, requests: -1 }, { status: to, requests: 1 });
    await this.tally.add(...talliesOf(leave, from, -1), ...talliesOf(leave, to, 1));
  }

  /** Requests that go from one department to another with whom they are of. */
  async transferred(groups: { was: string; becomes: string; status: LeaveStatus; requests: number | string }[]): Promise<void> {
    const tallies = groups.flatMap(({ was, becomes, status, requests }) => [
      { kind: 'department', bucket: was, status, requests: -Number(requests) },
      { kind: 'department', bucket: becomes, status, requests: Number(requests) },
    ]);
    if (tallies.length > 0) await this.tally.add(...tallies);
  }

  /** Many at once, in (1) or, before they are removed, out (−1): the rows of leave_request l that match. */
  async countRows(manager: EntityManager, where: string, parameters: unknown[], sign: 1 | -1): Promise<void> {
    const states = await manager.query<StatusRow[]>(`SELECT status, COUNT(*) AS requests FROM leave_request l WHERE ${where} GROUP BY status`, parameters);
    if (states.length === 0) return;
    await this.total.add(...states.map(({ status, requests }) => ({ status, requests: sign * Number(requests) })));
    for (const select of tallySelects(where)) {
      const tallies = await manager.query<LeaveTally[]>(select, parameters);
      await this.tally.add(...tallies.map(({ kind, bucket, status, requests }) => ({ kind, bucket, status, requests: sign * Number(requests) })));
    }
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

  /** Buckets in order, by state. */
  async tallies(kind: LeaveTallyKind, { from = '', status }: { from?: string; status?: LeaveStatus } = {}): Promise<LeaveTally[]> {
    const rows = await this.work.read<LeaveTally & { n: number | string }>(
      `SELECT bucket, status, SUM(requests) AS requests, COUNT(*) AS n FROM leave_tally WHERE kind = ? AND bucket >= ?${status ? ' AND status = ?' : ''}
       GROUP BY bucket, status ORDER BY bucket`,
      [kind, from, ...(status ? [status] : [])],
    );
    this.tally.noticeRows(rows.reduce((sum, { n }) => sum + Number(n), 0));
    return rows.map(({ bucket, status: state, requests }) => ({ kind, bucket, status: state, requests: Number(requests) })).filter(({ requests }) => requests !== 0);
  }

  async onModuleDestroy(): Promise<void> {
    await this.total.settled();
    await this.tally.settled();
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
