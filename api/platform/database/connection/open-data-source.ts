import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseLocation, type Mapped } from './data-source.js';
import { DatabaseSilentError } from './silence-watch.js';

const TIMEOUT_MS = 15_000;

export async function openDataSource(location: DatabaseLocation, mapped?: Mapped): Promise<DataSource> {
  return initialize(createDataSource(location, mapped));
}

/** A server can accept the connection and then never answer. TypeORM would wait for it, and leave a pool open that keeps the process alive. */
export async function initialize(dataSource: DataSource): Promise<DataSource> {
  const given = new AbortController();
  const initialized = dataSource.initialize();
  const late = sleep(TIMEOUT_MS, undefined, { signal: given.signal }).then(() => Promise.reject(new DatabaseSilentError()));
  try {
    return await Promise.race([initialized, late]);
  } catch (error) {
    initialized.catch(() => undefined);
    closePool(dataSource);
    throw error;
  } finally {
    late.catch(() => undefined);
    given.abort();
  }
}

/** Without waiting: an unanswered statement delays the end until SilenceWatch breaks its connection. */
function closePool({ driver }: DataSource): void {
  const { pool } = driver as { pool?: Pool };
  Object.assign(driver, { pool: undefined });
  pool?.end(() => undefined);
}
