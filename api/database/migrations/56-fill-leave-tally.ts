import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the server counts what comes later. */
const BUCKETS = {
  id: 'SUBSTR(id, 1, 4)',
  start: 'SUBSTR(start_date, 1, 7)',
  end: 'SUBSTR(end_date, 1, 7)',
  type: 'leave_type',
  department: 'department_id',
  name: 'RTRIM(SUBSTR(name_folded, 1, 3))',
  days: 'CAST(days AS CHAR)',
  created: 'CAST(created_at - (created_at % 4294967296 + 4294967296) % 4294967296 AS CHAR)',
};

export class FillLeaveTally1763700000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Once the server runs, it keeps them itself.
    const [counted] = (await runner.query('SELECT status FROM leave_tally UNION ALL SELECT status FROM leave_change LIMIT 1')) as unknown[];
    if (counted) return;
    for (const [kind, bucket] of Object.entries(BUCKETS)) {
      await runner.query(`INSERT INTO leave_tally (kind, bucket, status, requests) SELECT '${kind}', ${bucket}, status, COUNT(*) FROM leave_request GROUP BY ${bucket}, status`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM leave_tally');
    await runner.query('DELETE FROM leave_change');
  }
}
