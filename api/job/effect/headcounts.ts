import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { HeadcountEffect } from '../../contract/job/job-changes.js';
import { employedWithin } from '../../employee/employed-within.js';
import { DepartmentDays } from '../../employee/job/department-days.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Mover } from './changed-person.js';

/** How many people the departments have on the day, without a change and with it. */
@Injectable()
export class Headcounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly departments: DepartmentDays,
  ) {}

  /** By name; only departments whose number changes. */
  async compare(
    movers: readonly Mover[],
    day: CalendarDate,
    names: ReadonlyMap<string, string>,
  ): Promise<HeadcountEffect[]> {
    const moves = new Map<string, number>();
    const add = (id: string | undefined, people: number) => {
      if (id !== undefined) moves.set(id, (moves.get(id) ?? 0) + people);
    };
    for (const { before, after } of movers) {
      add(before(day), -1);
      add(after(day), 1);
    }
    const changed = [...moves].filter(([, people]) => people !== 0);
    if (changed.length === 0) return [];
    const stored = await this.count(
      changed.map(([id]) => id),
      day,
    );
    return changed
      .map(([id, people]) => {
        const before = stored.get(id) ?? 0;
        return {
          department: { _id: id, dep_name: names.get(id) ?? '' },
          before,
          after: before + people,
        };
      })
      .sort((a, b) => a.department.dep_name.localeCompare(b.department.dep_name));
  }

  private async count(ids: readonly string[], day: CalendarDate): Promise<Map<string, number>> {
    const byDay = await this.departments.since(day);
    const [among, employed] = [byDay.among(ids, day, day), employedWithin(day, day)];
    const people = await this.work.read<{ id: string; departmentId: string }>(
      `SELECT e.id, e.department_id AS departmentId FROM employee e WHERE ${among.sql} AND ${employed.sql}`,
      [...among.parameters, ...employed.parameters],
    );
    const counts = new Map<string, number>();
    for (const { id, departmentId } of people) {
      const department = byDay.on(id, departmentId, day);
      counts.set(department, (counts.get(department) ?? 0) + 1);
    }
    return counts;
  }
}
