import type { Condition, Engine, ListDefinition, ListQuery } from './list-definition.js';

export type Statement = [sql: string, parameters: unknown[]];
export type Direction = 'ASC' | 'DESC';

export interface RowSelection {
  conditions: Condition[];
  columns: string;
  limit: string;
  limits: number[];
  /** Counted from the last row; the rows come in the list's order all the same. */
  fromEnd?: boolean;
}

/** Finds the page first and joins only its rows: neither planner does that. */
export function selectRows(
  engine: Engine,
  list: ListDefinition,
  query: ListQuery,
  { conditions, columns, limit, limits, fromEnd = false }: RowSelection,
): Statement {
  const { by, direction, joins } = order(list, query);
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  const inOrder = (way: Direction) =>
    by === list.id ? `${by} ${way}` : `${by} ${way}, ${list.id} ${way}`;
  const from = conditions.every(({ excludesFew }) => excludesFew) ? query.sort?.from : undefined;
  const inner = `SELECT ${list.id} AS page_id FROM ${from ?? source(list, [...joins, ...joinsOf(conditions)])}${where(conditions)} ORDER BY ${inOrder(fromEnd ? opposite : direction)} ${limit}`;
  // Otherwise both engines may overestimate the page and start with another table.
  const [select, join] =
    engine === 'mysql' ? ['SELECT STRAIGHT_JOIN', 'JOIN'] : ['SELECT', 'CROSS JOIN'];
  const outer = `${select} ${columns} FROM (${inner}) page ${join} ${list.table} ON ${list.id} = page.page_id ${joinClauses(list, [...list.rowJoins, ...joins])} ORDER BY ${inOrder(direction)}`;
  return [outer, [...parametersOf(conditions), ...limits]];
}

export function selectCount(list: ListDefinition, conditions: Condition[]): Statement {
  return [
    `SELECT COUNT(*) AS n FROM ${source(list, joinsOf(conditions))}${where(conditions)}`,
    parametersOf(conditions),
  ];
}

export function selectCounts(
  list: ListDefinition,
  by: Condition,
  conditions: Condition[],
): Statement {
  return [
    `SELECT value, COUNT(*) AS n FROM (SELECT ${by.sql} AS value FROM ${source(list, joinsOf(conditions))}${where(conditions)}) counted GROUP BY value`,
    [...by.parameters, ...parametersOf(conditions)],
  ];
}

export function order(
  list: ListDefinition,
  query: ListQuery,
): { by: string; direction: Direction; joins: string[] } {
  const descending = query.sort ? query.descending : list.newestFirst === true;
  return {
    by: query.sort?.by ?? list.id,
    direction: descending ? 'DESC' : 'ASC',
    joins: query.sort?.joins ?? [],
  };
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

function parametersOf(conditions: Condition[]): unknown[] {
  return conditions.flatMap((condition) => condition.parameters);
}

function joinsOf(conditions: Condition[]): string[] {
  return conditions.flatMap(({ joins = [] }) => joins);
}
