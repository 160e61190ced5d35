import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import type { ImportJob } from '../import-job.entity.js';

const STAGED = {
  employee: { table: 'staged_employee', name: 's.name', filter: "s.side = 'after'", before: 's.audit_before' },
  salary: { table: 'staged_salary', name: 's.employee_name', filter: '1 = 1', before: 'NULL' },
  leave: { table: 'staged_leave', name: 's.employee_name', filter: '1 = 1', before: 'NULL' },
} as const;

@Injectable()
export class ImportAudit {
  constructor(private readonly clock: Clock) {}

  write(manager: EntityManager, job: ImportJob, subject: keyof typeof STAGED, rowFilter: string, span: [number, number]): Promise<void> {
    const { table, name, filter, before } = STAGED[subject];
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, value_before, value_after, request_id, changeset_id)
       SELECT s.audit_id, ?, ?, ?, '${subject}.import', '${subject}', s.target_id, ${name}, ${before}, s.audit_after, ?, s.import_id
       FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${rowFilter}`,
      [this.clock.now(), job.appliedBy, job.appliedByName, job.requestId, job.id, ...span],
    );
  }

  writeUndone(manager: EntityManager, job: ImportJob, subject: keyof typeof STAGED, rowFilter: string, span: [number, number]): Promise<void> {
    const { table, name, filter, before } = STAGED[subject];
    return manager.query(
      `INSERT INTO audit_entry (id, recorded_at, actor_id, actor_name, action, subject, subject_id, subject_name, value_before, value_after, request_id, changeset_id)
       SELECT s.undo_audit_id, ?, ?, ?, '${subject}.import_undone', '${subject}', s.target_id, ${name}, s.audit_after, ${before}, ?, s.import_id
       FROM ${table} s WHERE s.import_id = ? AND ${filter} AND ${rowFilter}`,
      [this.clock.now(), job.undoneBy, job.undoneByName, job.requestId, job.id, ...span],
    );
  }
}
