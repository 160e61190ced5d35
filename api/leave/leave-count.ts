import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeaveSummary } from '../contract/answers.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import { newId } from '../database/ids.js';
import { insertRows } from '../database/insert-rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { LeaveMerging } from './leave-merging.js';
import { BUCKET_COLUMNS, BUCKET_SQL, BUCKETS, nameStart, tallySelects, type LeaveChange, type LeaveTally, type LeaveTallyKind } from './leave-tally.js';

const COLUMNS = ['id', 'status', 'requests', ...BUCKET_COLUMNS];
const INSERT = `INSERT INTO leave_change (${COLUMNS.join(', ')})`;
const ONE = `${BUCKET_SQL.join(', ')} FROM leave_request l WHERE l.id = ?`;
const GROUPED = BUCKET_SQL.map((sql, place) => `${sql} AS ${BUCKET_COLUMNS[place]}`).join(', ');

/**
 * How many requests there are of each kind and in each state. A change is a row of its own, so that no writer waits for
 * another; changes are merged into tallies now and then. What is read is always the sum of both.
 */
@Injectable()
export class LeaveCount implements OnModuleDestroy {
  readonly merging: LeaveMerging;

  constructor(private readonly work: UnitOfWork) {
    this.merging = new LeaveMerging(work);
  }

  /** A request that the open unit has just stored. Its buckets are read from its own row, so they are what it says. */
  async added(manager: EntityManager, id: string, status: LeaveStatus): Promise<void> {
    await manager.query(`${INSERT} SELECT ?, ?, 1, ${ONE}`, [newId(), status, id]);
  }

  /** A request that the open unit holds. */
  async moved(manager: EntityManager, id: string, from: LeaveStatus, to: LeaveStatus): Promise<void> {
    await manager.query(`${INSERT} SELECT ?, ?, -1, ${ONE} UNION ALL SELECT ?, ?, 1, ${ONE}`, [newId(), from, id, newId(), to, id]);
  }

  /** Those rows of leave_request l that match and whose twins are not yet those of their people go to where they will belong. */
  async transferred(manager: EntityManager, where: string, parameters: unknown[]): Promise<void> {
    const [name, nameBecomes] = [nameStart('l.name_folded'), nameStart('e.name_folded')];
    const groups = await manager.query<(LeaveChange & { becomes_department: string; becomes_name: string })[]>(
      `SELECT l.status, COUNT(*) AS requests, ${GROUPED}, e.department_id AS becomes_department, ${nameBecomes} AS becomes_name
       FROM leave_request l JOIN employee e ON e.id = l.employee_id WHERE (l.department_id <> e.department_id OR ${name} <> ${nameBecomes}) AND ${where}
       GROUP BY l.status, ${BUCKET_SQL.join(', ')}, e.department_id, ${nameBecomes}`,
      parameters,
    );
    const out = groups.map((group) => ({ ...group, requests: -Number(group.requests) }));
    const into = groups.map((group) => ({ ...group, department_id: group.becomes_department, name_start: group.becomes_name }));
    await this.store(manager, [...out, ...into]);
  }

  /** Many at once, in (1) or, before they are removed, out (−1): the rows of leave_request l that match. */
  async countRows(manager: EntityManager, where: string, parameters: unknown[], sign: 1 | -1): Promise<void> {
    const groups = await manager.query<LeaveChange[]>(
      `SELECT l.status, COUNT(*) AS requests, ${GROUPED} FROM leave_request l WHERE ${where} GROUP BY l.status, ${BUCKET_SQL.join(', ')}`,
      parameters,
    );
    await this.store(manager, groups.map((group) => ({ ...group, requests: sign * Number(group.requests) })));
  }

  /** All that there are, where nothing is counted yet. */
  async countAll(manager: EntityManager): Promise<void> {
    for (const select of tallySelects()) await manager.query(`INSERT INTO leave_tally (kind, bucket, status, requests) ${select}`);
  }

  async ofAll(): Promise<LeaveSummary> {
    return summaryOf(await this.tallies('type'));
  }

  async ofEmployee(employeeId: string | undefined): Promise<LeaveSummary> {
    const sql = 'SELECT status, COUNT(*) AS requests FROM leave_request WHERE employee_id = ? GROUP BY status';
    return summaryOf(await this.work.read<StatusRow>(sql, [employeeId ?? '']));
  }

  /** Buckets in order, by state. */
  async tallies(kind: LeaveTallyKind, { from, status }: { from?: string; status?: LeaveStatus } = {}): Promise<LeaveTally[]> {
    const { column } = BUCKETS[kind];
    const asked = { from: from === undefined ? [] : [from], status: status === undefined ? [] : [status] };
    const narrowed = (bucket: string) => `${from === undefined ? '1 = 1' : `${bucket} >= ?`}${status === undefined ? '' : ' AND status = ?'}`;
    const rows = await this.work.read<LeaveTally & { waiting: number | string }>(
      `SELECT bucket, status, SUM(requests) AS requests, SUM(waiting) AS waiting FROM (
         SELECT bucket, status, requests, 0 AS waiting FROM leave_tally WHERE kind = ? AND ${narrowed('bucket')}
         UNION ALL SELECT ${column}, status, requests, 1 FROM leave_change WHERE ${narrowed(column)}) counted
       GROUP BY bucket, status ORDER BY bucket`,
      [kind, ...asked.from, ...asked.status, ...asked.from, ...asked.status],
    );
    this.merging.noticeWaiting(rows.reduce((sum, { waiting }) => sum + Number(waiting), 0));
    return rows.map(({ bucket, status: state, requests }) => ({ kind, bucket, status: state, requests: Number(requests) })).filter(({ requests }) => requests !== 0);
  }

  async onModuleDestroy(): Promise<void> {
    await this.merging.end();
  }

  private async store(manager: EntityManager, changes: LeaveChange[]): Promise<void> {
    await insertRows(manager, 'leave_change', COLUMNS, changes.map((change) => [newId(), ...COLUMNS.slice(1).map((column) => change[column])]));
  }
}

interface StatusRow {
  status: LeaveStatus;
  requests: number | string;
}

function summaryOf(rows: StatusRow[]): LeaveSummary {
  const of = (status: LeaveStatus) => rows.reduce((sum, row) => (row.status === status ? sum + Number(row.requests) : sum), 0);
  const [pending, approved, rejected, cancelled] = [of('Pending'), of('Approved'), of('Rejected'), of('Cancelled')];
  return { total: pending + approved + rejected + cancelled, pending, approved, rejected, cancelled };
}
