import type { Pool, RowDataPacket } from 'mysql2/promise';
import { QueryFailedError, type DataSource } from 'typeorm';
import { LONGEST_QUERY_MS } from './data-source.js';
import type { DatabaseMetrics } from '../database-metrics.js';
import { isUnanswered } from './driver-errors.js';
import type { IsolatedDriver } from './sqlite-isolation.js';

/** Runs one SELECT; parameters stand for the ? in it. */
export type ReadRows = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * Reads what is committed, straight from the driver: TypeORM's query runner would cost half as much again as the
 * statement itself. What fails is thrown as TypeORM throws it.
 */
export function committedReader(dataSource: DataSource, metrics: DatabaseMetrics): ReadRows {
  const query = dataSource.options.type === 'mysql' ? onServer(dataSource) : embedded(dataSource);
  return async <Row>(sql: string, parameters: unknown[] = []) => {
    const began = performance.now();
    try {
      return (await query(sql, parameters)) as Row[];
    } catch (error) {
      throw new QueryFailedError(sql, parameters, error as Error);
    } finally {
      metrics.read(began);
    }
  };
}

type Query = (sql: string, parameters: unknown[]) => unknown;

function embedded(dataSource: DataSource): Query {
  return (dataSource.driver as unknown as IsolatedDriver).readCommitted;
}

function onServer(dataSource: DataSource): Query {
  const { pool } = dataSource.driver as unknown as { pool: { promise(): Pool } };
  const connections = pool.promise();
  return async (sql, values) => {
    const connection = await connections.getConnection();
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql, values, timeout: LONGEST_QUERY_MS });
      return rows;
    } catch (error) {
      if (isUnanswered(error)) connection.destroy();
      throw error;
    } finally {
      connection.release();
    }
  };
}
