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

/**
 * All matching rows in batches, each a query of its own that starts after the last row of the one before, so that no
 * connection is held and edits meanwhile neither skip nor double a row.
 */
export async function* readBatches<Row>({ read, engine }: ListReading, list: ListDefinition, query: ListQuery): AsyncGenerator<Row[]> {
  const { by, direction } = order(list, query);
  const columns = `${list.columns}, ${by} AS batch_sort, ${list.id} AS batch_id`;
  let last: { batch_sort: unknown; batch_id: string } | undefined;
  for (;;) {
    const conditions = last ? [...query.conditions, after(list, by, direction, last)] : query.conditions;
    const statement = rowsOf(engine, list, query, { conditions, columns, limit: 'LIMIT ?', limits: [BATCH] });
    const rows = await read<{ batch_sort: unknown; batch_id: string } & Row>(...statement);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows[rows.length - 1];
  }
}

/** The first comparison says nothing that the second does not; it tells the embedded engine where to begin. */
function after(list: ListDefinition, by: string, direction: Direction, last: { batch_sort: unknown; batch_id: string }): Condition {
  const beyond = direction === 'ASC' ? '>' : '<';
  if (by === list.id) return { sql: `${by} ${beyond} ?`, parameters: [last.batch_id] };
  return {
    sql: `${by} ${beyond}= ? AND (${by} ${beyond} ? OR ${list.id} ${beyond} ?)`,
    parameters: [last.batch_sort, last.batch_sort, last.batch_id],
  };
}
