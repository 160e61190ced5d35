import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeIndexes } from '../change-indexes.js';

/** Admins are few and are asked for. */
export class IndexAccountRoles1763700000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await changeIndexes(runner, 'account', { and: { account_by_role: 'role, id' } });
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'mysql') await runner.query('ALTER TABLE account DROP INDEX account_by_role');
    else await runner.query('DROP INDEX account_by_role');
  }
}
