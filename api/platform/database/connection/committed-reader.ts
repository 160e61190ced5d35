import type { Pool, RowDataPacket } from 'mysql2/promise';
import { QueryFailedError, type DataSource } from 'typeorm';
import type { DatabaseMetrics } from '../database-metrics.js';
import { QUERY_TIMEOUT_MS } from './data-source.js';
import { isQueryTimeout } from './driver-errors.js';
import type { IsolatedDriver } from './sqlite-isolation.js';

export type ReadRows = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Reads committed rows directly from the driver: TypeORM's query runner adds half of the statement's own time. */
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
      const [rows] = await connection.query<RowDataPacket[]>({
        sql,
        values,
        timeout: QUERY_TIMEOUT_MS,
      });
      return rows;
    } catch (error) {
      if (isQueryTimeout(error)) connection.destroy();
      throw error;
    } finally {
      connection.release();
    }
  };
}
