import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { movesFacts, timelinesOf, type ChangedPerson } from './changed-person.js';

/** Finds people who would manage themselves by way of others. Approvals end such circles, so they are allowed. */
@Injectable()
export class ManagerCircles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async find(people: readonly ChangedPerson[], from: CalendarDate): Promise<ChangedPerson[]> {
    const day = latest(from, this.clock.today());
    const managers = people.flatMap((person) => {
      if (!movesFacts(person, 'manager')) return [];
      const { before, after } = timelinesOf(person, 'manager', this.clock.now());
      const [old, manager] = [before, after].map((facts) => spanOn(facts, day)?.valueId ?? null);
      return manager && manager !== old ? [{ person, manager }] : [];
    });
    if (managers.length === 0) return [];
    const managerOf = await this.managersOn(day);
    for (const { person, manager } of managers) managerOf.set(person.id, manager);
    return managers.flatMap(({ person }) => (isInCircle(person.id, managerOf) ? [person] : []));
  }

  /** Those of today, and what is planned until the day. */
  private async managersOn(day: CalendarDate): Promise<Map<string, string | null>> {
    const today = await this.work.read<{ id: string; manager: string }>(
      'SELECT id, manager_id AS manager FROM employee WHERE manager_id IS NOT NULL',
    );
    const planned = await this.work.read<{ id: string; manager: string | null }>(
      "SELECT employee_id AS id, value_id AS manager FROM job_fact WHERE kind = 'manager' AND valid = 1 AND from_date > ? AND from_date <= ? ORDER BY from_date",
      [this.clock.today(), day],
    );
    return new Map([...today, ...planned].map(({ id, manager }) => [id, manager]));
  }
}

function isInCircle(id: string, managerOf: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  let above = managerOf.get(id);
  while (above && above !== id && !seen.has(above)) {
    seen.add(above);
    above = managerOf.get(above);
  }
  return above === id;
}
