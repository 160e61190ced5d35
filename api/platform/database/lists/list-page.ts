import type { Condition, ListDefinition, ListQuery, ListReading } from './list-definition.js';
import { countRows } from './list-reader.js';
import { countOf, idsOf, order, rowsOf } from './list-statement.js';

/** So few rows are found by what they match, and sorted. */
export const THRESHOLDS = { few: 500 };
/** How long a kept total that was counted and found right says where the end is. */
const CONFIRMED_MS = 10_000;

/** How many rows match. */
export interface Known {
  /** As counted for this page. */
  total?: number;
  /** As kept beside the rows. */
  kept?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface Window {
  skip: number;
  rows: number;
  /** Skips from there. */
  fromEnd: boolean;
}

interface Place {
  from: number;
  rows: number;
  total: number;
}

/**
 * One page and how many rows there are, read from the end that is nearer. A total that is kept says how many pages there
 * are, never which rows they have: only a counted one says where the end is.
 */
export async function readPage<Row>(reading: ListReading, list: ListDefinition, query: ListQuery, { total: counted, kept }: Known): Promise<Page<Row>> {
  const { range = { from: 0, to: 0 }, conditions } = query;
  const searched = conditions.length > 0 && conditions.every(({ index }) => index === undefined) && (counted ?? kept ?? 0) <= THRESHOLDS.few;
  const few = searched ? await fewIds(reading, list, conditions) : undefined;
  const total = few?.length ?? counted ?? (await totalFor(reading, list, query, kept));
  const place = { from: range.from, rows: Math.min(range.to - range.from + 1, total - range.from), total };
  if (place.rows <= 0) return { rows: [], total };
  if (few) return { rows: await window<Row>(reading, list, sortedAmong(list, query, few), fromNearerEnd(place)), total };
  const found = conditions.some(({ index }) => index !== undefined);
  const groups = found ? undefined : await query.sort?.groups?.(reading);
  const rows = await (groups ? inGroups<Row>(reading, list, query, groups, place) : window<Row>(reading, list, query, fromNearerEnd(place)));
  return { rows, total: rows.length < place.rows ? await countRows(reading, list, conditions) : total };
}

/** The first half needs no end. */
async function totalFor(reading: ListReading, list: ListDefinition, { range, conditions }: ListQuery, kept: number | undefined): Promise<number> {
  if (kept === undefined) return countRows(reading, list, conditions);
  return (range?.to ?? 0) < kept / 2 ? kept : confirmed(reading, list, conditions, kept);
}

const confirmations = new WeakMap<ListReading, Map<string, { total: number; at: number }>>();

/** The kept total, if it was counted a moment ago and is still the same; else the rows are counted. */
async function confirmed(reading: ListReading, list: ListDefinition, conditions: Condition[], kept: number): Promise<number> {
  const ofReading = confirmations.get(reading) ?? new Map<string, { total: number; at: number }>();
  confirmations.set(reading, ofReading);
  const key = JSON.stringify(countOf(list, conditions));
  const last = ofReading.get(key);
  if (last?.total === kept && performance.now() - last.at < CONFIRMED_MS) return kept;
  const total = await countRows(reading, list, conditions);
  ofReading.set(key, { total, at: performance.now() });
  return total;
}

async function fewIds({ read }: ListReading, list: ListDefinition, conditions: Condition[]): Promise<string[] | undefined> {
  const rows = await read<{ id: string }>(...idsOf(list, conditions, THRESHOLDS.few + 1));
  return rows.length > THRESHOLDS.few ? undefined : rows.map(({ id }) => id);
}

/** In the same order, but not over its index: that is no way to rows whose ids are known. */
function sortedAmong(list: ListDefinition, query: ListQuery, ids: string[]): ListQuery {
  const { by, joins, direction } = order(list, query);
  const condition = { sql: `${list.id} IN (${ids.map(() => '?').join(', ')})`, parameters: ids };
  return { sort: { by, joins }, descending: direction === 'DESC', conditions: [condition] };
}

function fromNearerEnd({ from, rows, total }: Place): Window {
  const after = total - from - rows;
  return after < from ? { skip: after, rows, fromEnd: true } : { skip: from, rows, fromEnd: false };
}

function window<Row>({ read, engine }: ListReading, list: ListDefinition, query: ListQuery, { skip, rows, fromEnd }: Window): Promise<Row[]> {
  return read<Row>(...rowsOf(engine, list, query, { conditions: query.conditions, columns: list.columns, limit: 'LIMIT ? OFFSET ?', limits: [rows, skip], fromEnd }));
}

/** Group after group from the nearer end; those before the page are counted, each in its index. */
async function inGroups<Row>(reading: ListReading, list: ListDefinition, query: ListQuery, groups: Condition[], place: Place): Promise<Row[]> {
  const { skip, rows, fromEnd } = fromNearerEnd(place);
  const descending = order(list, query).direction === 'DESC';
  let before = skip;
  let found: Row[] = [];
  for (const group of descending === fromEnd ? groups : groups.reverse()) {
    const within = { sort: list.sort.id, descending, conditions: [...query.conditions, group] };
    const size = before > 0 ? await countRows(reading, list, within.conditions) : Infinity;
    if (before < size) {
      const some = await window<Row>(reading, list, within, { skip: before, rows: rows - found.length, fromEnd });
      found = fromEnd ? [...some, ...found] : [...found, ...some];
    }
    if (found.length === rows) break;
    before = Math.max(before - size, 0);
  }
  return found;
}
