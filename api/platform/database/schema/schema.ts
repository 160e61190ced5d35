import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { VERSION } from '../../config/version.js';
import type { ReadRows } from '../connection/committed-reader.js';
import { isLocked, isMissingColumn, isMissingTable, isSerializationFailure } from '../connection/driver-errors.js';
import { requireEngineVersion } from '../connection/engine-version.js';
import { requireOwn, type Engine } from './foreign-tables.js';
import { Lease } from '../transaction/lease.js';
import { readsOf } from '../connection/reader.js';
import { requireWhole } from './restore-mark.js';
import type { SchemaDefinition } from './schema-definition.js';
import { SchemaFault } from './schema-fault.js';

const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/** Brings the schema up to date under a lease, so that several instances can start at once. Refuses one that is not for this program. */
export async function bringUpToDate(dataSource: DataSource, schema: SchemaDefinition, { restoring = false } = {}): Promise<void> {
  if (dataSource.options.type === 'mysql') await requireEngineVersion(readsOf(dataSource));
  if (!restoring) await requireWhole(readsOf(dataSource));
  await requireOwn(readsOf(dataSource), engineOf(dataSource), schema);
  await Lease.createTable(dataSource);
  await Lease.hold(dataSource, 'migrations', async () => {
    await requireKnown(readsOf(dataSource), schema);
    await migrate(dataSource);
    await noteNeed(dataSource, schema);
  });
}

/** Instances that serve meanwhile may keep a step from the lock it needs, and the server then gives it up (1205). Each step may be repeated. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if (!(isSerializationFailure(error) || isLocked(error)) || performance.now() > deadline) throw error;
      new Logger('Database').warn('The schema is in use; trying again.');
      await sleep(RETRY_MS);
    }
  }
}

/** Takes the newest migrations back, one after the other; what only they had a place for is lost. Returns their names. */
export async function takeBack(dataSource: DataSource, schema: SchemaDefinition, count: number): Promise<string[]> {
  await requireWhole(readsOf(dataSource));
  await requireOwn(readsOf(dataSource), engineOf(dataSource), schema);
  await Lease.createTable(dataSource);
  const undone: string[] = [];
  await Lease.hold(dataSource, 'migrations', async () => {
    const unknown = (await appliedMigrations(readsOf(dataSource))).filter((name) => !isKnown(schema, name));
    if (unknown.length > 0) throw new SchemaFault(`Only the newer version that brought it can take back ${unknown.join(', ')}.`);
    for (let n = 0; n < count; n++) {
      const newest = (await appliedMigrations(readsOf(dataSource))).at(-1);
      if (!newest) break;
      await dataSource.undoLastMigration();
      undone.push(newest);
    }
    await noteNeed(dataSource, schema);
  });
  return undone;
}

/** Names in the order in which they were applied; none where there is no schema yet. */
export async function appliedMigrations(read: ReadRows): Promise<string[]> {
  const rows = await orNone(read<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp'));
  return rows.map(({ name }) => name);
}

export function isKnown({ migrations }: SchemaDefinition, migration: string): boolean {
  return migrations.some(({ name }) => name === migration);
}

/** A newer program's schema is fine as long as it only added to what this one knows. */
export async function requireKnown(read: ReadRows, schema: SchemaDefinition): Promise<void> {
  const [need] = await orNone(read<{ migration: string; program: string }>('SELECT migration, program FROM schema_compatibility'));
  if (!need || need.migration === '' || isKnown(schema, need.migration)) return;
  throw new SchemaFault(
    `This database was changed by version ${need.program} in a way that older versions cannot work with, and this is version ${VERSION}. ` +
      `Start version ${need.program} or newer, or restore a backup from before. With version ${need.program}, npm run migrate -- back takes such changes back.`,
  );
}

function engineOf({ options }: DataSource): Engine {
  return options.type === 'mysql' ? 'server' : 'embedded';
}

async function noteNeed(dataSource: DataSource, schema: SchemaDefinition): Promise<void> {
  const applied = new Set(await appliedMigrations(readsOf(dataSource)));
  if (applied.size === 0 || [...applied].some((name) => !isKnown(schema, name))) return;
  const newest = schema.breaking.filter(({ name }) => applied.has(name)).at(-1)?.name ?? '';
  const values = [newest, newest === '' ? '' : VERSION, newest];
  await dataSource.transaction((manager) => manager.query('UPDATE schema_compatibility SET migration = ?, program = ? WHERE id = 1 AND migration <> ?', values));
}

/** Tables that the schema does not have yet hold nothing, nor do somebody else's of the same name. */
async function orNone<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (isMissingTable(error) || isMissingColumn(error)) return [];
    throw error;
  }
}
