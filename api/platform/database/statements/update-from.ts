import type { EntityManager } from 'typeorm';
import { execute } from './execute.js';

export interface SetUpdate {
  table: string;
  /** Table with the alias s. */
  source: string;
  /** How a row of the source finds its row of the table. */
  on: string;
  /** Column of the table to an expression, which may use s. */
  set: Record<string, string>;
  where: string;
  parameters: unknown[];
}

/**
 * Changes many rows to what stands in another table, by one statement; the engines write it differently. Returns how many
 * it changed. A server reads the source first: reading the table first, it would lock all of its rows for a moment, and
 * on a cluster each writer of another node would end the whole unit.
 */
export function updateFrom(manager: EntityManager, { table, source, on, set, where, parameters }: SetUpdate): Promise<number> {
  const assign = (prefix: string) => Object.entries(set).map(([column, value]) => `${prefix}${column} = ${value}`).join(', ');
  const sql =
    manager.dataSource.options.type === 'mysql'
      ? `UPDATE ${source} STRAIGHT_JOIN ${table} ON ${on} SET ${assign(`${table}.`)} WHERE ${where}`
      : `UPDATE ${table} SET ${assign('')} FROM ${source} WHERE ${on} AND ${where}`;
  return execute(manager, sql, parameters);
}
