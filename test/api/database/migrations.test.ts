import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { DataSource, QueryRunner } from 'typeorm';
import { createDataSource } from '../../../api/platform/database/connection/data-source.js';
import { unsupportedEngine } from '../../../api/platform/database/connection/engine-version.js';
import { migrationChecksum } from '../../../api/platform/database/schema/migration-checksums.js';
import { bringUpToDate, revertMigrations } from '../../../api/platform/database/schema/schema.js';
import { SCHEMA } from '../../../api/schema/schema.js';
import { createDatabase, ENGINE, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { everyRow, sharedWith } from '../../support/every-row.js';
import { AddMotto4102444800000, NEWER_SCHEMA } from '../../support/newer-schema.js';
import { startServer } from '../../support/server.js';

jest.setTimeout(240_000);

/** They say who did it last, and what is applied. */
const ABOUT_THEMSELVES = [
  'last_backup',
  'lease',
  'migration_checksum',
  'migrations',
  'schema_compatibility',
  'secret_fingerprint',
];

let database: TestDatabase;
let dataSource: DataSource | undefined;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  if (dataSource?.isInitialized) await dataSource.destroy();
  await database.remove();
});

async function open(schema = SCHEMA): Promise<DataSource> {
  const { DATABASE_URL } = database.environment;
  return (dataSource = await createDataSource(
    { dataDir: database.dataDir, databaseUrl: DATABASE_URL ? new URL(DATABASE_URL) : undefined },
    { ...schema, entities: [] },
  ).initialize());
}

/** A company with something in most tables, whose server has stopped. */
async function makeCompany(): Promise<void> {
  const announcing = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const server = await startServer({ DEMO_DATA: 'true' }, database);
  announcing.mockRestore();
  await server.admin();
  await server.stop();
}

describe('on a database with a company in it', () => {
  test('a step goes forward and back again, and what it did not bring stays as it was', async () => {
    await makeCompany();
    const stored = await open(NEWER_SCHEMA);
    const without = await everyRow(stored, ABOUT_THEMSELVES);
    await bringUpToDate(stored, NEWER_SCHEMA);
    const brought = await everyRow(stored, ABOUT_THEMSELVES);
    expect(Object.keys(brought).sort()).toEqual(
      [...Object.keys(without), 'motto_of_the_day'].sort(),
    );
    expect(sharedWith(brought, without)).toEqual(without);
    expect(await revertMigrations(stored, NEWER_SCHEMA, 1)).toEqual([AddMotto4102444800000.name]);
    expect(await everyRow(stored, ABOUT_THEMSELVES)).toEqual(without);
  });

  test('a version serves the same company before, after and beside a later step', async () => {
    await makeCompany();
    for (const change of [
      (stored: DataSource) => bringUpToDate(stored, NEWER_SCHEMA),
      (stored: DataSource) => revertMigrations(stored, NEWER_SCHEMA, 1),
    ]) {
      await change(await open(NEWER_SCHEMA));
      await dataSource?.destroy();
      const server = await startServer({}, database);
      await server.stop();
    }
  });

  test('a step that older versions cannot work with is noted, and no longer once it is taken back', async () => {
    class BreakMotto4102444800001 extends AddMotto4102444800000 {
      static override readonly raises = 'major';
    }
    const breaking = { ...SCHEMA, migrations: [...SCHEMA.migrations, BreakMotto4102444800001] };
    const stored = await open(breaking);
    const needed = async () =>
      (
        await stored.query<{ migration: string }[]>('SELECT migration FROM schema_compatibility')
      ).map(({ migration }) => migration);
    await bringUpToDate(stored, breaking);
    expect(await needed()).toEqual([BreakMotto4102444800001.name]);
    await revertMigrations(stored, breaking, 1);
    expect(await needed()).toEqual(['']);
  });
});

(ENGINE === 'mysql' ? test : test.skip)(
  'a migration that waits for a long transaction holds up nobody behind it, and is made afterwards',
  async () => {
    const stored = await open();
    await bringUpToDate(stored, SCHEMA);
    await stored.destroy();
    const uri = database.environment.DATABASE_URL;
    const [long, other] = [
      await mysql.createConnection({ uri }),
      await mysql.createConnection({ uri }),
    ];
    try {
      await long.beginTransaction();
      await long.query('SELECT id FROM department');
      const migrating = bringUpToDate(await open(NEWER_SCHEMA), NEWER_SCHEMA);
      await eventually(async () => {
        const [waiting] = await other.query<RowDataPacket[]>(
          "SELECT id FROM information_schema.processlist WHERE info LIKE 'ALTER TABLE department%'",
        );
        return waiting.length > 0;
      });
      // Would wait as long as the ALTER does.
      await other.query('SELECT id FROM department');
      await long.commit();
      await migrating;
      await other.query('SELECT motto FROM department');
    } finally {
      long.destroy();
      other.destroy();
    }
  },
);

