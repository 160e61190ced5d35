import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../salary/revisions/salary-revisions.js';
import { Assignments } from '../working-time/assignments/assignments.js';
import { asPeriodClosed } from './job-change-store.js';

/** Salaries and working time that were recorded by calls of their own stand in the timeline as changes. */
@Injectable()
export class RecordsWithoutChange {
  constructor(
    private readonly work: UnitOfWork,
    private readonly revisions: SalaryRevisions,
    private readonly assignments: Assignments,
  ) {}

  /** Each is about one person. */
  async withdraw(actor: Actor, id: string, reason: string): Promise<number> {
    if (await this.exists('salary_revision', id)) {
      await this.revisions.withdraw(actor, id, reason);
      return 1;
    }
    if (!(await this.exists('leave_assignment', id)))
      throw new Problem('job.not_found', refusal('job.not_found'));
    await this.assignments.end(actor, id, null, reason).catch((error: unknown) => {
      throw asPeriodClosed(error, 'people');
    });
    return 1;
  }

  private async exists(
    table: 'salary_revision' | 'leave_assignment',
    id: string,
  ): Promise<boolean> {
    const rows = await this.work.read<{ id: string }>(
      `SELECT id FROM ${table} WHERE id = ? AND change_id IS NULL AND employee_id IS NOT NULL`,
      [id],
    );
    return rows.length > 0;
  }
}
