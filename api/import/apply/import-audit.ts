import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangesRecorded } from '../../audit/audit.events.js';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { AUDIT_ENTRY } from '../../audit/audit.tables.js';
import { UNDONE } from '../../contract/audit-actions.js';
import { Clock } from '../../platform/config/clock.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { Events } from '../../platform/events/events.js';
import type { StoredImport } from '../import.tables.js';
import { actorOf } from '../stored-imports.js';
import { IN_SPAN, type RowSpan } from './staged-rows.js';

const RECORD = {
  id: 's.target_id',
  employee: 's.employee_id',
  name: 's.employee_name',
  filter: '1 = 1',
  before: 'NULL',
};
const STAGED = {
  employee: {
    ...RECORD,
    table: 'staged_employee',
    action: 'employee.import',
    subject: 'employee',
    employee: 's.target_id',
    name: 's.name',
    filter: "s.side = 'after'",
    before: 's.audit_before',
  },
  salary: { ...RECORD, table: 'staged_salary', action: 'salary.import', subject: 'salary' },
  leave: { ...RECORD, table: 'staged_leave', action: 'leave.import', subject: 'leave' },
  job: {
    ...RECORD,
    table: 'staged_job',
    action: 'job.import',
    subject: 'employee',
    id: 's.employee_id',
    filter: "s.facts <> '[]'",
    before: 's.audit_before',
  },
  opening: {
    ...RECORD,
    table: 'staged_opening',
    action: 'leave.opening_import',
    subject: 'employee',
    id: 's.employee_id',
  },
} as const;

@Injectable()
export class ImportAudit {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** The import itself, whose changes are entries of their own. */
  record(stored: StoredImport, by: 'apply' | 'undo'): Promise<void> {
    const { kind, fileName, newRows, changedRows } = stored;
    return this.audit.record(actorOf(stored, by), {
      action: `import.${by}`,
      subject: 'import',
      id: stored.id,
      name: stored.name,
      changesetId: stored.id,
      after: { kind, fileName, newRows, changedRows },
    });
  }

  write(
    manager: EntityManager,
    stored: StoredImport,
    records: keyof typeof STAGED,
    span: RowSpan,
    undone = false,
  ): Promise<void> {
    const { table, action, subject, id, employee, name, filter, before } = STAGED[records];
    const values = undone
      ? `'${action}${UNDONE}', '${subject}', ${id}, ${name}, ${employee}, s.audit_after, ${before}`
      : `'${action}', '${subject}', ${id}, ${name}, ${employee}, ${before}, s.audit_after`;
    const actor = actorOf(stored, undone ? 'undo' : 'apply');
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, employee_id, value_before, value_after, request_id, changeset_id)
       SELECT s.${undone ? 'undo_audit_id' : 'audit_id'}, ?, ?, ?, ${values}, ?, s.import_id FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${IN_SPAN}`,
      [this.clock.now(), actor.accountId, actor.name, actor.requestId, stored.id, ...span],
    );
  }

  writeUndone(
    manager: EntityManager,
    stored: StoredImport,
    records: keyof typeof STAGED,
    span: RowSpan,
  ): Promise<void> {
    return this.write(manager, stored, records, span, true);
  }

  /** Emits what an admin's import has changed about themselves. The entries of everybody are too many for an event. */
  async emitOwn(manager: EntityManager, stored: StoredImport, by: 'apply' | 'undo'): Promise<void> {
    const { accountId, name } = actorOf(stored, by);
    const entryId = by === 'apply' ? 'audit_id' : 'undo_audit_id';
    const [own] = await manager.query<{ id: string }[]>(
      'SELECT e.id FROM employee e WHERE e.account_id = ?',
      [accountId ?? ''],
    );
    if (accountId === null || !own) return;
    const changes: AuditedChange[] = [];
    for (const { table, employee, filter } of Object.values(STAGED)) {
      const entries = await manager.query<OwnEntry[]>(
        `SELECT t.action, t.subject, t.subject_id, t.subject_name, t.value_before, t.value_after FROM ${table} s JOIN audit_entry t ON t.id = s.${entryId}
         WHERE s.import_id = ? AND ${employee} = ? AND ${filter}`,
        [stored.id, own.id],
      );
      changes.push(...entries.map((entry) => changeOf(entry, own.id)));
    }
    if (changes.length > 0)
      await this.events.emit(
        new ChangesRecorded({ accountId, employeeId: own.id, name, role: 'admin' }, changes),
      );
  }
}

type OwnEntry = Pick<
  StoredRow<typeof AUDIT_ENTRY>,
  'subject_id' | 'subject_name' | 'value_before' | 'value_after'
> &
  Pick<AuditedChange, 'action' | 'subject'>;

function changeOf(
  { action, subject, subject_id: id, subject_name: name, value_before, value_after }: OwnEntry,
  employeeId: string,
): AuditedChange {
  return {
    action,
    subject,
    id,
    name,
    employeeId,
    before: values(value_before),
    after: values(value_after),
  };
}

function values(stored: string | null): Record<string, unknown> | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Record<string, unknown>);
}
