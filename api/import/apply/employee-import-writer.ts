import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountAccessChanged } from '../../account/account.events.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { companyLanguage } from '../../contract/languages.js';
import { CONTACT_COLUMNS, FIELD_COLUMNS } from '../../employee/employee-columns.js';
import { EmploymentsChanged, EmploymentsChanging } from '../../employee/employee.events.js';
import { ClosedDepartments } from '../../employee/job/closed-departments.js';
import { JobFactStore } from '../../employee/job/job-fact-store.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { updateFrom } from '../../platform/database/statements/update-from.js';
import { Events } from '../../platform/events/events.js';
import { NewDepartments } from '../check/new-departments.js';
import type { ImportRun } from '../import-handler.js';
import type { StoredImport } from '../import.tables.js';
import { actorOf } from '../stored-imports.js';
import { ImportAudit } from './import-audit.js';
import { changedSinceCheck } from './import-problems.js';
import { replaceEarlierEmployments } from './imported-employments.js';
import { ImportedRevisions } from './imported-revisions.js';
import { OTHERS } from './people-in-use.js';
import { eachSpan, IN_SPAN, lastRow, lockLeaveOfStaged, type RowSpan } from './staged-rows.js';

const PERSON = `employee_id_key, employee_id_folded, name_folded, search, designation_folded, ${Object.keys(FIELD_COLUMNS).join(', ')}, previous_left_on`;
const PERSON_COLUMNS = [
  'department_id',
  'manager_name',
  ...PERSON.split(',').map((column) => column.trim()),
];
const SAME_CONTACT = CONTACT_COLUMNS.map(
  (column) => `AND COALESCE(e.${column}, '') = COALESCE(s.${column}, '')`,
).join(' ');
const ACCOUNT_COLUMNS = ['name', 'email', 'email_key', 'role'];

/** Applies staged rows with set-based statements, so that the write lock is held only briefly. */
@Injectable()
export class EmployeeImportWriter {
  constructor(
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly departments: NewDepartments,
    private readonly audit: ImportAudit,
    private readonly revisions: ImportedRevisions,
    private readonly jobs: JobFactStore,
    private readonly closed: ClosedDepartments,
    private readonly events: Events,
  ) {}

  /** MariaDB lets others write between two statements; setting a row to itself locks it until commit. SQLite has a single writer. */
  async lockRecords(manager: EntityManager, stored: StoredImport): Promise<void> {
    await lockLeaveOfStaged(manager, 'employees', stored.id);
    if (manager.dataSource.options.type !== 'mysql') return;
    const staged = {
      source: 'staged_employee s',
      where: "s.import_id = ? AND s.side = 'after'",
      parameters: [stored.id],
    };
    await updateFrom(manager, {
      ...staged,
      table: 'employee',
      on: 's.target_id = employee.id',
      set: { id: 'employee.id' },
    });
    await updateFrom(manager, {
      ...staged,
      table: 'account',
      on: 's.account_id = account.id',
      set: { id: 'account.id' },
    });
  }

  async apply(manager: EntityManager, stored: StoredImport, run: ImportRun): Promise<void> {
    const last = await lastRow(manager, 'staged_employee', stored.id);
    await this.requireUnchanged(manager, stored);
    run.begin('departments', 1);
    await this.departments.create(manager, stored);
    run.begin('people', last);
    await eachSpan(last, run, async (span) => {
      await this.insertNew(manager, stored, span);
      await this.updateChanged(manager, stored, 'after', span);
      await replaceEarlierEmployments(manager, stored.id, 'after', span);
      await this.revisions.record(manager, stored, span);
    });
    await this.setOthers(manager, stored, 'after');
    await this.followJobs(manager, stored);
    await this.requireOpenDepartments(manager, stored, 'after');
    await this.emitMovedLastDays(manager, stored, 'before');
    run.begin('audit', last);
    await eachSpan(last, run, (span) => this.audit.write(manager, stored, 'employee', span));
    if ((stored.changedRows ?? 0) > 0)
      await this.events.emit(
        new AccountAccessChanged(await this.accountsToSignOut(manager, stored)),
      );
  }

  async updateChanged(
    manager: EntityManager,
    stored: StoredImport,
    side: 'before' | 'after',
    span: RowSpan,
  ): Promise<void> {
    const where = `s.import_id = ? AND s.side = ? AND s.result = 'changed' AND ${IN_SPAN}`;
    const ids = (
      await manager.query<{ id: string }[]>(
        `SELECT s.target_id AS id FROM staged_employee s WHERE ${where}`,
        [stored.id, side, ...span],
      )
    ).map(({ id }) => id);
    if (ids.length === 0) return;
    await this.events.emit(new EmploymentsChanging(ids));
    const parameters = [stored.id, side, ...span];
    const [source, ofAccount] = ['staged_employee s', 's.account_id = account.id'];
    const promoted = `${where} AND s.role = 'admin' AND account.role <> 'admin'`;
    await updateFrom(manager, {
      table: 'account',
      source,
      on: ofAccount,
      set: { admin_since: `${this.clock.now()}` },
      where: promoted,
      parameters,
    });
    await updateFrom(manager, {
      table: 'account',
      source,
      on: ofAccount,
      set: fromStaged(ACCOUNT_COLUMNS),
      where,
      parameters,
    });
    await updateFrom(manager, {
      table: 'employee',
      source,
      on: 's.target_id = employee.id',
      set: { ...fromStaged(PERSON_COLUMNS), version: 'employee.version + 1' },
      where,
      parameters,
    });
  }

