import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { actionsOf, ENTRY, factsIn, type EntryRow, type RecordedFact } from './recorded-fact.js';

/** A period can be paid that long before it begins. */
const AHEAD_MS = 366 * 24 * 60 * 60 * 1000;
/** Actions that a payslip names as the reason of a difference. The others are read with their subjects. */
const REASONS = actionsOf(({ kind }) =>
  ['salary', 'person', 'employment', 'leave', 'schedule'].includes(kind),
);

/** Why what is due for a period may have changed since it was paid. */
@Injectable()
export class RecordedPayFacts {
  constructor(private readonly work: UnitOfWork) {}

  /** Facts of some people and of everybody that were recorded since about the day. */
  async read(
    ids: readonly string[],
    since: CalendarDate,
  ): Promise<(employeeId: string) => RecordedFact[]> {
    const from = Date.parse(since) - AHEAD_MS;
    const read = (whom: string, parameters: readonly string[]) =>
      this.work.read<EntryRow>(
        `${ENTRY} WHERE ${whom} AND t.recorded_at >= ? AND t.action IN (${REASONS}) AND (l.id IS NULL OR y.paid = 0) ORDER BY t.recorded_at, t.id`,
        [...parameters, from],
      );
    const own = await readByIds(ids, (some, places) => read(`t.employee_id IN (${places})`, some));
    const shared = (await read('t.employee_id IS NULL', [])).flatMap(factsIn);
    const facts = new Map<string | null, RecordedFact[]>();
    for (const fact of own.flatMap(factsIn)) {
      const known = facts.get(fact.employeeId);
      if (known) known.push(fact);
      else facts.set(fact.employeeId, [fact]);
    }
    return (employeeId) => [...(facts.get(employeeId) ?? []), ...shared];
  }
}
