import type { Condition, Engine, ListDefinition, ListQuery } from './list-definition.js';

export type Statement = [sql: string, parameters: unknown[]];
export type Direction = 'ASC' | 'DESC';

export interface RowSelection {
  conditions: Condition[];
  columns: string;
  limit: string;
  limits: number[];
  fromEnd?: boolean;
}

const unfilteredStatements = new WeakMap<ListDefinition, Map<string, string>>();

/** Finds the page in an index first and joins only its rows: neither planner does that, nor picks the right index. */
export function selectRows(engine: Engine, list: ListDefinition, query: ListQuery, { conditions, columns, limit, limits, fromEnd = false }: RowSelection): Statement {
  const { by, direction, joins } = order(list, query);
  const key = conditions.length === 0 ? `${engine} ${by} ${direction} ${fromEnd} ${limit} ${columns}` : undefined;
  const cached = key && unfilteredStatements.get(list)?.get(key);
  if (cached) return [cached, limits];
  const scanDirection = fromEnd ? opposite(direction) : direction;
  const from = source(list, [...joins, ...joinsOf(conditions)], hint(engine, indexFor(list, query, conditions)));
  const inner = `SELECT ${list.id} AS page_id FROM ${from}${where(conditions)} ORDER BY ${orderBy(list, by, scanDirection)} ${limit}`;
  // Otherwise both engines may overestimate the page and start with another table.
  const [select, join] = engine === 'mysql' ? ['SELECT STRAIGHT_JOIN', 'JOIN'] : ['SELECT', 'CROSS JOIN'];
  const outer = `${select} ${columns} FROM (${inner}) page ${join} ${list.table} ON ${list.id} = page.page_id ${joinClauses(list, [...list.rowJoins, ...joins])} ORDER BY ${orderBy(list, by, direction)}`;
  if (key) unfilteredStatements.set(list, (unfilteredStatements.get(list) ?? new Map<string, string>()).set(key, outer));
  return [outer, [...parametersOf(conditions), ...limits]];
}

export function selectCount(list: ListDefinition, conditions: Condition[]): Statement {
  return [`SELECT COUNT(*) AS n FROM ${source(list, joinsOf(conditions))}${where(conditions)}`, parametersOf(conditions)];
}

export function selectIds(list: ListDefinition, conditions: Condition[], max: number): Statement {
  return [`SELECT ${list.id} AS id FROM ${source(list, joinsOf(conditions))}${where(conditions)} LIMIT ?`, [...parametersOf(conditions), max]];
}

export function order(list: ListDefinition, query: ListQuery): { by: string; direction: Direction; joins: string[] } {
  const descending = query.sort ? query.descending : list.newestFirst === true;
  return { by: query.sort?.by ?? list.id, direction: descending ? 'DESC' : 'ASC', joins: query.sort?.joins ?? [] };
}

function orderBy(list: ListDefinition, by: string, direction: Direction): string {
  return by === list.id ? `${by} ${direction}` : `${by} ${direction}, ${list.id} ${direction}`;
}

function opposite(direction: Direction): Direction {
  return direction === 'ASC' ? 'DESC' : 'ASC';
}

function indexFor(list: ListDefinition, query: ListQuery, conditions: Condition[]): string | undefined {
  const indexed = conditions.find(({ index }) => index !== undefined);
  if (indexed) return indexed.index;
  const sort = query.sort ?? list.sort.id;
  const within = conditions.map(({ field = '' }) => sort?.within?.[field]).find((index) => index !== undefined);
  return within ?? sort?.index;
}

function hint(engine: Engine, index: string | undefined): string {
  if (index === undefined) return '';
  return engine === 'mysql' ? ` FORCE INDEX (${index})` : ` INDEXED BY ${index}`;
}

function source(list: ListDefinition, joins: string[], indexHint = ''): string {
  return `${list.table}${indexHint} ${joinClauses(list, joins)}`;
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
