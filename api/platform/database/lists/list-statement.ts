import type { Condition, Engine, ListDefinition, ListQuery } from './list-definition.js';

export type Statement = [sql: string, parameters: unknown[]];
export type Direction = 'ASC' | 'DESC';

export interface Rows {
  conditions: Condition[];
  columns: string;
  limit: string;
  limits: number[];
  /** The other way round, to be found from the end; the rows come in the order that was asked all the same. */
  fromEnd?: boolean;
}

/** The statements of lists that nothing narrows, by their sort: there are few, and they are asked for most. */
const unfiltered = new WeakMap<ListDefinition, Map<string, string>>();

/**
 * Rows of a list, in order. Which ones is found first, over the sorted index alone, and only they are joined with the
 * rest: neither engine's planner does this by itself. Nor do they choose the index by themselves: they would have to
 * know how many rows match.
 */
export function rowsOf(engine: Engine, list: ListDefinition, query: ListQuery, { conditions, columns, limit, limits, fromEnd = false }: Rows): Statement {
  const { by, direction, joins } = order(list, query);
  const key = conditions.length === 0 ? `${engine} ${by} ${direction} ${fromEnd} ${limit} ${columns}` : undefined;
  const known = key && unfiltered.get(list)?.get(key);
  if (known) return [known, limits];
  const found = fromEnd ? opposite(direction) : direction;
  const from = source(list, [...joins, ...joinsOf(conditions)], hint(engine, indexFor(list, query, conditions)));
  const inner = `SELECT ${list.id} AS page_id FROM ${from}${where(conditions)} ORDER BY ${orderBy(list, by, found)} ${limit}`;
  // A server takes the page for as long as everything before it, and would begin with another table.
  const select = engine === 'mysql' ? 'SELECT STRAIGHT_JOIN' : 'SELECT';
  const outer = `${select} ${columns} FROM (${inner}) page JOIN ${list.table} ON ${list.id} = page.page_id ${joinClauses(list, [...list.rowJoins, ...joins])} ORDER BY ${orderBy(list, by, direction)}`;
  if (key) unfiltered.set(list, (unfiltered.get(list) ?? new Map<string, string>()).set(key, outer));
  return [outer, [...parametersOf(conditions), ...limits]];
}

export function countOf(list: ListDefinition, conditions: Condition[]): Statement {
  return [`SELECT COUNT(*) AS n FROM ${source(list, joinsOf(conditions))}${where(conditions)}`, parametersOf(conditions)];
}

/** Ids in no order: as many as there are, up to `most`. */
export function idsOf(list: ListDefinition, conditions: Condition[], most: number): Statement {
  return [`SELECT ${list.id} AS id FROM ${source(list, joinsOf(conditions))}${where(conditions)} LIMIT ?`, [...parametersOf(conditions), most]];
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
  const own = conditions.find(({ index }) => index !== undefined);
  if (own) return own.index;
  const sort = query.sort ?? list.sort.id;
  const within = conditions.map(({ field = '' }) => sort?.within?.[field]).find((index) => index !== undefined);
  return within ?? sort?.index;
}

function hint(engine: Engine, index: string | undefined): string {
  if (index === undefined) return '';
  return engine === 'mysql' ? ` FORCE INDEX (${index})` : ` INDEXED BY ${index}`;
}

function source(list: ListDefinition, joins: string[], hinted = ''): string {
  return `${list.table}${hinted} ${joinClauses(list, joins)}`;
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
