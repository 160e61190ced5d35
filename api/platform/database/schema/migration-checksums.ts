import { createHash } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';
import { VERSION } from '../../config/version.js';
import type { ReadRows } from '../connection/committed-reader.js';
import { isMissingTable } from '../connection/driver-errors.js';
import type { Engine } from './foreign-tables.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaError } from './schema-error.js';

type Migrations = Pick<SchemaDefinition, 'migrations'>;
type Migration = Migrations['migrations'][number];

interface Recorded {
  name: string;
  checksum: string;
  program: string;
}

/** A migration is what it was when it was applied: a database that an edited one has made would differ from this version's tables. */
export async function requireUnchangedMigrations(
  read: ReadRows,
  engine: Engine,
  { migrations }: Migrations,
  applied: readonly string[],
): Promise<void> {
  if (applied.length === 0) return;
  const recorded = await recordedChecksums(read);
  if (!recorded)
    throw new SchemaError(
      `This database was made by a version before its release, and this is version ${VERSION}. ${adviceFor()}`,
    );
  for (const migration of migrations) {
    const then = recorded.find(({ name }) => name === migration.name);
    const checksum = await migrationChecksum(migration, engine);
    if (!then || then.checksum === checksum) continue;
    throw new SchemaError(
      `The migration ${then.name} was applied by version ${then.program} (checksum ${short(then.checksum)}) and is another one in this version, ${VERSION} (checksum ${short(checksum)}). ${adviceFor(then.program)}`,
    );
  }
}

const short = (checksum: string): string => checksum.slice(0, 8);

/** Before a release two programs of the same version may differ. */
function adviceFor(program = VERSION): string {
  const made =
    program === VERSION
      ? 'One of them is unreleased: export the company with the program that made this database'
      : `Start version ${program} and export the company there`;
  return `Nothing was changed. ${made}, or start this one with an empty database.`;
}

/** Those that a start was stopped before recording are recorded by the next one. */
export async function recordMigrations(
  dataSource: DataSource,
  engine: Engine,
  { migrations }: Migrations,
  applied: readonly string[],
): Promise<void> {
  const known = new Set(
    (await recordedChecksums((sql) => dataSource.query(sql)))?.map(({ name }) => name),
  );
  for (const migration of migrations.filter(
    ({ name }) => applied.includes(name) && !known.has(name),
  )) {
    const values = [migration.name, await migrationChecksum(migration, engine), VERSION];
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

async function recordedChecksums(read: ReadRows): Promise<Recorded[] | undefined> {
  try {
    return await read<Recorded>('SELECT name, checksum, program FROM migration_checksum');
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}
