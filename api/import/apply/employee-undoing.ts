import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SignInsChanged } from '../../account/account.events.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { EmployeeApplying } from './employee-applying.js';
import { ImportAudit } from './import-audit.js';
import type { ImportJob } from '../import-job.entity.js';
import type { ImportRun } from '../import-run.js';
import { madeBy, NewDepartments } from '../check/new-departments.js';
import { eachSpan, lastRow } from './staged-rows.js';

/** What hangs on an account that nobody has signed in to yet. */
const OF_NEW_ACCOUNTS = ['one_time_link', 'mail', 'notification', 'admin_notification_read', 'session', 'known_device'];

/** Takes the new people out again and sets the changed ones back. */
@Injectable()
export class EmployeeUndoing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applying: EmployeeApplying,
    private readonly departments: NewDepartments,
    private readonly audit: ImportAudit,
    private readonly events: Events,
  ) {}

  /**
   * Counts people who were changed since, however it was done (each change is in the audit log or raises the version),
   * new ones who were paid, were on leave or manage somebody, departments that others use by now, and people whose old address,
   * department or manager is taken or gone. An invitation that nobody accepted yet is no change.
   */
  async changedSince(job: ImportJob): Promise<number> {
    const made = madeBy(job).map(({ id }) => id);
    const departments = `(${['NULL', ...made.map(() => '?')].join(', ')})`;
    const later = (subject: string) =>
      `EXISTS (SELECT 1 FROM audit_entry t WHERE t.subject_id = ${subject} AND t.recorded_at >= ? AND t.action <> 'account.invite' AND (t.changeset_id IS NULL OR t.changeset_id <> ?))`;
    const rows = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_employee s LEFT JOIN employee e ON e.id = s.target_id WHERE s.import_id = ? AND s.side = 'after' AND (
         e.id IS NULL OR e.version <> s.version OR ${later('s.target_id')} OR ${later('s.account_id')}
         OR s.result = 'new' AND (EXISTS (SELECT 1 FROM salary p WHERE p.employee_id = s.target_id) OR EXISTS (SELECT 1 FROM leave_request l WHERE l.employee_id = s.target_id)
           OR EXISTS (SELECT 1 FROM employee o WHERE o.manager_id = s.target_id AND o.id NOT IN (SELECT x.target_id FROM staged_employee x WHERE x.import_id = ? AND x.side = 'after'))))
       UNION ALL SELECT COUNT(*) AS n FROM department d WHERE d.id IN ${departments} AND (d.version <> 1
         OR EXISTS (SELECT 1 FROM employee o WHERE o.department_id = d.id AND o.id NOT IN (SELECT x.target_id FROM staged_employee x WHERE x.import_id = ? AND x.side = 'after')))
       UNION ALL SELECT COUNT(*) AS n FROM staged_employee b WHERE b.import_id = ? AND b.side = 'before' AND (
         EXISTS (SELECT 1 FROM account o WHERE o.email_key = b.email_key AND o.id <> b.account_id)
         OR NOT EXISTS (SELECT 1 FROM department d WHERE d.id = b.department_id)
         OR b.manager_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM employee o WHERE o.id = b.manager_id))`,
      [job.id, job.appliedAt, job.id, job.appliedAt, job.id, job.id, ...made, job.id, job.id],
    );
    return rows.reduce((sum, { n }) => sum + Number(n), 0);
  }

  async undo(manager: EntityManager, job: ImportJob, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_employee', job.id);
    run.begin('undoing', last * 4);
    await eachSpan(last, run, (rows, span) => this.applying.writeChanged(manager, job, 'before', rows, span));
    // Among themselves they may be each other's managers, whoever goes first.
    await eachSpan(last, run, async (rows, span) => {
      const { employees } = await this.newOf(manager, job, rows, span);
      await changeAmong(manager, 'UPDATE employee SET manager_id = NULL WHERE manager_id IS NOT NULL AND id IN', employees);
    });
    await eachSpan(last, run, async (rows, span) => {
      const { employees, accounts } = await this.newOf(manager, job, rows, span);
      for (const table of OF_NEW_ACCOUNTS) await changeAmong(manager, `DELETE FROM ${table} WHERE account_id IN`, accounts);
      await changeAmong(manager, 'DELETE FROM employee WHERE id IN', employees);
      await changeAmong(manager, 'DELETE FROM account WHERE id IN', accounts);
    });
    await this.applying.count(manager, job, 'after', -1);
    await this.applying.count(manager, job, 'before', 1);
    await this.departments.remove(manager, job);
    await eachSpan(last, run, (rows, span) => this.audit.writeUndone(manager, job, 'employee', rows, span));
    await this.events.emit(new SignInsChanged(await this.applying.endedAccounts(manager, job)));
  }

  /** Named one by one, they are found by their keys on either engine. */
  private async newOf(manager: EntityManager, job: ImportJob, rows: string, span: [number, number]): Promise<{ employees: string[]; accounts: string[] }> {
    const found = await manager.query<{ target_id: string; account_id: string }[]>(
      `SELECT s.target_id, s.account_id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new' AND ${rows}`,
      [job.id, ...span],
    );
    return { employees: found.map(({ target_id }) => target_id), accounts: found.map(({ account_id }) => account_id) };
  }
}

async function changeAmong(manager: EntityManager, sql: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await manager.query(`${sql} (${ids.map(() => '?').join(', ')})`, ids);
}