  /** Once all people are there: a manager, approver or deputy may be further down in the file. */
  async setOthers(
    manager: EntityManager,
    stored: StoredImport,
    side: 'before' | 'after',
  ): Promise<void> {
    const hasSome = OTHERS.map((column) => `s.${column} IS NOT NULL`).join(' OR ');
    await updateFrom(manager, {
      table: 'employee',
      source: 'staged_employee s',
      on: 's.target_id = employee.id',
      set: fromStaged([...OTHERS]),
      where: `s.import_id = ? AND s.side = ? AND (s.result = 'changed' OR ${hasSome})`,
      parameters: [stored.id, side],
    });
  }

  /** Their departments, titles, managers and approvers hold from the day of the import, of new people from the beginning. */
  private async followJobs(manager: EntityManager, { id, appliedBy }: StoredImport): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(
      "SELECT s.target_id AS id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result IN ('new', 'changed')",
      [id],
    );
    const people = rows.map((row) => row.id);
    await this.jobs.follow(manager, people, { source: 'import', by: appliedBy, importId: id });
  }

  /** One may have been closed since the check, or since the import that is undone. */
  async requireOpenDepartments(
    manager: EntityManager,
    { id }: StoredImport,
    side: 'before' | 'after',
  ): Promise<void> {
    const rows = await manager.query<{ id: string; department: string }[]>(
      "SELECT s.target_id AS id, s.department_id AS department FROM staged_employee s WHERE s.import_id = ? AND s.side = ? AND s.result IN ('new', 'changed')",
      [id, side],
    );
    await this.closed.requireNobodyIn(
      manager,
      rows.map(({ department }) => department),
      rows.map((row) => row.id),
      'department',
    );
  }

  /** An import asks nothing: what was paid for a last day stays paid. */
  async emitMovedLastDays(
    manager: EntityManager,
    stored: StoredImport,
    from: 'before' | 'after',
  ): Promise<void> {
    const rows = await manager.query<{ id: string; leftOn: CalendarDate }[]>(
      `SELECT s.target_id AS id, s.left_on AS leftOn FROM staged_employee s JOIN staged_employee o ON o.import_id = s.import_id AND o.target_id = s.target_id AND o.side <> s.side
       WHERE s.import_id = ? AND s.side = ? AND s.left_on IS NOT NULL AND (o.left_on IS NULL OR o.left_on <> s.left_on)`,
      [stored.id, from],
    );
    const actor = actorOf(stored, from === 'before' ? 'apply' : 'undo');
    for (const { id, leftOn } of rows)
      await this.events.emit(new EmploymentsChanged(actor, id, [leftOn], 'keep'));
  }

  async accountsToSignOut(manager: EntityManager, stored: StoredImport): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      "SELECT account_id AS id FROM staged_employee WHERE import_id = ? AND side = 'after' AND ends_sessions = 1",
      [stored.id],
    );
    return rows.map(({ id }) => id);
  }

  /** The import must not overwrite changes made since the check. Unique keys protect new records. */
  private async requireUnchanged(manager: EntityManager, stored: StoredImport): Promise<void> {
    const [row] = await manager.query<{ staged: number; same: number | string | null }[]>(
      `SELECT COUNT(*) AS staged, SUM(CASE WHEN e.version = s.version AND a.email_key = s.email_key AND a.role = s.role AND a.name = s.name
         ${SAME_CONTACT} THEN 1 ELSE 0 END) AS same
       FROM staged_employee s LEFT JOIN employee e ON e.id = s.target_id LEFT JOIN account a ON a.id = e.account_id WHERE s.import_id = ? AND s.side = 'before'`,
      [stored.id],
    );
    if (Number(row?.staged) !== Number(row?.same ?? 0)) throw changedSinceCheck();
  }

  private async insertNew(
    manager: EntityManager,
    stored: StoredImport,
    span: RowSpan,
  ): Promise<void> {
    const from = `FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'new' AND ${IN_SPAN} ORDER BY s.row_no`;
    const now = this.clock.now();
    await manager.query(
      `INSERT INTO account (id, name, email, email_key, role, language, created_at) SELECT s.account_id, s.name, s.email, s.email_key, s.role, ?, ? ${from}`,
      [companyLanguage(this.company.locale), now, stored.id, ...span],
    );
    await manager.query(
      `INSERT INTO employee (id, account_id, department_id, ${PERSON}, manager_name, version, created_at)
       SELECT s.target_id, s.account_id, s.department_id, ${PERSON}, s.manager_name, 1, ? ${from}`,
      [now, stored.id, ...span],
    );
  }
}

function fromStaged(columns: string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `s.${column}`]));
}
