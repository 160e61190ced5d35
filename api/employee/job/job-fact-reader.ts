import { Injectable } from '@nestjs/common';
import type { JobFact, JobKind } from '../../contract/employee/job-facts.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export interface RecordedJobFact extends JobFact {
  /** The account; null for the system and the command line. */
  recordedBy: string | null;
}

interface FactRow extends Omit<RecordedJobFact, 'recordedAt' | 'withdrawnAt'> {
  employeeId: string;
  recordedAt: number | string;
  withdrawnAt: number | string | null;
}

/** Reads facts of people, withdrawn ones as well, in order of their day. Checks no access. */
@Injectable()
export class JobFactReader {
  constructor(private readonly work: UnitOfWork) {}

  /** Facts of all kinds, unless some are named. */
  async readPeople(
    employeeIds: readonly string[],
    ...kinds: JobKind[]
  ): Promise<Map<string, RecordedJobFact[]>> {
    const rows = await readByIds(employeeIds, (some, places) =>
      this.work.read<FactRow>(
        `SELECT f.employee_id AS employeeId, f.change_id AS changeId, f.kind, f.from_date AS "from", f.value_id AS valueId, f.value, f.source, c.recorded_at AS recordedAt, c.recorded_by AS recordedBy, f.withdrawn_at AS withdrawnAt
         FROM job_fact f JOIN job_change c ON c.id = f.change_id WHERE f.employee_id IN (${places})${kinds.length > 0 ? ` AND f.kind IN (${kinds.map(() => '?').join(', ')})` : ''} ORDER BY f.employee_id, f.from_date, f.change_id`,
        [...some, ...kinds],
      ),
    );
    const facts = new Map<string, RecordedJobFact[]>(employeeIds.map((id) => [id, []]));
    for (const { employeeId, recordedAt, withdrawnAt, ...fact } of rows)
      facts.get(employeeId)?.push({
        ...fact,
        recordedAt: Number(recordedAt),
        withdrawnAt: withdrawnAt === null ? null : Number(withdrawnAt),
      });
    return facts;
  }
}
