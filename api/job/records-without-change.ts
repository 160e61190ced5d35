import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../salary/revisions/salary-revisions.js';
import { Assignments } from '../working-time/assignments/assignments.js';
import { asPeriodClosed } from './open-leave-years.js';

export interface RecordWithoutChange {
  employeeId: string;
  from: CalendarDate;
  /** In minor units; null for working time. */
  salary: number | null;
  /** Of working time and policies. */
  subject: string | null;
  target: string | null;
}

interface StoredRecord extends Omit<RecordWithoutChange, 'salary'> {
  salary: number | string | null;
  stands: number | null;
  source: string | null;
}

const RECORDS = `SELECT employee_id AS employeeId, effective_date AS "from", salary, NULL AS subject, NULL AS target, valid AS stands, source FROM salary_revision WHERE id = ? AND change_id IS NULL
  UNION ALL SELECT employee_id, from_date, NULL, subject, COALESCE(pattern_id, policy_id), live, NULL FROM leave_assignment WHERE id = ? AND change_id IS NULL AND employee_id IS NOT NULL`;

/** Salaries and working time that were recorded by calls of their own stand in the timeline as changes, each of one person. */
@Injectable()
export class RecordsWithoutChange {
  constructor(
    private readonly work: UnitOfWork,
    private readonly revisions: SalaryRevisions,
    private readonly assignments: Assignments,
  ) {}

  /** One that can be withdrawn. */
  async require(id: string): Promise<RecordWithoutChange> {
    const [row] = await this.work.read<StoredRecord>(RECORDS, [id, id]);
    if (!row) throw new Problem('job.not_found', refusal('job.not_found'));
    const { salary, stands, source, ...record } = row;
    if (stands === null) throw new Problem('job.withdrawn', refusal('job.withdrawn'));
    if (source === 'opening') throw new Problem('job.kept', refusal('job.kept'));
    return { ...record, salary: salary === null ? null : Number(salary) };
  }

  async withdraw(actor: Actor, id: string, reason: string): Promise<void> {
    const { subject } = await this.require(id);
    if (subject === null) return this.revisions.withdraw(actor, id, reason);
    await this.assignments.end(actor, id, null, reason).catch((error: unknown) => {
      throw asPeriodClosed(error, 'people');
    });
  }
}
