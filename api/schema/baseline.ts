import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CODE } from '../platform/config/folders.js';
import { SchemaError } from '../platform/database/schema/schema-error.js';

/** The tables of 1.0.0, as files that never change. */
export class Baseline1800000000000 implements MigrationInterface {
  static readonly raises = 'minor';

  /** Repeatable, since a server does not roll back what a stopped start has created. */
  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.dataSource.options.type === 'mysql' ? 'mariadb' : 'sqlite';
    const file = readFileSync(join(CODE, 'schema', `1.0.0.${engine}.sql`), 'utf8');
    for (const statement of file.trim().split(/;\n+/)) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new SchemaError(
      'The first migration is the whole database and is not taken back. To begin anew, use an empty database.',
    );
  }
}
