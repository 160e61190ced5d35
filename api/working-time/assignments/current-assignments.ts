import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import {
  EVERYBODY,
  type AssignmentRecord,
  type ComingAssignment,
  type HeldAssignment,
} from '../../contract/working-time/working-time.js';
import { hasStatus, Headcount } from '../../department/headcount.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { LEAVE_ASSIGNMENT } from '../working-time.tables.js';
import {
  AssignmentTargets,
  targetId,
  type AssignmentTarget,
  type TargetColumn,
} from './assignment-targets.js';

type AssignmentRow = StoredRow<typeof LEAVE_ASSIGNMENT> & { recorded_by_name: string | null };

export interface AssignmentsOfPerson {
  held: HeldAssignment[];
  coming: ComingAssignment[];
}

const LIVE = `SELECT a.id, a.holder, a.subject, a.pattern_id, a.calendar_id, a.policy_id, a.inherit, a.from_date, a.recorded_at, by_account.name AS recorded_by_name
  FROM leave_assignment a LEFT JOIN account by_account ON by_account.id = a.recorded_by WHERE a.live = 1`;

type Named = Map<string, AssignmentTarget>;

/** Own assignments come before those of everybody. */
@Injectable()
export class CurrentAssignments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly targets: AssignmentTargets,
  ) {}

  async readPeople(employeeIds: string[]): Promise<Map<string, AssignmentsOfPerson>> {
    const rows = await this.live([EVERYBODY, ...employeeIds]);
    const named = await this.targets.findNamed(rows);
    const byHolder = new Map<string, AssignmentRow[]>();
    for (const row of rows) byHolder.set(row.holder, [...(byHolder.get(row.holder) ?? []), row]);
    const everybody = byHolder.get(EVERYBODY) ?? [];
    return new Map(
      employeeIds.map((id) => [
        id,
        assignmentsOf(byHolder.get(id) ?? [], everybody, named, this.clock.today()),
      ]),
    );
  }

  /** A person's own and those of everybody, or only the latter; newest first. */
  async record(
    holder: string,
  ): Promise<{ assignments: AssignmentRecord[]; held: HeldAssignment[] }> {
    const rows = await this.live([EVERYBODY, holder]);
    const named = await this.targets.findNamed(rows);
    const everybody = rows.filter(({ holder }) => holder === EVERYBODY);
    const own = rows.filter(({ holder }) => holder !== EVERYBODY);
    const newestFirst = rows.toSorted(
      (one, other) => compare(other.from_date, one.from_date) || compare(other.id, one.id),
    );
    return {
      assignments: newestFirst.map((row) => assignmentRecord(row, named)),
      held: assignmentsOf(own, everybody, named, this.clock.today()).held,
    };
  }

  private live(holders: string[]): Promise<AssignmentRow[]> {
    return this.work.read<AssignmentRow>(
      `${LIVE} AND a.holder IN (${holders.map(() => '?').join(', ')}) ORDER BY a.from_date, a.id`,
      holders,
    );
  }
}

function assignmentsOf(
  own: AssignmentRow[],
  everybody: AssignmentRow[],
  named: Named,
  today: CalendarDate,
): AssignmentsOfPerson {
  const subjects = [...new Set([...everybody, ...own].map(({ subject }) => subject))];
  const begun = (rows: AssignmentRow[], subject: string) =>
    rows.findLast((row) => row.subject === subject && row.from_date <= today);
  return {
    held: subjects.flatMap((subject) => {
      const ownRow = begun(own, subject);
      const row = ownRow && !ownRow.inherit ? ownRow : begun(everybody, subject);
      const target = row && named.get(targetId(row) ?? '');
      return target
        ? [
            {
              subject,
              leaveType: target.leaveType,
              target: { _id: target.id, name: target.name },
              from: row.from_date,
              own: row === ownRow,
            },
          ]
        : [];
    }),
    coming: subjects.flatMap((subject) => {
      const row = own.find((one) => one.subject === subject && one.from_date > today);
      return row
        ? [
            {
              subject,
              target: recordOf(row, named),
              inherit: Boolean(row.inherit),
              from: row.from_date,
            },
          ]
        : [];
    }),
  };
}

function assignmentRecord(row: AssignmentRow, named: Named): AssignmentRecord {
  const { id, holder, subject, inherit, from_date, recorded_at, recorded_by_name } = row;
  return {
    _id: id,
    holder,
    subject,
    target: recordOf(row, named),
    inherit: Boolean(inherit),
    from: from_date,
    recordedAt: new Date(Number(recorded_at)).toISOString(),
    recordedBy: recorded_by_name,
  };
}

function recordOf(row: AssignmentRow, named: Named): { _id: string; name: string } | null {
  const target = named.get(targetId(row) ?? '');
  return target ? { _id: target.id, name: target.name } : null;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export interface Holders {
  /** People who work here, for whom a target holds today by an assignment of their own. */
  people(targetId: string): number;
  /** True if it holds today for everybody without one of their own. */
  everybody(targetId: string): boolean;
}

/** The assignment `a` is live, begun, and not followed by another one that has begun. Takes today twice. */
export const IN_EFFECT = `a.live = 1 AND a.from_date <= ? AND NOT EXISTS (SELECT 1 FROM leave_assignment b
  WHERE b.holder = a.holder AND b.subject = a.subject AND b.live = 1 AND b.from_date > a.from_date AND b.from_date <= ?)`;

@Injectable()
export class AssignmentCounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async count(column: TargetColumn): Promise<Holders> {
    const today = this.clock.today();
    const working = hasStatus(today, 'Active');
    const own = await this.work.read<{ id: string; people: number | string }>(
      `SELECT a.${column} AS id, COUNT(*) AS people FROM leave_assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.${column} IS NOT NULL AND ${IN_EFFECT} AND ${working.sql} GROUP BY a.${column}`,
      [today, today, ...working.parameters],
    );
    const common = await this.work.read<{ id: string }>(
      `SELECT a.${column} AS id FROM leave_assignment a WHERE a.holder = ? AND a.${column} IS NOT NULL AND ${IN_EFFECT}`,
      [EVERYBODY, today, today],
    );
    const people = new Map(own.map((row) => [row.id, Number(row.people)]));
    const everybody = new Set(common.map(({ id }) => id));
    return { people: (id) => people.get(id) ?? 0, everybody: (id) => everybody.has(id) };
  }
}

/** Only people who work here are counted. */
@Injectable()
export class AssignmentTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly headcount: Headcount,
  ) {}

  async summary(): Promise<{ total: number; ownPattern: number; ownCalendar: number }> {
    const today = this.clock.today();
    const working = hasStatus(today, 'Active');
    const rows = await this.work.read<{ subject: string; people: number | string }>(
      `SELECT a.subject, COUNT(*) AS people FROM leave_assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.subject IN ('pattern', 'calendar') AND a.inherit = 0 AND ${IN_EFFECT} AND ${working.sql} GROUP BY a.subject`,
      [today, today, ...working.parameters],
    );
    const people = (subject: string) =>
      Number(rows.find((row) => row.subject === subject)?.people ?? 0);
    return {
      total: await this.headcount.people('Active'),
      ownPattern: people('pattern'),
      ownCalendar: people('calendar'),
    };
  }
}
