import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { jobTimeline, type JobKind } from '../../contract/employee/job-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { ClosedDepartments } from './closed-departments.js';
import { JobFactReader } from './job-fact-reader.js';

export interface Withdrawal {
  by: string | null;
  reason: string | null;
}

/** Takes facts back, of people whose rows the open unit has locked. What they had replaced counts again. */
@Injectable()
export class JobFactWithdrawals {
  constructor(
    private readonly clock: Clock,
    private readonly reader: JobFactReader,
    private readonly closed: ClosedDepartments,
  ) {}

  /** What a change recorded of some people, as if it had never been. */
  withdraw(
    manager: EntityManager,
    changeId: string,
    employeeIds: readonly string[],
    withdrawal: Withdrawal,
  ): Promise<void> {
    return this.withdrawWhere(manager, ['change_id = ?', changeId], employeeIds, withdrawal);
  }

  /** Facts of people whom the import added go with the people. */
  withdrawImported(
    manager: EntityManager,
    importId: string,
    employeeIds: readonly string[],
    by: string | null,
  ): Promise<void> {
    return this.withdrawWhere(
      manager,
      ['change_id IN (SELECT id FROM job_change WHERE import_id = ?)', importId],
      employeeIds,
      { by, reason: null },
    );
  }

  private async withdrawWhere(
    manager: EntityManager,
    [which, id]: [sql: string, id: string],
    employeeIds: readonly string[],
    { by, reason }: Withdrawal,
  ): Promise<void> {
    const withdrawn = await readByIds(employeeIds, async (ids, places) => {
      const where = `employee_id IN (${places}) AND withdrawn_at IS NULL AND ${which}`;
      const rows = await manager.query<{ employeeId: string; kind: JobKind; from: CalendarDate }[]>(
        `SELECT employee_id AS employeeId, kind, from_date AS "from" FROM job_fact WHERE ${where}`,
        [...ids, id],
      );
      await manager.query(
        `UPDATE job_fact SET valid = NULL, planned = NULL, withdrawn_at = ?, withdrawn_by = ?, withdrawn_reason = ? WHERE ${where}`,
        [this.clock.now(), by, reason, ...ids, id],
      );
      return rows;
    });
    const people = [...new Set(withdrawn.map(({ employeeId }) => employeeId))];
    const facts = await this.reader.readPeople(people);
    for (const { employeeId, kind, from } of withdrawn) {
      const counts = jobTimeline(facts.get(employeeId) ?? [], kind).find(
        (one) => one.from === from,
      );
      if (counts)
        await manager.query(
          'UPDATE job_fact SET valid = 1, planned = ? WHERE employee_id = ? AND kind = ? AND from_date = ? AND change_id = ?',
          [from > this.clock.today() ? 1 : null, employeeId, kind, from, counts.changeId],
        );
    }
    const again = withdrawn.flatMap(({ employeeId, kind }) =>
      jobTimeline(facts.get(employeeId) ?? [], kind).map((fact) => ({ ...fact, employeeId })),
    );
    await this.closed.requireOpen(manager, again, 'department');
  }
}
