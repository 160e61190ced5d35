import { LEAVE_STATUSES } from '../contract/leave-statuses.js';
import { LEAVE_TYPES } from '../contract/leave-types.js';
import type { Condition, Part, Parts, Sortable } from '../database/list-definition.js';
import { LEAVE_SORT } from './leave-list.js';
import type { LeaveTally, LeaveTallyKind } from './leave-tally.js';

interface Order {
  kind: LeaveTallyKind;
  column: string;
  /** The least value of a bucket. */
  least: (bucket: string) => string | number;
}

const itself = (bucket: string) => bucket;
const month = (bucket: string) => `${bucket}-01`;

const BY_ID: Order = { kind: 'id', column: 'l.id', least: itself };

/** The orders that follow the buckets of a kind. */
export const BUCKETED = new Map<Sortable, Order>([
  [LEAVE_SORT.id, BY_ID],
  [LEAVE_SORT.startDate, { kind: 'start', column: 'l.start_date', least: month }],
  [LEAVE_SORT.endDate, { kind: 'end', column: 'l.end_date', least: month }],
  [LEAVE_SORT.name, { kind: 'name', column: 'l.name_folded', least: itself }],
  [LEAVE_SORT.days, { kind: 'days', column: 'l.days', least: Number }],
  [LEAVE_SORT.createdAt, { kind: 'created', column: 'l.created_at', least: Number }],
]);

/** Tallies in the order of their buckets as parts of the list, each from its least value to that of the next; the last one has no end. */
export function bucketParts({ column, least }: Order, tallies: LeaveTally[]): Parts {
  const sizes = new Map<string | number, number>();
  for (const { bucket, requests } of tallies) sizes.set(least(bucket), (sizes.get(least(bucket)) ?? 0) + requests);
  const found = [...sizes].filter(([, rows]) => rows > 0);
  // What is text the database has sorted, by its own order.
  if (least === Number) found.sort(([a], [b]) => Number(a) - Number(b));
  const all = found.map(([from, rows], place) => ({ rows, condition: between(from, found[place + 1]?.[0]) }));
  return { all, across: (parts) => between(parts[0]?.condition.parameters[0], parts.at(-1)?.condition.parameters[1]) };

  function between(from: unknown, until: unknown) {
    return until === undefined ? { sql: `${column} >= ?`, parameters: [from] } : { sql: `${column} >= ? AND ${column} < ?`, parameters: [from, until] };
  }
}

/** In the order of states, those of one state in the order of ids: what an id may begin with, within each state. */
export function statusParts(tallies: LeaveTally[]): Parts {
  const all = [...LEAVE_STATUSES].sort().flatMap((status) =>
    bucketParts(BY_ID, tallies.filter((tally) => tally.status === status)).all.map(({ rows, condition }) => ({
      rows,
      sort: LEAVE_SORT.id,
      condition: { sql: `l.status = ? AND ${condition.sql}`, parameters: [status, ...condition.parameters], field: 'status' },
    })));
  return { all, across: anyOf };
}

/** In the order of types: each is a part. */
export function typeParts(tallies: LeaveTally[]): Parts {
  const rowsOf = (type: string) => tallies.reduce((sum, { bucket, requests }) => (bucket === type ? sum + requests : sum), 0);
  const all = [...LEAVE_TYPES].sort().map((type) => ({
    rows: rowsOf(type),
    sort: LEAVE_SORT.id,
    condition: { sql: 'l.leave_type = ?', parameters: [type], field: 'leaveType' },
  }));
  return { all: all.filter(({ rows }) => rows > 0), across: anyOf };
}

function anyOf(parts: Part[]): Condition {
  return { sql: `(${parts.map(({ condition }) => condition.sql).join(' OR ')})`, parameters: parts.flatMap(({ condition }) => condition.parameters) };
}
