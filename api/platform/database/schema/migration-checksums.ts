import { createHash } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import { PROGRAM } from '../../config/version.js';
import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingTable } from '../connection/driver-errors.js';
import type { Engine } from './foreign-tables.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaError } from './schema-error.js';

type Migrations = Pick<SchemaDefinition, 'migrations'>;
type Migration = Migrations['migrations'][number];

export interface RecordedMigration {
  name: string;
  checksum: string;
  /** The version that applied it. */
  program: string;
}

/** A migration is what it was when it was applied: a database that an edited one has made would differ from this version's tables. */
export async function requireUnchangedMigrations(
  read: ReadRows,
  engine: Engine,
  schema: Migrations,
  applied: readonly string[],
): Promise<void> {
  if (applied.length === 0) return;
  const changed = await changedMigration(engine, schema, await recordedMigrations(read));
  if (!changed) return;
  throw new SchemaError(
    `This database was made by ${changed.madeBy}, and this is version ${PROGRAM}${changed.difference}. Nothing was changed. ` +
      `Export the company with ${changed.program ? `version ${changed.program}` : 'the program that made this database'}, start this one with an empty database, or keep all of it: npm run backup -- --as-is FILE.`,
  );
}

export interface ChangedMigration {
  madeBy: string;
  /** Undefined where no checksums were kept. */
  program?: string;
  difference: string;
}

/** Why this version cannot work with tables that another one has made; undefined if it can. */
export async function changedMigration(
  engine: Engine,
  { migrations }: Migrations,
  recorded: RecordedMigration[] | undefined,
): Promise<ChangedMigration | undefined> {
  if (!recorded) return { madeBy: 'a version before the first release', difference: '' };
  for (const migration of migrations) {
    const then = recorded.find(({ name }) => name === migration.name);
    const checksum = await migrationChecksum(migration, engine);
    if (!then || then.checksum === checksum) continue;
    return {
      madeBy: `version ${then.program}`,
      program: then.program,
      difference: `, in which ${then.name} is another one (checksum ${short(checksum)} instead of ${short(then.checksum)})`,
    };
  }
  return undefined;
}

const short = (checksum: string): string => checksum.slice(0, 8);

/** Those that a start was stopped before recording are recorded by the next one. */
export async function recordMigrations(
  dataSource: DataSource,
  engine: Engine,
  { migrations }: Migrations,
  applied: readonly string[],
): Promise<void> {
  const known = new Set(
    (await recordedMigrations((sql) => dataSource.query(sql)))?.map(({ name }) => name),
  );
  for (const migration of migrations.filter(
    ({ name }) => applied.includes(name) && !known.has(name),
  )) {
    const values = [migration.name, await migrationChecksum(migration, engine), PROGRAM];
    await dataSource.transaction((manager) =>
      manager.query(
        'INSERT INTO migration_checksum (name, checksum, program) VALUES (?, ?, ?)',
        values,
      ),
    );
  }
}

export async function forgetMigration(dataSource: DataSource, name: string): Promise<void> {
  await dataSource
    .transaction((manager) =>
      manager.query('DELETE FROM migration_checksum WHERE name = ?', [name]),
    )
    .catch((error: unknown) => {
      // The first migration has taken the table itself back.
      if (!isMissingTable(error)) throw error;
    });
}

/** Taken of the statements that it runs on an empty database, where its queries find no rows. */
export async function migrationChecksum(Migration: Migration, engine: Engine): Promise<string> {
  const hash = createHash('sha256');
  const record = (call: string, args: unknown[]) => {
    hash.update(`${call} ${JSON.stringify(args)}\n`);
    return call === 'query' ? [] : undefined;
  };
  const options = { type: engine === 'server' ? 'mysql' : 'better-sqlite3' };
  const recorder = new Proxy(
    {},
    {
      get: (_, call) =>
        call === 'dataSource'
          ? { options }
          : async (...args: unknown[]) => record(String(call), args),
    },
  );
  await new Migration().up(recorder as QueryRunner);
  return hash.digest('hex');
}

/** In their order. Undefined before the first release. */
export async function recordedMigrations(read: ReadRows): Promise<RecordedMigration[] | undefined> {
  try {
    const rows = await read<RecordedMigration>(
      'SELECT name, checksum, program FROM migration_checksum',
    );
    return rows.sort((one, other) => numberOf(one) - numberOf(other));
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

function numberOf({ name }: RecordedMigration): number {
  return Number(name.slice(-13));
}
