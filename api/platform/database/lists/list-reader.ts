import type { Condition, ListDefinition, ListQuery, ListReading } from './list-definition.js';
import { countOf, order, rowsOf, type Direction } from './list-statement.js';

const BATCH = 100;

export async function countRows({ read }: ListReading, list: ListDefinition, conditions: Condition[]): Promise<number> {
  const [row] = await read<{ n: number }>(...countOf(list, conditions));
  return Number(row?.n ?? 0);
}

/** The conditions as they can be read: each that needs something looked up has done it. */
export function settled(reading: ListReading, conditions: Condition[]): Promise<Condition[]> {
  return Promise.all(conditions.map((condition) => condition.settle?.(reading) ?? Promise.resolve(condition)));
}

interface Last {
  batch_sort: unknown;
  batch_id: string;
}

/**
 * All matching rows in batches, each a query of its own that starts after the last row of the one before, so that no
 * connection is held and edits meanwhile neither skip nor double a row.
 */
export async function* readBatches<Row>({ read, engine }: ListReading, list: ListDefinition, query: ListQuery): AsyncGenerator<Row[]> {
  const { by, direction } = order(list, query);
  const columns = `${list.columns}, ${by} AS batch_sort, ${list.id} AS batch_id`;
  let ahead: Condition[][] = [[]];
  while (ahead.length > 0) {
    const [next = [], ...rest] = ahead;
    const statement = rowsOf(engine, list, query, { conditions: [...query.conditions, ...next], columns, limit: 'LIMIT ?', limits: [BATCH] });
    const rows = await read<Last & Row>(...statement);
    if (rows.length > 0) yield rows;
    const last = rows[BATCH - 1];
    ahead = last ? after(list, by, direction, last) : rest;
  }
}

/**
 * What comes after a row. Both engines keep NULL before all values, and no comparison finds it: rows without a value and
 * rows with one are read apart, each by the index. Of `>=` and `>`, the first only tells the embedded engine where to begin.
 */
function after(list: ListDefinition, by: string, direction: Direction, last: Last): Condition[][] {
  const beyond = direction === 'ASC' ? '>' : '<';
  if (by === list.id) return [[{ sql: `${by} ${beyond} ?`, parameters: [last.batch_id] }]];
  if (last.batch_sort === null) {
    const empty = { sql: `${by} IS NULL AND ${list.id} ${beyond} ?`, parameters: [last.batch_id] };
    return direction === 'ASC' ? [[empty], [{ sql: `${by} IS NOT NULL`, parameters: [] }]] : [[empty]];
  }
  const valued = {
    sql: `${by} ${beyond}= ? AND (${by} ${beyond} ? OR ${list.id} ${beyond} ?)`,
    parameters: [last.batch_sort, last.batch_sort, last.batch_id],
  };
  return direction === 'ASC' ? [[valued]] : [[valued], [{ sql: `${by} IS NULL`, parameters: [] }]];
}
