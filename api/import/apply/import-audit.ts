import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import type { ImportJob } from '../import-job.entity.js';

const RECORD = { id: 's.target_id', name: 's.employee_name', filter: '1 = 1', before: 'NULL' };
const STAGED = {
  employee: { ...RECORD, table: 'staged_employee', action: 'employee.import', subject: 'employee', name: 's.name', filter: "s.side = 'after'", before: 's.audit_before' },
  salary: { ...RECORD, table: 'staged_salary', action: 'salary.import', subject: 'salary' },
  leave: { ...RECORD, table: 'staged_leave', action: 'leave.import', subject: 'leave' },
  opening: { ...RECORD, table: 'staged_opening', action: 'leave.opening_import', subject: 'employee', id: 's.employee_id' },
} as const;

@Injectable()
export class ImportAudit {
  constructor(private readonly clock: Clock) {}

  write(manager: EntityManager, job: ImportJob, records: keyof typeof STAGED, rowFilter: string, span: [number, number]): Promise<void> {
    const { table, action, subject, id, name, filter, before } = STAGED[records];
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, value_before, value_after, request_id, changeset_id)
       SELECT s.audit_id, ?, ?, ?, '${action}', '${subject}', ${id}, ${name}, ${before}, s.audit_after, ?, s.import_id
       FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${rowFilter}`,
      [this.clock.now(), job.appliedBy, job.appliedByName, job.requestId, job.id, ...span],
    );
  }

  writeUndone(manager: EntityManager, job: ImportJob, records: keyof typeof STAGED, rowFilter: string, span: [number, number]): Promise<void> {
    const { table, action, subject, id, name, filter, before } = STAGED[records];
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, value_before, value_after, request_id, changeset_id)
       SELECT s.undo_audit_id, ?, ?, ?, '${action}_undone', '${subject}', ${id}, ${name}, s.audit_after, ${before}, ?, s.import_id
       FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${rowFilter}`,
      [this.clock.now(), job.undoneBy, job.undoneByName, job.requestId, job.id, ...span],
    );
  }
}
