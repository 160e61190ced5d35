import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../contract/working-time.js';
import { worksHere } from '../../employee/employment-status.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { TargetColumn } from './assignment-targets.js';

export interface Holders {
  /** People who work here, for whom a target holds today by an assignment of their own. */
  people(targetId: string): number;
  /** True if it holds today for everybody without one of their own. */
  everybody(targetId: string): boolean;
}

/** The assignment `a` is live, begun, and not followed by another one that has begun. Takes today twice. */
export const IN_EFFECT = `a.live = 1 AND a.from_date <= ? AND NOT EXISTS (SELECT 1 FROM leave_assignment b
  WHERE b.holder = a.holder AND b.subject = a.subject AND b.live = 1 AND b.from_date > a.from_date AND b.from_date <= ?)`;

@Injectable()
export class AssignmentCounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(column: TargetColumn): Promise<Holders> {
    const today = this.clock.today();
    const working = worksHere(today);
    const own = await this.work.read<{ id: string; people: number | string }>(
      `SELECT a.${column} AS id, COUNT(*) AS people FROM leave_assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.${column} IS NOT NULL AND ${IN_EFFECT} AND ${working.sql} GROUP BY a.${column}`,
      [today, today, ...working.parameters],
    );
    const common = await this.work.read<{ id: string }>(
      `SELECT a.${column} AS id FROM leave_assignment a WHERE a.holder = ? AND a.${column} IS NOT NULL AND ${IN_EFFECT}`,
      [EVERYBODY, today, today],
    );
    const people = new Map(own.map((row) => [row.id, Number(row.people)]));
    const everybody = new Set(common.map(({ id }) => id));
    return { people: (id) => people.get(id) ?? 0, everybody: (id) => everybody.has(id) };
  }
}
