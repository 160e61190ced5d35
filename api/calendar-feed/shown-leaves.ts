import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../approval/approval-setting.js';
import { reportsTo } from '../approval/approver.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { FeedKind } from '../contract/leave/calendar-feeds.js';
import type { LeaveType } from '../contract/leave/leave-types.js';
import { hasNotLeft } from '../employee/employment-status.js';
import { leaveSight, shownType } from '../leave/leave-sight.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import type { Condition } from '../platform/database/lists/list-definition.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

export interface FeedSpan {
  from: CalendarDate;
  to: CalendarDate;
}

export interface ShownLeave {
  id: string;
  /** Null for one's own. */
  name: string | null;
  startDate: CalendarDate;
  endDate: CalendarDate;
  startsAt: string;
  endsAt: string;
  minutes: number | null;
  /** Null if only the person and HR may know it. */
  leaveType: LeaveType | null;
  replaces: string | null;
  approvedAt: number | string;
}

type LeaveFeed = Exclude<FeedKind, 'holidays'>;

const SHOWN = `l.start_date AS startDate, l.end_date AS endDate, l.starts_at AS startsAt, l.ends_at AS endsAt, l.minutes, l.replaces, COALESCE(l.decided_at, l.created_at) AS approvedAt`;

/** The approved leave of a feed, by the rights of this moment. */
@Injectable()
export class ShownLeaves {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly approvals: ApprovalSetting,
  ) {}

  async read(actor: Actor, kind: LeaveFeed, span: FeedSpan): Promise<ShownLeave[]> {
    const leaves = await this.select<ShownLeave>(actor, kind, span, SHOWN);
    return leaves.sort((one, other) =>
      one.startDate + one.id < other.startDate + other.id ? -1 : 1,
    );
  }

  /** All that can change while the leave stays the same; its other columns never do, since a request with other days is a new one. Sorted, since the engine may read it in any order. */
  async versions(actor: Actor, kind: LeaveFeed, span: FeedSpan): Promise<string[]> {
    const leaves = await this.select<Pick<ShownLeave, 'id' | 'name' | 'leaveType'>>(
      actor,
      kind,
      span,
    );
    return leaves.map(({ id, name, leaveType }) => `${id} ${name} ${leaveType}`).sort();
  }

  /** COALESCE keeps the engines from the index of statuses, by which they would read all approved leave. */
  private async select<Row extends Pick<ShownLeave, 'leaveType'>>(
    actor: Actor,
    kind: LeaveFeed,
    { from, to }: FeedSpan,
    more?: string,
  ): Promise<Row[]> {
    const people = await this.people(actor, kind);
    if (!people) return [];
    const isOwn = kind === 'own';
    const rows = await this.work.read<Row & { leaveType: LeaveType; visibleToTeam: number }>(
      `SELECT l.id, ${isOwn ? 'NULL' : 'a.name'} AS name, l.leave_type AS leaveType, t.visible_to_team AS visibleToTeam${more ? `, ${more}` : ''}
       FROM employee e JOIN account a ON a.id = e.account_id JOIN leave_request l ON l.employee_id = e.id JOIN leave_type t ON t.id = l.leave_type_id
       WHERE ${people.sql} AND COALESCE(l.status, '') = 'Approved' AND l.end_date >= ? AND l.start_date <= ?`,
      [...people.parameters, from, to],
    );
    return rows.map((row) => ({
      ...row,
      leaveType: shownType(
        leaveSight(isOwn ? 'owner' : 'colleague', row.visibleToTeam === 1),
        row.leaveType,
      ),
    }));
  }

  /** Undefined where nobody is shown, for the moment perhaps: the feed stays subscribed and is empty. */
  private async people(
    { employeeId, departmentId }: Actor,
    kind: LeaveFeed,
  ): Promise<Condition | undefined> {
    if (employeeId === null) return undefined;
    if (kind === 'own') return { sql: 'e.id = ?', parameters: [employeeId] };
    const present = hasNotLeft(this.clock.today());
    const others = {
      sql: `e.id <> ? AND ${present.sql}`,
      parameters: [employeeId, ...present.parameters],
    };
    if (kind === 'team') {
      const reports = reportsTo(employeeId);
      return (await this.approvals.isOn())
        ? {
            sql: `${reports.sql} AND ${others.sql}`,
            parameters: [...reports.parameters, ...others.parameters],
          }
        : undefined;
    }
    return departmentId === null
      ? undefined
      : {
          sql: `e.department_id = ? AND ${others.sql}`,
          parameters: [departmentId, ...others.parameters],
        };
  }
}
