import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Migration } from '../../api/platform/database/schema/schema-definition.js';
import { SCHEMA } from '../../api/schema/schema.js';

/** A made-up step that only adds: a table and a column. */
export class AddMotto4102444800000 implements MigrationInterface {
  static readonly raises: Migration['raises'] = 'minor';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE IF NOT EXISTS motto_of_the_day (id varchar(36) NOT NULL, words varchar(200), CONSTRAINT motto_pk PRIMARY KEY (id))',
    );
    if (!(await runner.hasColumn('department', 'motto')))
      await runner.query('ALTER TABLE department ADD COLUMN motto varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS motto_of_the_day');
    if (await runner.hasColumn('department', 'motto'))
      await runner.query('ALTER TABLE department DROP COLUMN motto');
  }
}

/** The schema of a later version. */
export const NEWER_SCHEMA = {
  ...SCHEMA,
  migrations: [...SCHEMA.migrations, AddMotto4102444800000],
};
