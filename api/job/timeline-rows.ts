import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../contract/calendar-date.js';
import type { JobKind, JobSource } from '../contract/employee/job-facts.js';
import type { RevisionSource } from '../contract/payroll/salary-revisions.js';
import type { RecordedJobFact } from '../employee/job/job-fact-reader.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { AskedItem } from './judge-job-change.js';

/** A part of a change: a fact, a salary, an assignment or a pay item of one person. */
interface TimelinePart {
  /** Null for what was recorded without a change. */
  changeId: string | null;
  from: CalendarDate;
  reason: string | null;
  recordedAt: number;
  by: string | null;
  withdrawnAt: number | null;
  withdrawnBy: string | null;
  withdrawnReason: string | null;
}

export interface TimelineFact extends TimelinePart, Omit<RecordedJobFact, 'changeId'> {
  changeId: string;
  kind: JobKind;
  source: JobSource;
  round: string | null;
  importId: string | null;
}

export interface TimelineSalary extends TimelinePart {
  id: string;
  /** In minor units. */
  salary: number;
  source: RevisionSource;
  round: string | null;
}

export interface TimelineAssignment extends TimelinePart {
  id: string;
  subject: string;
  target: string | null;
  inherit: boolean;
}

export interface TimelineItem extends TimelinePart {
  item: AskedItem;
}

export interface TimelineRows {
  facts: TimelineFact[];
  salaries: TimelineSalary[];
  assignments: TimelineAssignment[];
  items: TimelineItem[];
}

type Stored<Row> = {
  [Name in keyof Row]: Row[Name] extends number
    ? number | string
    : Row[Name] extends number | null
      ? number | string | null
      : Row[Name] extends boolean
        ? number
        : Row[Name];
};

/** Reads all that was recorded of one person, withdrawn or not, in order of the days. What another one of the same day has replaced is left out. */
@Injectable()
export class TimelineReader {
  constructor(private readonly work: UnitOfWork) {}

  async read(employeeId: string): Promise<TimelineRows> {
    return {
      facts: await this.facts(employeeId),
      salaries: await this.salaries(employeeId),
      assignments: await this.assignments(employeeId),
      items: await this.items(employeeId),
    };
  }

  /** How many people each of these changes is about. */
  async counts(changeIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await readByIds([...new Set(changeIds)], (ids, places) => {
      const people = ['job_fact', 'salary_revision', 'leave_assignment', 'pay_assignment'].map(
        (table) =>
          `SELECT change_id AS id, employee_id FROM ${table} WHERE change_id IN (${places})`,
      );
      return this.work.read<{ id: string; people: number | string }>(
        `SELECT id, COUNT(DISTINCT employee_id) AS people FROM (${people.join(' UNION ALL ')}) p GROUP BY id`,
        people.flatMap(() => ids),
      );
    });
    return new Map(rows.map(({ id, people }) => [id, Number(people)]));
  }

  private async facts(employeeId: string): Promise<TimelineFact[]> {
    const rows = await this.work.read<Stored<TimelineFact>>(
      `SELECT f.change_id AS changeId, f.kind, f.from_date AS "from", f.value_id AS valueId, f.value, f.source, c.reason, c.round, c.import_id AS importId, c.recorded_at AS recordedAt,
         c.recorded_by AS recordedBy, r.name AS "by", f.withdrawn_at AS withdrawnAt, w.name AS withdrawnBy, f.withdrawn_reason AS withdrawnReason
       FROM job_fact f JOIN job_change c ON c.id = f.change_id LEFT JOIN account r ON r.id = c.recorded_by LEFT JOIN account w ON w.id = f.withdrawn_by
       WHERE f.employee_id = ? AND (f.valid = 1 OR f.withdrawn_at IS NOT NULL) ORDER BY f.from_date, f.change_id`,
      [employeeId],
    );
    return rows.map((row) => asKnown(withInstants(row)));
  }

