import type { EntityManager } from 'typeorm';
import { execute } from './execute.js';

export interface SetUpdate {
  table: string;
  source: string;
  on: string;
  set: Record<string, string>;
  where: string;
  parameters: unknown[];
}

/** Servers must read the source first: otherwise they lock the whole table, which on a cluster fails concurrent units. */
export function updateFrom(
  manager: EntityManager,
  { table, source, on, set, where, parameters }: SetUpdate,
): Promise<number> {
  const assign = (prefix: string) =>
    Object.entries(set)
      .map(([column, value]) => `${prefix}${column} = ${value}`)
      .join(', ');
  const sql =
    manager.dataSource.options.type === 'mysql'
      ? `UPDATE ${source} STRAIGHT_JOIN ${table} ON ${on} SET ${assign(`${table}.`)} WHERE ${where}`
      : `UPDATE ${table} SET ${assign('')} FROM ${source} WHERE ${on} AND ${where}`;
  return execute(manager, sql, parameters);
}
