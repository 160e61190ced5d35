import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';
import { secondsSince, type MetricsRegistry } from '../observability/metrics-registry.js';
import type { IsolatedDriver } from './connection/sqlite-isolation.js';

const STATEMENT_BUCKETS = [
  0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20,
];
const UNIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const KINDS: Record<string, string> = {
  SELECT: 'select',
  WITH: 'select',
  INSERT: 'insert',
  REPLACE: 'insert',
  UPDATE: 'update',
  DELETE: 'delete',
  BEGIN: 'begin',
  START: 'begin',
  COMMIT: 'commit',
  ROLLBACK: 'rollback',
};

interface PoolInternals {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
}

export class DatabaseMetrics {
  private readonly statements;
  private readonly reads;
  private readonly waits;
  private readonly units;
  private readonly reruns;

  constructor(metrics: MetricsRegistry, dataSource: DataSource) {
    this.statements = metrics.histogram(
      'ems_database_statement_duration_seconds',
      'Time of a statement; read is one outside any unit of work, with its wait for a connection',
      STATEMENT_BUCKETS,
      ['statement'],
    );
    this.reads = this.statements.labels('read');
    this.waits = metrics.histogram(
      'ems_unit_of_work_wait_seconds',
      'Wait of a unit of work until it may begin: for its turn on the embedded database, for a connection on a server',
      UNIT_BUCKETS,
    );
    this.units = metrics.histogram(
      'ems_unit_of_work_duration_seconds',
      'Time of a unit of work with its waits and repeats, by how it ended',
      UNIT_BUCKETS,
      ['outcome'],
    );
    for (const outcome of ['committed', 'rolled_back']) this.units.zero({ outcome });
    this.reruns = metrics.counter(
      'ems_unit_of_work_reruns_total',
      'Units of work that ran again because the database had given them up for others',
    );
    if (dataSource.options.type === 'mysql') measurePool(metrics, dataSource);
    else measureWriterQueue(metrics, dataSource);
  }

  read(began: number): void {
    this.reads.observe(secondsSince(began));
  }

  async statement<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const [word = ''] = /\w+/.exec(sql) ?? [];
      this.statements.observe(
        { statement: KINDS[word.toUpperCase()] ?? 'other' },
        secondsSince(began),
      );
    }
  }

  async wait(begin: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await begin().finally(() => this.waits.observe(secondsSince(began)));
  }

  async unit<T>(run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    let outcome = 'rolled_back';
    try {
      const result = await run();
      outcome = 'committed';
      return result;
    } finally {
      this.units.observe({ outcome }, secondsSince(began));
    }
  }

  rerun(): void {
    this.reruns.inc();
  }
}

const WAITING = [
  'ems_database_waiting',
  'How many wait now: for their turn to write on the embedded database, for a connection on a server',
] as const;

function measureWriterQueue(metrics: MetricsRegistry, dataSource: DataSource): void {
  const { writersWaiting } = dataSource.driver as unknown as IsolatedDriver;
  metrics.gauge(...WAITING, [], (gauge) => gauge.set(writersWaiting()));
}

function measurePool(metrics: MetricsRegistry, dataSource: DataSource): void {
  const pool = (dataSource.driver as unknown as { pool: Pool }).pool as unknown as PoolInternals;
  metrics.gauge(...WAITING, [], (gauge) => gauge.set(pool._connectionQueue.length));
  metrics.gauge(
    'ems_database_connections',
    'Connections of this instance to the database',
    ['state'],
    (gauge) => {
      const idle = pool._freeConnections.length;
      gauge.set({ state: 'idle' }, idle);
      gauge.set({ state: 'in_use' }, pool._allConnections.length - idle);
    },
  );
  const max = metrics.gauge(
    'ems_database_connections_max',
    'How many connections this instance may open',
  );
  max.set((dataSource.options as { poolSize?: number }).poolSize ?? 0);
}
