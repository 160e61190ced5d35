import { DataSource } from 'typeorm';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import type { TestServer } from './server.js';

/** Reads the database itself, past every call. */
export function rows<Row = Record<string, unknown>>(
  server: TestServer,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return server.app.get(DataSource).query<Row[]>(sql, parameters);
}

export async function countRows(
  server: TestServer,
  table: string,
  where = '1 = 1',
  parameters: unknown[] = [],
): Promise<number> {
  const [row] = await rows<{ n: number }>(
    server,
    `SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`,
    parameters,
  );
  return Number(row?.n);
}

/** Changes what is stored as no call can: an older date, a missing row. */
export async function store(
  server: Pick<TestServer, 'app'>,
  sql: string,
  parameters: unknown[] = [],
): Promise<void> {
  await server.app.get(UnitOfWork).write((manager) => manager.query(sql, parameters));
}

/** Somebody's last day. */
export function setLastDay(
  server: TestServer,
  employee: EmployeeRecord,
  leftOn: string | null,
): Promise<void> {
  return store(server, 'UPDATE employee SET left_on = ? WHERE id = ?', [leftOn, employee._id]);
}

export interface AuditRow {
  actor: string | null;
  actorName: string;
  action: string;
  subject: string;
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

/** The entries about one subject, oldest first, without sign-ins. */
export async function auditOf(server: TestServer, subjectId: string): Promise<AuditRow[]> {
  const found = await rows<Record<string, string | null>>(
    server,
    "SELECT * FROM audit_entry WHERE subject_id = ? AND subject <> 'session' ORDER BY id",
    [subjectId],
  );
  return found.map((row) => ({
    actor: row.actor_id ?? null,
    actorName: row.actor_name ?? '',
    action: row.action ?? '',
    subject: row.subject ?? '',
    subjectName: row.subject_name ?? '',
    before: parsed(row.value_before),
    after: parsed(row.value_after),
    requestId: row.request_id ?? null,
  }));
}

function parsed(json: string | null | undefined): Record<string, unknown> | null {
  return json == null ? null : (JSON.parse(json) as Record<string, unknown>);
}
