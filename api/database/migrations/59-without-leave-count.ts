import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../ids.js';
import { CreateLeaveCount1763700000009 } from './09-leave-count.js';

interface Group {
  status: string;
  n: number | string;
}

/** How many requests are in each state the tallies of types say as well. */
export class DropLeaveCount1763700000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await new CreateLeaveCount1763700000009().down(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await new CreateLeaveCount1763700000009().up(runner);
    const [counted] = (await runner.query('SELECT id FROM leave_count LIMIT 1')) as unknown[];
    if (counted) return;
    const groups = (await runner.query('SELECT status, COUNT(*) AS n FROM leave_request GROUP BY status')) as Group[];
    for (const { status, n } of groups) await runner.query('INSERT INTO leave_count (id, status, requests) VALUES (?, ?, ?)', [newId(), status, Number(n)]);
  }
}
