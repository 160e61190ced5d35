import type { DataSource } from 'typeorm';
import { createDataSource, type DatabasePlace } from '../database/data-source.js';
import { isMissingTable } from '../database/driver-errors.js';
import { BackupFault } from './backup-file.js';

/** Refuses a database that somebody works with: more is in it than the admin whom a first start makes. */
export async function requireUnused(place: DatabasePlace): Promise<void> {
  const dataSource = await createDataSource(place, []).initialize();
  try {
    await refuseIfUsed(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

export async function refuseIfUsed(dataSource: DataSource): Promise<void> {
  if (await isUsed(dataSource)) throw new BackupFault('A backup is restored into an empty installation, and this one is in use. Nothing was changed.');
}

async function isUsed(dataSource: DataSource): Promise<boolean> {
  try {
    const [row] = await dataSource.query<{ people: number; departments: number; accounts: number }[]>(
      'SELECT (SELECT COUNT(*) FROM employee) AS people, (SELECT COUNT(*) FROM department) AS departments, (SELECT COUNT(*) FROM account) AS accounts',
    );
    return Number(row?.people) > 0 || Number(row?.departments) > 0 || Number(row?.accounts) > 1;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}
