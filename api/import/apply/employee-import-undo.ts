import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountAccessChanged } from '../../account/account.events.js';
import { JobFactWithdrawals } from '../../employee/job/job-fact-withdrawals.js';
import { updateFrom } from '../../platform/database/statements/update-from.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { newDepartmentsOf, NewDepartments } from '../check/new-departments.js';
import type { ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { EmployeeImportWriter } from './employee-import-writer.js';
import { ImportAudit } from './import-audit.js';
import { replaceEarlierEmployments } from './imported-employments.js';
import { ImportedRevisions } from './imported-revisions.js';
import { IMPORTED_PEOPLE, inUse, OTHERS } from './people-in-use.js';
import { eachSpan, IN_SPAN, lastRow, type RowSpan } from './staged-rows.js';

const TABLES_OF_NEW_EMPLOYEES = [
  'earlier_employment',
  'leave_account',
  'leave_lock',
  'job_fact',
  'department_head',
];
/** They can refer to an account before its first sign-in. */
const TABLES_OF_NEW_ACCOUNTS = [
  'one_time_link',
  'leave_link',
  'calendar_feed',
  'mail',
  'notification',
  'admin_notification_read',
  'session',
  'known_device',
];

@Injectable()
export class EmployeeImportUndo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writer: EmployeeImportWriter,
    private readonly departments: NewDepartments,
    private readonly audit: ImportAudit,
    private readonly revisions: ImportedRevisions,
    private readonly jobs: JobFactWithdrawals,
    private readonly events: Events,
  ) {}

  // Counts what makes an undo impossible: people changed since (every change raises the version or is audited, but what an undone import
  // changed is restored), new people with pay, leave, a department that they head or a part in what others request, new departments that others are in, were in
  // or are planned into, and former e-mails, departments or managers that are taken or gone.
  async changedSince(stored: StoredImport): Promise<number> {
    const departmentIds = newDepartmentsOf(stored).map(({ id }) => id);
    const departments = `(${['NULL', ...departmentIds.map(() => '?')].join(', ')})`;
    const auditedSince = (subject: string) =>
      `EXISTS (SELECT 1 FROM audit_entry t WHERE t.subject_id = ${subject} AND t.recorded_at >= ? AND t.action <> 'account.invite' AND (t.changeset_id IS NULL OR t.changeset_id <> ? AND t.changeset_id NOT IN (SELECT u.id FROM import_job u WHERE u.state = 'Undone')))`;
    const used = await inUse(this.work, stored.id);
    const rows = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM staged_employee s LEFT JOIN employee e ON e.id = s.target_id WHERE s.import_id = ? AND s.side = 'after' AND (
         e.id IS NULL OR e.version <> s.version OR ${auditedSince('s.target_id')} OR ${auditedSince('s.account_id')}
         OR s.result = 'new' AND ${used.sql})
       UNION ALL SELECT COUNT(*) AS n FROM department d WHERE d.id IN ${departments} AND (d.version <> 1
         OR EXISTS (SELECT 1 FROM employee o WHERE o.department_id = d.id AND o.id NOT IN (${IMPORTED_PEOPLE}))
         OR EXISTS (SELECT 1 FROM job_fact f WHERE f.kind = 'department' AND f.value_id = d.id AND f.withdrawn_at IS NULL AND f.employee_id NOT IN (${IMPORTED_PEOPLE})))
       UNION ALL SELECT COUNT(*) AS n FROM staged_employee b WHERE b.import_id = ? AND b.side = 'before' AND (
         EXISTS (SELECT 1 FROM account o WHERE o.email_key = b.email_key AND o.id <> b.account_id)
         OR NOT EXISTS (SELECT 1 FROM department d WHERE d.id = b.department_id AND (d.closed_at IS NULL OR d.id = (SELECT o.department_id FROM employee o WHERE o.id = b.target_id)))
         ${OTHERS.map((column) => `OR b.${column} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM employee o WHERE o.id = b.${column})`).join(' ')})`,
      [
        stored.id,
        stored.appliedAt,
        stored.id,
        stored.appliedAt,
        stored.id,
        ...used.parameters,
        ...departmentIds,
        stored.id,
        stored.id,
        stored.id,
      ],
    );
    return rows.reduce((sum, { n }) => sum + Number(n), 0);
  }

  async undo(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_employee', stored.id);
    run.begin('undoing', last * 4);
    await eachSpan(last, run, async (span) => {
      await this.writer.updateChanged(manager, stored, 'before', span);
      await replaceEarlierEmployments(manager, stored.id, 'before', span);
      await this.revisions.remove(manager, stored, span);
      await this.restoreFingerprints(manager, stored, span);
    });
    await this.writer.setOthers(manager, stored, 'before');
    await this.withdrawJobs(manager, stored);
    await this.writer.requireOpenDepartments(manager, stored, 'before');
    await this.writer.emitMovedLastDays(manager, stored, 'after');
    // New people may manage each other, so the references go before the rows.
    await eachSpan(last, run, async (span) => {
      const { employees } = await this.newRecords(manager, stored, span);
      await executeForIds(
        manager,
        'UPDATE employee SET manager_id = NULL, approver_id = NULL, deputy_id = NULL WHERE id IN',
        employees,
      );
    });
    await eachSpan(last, run, (span) => this.removeNew(manager, stored, span));
    await manager.query(
      'DELETE FROM job_change WHERE import_id = ? AND id NOT IN (SELECT change_id FROM job_fact)',
      [stored.id],
    );
    await this.departments.remove(manager, stored);
    await eachSpan(last, run, (span) => this.audit.writeUndone(manager, stored, 'employee', span));
    await this.events.emit(
      new AccountAccessChanged(await this.writer.accountsToSignOut(manager, stored)),
    );
  }

  private async withdrawJobs(
    manager: EntityManager,
    { id, undoneBy }: StoredImport,
  ): Promise<void> {
    const changed = await manager.query<{ id: string }[]>(
      "SELECT s.target_id AS id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'changed'",
      [id],
    );
    await this.jobs.withdrawImported(
      manager,
      id,
      changed.map((row) => row.id),
      undoneBy,
    );
  }

  private async removeNew(
    manager: EntityManager,
    stored: StoredImport,
    span: RowSpan,
  ): Promise<void> {
    const { employees, accounts } = await this.newRecords(manager, stored, span);
    for (const table of TABLES_OF_NEW_ACCOUNTS)
      await executeForIds(manager, `DELETE FROM ${table} WHERE account_id IN`, accounts);
    // Reversals first: they refer to what they take back.
    for (const id of ['reversal_id', 'target_id']) {
      await executeForIds(
        manager,
        `DELETE FROM leave_entry WHERE id IN (SELECT s.${id} FROM staged_opening s WHERE s.import_id = ?) AND employee_id IN`,
        employees,
        [stored.id],
      );
    }
    await executeForIds(
      manager,
      "DELETE FROM leave_entry WHERE kind = 'closing' AND employee_id IN",
      employees,
    );
    for (const table of TABLES_OF_NEW_EMPLOYEES)
      await executeForIds(manager, `DELETE FROM ${table} WHERE employee_id IN`, employees);
    await executeForIds(manager, 'DELETE FROM employee WHERE id IN', employees);
    await executeForIds(manager, 'DELETE FROM account WHERE id IN', accounts);
  }

  /** The people are again as an earlier import left them, under a new version: versions never return, since open forms have them. */
  private restoreFingerprints(
    manager: EntityManager,
    stored: StoredImport,
    span: RowSpan,
  ): Promise<number> {
    return updateFrom(manager, {
      table: 'staged_employee',
      source: 'staged_employee s JOIN employee e ON e.id = s.target_id',
      on: 'staged_employee.target_id = s.target_id',
      set: { version: 'e.version' },
      where: `s.import_id = ? AND s.side = 'before' AND s.result = 'changed' AND ${IN_SPAN}
        AND staged_employee.import_id <> s.import_id AND staged_employee.side = 'after' AND staged_employee.version = s.version`,
      parameters: [stored.id, ...span],
    });
  }

  private async newRecords(
    manager: EntityManager,
    stored: StoredImport,
    span: RowSpan,
  ): Promise<{ employees: string[]; accounts: string[] }> {
    const targets = await manager.query<{ target_id: string; account_id: string }[]>(
      `SELECT s.target_id, s.account_id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new' AND ${IN_SPAN}`,
      [stored.id, ...span],
    );
    return {
      employees: targets.map(({ target_id }) => target_id),
      accounts: targets.map(({ account_id }) => account_id),
    };
  }
}

async function executeForIds(
  manager: EntityManager,
  sql: string,
  ids: string[],
  parametersBefore: string[] = [],
): Promise<void> {
  if (ids.length > 0)
    await manager.query(`${sql} (${ids.map(() => '?').join(', ')})`, [...parametersBefore, ...ids]);
}