describe('a schema that a newer version brought', () => {
  async function asNewer(need: string): Promise<void> {
    const stored = await open();
    await bringUpToDate(stored, SCHEMA);
    await stored.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'AddSomething9999999999999')",
    );
    await stored.query('UPDATE schema_compatibility SET migration = ?, program = ? WHERE id = 1', [
      need,
      need === '' ? '' : '9.1.0',
    ]);
    await stored.destroy();
  }

  test('is served by an older one when it only added, so that instances can be replaced one after the other', async () => {
    await asNewer('');
    const server = await startServer({}, database);
    expect((await server.client().get('/health/ready')).status).toBe(200);
    await server.stop();
  });

  test('is refused by an older one that cannot work with it, which says what to do', async () => {
    await asNewer('AddSomething9999999999999');
    await expect(startServer({}, database)).rejects.toThrow(
      /changed by version 9\.1\.0 .+ Start version 9\.1\.0 or newer, or restore a backup/,
    );
    await expect(revertMigrations(await open(), SCHEMA, 1)).rejects.toThrow(
      'Only the newer version that brought it can take back AddSomething9999999999999.',
    );
  });
});

describe('a migration that is not what it was when it was applied', () => {
  async function change(sql: string): Promise<void> {
    const stored = await open();
    await bringUpToDate(stored, SCHEMA);
    await stored.query(sql);
    await stored.destroy();
  }

  test.each([
    [
      'is refused, and both versions are named',
      "UPDATE migration_checksum SET checksum = 'another checksum', program = '0.9.0'",
      /^This database was made by version 0\.9\.0, and this is version \d\S+ \(\w+\), in which Baseline1800000000000 is another one \(checksum [0-9a-f]{8} instead of another \)\. Nothing was changed\. Export the company with version 0\.9\.0, start this one with an empty database, or keep all of it: npm run backup -- --as-is FILE\.$/,
    ],
    [
      'is refused where no checksums were kept',
      'DROP TABLE migration_checksum',
      /^This database was made by a version before the first release, and this is version \S+ \(\w+\)\. Nothing was changed\. Export the company with the program that made this database,/,
    ],
  ])('%s', async (_, sql, refused) => {
    await change(sql);
    await expect(startServer({}, database)).rejects.toThrow(refused);
  });

  test('is recorded by the next start when this one was stopped before', async () => {
    await change('DELETE FROM migration_checksum');
    const stored = await open();
    await bringUpToDate(stored, SCHEMA);
    expect(await stored.query('SELECT name FROM migration_checksum ORDER BY name')).toEqual(
      SCHEMA.migrations.map(({ name }) => ({ name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  test.each(['embedded', 'server'] as const)(
    'has the same checksum each time it is computed (%s)',
    async (engine) => {
      class ReadsRows1900000000000 {
        static readonly raises = 'minor';
        async up(runner: QueryRunner): Promise<void> {
          const rows = (await runner.query('SELECT id FROM department')) as { id: string }[];
          for (const { id } of rows)
            await runner.query('UPDATE department SET name = ? WHERE id = ?', ['New', id]);
        }
        async down(): Promise<void> {}
      }
      for (const migration of [...SCHEMA.migrations, ReadsRows1900000000000])
        expect(await migrationChecksum(migration, engine)).toBe(
          await migrationChecksum(migration, engine),
        );
    },
  );
});

test('a database server that is too old is refused, by its own words', () => {
  expect(unsupportedEngine('10.11.19-MariaDB-0+deb12u1')).toBeUndefined();
  expect(unsupportedEngine('5.5.5-11.8.2-MariaDB')).toBeUndefined();
  expect(unsupportedEngine('8.4.3')).toBeUndefined();
  expect(unsupportedEngine('8.0.11-TiDB-v8.5.1')).toBeUndefined();
  expect(unsupportedEngine('10.6.18-MariaDB')).toBe(
    'The database server is MariaDB 10.6.18-MariaDB; MariaDB 10.11 or newer is needed.',
  );
  expect(unsupportedEngine('5.7.44')).toMatch(
    /^The database server is MySQL 5\.7\.44; MySQL 8\.4 or newer/,
  );
});
