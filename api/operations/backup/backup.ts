import { existsSync } from 'node:fs';
import { readStoredCompany } from '../../company/stored-company.js';
import { Company } from '../../platform/config/company.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { PROGRAM } from '../../platform/config/version.js';
import { openSnapshot, type Snapshot } from '../../platform/database/connection/snapshot.js';
import { foreignTables } from '../../platform/database/schema/foreign-tables.js';
import {
  changedMigration,
  recordedMigrations,
} from '../../platform/database/schema/migration-checksums.js';
import { appliedMigrations } from '../../platform/database/schema/schema.js';
import { SCHEMA } from '../../schema/schema.js';
import { backedUpTables, type BackedUpTable } from './backed-up-tables.js';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  BackupError,
  encodeCell,
  type BackupEnd,
  type BackupHeader,
  type TableLine,
} from './backup-file.js';
import { writeBackup } from './backup-writer.js';

export type BackupProgress = (table: string, rows: number) => void;

export async function makeBackup(
  configuration: Configuration,
  file: string,
  progress: BackupProgress,
  { asIs = false } = {},
): Promise<BackupEnd['rows']> {
  if (existsSync(file)) throw new BackupError(`${file} is there already.`);
  const snapshot = await openSnapshot(configuration, SCHEMA, { asIs });
  try {
    const rows: BackupEnd['rows'] = {};
    await writeBackup(
      file,
      linesOf(snapshot, configuration, rows, progress, asIs),
      () => rows,
      configuration.backupPassphrase,
    );
    return rows;
  } finally {
    await snapshot.close();
  }
}

export function fingerprintOf({ secret }: Pick<Configuration, 'secret'>): string {
  return secret.hash('backup', 'fingerprint');
}

async function* linesOf(
  snapshot: Snapshot,
  configuration: Configuration,
  rows: BackupEnd['rows'],
  progress: BackupProgress,
  asIs: boolean,
): AsyncIterable<string> {
  const engine = configuration.databaseUrl ? 'server' : 'embedded';
  const checksums = await recordedMigrations(snapshot.read);
  // In another program's schema nobody knows which tables are foreign.
  const isOwn = !asIs || !(await changedMigration(engine, SCHEMA, checksums));
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    program: PROGRAM,
    company: isOwn ? new Company(configuration, await readStoredCompany(snapshot.read)).name : '',
    madeAt: new Date().toISOString(),
    engine,
    migrations: await appliedMigrations(snapshot.read),
    checksums,
    secret: fingerprintOf(configuration),
  };
  yield JSON.stringify(header);
  const foreign = isOwn ? await foreignTables(snapshot.read, engine, SCHEMA) : [];
  for (const table of await backedUpTables(snapshot.read, engine, foreign)) {
    const line: TableLine = { table: table.name, columns: table.columns };
    yield JSON.stringify(line);
    let count = 0;
    for await (const batch of snapshot.stream(selectAll(table))) {
      count += batch.length;
      yield batch.map((row) => JSON.stringify(row.map(encodeCell))).join('\n');
    }
    rows[table.name] = count;
    progress(table.name, count);
  }
}

function selectAll({ name, columns, key }: BackedUpTable): string {
  return `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`;
}
