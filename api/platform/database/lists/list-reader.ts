import { setImmediate } from 'node:timers/promises';
import type { Condition, ListDefinition, ListQuery, ListReader } from './list-definition.js';
import { selectCount, selectCounts, order, selectRows, type Direction } from './list-statement.js';

const BATCH = 100;

export async function countRows(
  { read }: ListReader,
  list: ListDefinition,
  conditions: Condition[],
): Promise<number> {
  const [row] = await read<{ n: number }>(...selectCount(list, conditions));
  return Number(row?.n ?? 0);
}

/** The rows by the values of an expression; a value without rows is left out. */
export async function countValues(
  { read }: ListReader,
  list: ListDefinition,
  by: Condition,
  conditions: Condition[],
): Promise<Record<string, number>> {
  const rows = await read<{ value: string; n: number }>(...selectCounts(list, by, conditions));
  return Object.fromEntries(rows.map(({ value, n }) => [value, Number(n)]));
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

export async function readPage<Row>(
  reader: ListReader,
  list: ListDefinition,
  query: ListQuery,
): Promise<Page<Row>> {
  const { range = { from: 0, to: 0 }, conditions } = query;
  const total = await countRows(reader, list, conditions);
  if (range.from >= total) return { rows: [], total };
  const to = Math.min(range.to, total - 1);
  // The rows before a page are walked, so it is read from the nearer end.
  const fromEnd = total - 1 - to < range.from;
  const selection = {
    conditions,
    columns: list.columns,
    limit: 'LIMIT ? OFFSET ?',
    limits: [to - range.from + 1, fromEnd ? total - 1 - to : range.from],
    fromEnd,
  };
  return {
    rows: await reader.read<Row>(...selectRows(reader.engine, list, query, selection)),
    total,
  };
}

export function resolveConditions(
  reader: ListReader,
  conditions: Condition[],
): Promise<Condition[]> {
  return Promise.all(
    conditions.map(async (condition) =>
      condition.resolve
        ? { ...(await condition.resolve(reader)), field: condition.field }
        : condition,
    ),
  );
}

interface Cursor {
  batch_sort: unknown;
  batch_id: string;
}

/** Keyset pagination: holds no connection, and concurrent edits neither skip nor repeat a row. */
export async function* readBatches<Row>(
  { read, engine }: ListReader,
  list: ListDefinition,
  query: ListQuery,
): AsyncGenerator<Row[]> {
  const { by, direction } = order(list, query);
  const columns = `${list.columns}, ${by} AS batch_sort, ${list.id} AS batch_id`;
  let pending: Condition[][] = [[]];
  while (pending.length > 0) {
    const [next = [], ...rest] = pending;
    const statement = selectRows(engine, list, query, {
      conditions: [...query.conditions, ...next],
      columns,
      limit: 'LIMIT ?',
      limits: [BATCH],
    });
    const rows = await read<Cursor & Row>(...statement);
    if (rows.length > 0) yield rows;
    // SQLite answers at once, so that nobody else would have a turn before the end of a long list.
    await setImmediate();
    const last = rows[BATCH - 1];
    pending = last ? conditionsAfter(list, by, direction, last) : rest;
  }
}

/** NULL sorts first on both engines and matches no comparison, so rows without a value are read separately. */
function conditionsAfter(
  list: ListDefinition,
  by: string,
  direction: Direction,
  last: Cursor,
): Condition[][] {
  const operator = direction === 'ASC' ? '>' : '<';
  if (by === list.id) return [[{ sql: `${by} ${operator} ?`, parameters: [last.batch_id] }]];
  if (last.batch_sort === null) {
    const nullRows = {
      sql: `${by} IS NULL AND ${list.id} ${operator} ?`,
      parameters: [last.batch_id],
    };
    return direction === 'ASC'
      ? [[nullRows], [{ sql: `${by} IS NOT NULL`, parameters: [] }]]
      : [[nullRows]];
  }
  // SQLite starts its index scan at the redundant >= and would otherwise read from the beginning.
  const valueRows = {
    sql: `${by} ${operator}= ? AND (${by} ${operator} ? OR ${list.id} ${operator} ?)`,
    parameters: [last.batch_sort, last.batch_sort, last.batch_id],
  };
  return direction === 'ASC'
    ? [[valueRows]]
    : [[valueRows], [{ sql: `${by} IS NULL`, parameters: [] }]];
}
