import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { latestFutureDate } from '../../contract/calendar-date.js';
import { amount } from '../../contract/money.js';
import { inForceOn, type SalaryRevisionRecord } from '../../contract/payroll/salary-revisions.js';
import { Problem, refusal } from '../../contract/problem.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { SalaryChanging } from '../../employee/employee.events.js';
import { EMPLOYEE } from '../../employee/employee.tables.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { RevisionReader, revisionRecords, type StoredRevision } from './revision-reader.js';
import { RevisionStore } from './revision-store.js';
import type { SalaryRevisionDto } from './revision.dto.js';

/** Salaries from a day on. Somebody without any always had the salary of their employee's record. */
@Injectable()
export class SalaryRevisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly employees: EmployeeAccess,
    private readonly currency: CurrencyInUse,
    private readonly reader: RevisionReader,
    private readonly store: RevisionStore,
    private readonly events: Events,
  ) {}

  /** Valid ones, in order of date, by employee. */
  readPeople(employeeIds: readonly string[]): Promise<Map<string, StoredRevision[]>> {
    return this.reader.readPeople(employeeIds);
  }

  async list(employeeId: string): Promise<SalaryRevisionRecord[]> {
    return revisionRecords(await this.reader.readPerson(employeeId), this.clock.today());
  }

  record(
    actor: Actor,
    { employeeId, salary, from, reason = null, confirmed }: SalaryRevisionDto,
  ): Promise<SalaryRevisionRecord> {
    requireDate('from', 'From', from, { latest: latestFutureDate(this.clock.today()) });
    this.currency.requireFitting({ salary });
    return this.work.write(async (manager) => {
      await this.currency.fix();
      const { id, name } = await this.employees.requireReferenced(employeeId, 'employeeId');
      await bumpVersion(manager, EMPLOYEE, id, undefined);
      const [known, revisions] = [
        await this.salaryOf(manager, id),
        await this.reader.readPerson(id),
      ];
      const before = revisions.length === 0 ? known : (inForceOn(revisions, from)?.salary ?? null);
      await this.events.emit(new SalaryChanging(before, salary, confirmed === true));
      const [revisionId] = await this.store.add(
        manager,
        from,
        [{ employeeId: id, before: known, salary }],
        { source: 'revision', by: actor.accountId, reason },
      );
      await this.store.bringIntoForce(manager, [id]);
      await this.audit.record(actor, {
        action: 'salary.revise',
        subject: 'employee',
        id,
        name,
        ...(before !== null && { before: { salary: amount(before) } }),
        after: { salary: amount(salary), from, reason },
      });
      return (await this.list(id)).find(({ _id }) => _id === revisionId) as SalaryRevisionRecord;
    });
  }

  withdraw(actor: Actor, id: string, reason: string | null = null): Promise<void> {
    return this.work.write(async (manager) => {
      const revision = await this.reader.find(id);
      if (!revision) throw new Problem('revision.not_found', refusal('revision.not_found'));
      await bumpVersion(manager, EMPLOYEE, revision.employeeId, undefined);
      const sql =
        "UPDATE salary_revision SET valid = NULL, withdrawn_at = ?, withdrawn_by = ?, withdrawn_reason = ? WHERE id = ? AND valid = 1 AND source <> 'opening'";
      if ((await execute(manager, sql, [this.clock.now(), actor.accountId, reason, id])) === 0) {
        throw revision.source === 'opening'
          ? new Problem('revision.opening', refusal('revision.opening'))
          : new Problem('revision.withdrawn', refusal('revision.withdrawn'));
      }
      await this.store.bringIntoForce(manager, [revision.employeeId]);
      await this.audit.record(actor, {
        action: 'salary.withdraw',
        subject: 'employee',
        id: revision.employeeId,
        name: revision.name,
        before: { salary: amount(revision.salary), from: revision.from, reason: revision.reason },
        ...(reason !== null && { after: { reason } }),
      });
    });
  }

  private async salaryOf(manager: EntityManager, employeeId: string): Promise<number | null> {
    const [row] = await manager.query<{ salary: number | string | null }[]>(
      'SELECT salary FROM employee WHERE id = ?',
      [employeeId],
    );
    return row?.salary == null ? null : Number(row.salary);
  }
}
