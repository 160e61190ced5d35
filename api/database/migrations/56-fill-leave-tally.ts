import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../ids.js';

/** As the server counts what comes later. */
const BUCKETS = {
  id: 'SUBSTR(id, 1, 4)',
  start: 'SUBSTR(start_date, 1, 7)',
  end: 'SUBSTR(end_date, 1, 7)',
  type: 'leave_type',
  department: 'department_id',
};

interface Group {
  bucket: string;
  status: string;
  n: number | string;
}

export class FillLeaveTally1763700000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Once the server runs, it keeps them itself.
    const [counted] = (await runner.query('SELECT id FROM leave_tally LIMIT 1')) as unknown[];
    if (counted) return;
    const rows: unknown[][] = [];
    for (const [kind, bucket] of Object.entries(BUCKETS)) {
      const groups = (await runner.query(`SELECT ${bucket} AS bucket, status, COUNT(*) AS n FROM leave_request GROUP BY ${bucket}, status`)) as Group[];
      rows.push(...groups.map((group) => [newId(), kind, group.bucket, group.status, Number(group.n)]));
    }
    for (let start = 0; start < rows.length; start += 500) {
      const some = rows.slice(start, start + 500);
      await runner.query(`INSERT INTO leave_tally (id, kind, bucket, status, requests) VALUES ${some.map(() => '(?, ?, ?, ?, ?)').join(', ')}`, some.flat());
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM leave_tally');
  }
}
