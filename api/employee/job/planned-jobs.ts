import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SYSTEM_ACTOR } from '../../audit/audit-entries.js';
import { Audit, type AuditedChange } from '../../audit/audit.js';
import type { JobKind } from '../../contract/employee/job-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { Events } from '../../platform/events/events.js';
import { ApproversChanged } from '../employee.events.js';
import { JobNames } from './job-names.js';
import { JobsInForce } from './jobs-in-force.js';
import type { JobFactValue } from './todays-job.js';

/** Brings planned facts into force whose day has come, in the name of the system. */
@Injectable()
export class PlannedJobs {
  constructor(
    private readonly clock: Clock,
    private readonly inForce: JobsInForce,
    private readonly names: JobNames,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  /** Of people whose rows the open unit has locked. */
  async takeEffect(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const due = await manager.query<{ id: string; kind: JobKind }[]>(
      `SELECT employee_id AS id, kind FROM job_fact WHERE planned = 1 AND from_date <= ? AND employee_id IN (${ids.map(() => '?').join(', ')})`,
      [this.clock.today(), ...ids],
    );
    const kinds = new Map<string, JobKind[]>();
    for (const { id, kind } of due) kinds.set(id, [...(kinds.get(id) ?? []), kind]);
    const changed = await this.inForce.apply(manager, kinds);
    const nameOf = await this.names.read(
      changed.flatMap(({ before, after }) => [...before, ...after]),
    );
    const named = (values: JobFactValue[]) =>
      Object.fromEntries(values.map((value) => [value.kind, nameOf(value)]));
    await this.audit.record(
      SYSTEM_ACTOR,
      ...changed.map(({ employeeId, name, before, after }): AuditedChange => ({
        action: 'job.effect',
        subject: 'employee',
        id: employeeId,
        name,
        before: named(before),
        after: named(after),
      })),
    );
    const changedKinds = changed.flatMap(({ after }) => after.map(({ kind }) => kind));
    if (changedKinds.includes('manager') || changedKinds.includes('approver'))
      await this.events.emit(new ApproversChanged());
  }
}
