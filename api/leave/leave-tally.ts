import type { LeaveStatus } from '../contract/leave-statuses.js';
import type { LeaveType } from '../contract/leave-types.js';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { Parts } from '../database/list-definition.js';

export interface CountedLeave {
  id: string;
  status: LeaveStatus;
  leaveType: LeaveType;
  startDate: CalendarDate;
  endDate: CalendarDate;
  departmentId: string;
}

/** How many requests there are in a bucket of one kind, by state. */
export interface LeaveTally {
  kind: LeaveTallyKind;
  bucket: string;
  status: LeaveStatus;
  requests: number;
}

/** An id begins with its time: four digits of it are some 50 days. */
const ID_DIGITS = 4;
export const MONTH_DIGITS = 7;

const BUCKETS = {
  id: { of: ({ id }: CountedLeave) => id.slice(0, ID_DIGITS), sql: `SUBSTR(l.id, 1, ${ID_DIGITS})` },
  start: { of: ({ startDate }: CountedLeave) => startDate.slice(0, MONTH_DIGITS), sql: `SUBSTR(l.start_date, 1, ${MONTH_DIGITS})` },
  end: { of: ({ endDate }: CountedLeave) => endDate.slice(0, MONTH_DIGITS), sql: `SUBSTR(l.end_date, 1, ${MONTH_DIGITS})` },
  type: { of: ({ leaveType }: CountedLeave) => leaveType as string, sql: 'l.leave_type' },
  department: { of: ({ departmentId }: CountedLeave) => departmentId, sql: 'l.department_id' },
};
export type LeaveTallyKind = keyof typeof BUCKETS;
const KINDS = Object.keys(BUCKETS) as LeaveTallyKind[];

export function talliesOf(leave: CountedLeave, status: LeaveStatus, requests: number): Record<string, string | number>[] {
  return KINDS.map((kind) => ({ kind, bucket: BUCKETS[kind].of(leave), status, requests }));
}

/** A SELECT of the tallies of the rows of leave_request l that match, for each kind. */
export function tallySelects(where: string): string[] {
  return KINDS.map((kind) => `SELECT '${kind}' AS kind, ${BUCKETS[kind].sql} AS bucket, l.status, COUNT(*) AS requests FROM leave_request l WHERE ${where} GROUP BY ${BUCKETS[kind].sql}, l.status`);
}

/** A list in the order of a column whose values begin with their buckets; buckets are as long as each other. */
export function bucketParts(column: string, tallies: LeaveTally[]): Parts {
  const sizes = new Map<string, number>();
  for (const { bucket, requests } of tallies) sizes.set(bucket, (sizes.get(bucket) ?? 0) + requests);
  const between = (first: string, last: string) => ({ sql: `${column} >= ? AND ${column} < ?`, parameters: [beginning(first), beginning(next(last))] });
  const all = [...sizes].filter(([, rows]) => rows > 0).map(([bucket, rows]) => ({ bucket, rows, condition: between(bucket, bucket) }));
  return { all, across: (parts) => ({ sql: `${column} >= ? AND ${column} < ?`, parameters: [parts[0]?.condition.parameters[0], parts.at(-1)?.condition.parameters[1]] }) };
}

/** A month as the day that it begins with; the beginning of an id as it is. */
function beginning(bucket: string): string {
  return bucket.length === MONTH_DIGITS ? `${bucket}-01` : bucket;
}

/** Past the last of its length: a sign that comes after all digits. */
function next(bucket: string): string {
  if (bucket.length === ID_DIGITS) return bucket === 'ffff' ? 'g' : (parseInt(bucket, 16) + 1).toString(16).padStart(ID_DIGITS, '0');
  const [year, month] = bucket.split('-').map(Number) as [number, number];
  return month === 12 ? `${String(year + 1).padStart(4, '0')}-01` : `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
}
