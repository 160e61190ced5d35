import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { Condition, ListQuery, Parts } from '../database/list-definition.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { departmentParts } from '../department/department-parts.js';
import { LeaveCount } from './leave-count.js';
import { LEAVE_SORT } from './leave-list.js';
import { BUCKETED, bucketParts, statusParts, typeParts } from './leave-parts.js';
import { MONTH_DIGITS, type LeaveTally, type LeaveTallyKind } from './leave-tally.js';

type Status = LeaveStatus | undefined;

const COUNTED: Record<string, LeaveTallyKind> = { leaveType: 'type', department: 'department' };
const DATES = { start: 'l.start_date', end: 'l.end_date' };

/** How many requests of everybody there are of a kind, from what is kept with every change instead of from the list. */
@Injectable()
export class LeaveTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly counts: LeaveCount,
  ) {}

  /** By state, together with a type, a department, or a span of days. */
  async count(conditions: Condition[]): Promise<number | undefined> {
    const { status, others } = statusOf(conditions);
    const [first] = others;
    if (first === undefined) return sum(await this.counts.tallies('type', { status }));
    const kind = COUNTED[first.field ?? ''];
    if (kind && others.length === 1) return sum((await this.counts.tallies(kind, { status })).filter(({ bucket }) => bucket === first.parameters[0]));
    const [from, to] = ['from', 'to'].map((field) => others.find((condition) => condition.field === field)?.parameters[0] as CalendarDate | undefined);
    const span = others.length === [from, to].filter((date) => date !== undefined).length;
    return span && (from ?? '') <= (to ?? '9') ? this.touching(from, to, status) : undefined;
  }

  /** The parts that the whole list, or that of one state, falls into in this order. */
  async parts({ sort = LEAVE_SORT.id, conditions }: ListQuery): Promise<Parts | undefined> {
    const { status, others } = statusOf(conditions);
    if (others.length > 0) return undefined;
    if (sort === LEAVE_SORT.department) return this.departments(status);
    if (sort === LEAVE_SORT.status) return statusParts(await this.counts.tallies('id', { status }));
    if (sort === LEAVE_SORT.leaveType) return status ? undefined : typeParts(await this.counts.tallies('type'));
    const order = BUCKETED.get(sort);
    return order && bucketParts(order, await this.counts.tallies(order.kind, { status }));
  }

  private async departments(status: Status): Promise<Parts> {
    const requests = new Map<string, number>();
    for (const { bucket, requests: some } of await this.counts.tallies('department', { status })) requests.set(bucket, (requests.get(bucket) ?? 0) + some);
    const names = await this.work.read<{ id: string; name: string }>('SELECT id, name_folded AS name FROM department ORDER BY name_folded, id');
    const sizes = names.map(({ id, name }) => ({ departmentId: id, nameFolded: name, rows: requests.get(id) ?? 0 }));
    return departmentParts('l.department_id', LEAVE_SORT.id, sizes.filter(({ rows }) => rows > 0));
  }

  /** Those that end before the span are not among them, nor those that begin after it; no request does both. */
  private async touching(from: CalendarDate | undefined, to: CalendarDate | undefined, status: Status): Promise<number> {
    const all = sum(await this.counts.tallies('type', { status }));
    const endLater = from === undefined ? all : await this.since('end', '>=', from, status);
    const beginAfter = to === undefined ? 0 : await this.since('start', '>', to, status);
    return endLater - beginAfter;
  }

  /** Whole months from their buckets, the rest of the first from the index. */
  private async since(edge: 'start' | 'end', operator: '>=' | '>', date: CalendarDate, status: Status): Promise<number> {
    const month = date.slice(0, MONTH_DIGITS);
    const tallies = await this.counts.tallies(edge, { from: month, status });
    const [row] = await this.work.read<{ n: number }>(
      `SELECT COUNT(*) AS n FROM leave_request l WHERE ${DATES[edge]} ${operator} ? AND ${DATES[edge]} <= ?${status ? ' AND l.status = ?' : ''}`,
      [date, lastDay(month), ...(status ? [status] : [])],
    );
    return Number(row?.n ?? 0) + sum(tallies.filter(({ bucket }) => bucket > month));
  }
}

function statusOf(conditions: Condition[]): { status: Status; others: Condition[] } {
  const status = conditions.find(({ field }) => field === 'status')?.value as Status;
  return { status, others: conditions.filter(({ field }) => field !== 'status') };
}

function sum(tallies: LeaveTally[]): number {
  return tallies.reduce((total, { requests }) => total + requests, 0);
}

function lastDay(month: string): CalendarDate {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
}
