import type { LeaveStatus } from '../contract/leave-statuses.js';

/** How many requests there are in a bucket of one kind, by state. */
export interface LeaveTally {
  kind: LeaveTallyKind;
  bucket: string;
  status: LeaveStatus;
  requests: number;
}

export const MONTH_DIGITS = 7;
/** An id begins with its time: four digits of it are some 50 days. */
const ID_DIGITS = 4;
/** As many milliseconds as those digits stand for. */
const SPAN_MS = 2 ** 32;

/** Without spaces behind it: to a server they are no difference, to the embedded database they are one. */
export const nameStart = (column: string) => `RTRIM(SUBSTR(${column}, 1, 3))`;

/** By kind: the column of leave_change, and what it holds of a row of leave_request l. Text throughout, as buckets of all kinds stand in one column. */
export const BUCKETS = {
  id: { column: 'id_part', sql: `SUBSTR(l.id, 1, ${ID_DIGITS})` },
  start: { column: 'start_month', sql: `SUBSTR(l.start_date, 1, ${MONTH_DIGITS})` },
  end: { column: 'end_month', sql: `SUBSTR(l.end_date, 1, ${MONTH_DIGITS})` },
  type: { column: 'leave_type', sql: 'l.leave_type' },
  department: { column: 'department_id', sql: 'l.department_id' },
  name: { column: 'name_start', sql: nameStart('l.name_folded') },
  days: { column: 'days', sql: 'CAST(l.days AS CHAR)' },
  created: { column: 'created_span', sql: `CAST(l.created_at - (l.created_at % ${SPAN_MS} + ${SPAN_MS}) % ${SPAN_MS} AS CHAR)` },
};
export type LeaveTallyKind = keyof typeof BUCKETS;
const KINDS = Object.keys(BUCKETS) as LeaveTallyKind[];

/** A change of what is counted, as it is stored: how many requests came (or went) that have these buckets. */
export type LeaveChange = Record<string, string | number>;
export const BUCKET_COLUMNS = Object.values(BUCKETS).map(({ column }) => column);
/** The buckets of rows of leave_request l, in the order of the columns. */
export const BUCKET_SQL = Object.values(BUCKETS).map(({ sql }) => sql);

/** What rows of leave_change come to. In the order of the key, so that whoever adds them to others takes rows in one order. */
export function talliesOf(changes: LeaveChange[]): LeaveTally[] {
  const tallies = new Map<string, LeaveTally>();
  for (const change of changes) {
    for (const kind of KINDS) {
      const [bucket, status] = [String(change[BUCKETS[kind].column]), change.status as LeaveStatus];
      const key = `${kind}\n${bucket}\n${status}`;
      const tally = tallies.get(key) ?? { kind, bucket, status, requests: 0 };
      tally.requests += Number(change.requests);
      tallies.set(key, tally);
    }
  }
  const inOrder = [...tallies].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([, tally]) => tally).filter(({ requests }) => requests !== 0);
}

/** A SELECT of the tallies of all rows of leave_request, for each kind. */
export function tallySelects(): string[] {
  return KINDS.map((kind) => `SELECT '${kind}' AS kind, ${BUCKETS[kind].sql} AS bucket, l.status, COUNT(*) AS requests FROM leave_request l GROUP BY ${BUCKETS[kind].sql}, l.status`);
}

/** SELECTs of all that is counted, merged or not. */
export function keptSelects(): string[] {
  return ['SELECT kind, bucket, status, requests FROM leave_tally', ...KINDS.map((kind) => `SELECT '${kind}', ${BUCKETS[kind].column}, status, requests FROM leave_change`)];
}
