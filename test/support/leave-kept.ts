import { expect } from '@jest/globals';
import { rows } from './rows.js';
import type { TestServer } from './server.js';

/** By kind: the column of leave_change, and what it must hold, found from the request and its employee. */
const BUCKETS: Record<string, [string, string]> = {
  id: ['id_part', 'SUBSTR(l.id, 1, 4)'],
  start: ['start_month', 'SUBSTR(l.start_date, 1, 7)'],
  end: ['end_month', 'SUBSTR(l.end_date, 1, 7)'],
  type: ['leave_type', 'l.leave_type'],
  department: ['department_id', 'e.department_id'],
  name: ['name_start', 'SUBSTR(e.name_folded, 1, 3)'],
  days: ['days', 'l.days'],
  created: ['created_span', 'CASE WHEN l.created_at < 0 THEN -4294967296 ELSE l.created_at - l.created_at % 4294967296 END'],
};

/** What is kept beside requests for their list is what it would be if it were made anew from the requests and their people. */
export async function expectLeaveKept(server: TestServer): Promise<void> {
  const other = await rows(server, `SELECT l.id FROM leave_request l JOIN employee e ON e.id = l.employee_id
    WHERE l.department_id <> e.department_id OR l.name_folded <> e.name_folded OR l.employee_id_folded <> e.employee_id_folded`);
  expect(other).toEqual([]);
  const waiting = Object.entries(BUCKETS).map(([kind, [column]]) => `SELECT '${kind}', ${column}, status, requests FROM leave_change`);
  const kept = await rows(server, `SELECT kind, bucket, status, SUM(requests) AS n FROM (
    SELECT kind, bucket, status, requests FROM leave_tally UNION ALL ${waiting.join(' UNION ALL ')}) counted GROUP BY kind, bucket, status HAVING SUM(requests) <> 0`);
  const counted: unknown[] = [];
  for (const [kind, [, bucket]] of Object.entries(BUCKETS)) {
    counted.push(...(await rows(server, `SELECT '${kind}' AS kind, ${bucket} AS bucket, l.status, COUNT(*) AS n FROM leave_request l JOIN employee e ON e.id = l.employee_id GROUP BY ${bucket}, l.status`)));
  }
  expect(lines(kept)).toEqual(lines(counted));
}

/** Spaces behind the beginning of a name tell nothing apart. */
function lines(tallies: unknown[]): string[] {
  const sums = new Map<string, number>();
  for (const { kind, bucket, status, n } of tallies as Record<string, unknown>[]) {
    const line = `${String(kind)} ${String(bucket).trimEnd()} ${String(status)}`;
    sums.set(line, (sums.get(line) ?? 0) + Number(n));
  }
  return [...sums].map(([line, n]) => `${line} ${n}`).sort();
}
