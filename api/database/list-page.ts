import type { Condition, ListDefinition, ListQuery, ListReading, Part, Parts } from './list-definition.js';
import { countRows } from './list-reader.js';
import { idsOf, order, rowsOf } from './list-statement.js';

export const THRESHOLDS = {
  /** So few rows are found by what they match, and sorted. */
  few: 500,
  /** From here on it pays to ask for the parts that a list falls into. */
  deep: 10_000,
};
const MOST_PARTS = 3;

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** What is known without reading the list. */
export interface Known {
  /** How many rows match. */
  total?: number;
  parts?(): Promise<Parts | undefined>;
}

interface Place {
  from: number;
  rows: number;
  total: number;
}

/** One page and how many rows there are, as cheap in the last half as in the first: it is read from the end that is nearer. */
export async function readPage<Row>(reading: ListReading, list: ListDefinition, query: ListQuery, known: Known): Promise<Page<Row>> {
  const { range = { from: 0, to: 0 }, conditions } = query;
  const searched = conditions.length > 0 && conditions.every(({ index }) => index === undefined) && (known.total ?? 0) <= THRESHOLDS.few;
  const few = searched ? await fewIds(reading, list, conditions) : undefined;
  const total = few?.length ?? known.total ?? (await countRows(reading, list, conditions));
  const place = { from: range.from, rows: Math.min(range.to - range.from + 1, total - range.from), total };
  if (place.rows <= 0) return { rows: [], total };
  if (few) return { rows: await window<Row>(reading, list, sortedAmong(list, query, few), place), total };
  const far = Math.min(place.from, total - place.from - place.rows) >= THRESHOLDS.deep;
  const wanted = (query.sort ?? list.sort.id)?.parts;
  const parts = wanted === 'always' || (wanted === 'deep' && far) ? await known.parts?.() : undefined;
  return { rows: await (parts ? inParts<Row>(reading, list, query, parts, place) : window<Row>(reading, list, query, place)), total };
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

function window<Row>({ read, engine }: ListReading, list: ListDefinition, query: ListQuery, { from, rows, total }: Place): Promise<Row[]> {
  const after = total - from - rows;
  const fromEnd = after < from;
  return read<Row>(...rowsOf(engine, list, query, { conditions: query.conditions, columns: list.columns, limit: 'LIMIT ? OFFSET ?', limits: [rows, fromEnd ? after : from], fromEnd }));
}

/** The page from the parts that it lies in; those before it are skipped by their sizes. */
async function inParts<Row>(reading: ListReading, list: ListDefinition, query: ListQuery, { all, across }: Parts, { from, rows, total }: Place): Promise<Row[]> {
  const descending = order(list, query).direction === 'DESC';
  const first = descending ? total - from - rows : from;
  const touched = placed(all).filter(({ start, part }) => start < first + rows && start + part.rows > first);
  if (touched.length > MOST_PARTS) {
    const within = { ...query, conditions: [...query.conditions, across(touched.map(({ part }) => part))] };
    const size = touched.reduce((sum, { part }) => sum + part.rows, 0);
    const before = first - (touched[0]?.start ?? 0);
    return window(reading, list, within, { from: descending ? size - before - rows : before, rows, total: size });
  }
  const pieces: Row[][] = [];
  for (const { start, part } of descending ? touched.reverse() : touched) {
    const [begin, end] = [Math.max(first - start, 0), Math.min(first + rows - start, part.rows)];
    const within = { ...query, sort: part.sort ?? query.sort, descending, conditions: [...query.conditions, part.condition] };
    pieces.push(await window<Row>(reading, list, within, { from: descending ? part.rows - end : begin, rows: end - begin, total: part.rows }));
  }
  return pieces.flat();
}

function placed(parts: Part[]): { start: number; part: Part }[] {
  let start = 0;
  return parts.map((part) => {
    start += part.rows;
    return { start: start - part.rows, part };
  });
}
