import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EARLIEST_EMPLOYMENT, type CalendarDate } from '../../contract/calendar-date.js';
import {
  jobOn,
  type JobFact,
  type JobKind,
  type JobSource,
} from '../../contract/employee/job-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow, insertRows } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { ClosedDepartments } from './closed-departments.js';
import { JobFactReader } from './job-fact-reader.js';
import { isSameValue, readTodaysJobs, valuesOf, type JobFactValue } from './todays-job.js';

export interface JobOrigin {
  source: JobSource;
  /** The account; null for the system and the command line. */
  by: string | null;
  reason?: string | null;
  importId?: string;
  /** The field of a request that changes employments. */
  employmentField?: 'leftOn' | 'returnDate';
  /** The rule of a salary round, as JSON. */
  round?: string | null;
}

export interface NewJobFact extends JobFactValue {
  employeeId: string;
}

export interface NewJobChange {
  from: CalendarDate;
  reason: string | null;
  facts: readonly NewJobFact[];
}

const CHANGE_COLUMNS = ['id', 'from_date', 'reason', 'recorded_by', 'recorded_at', 'import_id'];
const COLUMNS = [
  'employee_id',
  'kind',
  'from_date',
  'change_id',
  'value_id',
  'value',
  'value_folded',
  'source',
  'valid',
  'planned',
];

/** Stores facts of people whose rows the open unit has locked. */
@Injectable()
export class JobFactStore {
  constructor(
    private readonly clock: Clock,
    private readonly reader: JobFactReader,
    private readonly closed: ClosedDepartments,
  ) {}

  /** After `employee` was changed without a day: what differs from the facts holds from today on, and all that is known of somebody without facts from the beginning. */
  async follow(
    manager: EntityManager,
    employeeIds: readonly string[],
    origin: JobOrigin,
  ): Promise<void> {
    const today = this.clock.today();
    const facts = await this.reader.readPeople(employeeIds);
    const isWaiting = await this.waiting(manager, employeeIds);
    const [opening, changed]: [NewJobFact[], NewJobFact[]] = [[], []];
    for (const row of await readTodaysJobs(manager, employeeIds)) {
      const known = facts.get(row.id) ?? [];
      const job = jobOn(known, today);
      const applied = jobOn(
        known.filter((fact) => !isWaiting(row.id, fact)),
        today,
      );
      for (const value of valuesOf(row)) {
        if ([job, applied].some((one) => isSameValue(value, one[value.kind]?.fact))) continue;
        // A title is only unknown where an import did not say it.
        const isFirst = value.kind === 'designation' && !job.designation;
        (known.length === 0 || isFirst ? opening : changed).push({ employeeId: row.id, ...value });
      }
    }
    await this.record(manager, EARLIEST_EMPLOYMENT, opening, { ...origin, source: 'opening' });
    await this.record(manager, today, changed, origin);
    if (origin.employmentField)
      for (const id of employeeIds)
        await this.closed.requireNotIn(manager, id, origin.employmentField);
  }

  /** Planned facts whose day has come, while `employee` still says what was before: the next round of the job applies them. */
  private async waiting(
    manager: EntityManager,
    employeeIds: readonly string[],
  ): Promise<(employeeId: string, fact: JobFact) => boolean> {
    const keyOf = (employeeId: string, { kind, changeId }: Pick<JobFact, 'kind' | 'changeId'>) =>
      `${employeeId} ${kind} ${changeId}`;
    const rows = await readByIds(employeeIds, (ids, places) =>
      manager.query<{ employeeId: string; kind: JobKind; changeId: string }[]>(
        `SELECT employee_id AS employeeId, kind, change_id AS changeId FROM job_fact WHERE employee_id IN (${places}) AND planned = 1 AND from_date <= ?`,
        [...ids, this.clock.today()],
      ),
    );
    const keys = new Set(rows.map((row) => keyOf(row.employeeId, row)));
    return (employeeId, fact) => keys.has(keyOf(employeeId, fact));
  }

  /** Facts that hold from a day on; others for the same day no longer count. Returns the id of their change; undefined without any. */
  async record(
    manager: EntityManager,
    from: CalendarDate,
    facts: readonly NewJobFact[],
    origin: JobOrigin,
  ): Promise<string | undefined> {
    if (facts.length === 0) return undefined;
    const changeId = await this.begin(manager, from, origin);
    await this.add(manager, { changeId, from, source: origin.source }, facts);
    return changeId;
  }

  /** A change, which may hold more than facts. */
  async begin(
    manager: EntityManager,
    from: CalendarDate,
    { by, reason = null, importId, round = null }: JobOrigin,
  ): Promise<string> {
    const id = newId();
    await insertRow(manager, 'job_change', {
      id,
      from_date: from,
      reason,
      recorded_by: by,
      recorded_at: this.clock.now(),
      import_id: importId ?? null,
      round,
    });
    return id;
  }

  async add(
    manager: EntityManager,
    { changeId, from, source }: { changeId: string; from: CalendarDate; source: JobSource },
    facts: readonly NewJobFact[],
  ): Promise<void> {
    await this.replace(manager, from, facts);
    await this.insert(manager, [{ id: changeId, from, facts }], source);
    await this.requireOpen(manager, facts, source === 'change' ? 'set.department' : 'department');
  }

  /**
   * Many changes at once, each of which has facts. Others for the same day are replaced only at the beginning and today: for other days there must be
   * none. After the last one of a person the caller asks whether departments are open.
   */
  async recordEach(
    manager: EntityManager,
    changes: readonly NewJobChange[],
    { source, by, importId }: JobOrigin,
  ): Promise<void> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    for (const day of [EARLIEST_EMPLOYMENT, today])
      await this.replace(
        manager,
        day,
        changes.flatMap(({ from, facts }) => (from === day ? facts : [])),
      );
    const stored = changes.map((change) => ({ id: newId(), ...change }));
    await insertRows(
      manager,
      'job_change',
      CHANGE_COLUMNS,
      stored.map(({ id, from, reason }) => [id, from, reason, by, now, importId ?? null]),
    );
    await this.insert(manager, stored, source);
  }

  private async replace(
    manager: EntityManager,
    from: CalendarDate,
    facts: readonly NewJobFact[],
  ): Promise<void> {
    for (const kind of new Set(facts.map((fact) => fact.kind)))
      await readByIds(
        facts.flatMap((fact) => (fact.kind === kind ? fact.employeeId : [])),
        async (ids, places) => {
          await manager.query(
            `UPDATE job_fact SET valid = NULL, planned = NULL WHERE employee_id IN (${places}) AND kind = ? AND from_date = ? AND valid = 1`,
            [...ids, kind, from],
          );
          return [];
        },
      );
  }

  private async insert(
    manager: EntityManager,
    changes: readonly (Pick<NewJobChange, 'from' | 'facts'> & { id: string })[],
    source: JobSource,
  ): Promise<void> {
    const today = this.clock.today();
    await insertRows(
      manager,
      'job_fact',
      COLUMNS,
      changes.flatMap(({ id, from, facts }) =>
        facts.map(({ employeeId, kind, valueId, value }) => [
          employeeId,
          kind,
          from,
          id,
          valueId,
          value,
          kind === 'designation' && value !== null ? folded(value) : null,
          source,
          1,
          from > today ? 1 : null,
        ]),
      ),
    );
  }

  /** Refuses facts by which somebody is in a department after it was closed. */
  requireOpen(manager: EntityManager, facts: readonly NewJobFact[], field: string): Promise<void> {
    return this.closed.requireOpen(manager, facts, field);
  }
}
