import type { DataSource, QueryRunner } from 'typeorm';
import { isQueryTimeout } from '../connection/driver-errors.js';
import type { DatabaseMetrics } from '../database-metrics.js';
import { OpenUnit } from './open-unit.js';
import type { TransactionContext } from './transaction-context.js';

export const MAY_WRITE = 'mayWrite';

const WRITE = /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i;
const TRANSACTION_ENDS = ['COMMIT', 'ROLLBACK'];

/** A write outside a unit of work, or a query beside or after the open one, is a bug and fails at once. */
export function guardQueries(
  dataSource: DataSource,
  context: TransactionContext,
  metrics: DatabaseMetrics,
): void {
  const create = dataSource.driver.createQueryRunner.bind(dataSource.driver);
  dataSource.driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...call: unknown[]) => Promise<unknown>;
    const startTransaction = runner.startTransaction.bind(runner);
    runner.query = (async (sql: string, ...rest: unknown[]) => {
      const run = () => metrics.statement(sql, () => discardOnTimeout(runner, query(sql, ...rest)));
      if (TRANSACTION_ENDS.includes(sql)) return run();
      requireAllowed(
        runner,
        context,
        !runner.isTransactionActive && WRITE.test(sql) ? 'A write' : undefined,
      );
      return OpenUnit.of(runner)?.statement(run) ?? run();
    }) as typeof runner.query;
    runner.startTransaction = async (level) => {
      requireAllowed(runner, context, runner.data[MAY_WRITE] ? undefined : 'A transaction');
      return startTransaction(level);
    };
    return runner;
  };
}

function requireAllowed(
  runner: QueryRunner,
  context: TransactionContext,
  forbidden: string | undefined,
): void {
  OpenUnit.of(runner)?.requireOpen();
  const { unit } = context;
  if (unit && unit.runner !== runner) throw new Error('A query bypassed the open unit of work.');
  if (!unit && forbidden) throw new Error(`${forbidden} went past the unit of work.`);
}

async function discardOnTimeout<T>(runner: QueryRunner, statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isQueryTimeout(error)) discardConnection(runner);
    throw error;
  }
}

/** On a connection in an unknown state, the next transaction could commit the previous one. */
export function discardConnection(runner: QueryRunner): void {
  (runner as { databaseConnection?: { destroy?(): void } }).databaseConnection?.destroy?.();
}
