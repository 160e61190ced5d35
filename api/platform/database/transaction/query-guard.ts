import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseMetrics } from '../database-metrics.js';
import { isUnanswered } from '../connection/driver-errors.js';
import { OpenUnit } from './open-unit.js';
import type { TransactionContext } from './transaction-context.js';

/** Marks, in its `data`, a query runner that may open a transaction: a unit of work's, or a lease's. */
export const MAY_WRITE = 'mayWrite';

const WRITES = /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i;
const ENDS = ['COMMIT', 'ROLLBACK'];

/** A write outside a unit of work, a query beside the open one or after its end is a defect: it fails at once instead of going unnoticed. */
export function guardQueries(dataSource: DataSource, context: TransactionContext, metrics: DatabaseMetrics): void {
  const create = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...call: unknown[]) => Promise<unknown>;
    const startTransaction = runner.startTransaction.bind(runner);
    runner.query = (async (sql: string, ...rest: unknown[]) => {
      const run = () => metrics.statement(sql, () => discardUnanswered(runner, query(sql, ...rest)));
      if (ENDS.includes(sql)) return run();
      refuse(runner, context, !runner.isTransactionActive && WRITES.test(sql) ? 'A write' : undefined);
      return OpenUnit.of(runner)?.statement(run) ?? run();
    }) as typeof runner.query;
    runner.startTransaction = async (level) => {
      refuse(runner, context, runner.data[MAY_WRITE] ? undefined : 'A transaction');
      return startTransaction(level);
    };
    return runner;
  };
}

function refuse(runner: QueryRunner, context: TransactionContext, outside: string | undefined): void {
  OpenUnit.of(runner)?.requireOpen();
  const { unit } = context;
  if (unit && unit.runner !== runner) throw new Error('A query went past the open unit of work.');
  if (!unit && outside) throw new Error(`${outside} went past the unit of work.`);
}

async function discardUnanswered<T>(runner: QueryRunner, statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isUnanswered(error)) discardConnection(runner);
    throw error;
  }
}

/** A connection in an unknown state must not serve others: the next transaction on it would commit the one before. */
export function discardConnection(runner: QueryRunner): void {
  (runner as { databaseConnection?: { destroy?(): void } }).databaseConnection?.destroy?.();
}
