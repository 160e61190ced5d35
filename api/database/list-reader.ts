import type { ReadRows } from './committed-reader.js';
import type { Condition, ListDefinition, ListQuery } from './list-definition.js';

const BATCH = 100;

/**
 * One page. The rows of the page are found first, over the sorted index alone, and only they are joined with the rest:
 * neither engine's planner does this by itself.
 */
export function readPage<Row>(read: ReadRows, list: ListDefinition, query: ListQuery): Promise<Row[]> {
  const { from, to } = query.range ?? { from: 0, to: 0 };
  return read<Row>(...rowsOf(list, query, query.conditions, list.columns, 'LIMIT ? OFFSET ?', [to - from + 1, from]));
}

export async function countRows(read: ReadRows, list: ListDefinition, conditions: Condition[]): Promise<number> {
  const [row] = await read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${source(list, joinsOf(conditions))}${where(conditions)}`, parameters(conditions));
  return Number(row?.n ?? 0);
}

/**
 * All matching rows in batches, each a query of its own that starts after the last row of the one before, so that no
 * connection is held and edits meanwhile neither skip nor double a row.
 */
export async function* readBatches<Row>(read: ReadRows, list: ListDefinition, query: ListQuery): AsyncGenerator<Row[]> {
  const { by, direction } = order(list, query);
  const beyond = direction === 'ASC' ? '>' : '<';
  const columns = `${list.columns}, ${by} AS batch_sort, ${list.id} AS batch_id`;
  let last: { batch_sort: unknown; batch_id: string } | undefined;
  for (;;) {
    const conditions = last ? [...query.conditions, after(list, by, beyond, last)] : query.conditions;
    const rows = await read<{ batch_sort: unknown; batch_id: string } & Row>(...rowsOf(list, query, conditions, columns, 'LIMIT ?', [BATCH]));
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows[rows.length - 1];
  }
}

/** The statements of lists that nothing narrows, by their sort: there are few, and they are asked for most. */
const unfiltered = new WeakMap<ListDefinition, Map<string, string>>();

function rowsOf(list: ListDefinition, query: ListQuery, conditions: Condition[], columns: string, limit: string, limits: number[]): [string, unknown[]] {
  const { by, direction, joins } = order(list, query);
  const key = conditions.length === 0 ? `${by} ${direction} ${limit} ${columns}` : undefined;
  const known = key && unfiltered.get(list)?.get(key);
  if (known) return [known, limits];
  const sorted = `ORDER BY ${orderBy(list, by, direction)}`;
  const inner = `SELECT ${list.id} AS page_id FROM ${source(list, [...joins, ...joinsOf(conditions)])}${where(conditions)} ${sorted} ${limit}`;
  const outer = `SELECT ${columns} FROM (${inner}) page JOIN ${list.table} ON ${list.id} = page.page_id ${joinClauses(list, [...list.rowJoins, ...joins])} ${sorted}`;
  if (key) unfiltered.set(list, (unfiltered.get(list) ?? new Map<string, string>()).set(key, outer));
  return [outer, [...parameters(conditions), ...limits]];
}

function after(list: ListDefinition, by: string, beyond: string, last: { batch_sort: unknown; batch_id: string }): Condition {
  if (by === list.id) return { sql: `${by} ${beyond} ?`, parameters: [last.batch_id] };
  return {
    sql: `(${by} ${beyond} ? OR (${by} = ? AND ${list.id} ${beyond} ?))`,
    parameters: [last.batch_sort, last.batch_sort, last.batch_id],
  };
}

function order(list: ListDefinition, query: ListQuery): { by: string; direction: 'ASC' | 'DESC'; joins: string[] } {
  const descending = query.sort ? query.descending : list.newestFirst === true;
  return { by: query.sort?.by ?? list.id, direction: descending ? 'DESC' : 'ASC', joins: query.sort?.joins ?? [] };
}

function orderBy(list: ListDefinition, by: string, direction: string): string {
  return by === list.id ? `${by} ${direction}` : `${by} ${direction}, ${list.id} ${direction}`;
}

function source(list: ListDefinition, joins: string[]): string {
  return `${list.table} ${joinClauses(list, joins)}`;
}

function joinClauses(list: ListDefinition, names: string[]): string {
  return Object.entries(list.joins)
    .filter(([name]) => names.includes(name))
    .map(([, clause]) => clause)
    .join(' ');
}

function where(conditions: Condition[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
}

function parameters(conditions: Condition[]): unknown[] {
  return conditions.flatMap((condition) => condition.parameters);
}

function joinsOf(conditions: Condition[]): string[] {
  return conditions.flatMap(({ joins = [] }) => joins);
}
