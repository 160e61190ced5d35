import type { Condition, ListDefinition, ListQuery, ListReader } from './list-definition.js';
import { countRows } from './list-reader.js';
import { selectCount, selectIds, order, selectRows } from './list-statement.js';

/** Up to this many matches, the ids are read and sorted instead of scanning an index in order. */
export const THRESHOLDS = { few: 500 };
const CONFIRMED_MS = 10_000;

export interface KnownTotal {
  total?: number;
  storedTotal?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface RowWindow {
  skip: number;
  rows: number;
  fromEnd: boolean;
}

interface PageBounds {
  from: number;
  rows: number;
  total: number;
}

/** Reads the page from the nearer end. A stored total may be outdated, so only a counted total locates the end. */
export async function readPage<Row>(reader: ListReader, list: ListDefinition, query: ListQuery, { total: counted, storedTotal }: KnownTotal): Promise<Page<Row>> {
  const { range = { from: 0, to: 0 }, conditions } = query;
  const searched = conditions.length > 0 && conditions.every(({ index }) => index === undefined) && (counted ?? storedTotal ?? 0) <= THRESHOLDS.few;
  const matchingIds = searched ? await readFewIds(reader, list, conditions) : undefined;
  const total = matchingIds?.length ?? counted ?? (await totalFor(reader, list, query, storedTotal));
  const bounds = { from: range.from, rows: Math.min(range.to - range.from + 1, total - range.from), total };
  if (bounds.rows <= 0) return { rows: [], total };
  if (matchingIds) return { rows: await readWindow<Row>(reader, list, sortedAmong(list, query, matchingIds), fromNearerEnd(bounds)), total };
  const indexed = conditions.some(({ index }) => index !== undefined);
  const groups = indexed ? undefined : await query.sort?.groups?.(reader);
  const rows = await (groups ? readGroups<Row>(reader, list, query, groups, bounds) : readWindow<Row>(reader, list, query, fromNearerEnd(bounds)));
  return { rows, total: rows.length < bounds.rows ? await countRows(reader, list, conditions) : total };
}

async function totalFor(reader: ListReader, list: ListDefinition, { range, conditions }: ListQuery, storedTotal: number | undefined): Promise<number> {
  if (storedTotal === undefined) return countRows(reader, list, conditions);
  return (range?.to ?? 0) < storedTotal / 2 ? storedTotal : confirmedTotal(reader, list, conditions, storedTotal);
}

const confirmedTotals = new WeakMap<ListReader, Map<string, { total: number; at: number }>>();

async function confirmedTotal(reader: ListReader, list: ListDefinition, conditions: Condition[], storedTotal: number): Promise<number> {
  const totals = confirmedTotals.get(reader) ?? new Map<string, { total: number; at: number }>();
  confirmedTotals.set(reader, totals);
  const key = JSON.stringify(selectCount(list, conditions));
  const last = totals.get(key);
  if (last?.total === storedTotal && performance.now() - last.at < CONFIRMED_MS) return storedTotal;
  const total = await countRows(reader, list, conditions);
  totals.set(key, { total, at: performance.now() });
  return total;
}

async function readFewIds({ read }: ListReader, list: ListDefinition, conditions: Condition[]): Promise<string[] | undefined> {
  const rows = await read<{ id: string }>(...selectIds(list, conditions, THRESHOLDS.few + 1));
  return rows.length > THRESHOLDS.few ? undefined : rows.map(({ id }) => id);
}

/** Without the index hint: rows with known ids are found by primary key. */
function sortedAmong(list: ListDefinition, query: ListQuery, ids: string[]): ListQuery {
  const { by, joins, direction } = order(list, query);
  const condition = { sql: `${list.id} IN (${ids.map(() => '?').join(', ')})`, parameters: ids };
  return { sort: { by, joins }, descending: direction === 'DESC', conditions: [condition] };
}

function fromNearerEnd({ from, rows, total }: PageBounds): RowWindow {
  const after = total - from - rows;
  return after < from ? { skip: after, rows, fromEnd: true } : { skip: from, rows, fromEnd: false };
}

function readWindow<Row>({ read, engine }: ListReader, list: ListDefinition, query: ListQuery, { skip, rows, fromEnd }: RowWindow): Promise<Row[]> {
  return read<Row>(...selectRows(engine, list, query, { conditions: query.conditions, columns: list.columns, limit: 'LIMIT ? OFFSET ?', limits: [rows, skip], fromEnd }));
}

async function readGroups<Row>(reader: ListReader, list: ListDefinition, query: ListQuery, groups: Condition[], bounds: PageBounds): Promise<Row[]> {
  const { skip, rows, fromEnd } = fromNearerEnd(bounds);
  const descending = order(list, query).direction === 'DESC';
  let toSkip = skip;
  let collected: Row[] = [];
  for (const group of descending === fromEnd ? groups : groups.reverse()) {
    const groupQuery = { sort: list.sort.id, descending, conditions: [...query.conditions, group] };
    const size = toSkip > 0 ? await countRows(reader, list, groupQuery.conditions) : Infinity;
    if (toSkip < size) {
      const batch = await readWindow<Row>(reader, list, groupQuery, { skip: toSkip, rows: rows - collected.length, fromEnd });
      collected = fromEnd ? [...batch, ...collected] : [...collected, ...batch];
    }
    if (collected.length === rows) break;
    toSkip = Math.max(toSkip - size, 0);
  }
  return collected;
}
