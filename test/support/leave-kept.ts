import { expect } from '@jest/globals';
import { rows } from './rows.js';
import type { TestServer } from './server.js';

/** The counter and the denormalized columns are what they would be if they were made anew from the requests and their people. */
export async function expectLeaveKept(server: TestServer): Promise<void> {
  const outdated = await rows(server, `SELECT l.id FROM leave_request l JOIN employee e ON e.id = l.employee_id
    WHERE l.department_id <> e.department_id OR l.name_folded <> e.name_folded OR l.employee_id_folded <> e.employee_id_folded`);
  expect(outdated).toEqual([]);
  const kept = await rows<Line>(server, 'SELECT status, start_month AS month, SUM(requests) AS n FROM leave_counter GROUP BY status, start_month HAVING SUM(requests) <> 0');
  const counted = await rows<Line>(server, `SELECT CASE WHEN id IN (SELECT replaces FROM leave_request) THEN 'Shortened' ELSE status END AS status, SUBSTR(start_date, 1, 7) AS month, COUNT(*) AS n FROM leave_request GROUP BY 1, 2`);
  expect(lines(kept)).toEqual(lines(counted));
}

interface Line {
  status: string;
  month: string;
  n: number | string;
}

function lines(counts: Line[]): string[] {
  return counts.map(({ status, month, n }) => `${month} ${status} ${Number(n)}`).sort();
}
