import { expect } from '@jest/globals';
import { rows } from './rows.js';
import type { TestServer } from './server.js';

const BUCKETS: Record<string, string> = {
  id: 'SUBSTR(l.id, 1, 4)', start: 'SUBSTR(l.start_date, 1, 7)', end: 'SUBSTR(l.end_date, 1, 7)', type: 'l.leave_type', department: 'e.department_id',
};

/** What is kept beside requests for their list is what it would be if it were made anew from the requests and their people. */
export async function expectLeaveKept(server: TestServer): Promise<void> {
  const other = await rows(server, `SELECT l.id FROM leave_request l JOIN employee e ON e.id = l.employee_id
    WHERE l.department_id <> e.department_id OR l.name_folded <> e.name_folded OR l.employee_id_folded <> e.employee_id_folded`);
  expect(other).toEqual([]);
  const kept: unknown[] = await rows(server, 'SELECT kind, bucket, status, SUM(requests) AS n FROM leave_tally GROUP BY kind, bucket, status HAVING SUM(requests) <> 0');
  const counted: unknown[] = [];
  for (const [kind, bucket] of Object.entries(BUCKETS)) {
    counted.push(...(await rows(server, `SELECT '${kind}' AS kind, ${bucket} AS bucket, l.status, COUNT(*) AS n FROM leave_request l JOIN employee e ON e.id = l.employee_id GROUP BY ${bucket}, l.status`)));
  }
  expect(lines(kept)).toEqual(lines(counted));
}

function lines(tallies: unknown[]): string[] {
  return (tallies as Record<string, unknown>[]).map(({ kind, bucket, status, n }) => `${String(kind)} ${String(bucket)} ${String(status)} ${Number(n)}`).sort();
}
