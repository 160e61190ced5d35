import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditSubject } from '../../contract/audit.js';
import type { AuditedChange } from '../../audit/audit.js';
import { ChangesRecorded } from '../../audit/audit.events.js';
import { Clock } from '../../platform/config/clock.js';
import { Events } from '../../platform/events/events.js';
import type { ImportJob } from '../import.tables.js';
import type { ImportKind } from '../../contract/imports.js';
import { lockLeave } from '../../employee/leave-lock.js';
import type { ImportRun } from '../import-handler.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import type { AUDIT_ENTRY } from '../../audit/audit.tables.js';

const RECORD = { id: 's.target_id', employee: 's.employee_id', name: 's.employee_name', filter: '1 = 1', before: 'NULL' };
const STAGED = {
  employee: { ...RECORD, table: 'staged_employee', action: 'employee.import', subject: 'employee', employee: 's.target_id', name: 's.name', filter: "s.side = 'after'", before: 's.audit_before' },
  salary: { ...RECORD, table: 'staged_salary', action: 'salary.import', subject: 'salary' },
  leave: { ...RECORD, table: 'staged_leave', action: 'leave.import', subject: 'leave' },
  opening: { ...RECORD, table: 'staged_opening', action: 'leave.opening_import', subject: 'employee', id: 's.employee_id' },
} as const;

@Injectable()
export class ImportAudit {
  constructor(
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  write(manager: EntityManager, job: ImportJob, records: keyof typeof STAGED, rowFilter: string, span: [number, number], undone = false): Promise<void> {
    const { table, action, subject, id, name, filter, before } = STAGED[records];
    const values = undone ? `'${action}_undone', '${subject}', ${id}, ${name}, s.audit_after, ${before}` : `'${action}', '${subject}', ${id}, ${name}, ${before}, s.audit_after`;
    const actor = undone ? [job.undoneBy, job.undoneByName] : [job.appliedBy, job.appliedByName];
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, value_before, value_after, request_id, changeset_id)
       SELECT s.${undone ? 'undo_audit_id' : 'audit_id'}, ?, ?, ?, ${values}, ?, s.import_id FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${rowFilter}`,
      [this.clock.now(), ...actor, job.requestId, job.id, ...span],
    );
  }

  writeUndone(manager: EntityManager, job: ImportJob, records: keyof typeof STAGED, rowFilter: string, span: [number, number]): Promise<void> {
    return this.write(manager, job, records, rowFilter, span, true);
  }

  /** Emits what an admin's import has changed about themselves. The entries of everybody are too many for an event. */
  async emitOwn(manager: EntityManager, job: ImportJob, by: 'apply' | 'undo'): Promise<void> {
    const [accountId, name, entryId] = by === 'apply' ? [job.appliedBy, job.appliedByName, 'audit_id'] : [job.undoneBy, job.undoneByName, 'undo_audit_id'];
    const [own] = await manager.query<{ id: string }[]>('SELECT e.id FROM employee e WHERE e.account_id = ?', [accountId ?? '']);
    if (accountId === null || !own) return;
    const changes: AuditedChange[] = [];
    for (const { table, employee, filter } of Object.values(STAGED)) {
      const entries = await manager.query<OwnEntry[]>(
        `SELECT t.action, t.subject, t.subject_id, t.subject_name, t.value_before, t.value_after FROM ${table} s JOIN audit_entry t ON t.id = s.${entryId}
         WHERE s.import_id = ? AND ${employee} = ? AND ${filter}`,
        [job.id, own.id],
      );
      changes.push(...entries.map((entry) => changeOf(entry, own.id)));
    }
    if (changes.length > 0) await this.events.emit(new ChangesRecorded({ accountId, employeeId: own.id, name: name ?? '', role: 'admin' }, changes));
  }
}

type OwnEntry = Pick<StoredRow<typeof AUDIT_ENTRY>, 'action' | 'subject_id' | 'subject_name' | 'value_before' | 'value_after'> & { subject: AuditSubject };

function changeOf({ action, subject, subject_id: id, subject_name: name, value_before, value_after }: OwnEntry, employeeId: string): AuditedChange {
  return { action, subject, id, name, employeeId, before: values(value_before), after: values(value_after) };
}

function values(stored: string | null): Record<string, unknown> | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Record<string, unknown>);
}

const SPAN = 200;

/** Works through the rows span by span in the open transaction and lets other requests run in between. */
export async function eachSpan(rowCount: number, run: ImportRun, work: (condition: string, parameters: [number, number]) => Promise<void>): Promise<void> {
  for (let first = 1; first <= rowCount; first += SPAN) {
    await work('s.row_no BETWEEN ? AND ?', [first, first + SPAN - 1]);
    await run.advance(SPAN);
  }
}

export async function lastRow(manager: EntityManager, table: string, importId: string): Promise<number> {
  const [row] = await manager.query<{ n: number | null }[]>(`SELECT MAX(row_no) AS n FROM ${table} WHERE import_id = ?`, [importId]);
  return Number(row?.n ?? 0);
}

/** Deletes by a list of ids use the primary key on both engines; deletes by a subquery do not. */
export async function stagedTargets(manager: EntityManager, table: string, importId: string, rowFilter: string, span: [number, number]): Promise<string[]> {
  const targets = await manager.query<{ id: string }[]>(`SELECT s.target_id AS id FROM ${table} s WHERE s.import_id = ? AND ${rowFilter}`, [importId, ...span]);
  return targets.map(({ id }) => id);
}

const PEOPLE_OF = {
  leaves: ['SELECT s.employee_id AS id FROM staged_leave s WHERE s.import_id = ?'],
  balances: ['SELECT s.employee_id AS id FROM staged_opening s WHERE s.import_id = ?'],
  employees: [
    "SELECT s.target_id AS id FROM staged_employee s WHERE s.import_id = ? AND s.side = 'after' AND s.result = 'changed'",
    'SELECT s.employee_id AS id FROM staged_opening s JOIN employee e ON e.id = s.employee_id WHERE s.import_id = ?',
  ],
} as const satisfies { [kind in ImportKind]?: readonly string[] };

/** Locks everybody whose leave or employment the import changes, except the people that it adds. */
export async function lockLeaveOfStaged(manager: EntityManager, kind: keyof typeof PEOPLE_OF, importId: string): Promise<void> {
  const selects = PEOPLE_OF[kind];
  const people = await manager.query<{ id: string }[]>(selects.join(' UNION '), selects.map(() => importId));
  await lockLeave(manager, people.map(({ id }) => id));
}
