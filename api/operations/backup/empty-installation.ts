import type { DataSource } from 'typeorm';
import {
  type DatabaseLocation,
  withDataSource,
} from '../../platform/database/connection/data-source.js';
import { isMissingTable } from '../../platform/database/connection/driver-errors.js';
import { readRowsFrom } from '../../platform/database/connection/reader.js';
import { requireNoForeignTables } from '../../platform/database/schema/foreign-tables.js';
import type { SchemaDefinition } from '../../platform/database/schema/schema-definition.js';
import { BackupError } from './backup-file.js';

/** A database is in use if it has more than the admin whom the first start creates. */
export async function requireEmptyInstallation(
  location: DatabaseLocation,
  schema: SchemaDefinition,
): Promise<void> {
  await withDataSource(location, async (dataSource) => {
    await requireNoForeignTables(readRowsFrom(dataSource), 'embedded', schema);
    await refuseIfUsed(dataSource);
  });
}

export async function refuseIfUsed(dataSource: DataSource): Promise<void> {
  if (await isUsed(dataSource))
    throw new BackupError(
      'A backup is restored into an empty installation, and this one is in use. Nothing was changed.',
    );
}

async function isUsed(dataSource: DataSource): Promise<boolean> {
  try {
    const [row] = await dataSource.query<
      { people: number; departments: number; accounts: number }[]
    >(
      'SELECT (SELECT COUNT(*) FROM employee) AS people, (SELECT COUNT(*) FROM department) AS departments, (SELECT COUNT(*) FROM account) AS accounts',
    );
    return Number(row?.people) > 0 || Number(row?.departments) > 0 || Number(row?.accounts) > 1;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}