  private async salaries(employeeId: string): Promise<TimelineSalary[]> {
    const rows = await this.work.read<Stored<TimelineSalary>>(
      `SELECT s.id, s.change_id AS changeId, s.effective_date AS "from", s.salary, s.source, COALESCE(c.reason, s.reason) AS reason, c.round, s.recorded_at AS recordedAt, r.name AS "by",
         s.withdrawn_at AS withdrawnAt, w.name AS withdrawnBy, s.withdrawn_reason AS withdrawnReason
       FROM salary_revision s LEFT JOIN job_change c ON c.id = s.change_id LEFT JOIN account r ON r.id = s.created_by LEFT JOIN account w ON w.id = s.withdrawn_by
       WHERE s.employee_id = ? AND NOT EXISTS (SELECT 1 FROM salary_revision n WHERE n.employee_id = s.employee_id AND n.effective_date = s.effective_date AND n.id <> s.id AND n.recorded_at = s.withdrawn_at)
       ORDER BY s.effective_date, s.id`,
      [employeeId],
    );
    return rows.map((row) => ({
      ...(withInstants(row) as TimelineSalary),
      salary: Number(row.salary),
    }));
  }

  /** Patterns and policies. */
  private async assignments(employeeId: string): Promise<TimelineAssignment[]> {
    const rows = await this.work.read<Stored<TimelineAssignment>>(
      `SELECT s.id, s.change_id AS changeId, s.from_date AS "from", s.subject, COALESCE(s.pattern_id, s.policy_id) AS target, s.inherit, c.reason, s.recorded_at AS recordedAt, r.name AS "by",
         s.ended_at AS withdrawnAt, w.name AS withdrawnBy, s.ended_reason AS withdrawnReason
       FROM leave_assignment s LEFT JOIN job_change c ON c.id = s.change_id LEFT JOIN account r ON r.id = s.recorded_by LEFT JOIN account w ON w.id = s.ended_by
       WHERE s.holder = ? AND s.subject <> 'calendar'
         AND NOT EXISTS (SELECT 1 FROM leave_assignment n WHERE n.holder = s.holder AND n.subject = s.subject AND n.from_date = s.from_date AND n.id <> s.id AND n.recorded_at = s.ended_at)
       ORDER BY s.from_date, s.id`,
      [employeeId],
    );
    return rows.map((row) => ({
      ...(withInstants(row) as unknown as TimelineAssignment),
      inherit: row.inherit === 1,
    }));
  }

  /** Only those that a change has given. */
  private async items(employeeId: string): Promise<TimelineItem[]> {
    const rows = await this.work.read<Stored<TimelinePart> & Stored<AskedItem>>(
      `SELECT s.change_id AS changeId, s.from_date AS "from", s.component_id AS component, s.amount, s.rate, s.hours, s.hourly, s.to_date AS "to", c.reason, s.recorded_at AS recordedAt, r.name AS "by",
         CASE WHEN s.to_date < s.from_date THEN s.ended_at END AS withdrawnAt, w.name AS withdrawnBy, s.withdraw_reason AS withdrawnReason
       FROM pay_assignment s JOIN job_change c ON c.id = s.change_id LEFT JOIN account r ON r.id = s.created_by LEFT JOIN account w ON w.id = s.ended_by
       WHERE s.employee_id = ? ORDER BY s.from_date, s.id`,
      [employeeId],
    );
    return rows.map(({ component, amount, rate, hours, hourly, to, ...row }) => ({
      ...withInstants(row),
      item: {
        component,
        to,
        amount: numberOf(amount),
        rate: numberOf(rate),
        hours: numberOf(hours),
        hourly: numberOf(hourly),
      },
    }));
  }
}

/** What a file says first of somebody holds from the beginning: its day, which nobody wrote, is not shown. */
function asKnown(fact: TimelineFact): TimelineFact {
  const isFirst =
    fact.source === 'import' && fact.from === EARLIEST_EMPLOYMENT && fact.withdrawnAt === null;
  return isFirst ? { ...fact, source: 'opening' } : fact;
}

const numberOf = (value: number | string | null) => (value === null ? null : Number(value));

function withInstants<Row extends Stored<TimelinePart>>(row: Row) {
  return {
    ...row,
    recordedAt: Number(row.recordedAt),
    withdrawnAt: numberOf(row.withdrawnAt),
  };
}
