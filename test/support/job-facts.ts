import type { CalendarDate } from '../../api/contract/calendar-date.js';
import type { JobKind } from '../../api/contract/employee/job-facts.js';
import { JobFactStore } from '../../api/employee/job/job-fact-store.js';
import { JobsInForce } from '../../api/employee/job/jobs-in-force.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import type { TestServer } from './server.js';

/** Texts are titles, all other kinds are ids; null takes a value away. */
export type JobValues = Partial<Record<JobKind, string | null>>;

/** Records what holds of somebody from a day on. */
export async function recordJob(
  { app }: Pick<TestServer, 'app'>,
  { _id: employeeId }: { _id: string },
  from: CalendarDate,
  values: JobValues,
): Promise<void> {
  const kinds = Object.keys(values) as JobKind[];
  await app.get(UnitOfWork).write(async (manager) => {
    await manager.query('UPDATE employee SET version = version + 1 WHERE id = ?', [employeeId]);
    const facts = kinds.map((kind) => {
      const value = values[kind] ?? null;
      return kind === 'designation'
        ? { employeeId, kind, valueId: null, value }
        : { employeeId, kind, valueId: value, value: null };
    });
    await app.get(JobFactStore, { strict: false }).record(manager, from, facts, {
      source: 'change',
      by: null,
    });
    await app.get(JobsInForce, { strict: false }).apply(manager, new Map([[employeeId, kinds]]));
  });
}
