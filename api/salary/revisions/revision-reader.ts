import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import {
  inForceOn,
  type RevisionSource,
  type SalaryRevisionRecord,
} from '../../contract/payroll/salary-revisions.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

export interface StoredRevision {
  id: string;
  from: CalendarDate;
  /** In minor units. */
  salary: number;
  /** Epoch milliseconds. */
  recordedAt: number;
  createdBy: string | null;
  source: RevisionSource;
  reason: string | null;
}

interface RevisionRow extends StoredRevision {
  employeeId: string;
  creator: string | null;
}

const REVISIONS = `SELECT r.id, r.employee_id AS employeeId, r.effective_date AS "from", r.salary, r.recorded_at AS recordedAt, r.created_by AS createdBy, r.source, r.reason, c.name AS creator
  FROM salary_revision r LEFT JOIN account c ON c.id = r.created_by`;

/** Reads valid revisions in order of date. */
@Injectable()
export class RevisionReader {
  constructor(private readonly work: UnitOfWork) {}

  async readPeople(employeeIds: readonly string[]): Promise<Map<string, StoredRevision[]>> {
    const rows = await readByIds(employeeIds, (some, places) =>
      this.read(`r.employee_id IN (${places})`, some),
    );
    const revisions = new Map<string, StoredRevision[]>();
    for (const { employeeId, creator: _, ...revision } of rows) {
      const ofEmployee = revisions.get(employeeId);
      if (ofEmployee) ofEmployee.push(revision);
      else revisions.set(employeeId, [revision]);
    }
    return revisions;
  }

  readPerson(employeeId: string): Promise<RevisionRow[]> {
    return this.read('r.employee_id = ?', [employeeId]);
  }

  /** Also a withdrawn one. */
  async find(
    id: string,
  ): Promise<
    | (Pick<RevisionRow, 'employeeId' | 'from' | 'salary' | 'source' | 'reason'> & { name: string })
    | undefined
  > {
    const [row] = await this.work.read<
      Pick<RevisionRow, 'employeeId' | 'from' | 'salary' | 'source' | 'reason'> & { name: string }
    >(
      `SELECT r.employee_id AS employeeId, r.effective_date AS "from", r.salary, r.source, r.reason, a.name
       FROM salary_revision r JOIN employee e ON e.id = r.employee_id JOIN account a ON a.id = e.account_id WHERE r.id = ?`,
      [id],
    );
    return row;
  }

  private async read(condition: string, parameters: string[]): Promise<RevisionRow[]> {
    const rows = await this.work.read<RevisionRow>(
      `${REVISIONS} WHERE ${condition} AND r.valid = 1 ORDER BY r.employee_id, r.effective_date`,
      parameters,
    );
    return rows.map((row) => ({
      ...row,
      salary: Number(row.salary),
      recordedAt: Number(row.recordedAt),
    }));
  }
}

/** For the screen: the latest date first. */
export function revisionRecords(
  revisions: readonly RevisionRow[],
  today: CalendarDate,
): SalaryRevisionRecord[] {
  const inForce = inForceOn(revisions, today);
  return revisions.toReversed().map((revision) => ({
    _id: revision.id,
    from: revision.from,
    salary: amount(revision.salary),
    reason: revision.reason,
    source: revision.source,
    by: revision.creator === null ? null : { name: revision.creator },
    recordedAt: new Date(revision.recordedAt).toISOString(),
    state: revision.from > today ? 'planned' : revision === inForce ? 'inForce' : 'past',
  }));
}
