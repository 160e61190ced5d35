import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from '../create-table.js';

export class CreatePayroll1763700000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'payroll',
      lines: ['id varchar(36) NOT NULL', 'month varchar(7) NOT NULL', 'paid bigint NOT NULL', 'records int NOT NULL', 'CONSTRAINT payroll_pk PRIMARY KEY (id)'],
      indexes: { payroll_by_month: 'month, paid' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS payroll');
  }
}
